import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import {
  type Assignment,
  dateAt,
  type PlanInput,
  type RequestedItem,
  requireEmployees,
} from '#app/availability/availability.ts';
import { findPublishedTreatments } from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import { invalid, problem } from '#app/http/problem.ts';
import type { BookingStateRow } from '../lifecycle/booking-state-queries.ts';
import type { AssignedPlace, ItemMove } from './move-queries.ts';

/**
 * Where a booking moves to. `employeeId` is for the first treatment: undefined keeps its employee, null means any who
 * is free. Without `durationMinutes` it takes as long as before.
 */
export type MoveTarget = {
  readonly date: string;
  readonly time: string;
  readonly employeeId: number | null | undefined;
  readonly durationMinutes?: number | undefined;
};

/** The plan input for a booking at another time. Throws invalid where a treatment is no longer offered, not_found. */
export async function planInputAt(
  deps: Deps,
  rows: readonly BookingStateRow[],
  target: MoveTarget,
  isByVenue = false,
): Promise<PlanInput> {
  const { durationMinutes } = target;
  // Of several treatments it would not be clear which one changes.
  if (durationMinutes !== undefined && rows.length > 1) throw invalid({ duration: ['not_together'] });
  const treatments = await findPublishedTreatments(
    deps.db,
    rows.flatMap(({ treatment_id: id }) => id ?? []),
  );
  const items = rows.map((row, index): RequestedItem => {
    const treatment = treatments.find(({ treatmentId }) => treatmentId === row.treatment_id);
    if (!treatment) throw invalid({ time: ['not_offered'] });
    const requestedId = index === 0 ? target.employeeId : null;
    const employeeId = requestedId === undefined ? row.employee_id : (requestedId ?? undefined);
    return { treatment: withDuration(treatment, durationMinutes ?? row.duration), employeeId };
  });
  // A venue may give it to somebody else of its own, after a warning.
  if (!isByVenue) requireEmployees(items);
  const [first, ...others] = items;
  const [row] = rows;
  if (!first || !row) throw problem('not_found');
  const preferences = { isForWoman: row.for_woman, needsFemaleStaff: row.female_staff };
  const when = { date: target.date, time: target.time };
  return { items: [first, ...others], isTogether: beginTogether(rows), preferences, ...when, exceptBookingId: row.id };
}

/** A booked treatment lasts as long as it was booked for, or as the venue says now; the service may say otherwise. */
const withDuration = (treatment: RequestedItem['treatment'], duration: number): RequestedItem['treatment'] =>
  treatment.durationMinutes === duration ? treatment : { ...treatment, durationMinutes: duration, processing: null };

/** An instant as a target, which is in the time of Baghdad. */
export const targetAt = (startsAt: Date, employeeId: number | null): MoveTarget => ({
  ...inBaghdad(startsAt.getTime()),
  employeeId,
});

/** Whether the treatments of a booking begin at the same time, each by another employee: they move so, too. */
export const beginTogether = (rows: readonly Pick<BookingStateRow, 'starts_at'>[]): boolean =>
  rows.length > 1 && rows.every(({ starts_at: at }) => +at === +(rows[0]?.starts_at ?? 0));

/** From the first start to the last end of a booking where a candidate leads it; undefined where it leads nowhere. */
export function spanOf(rows: readonly Pick<BookingStateRow, 'duration'>[], candidate: readonly Assignment[]) {
  const [start] = candidate;
  if (!start) return undefined;
  const ends = candidate.map(({ minute }, index) => minute + (rows[index]?.duration ?? 0));
  return { from: dateAt(start.minute), to: dateAt(Math.max(...ends)) };
}

/** Whether a booking already is where a candidate leads; the employee counts unless any will do. */
export const isAssignedAs = (
  rows: readonly BookingStateRow[],
  candidate: readonly Assignment[],
  { employeeId, durationMinutes }: MoveTarget,
): boolean =>
  rows.every((row, index) => {
    const taken = candidate[index];
    if (!taken || +dateAt(taken.minute) !== +row.starts_at) return false;
    if ((durationMinutes ?? row.duration) !== row.duration) return false;
    return employeeId === null || taken.employeeId === row.employee_id;
  });

/** What a booking's row says of its place: another one where it has been moved. */
export const assignmentKey = (row: BookingStateRow | undefined) =>
  row && `${+row.starts_at} ${row.employee_id} ${row.duration}`;

/** The place of a booking's rows. */
export const placeOf = (rows: readonly BookingStateRow[]): AssignedPlace =>
  rows
    .toSorted((one, other) => one.id - other.id)
    .map(({ starts_at: at, employee_id, duration }) => ({ starts_at: at.getTime(), employee_id, duration }));

/** The place to which a move leads. */
export const placeAfter = (itemMoves: readonly ItemMove[]): AssignedPlace =>
  itemMoves
    .toSorted((one, other) => one.id - other.id)
    .map(({ starts_at: at, employee_id, duration_minutes: duration }) => ({
      starts_at: at.getTime(),
      employee_id,
      duration,
    }));

/** Whether two places are one. */
export const isSamePlace = (one: AssignedPlace, other: AssignedPlace): boolean =>
  isSameTime(one, other) && one.every(({ employee_id: id }, index) => id === other[index]?.employee_id);

/** Whether a booking keeps its time, and only who gives it is another. */
export const changesEmployeesAlone = (from: AssignedPlace, to: AssignedPlace): boolean =>
  isSameTime(from, to) && !isSamePlace(from, to);

const isSameTime = (one: AssignedPlace, other: AssignedPlace): boolean =>
  one.length === other.length &&
  one.every(
    ({ starts_at: at, duration }, index) => at === other[index]?.starts_at && duration === other[index]?.duration,
  );
