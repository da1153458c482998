import type { BookingChoices } from '../booking-choices.ts';
import type { BookingRequest } from './place-booking-outcome.ts';

/** Whether a request was made with some choices: the same treatments, together or not, employee and slot. */
export const isSameChoice = (
  request: BookingRequest,
  { treatmentId, moreTreatmentIds, isTogether, employeeId, date, time }: BookingChoices,
): boolean =>
  request.date === date &&
  request.time === time &&
  request.employeeId === (employeeId ?? null) &&
  request.treatmentId === (treatmentId ?? request.treatmentId) &&
  (request.together !== undefined) === (isTogether ?? false) &&
  request.moreTreatmentIds.join() === (moreTreatmentIds ?? []).join();
