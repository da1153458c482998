import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { moveVisit } from './move-visit.ts';

/** A time that somebody wants, as the contract parsed it. */
export type WantedTime = { booking_date: string; time: string; employee_id?: number | null | undefined };

/** The customer moves a booking at its price. Throws not_found, not_possible, too_late, invalid, slot_taken. */
export const rescheduleBooking = (deps: Deps, actor: MemberActor, id: number, wanted: WantedTime): Promise<void> =>
  moveVisit(deps, actor, { id, verb: 'reschedule' }, targetOf(wanted));

/**
 * The house moves a booking in its state and at its price, also within its lead time and off its grid of starts. Throws
 * not_found, not_possible, invalid, slot_taken.
 */
export const moveBooking = (deps: Deps, actor: MemberActor, id: number, wanted: WantedTime): Promise<void> =>
  moveVisit(deps, actor, { id, verb: 'move' }, targetOf(wanted));

const targetOf = ({ booking_date: date, time, employee_id: employeeId }: WantedTime) => ({ date, time, employeeId });
