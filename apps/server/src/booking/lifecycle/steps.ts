import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { listBookingStates, updateCheckIn } from './booking-state-queries.ts';
import { lockForStep, recordStep, changeStatus } from './change-status.ts';
import { publishBookingChange } from '../announce.ts';

/** The venue accepts a pending booking. Throws not_found, not_possible. */
export const confirmBooking = (deps: Deps, actor: MemberActor, id: number): Promise<void> =>
  changeStatus(deps, actor, { id, verb: 'confirm' }, 'booking.confirmed');

/** The venue declines a pending booking and says why. Throws not_found, not_possible. */
export const declineBooking = (deps: Deps, actor: MemberActor, id: number, reason: string): Promise<void> =>
  changeStatus(deps, actor, { id, verb: 'decline', reason }, 'booking.declined');

/**
 * Cancels a booking: the customer in time, the venue at any time with a reason. Throws not_found, not_possible,
 * too_late, invalid.
 */
export async function cancelBooking(deps: Deps, actor: MemberActor, id: number, reason: string): Promise<void> {
  const [row] = await listBookingStates(deps.db, actor.language, actor.member.id, id);
  if (row && row.customer_id !== actor.member.id && reason === '') throw invalid({ reason: ['required'] });
  await changeStatus(deps, actor, { id, verb: 'cancel', reason }, 'booking.cancelled');
}

/** The venue completes a booking: its customer came. Throws not_found, not_possible, too_early. */
export const completeBooking = (deps: Deps, actor: MemberActor, id: number): Promise<void> =>
  changeStatus(deps, actor, { id, verb: 'complete' });

/** The venue marks a booking as a no-show: its customer did not come. Throws not_found, not_possible, too_early. */
export const markNoShow = (deps: Deps, actor: MemberActor, id: number): Promise<void> =>
  changeStatus(deps, actor, { id, verb: 'no_show' });

/**
 * The venue undoes a no-show within ten minutes: the booking is confirmed again. Throws
 * not_found, not_possible, slot_taken.
 */
export const undoNoShow = (deps: Deps, actor: MemberActor, id: number): Promise<void> =>
  changeStatus(deps, actor, { id, verb: 'undo_no_show' });

/** The venue checks a customer in; a second time changes nothing. Throws not_found, not_possible, too_early. */
export const checkIn = (deps: Deps, actor: MemberActor, id: number): Promise<void> =>
  changeCheckIn(deps, actor, { id, verb: 'check_in' });

/** The venue undoes a check-in on the same day. Throws not_found, not_possible. */
export const undoCheckIn = (deps: Deps, actor: MemberActor, id: number): Promise<void> =>
  changeCheckIn(deps, actor, { id, verb: 'undo_check_in' });

/** A device that was offline may send what another one has recorded meanwhile, so a repetition is no error. */
async function changeCheckIn(
  deps: Deps,
  actor: MemberActor,
  input: { id: number; verb: 'check_in' | 'undo_check_in' },
) {
  const venueId = await deps.db.transaction().execute(async (tx) => {
    const locked = await lockForStep(deps, tx, actor, input);
    const hasArrived = input.verb === 'check_in';
    if (hasArrived === (locked.first.checked_in_at !== null)) return undefined;
    await updateCheckIn(tx, locked.first, hasArrived ? toDate(deps.clock.now()) : null);
    await recordStep(deps, tx, actor, locked);
    return locked.first.venue_id;
  });
  if (venueId !== undefined) publishBookingChange(deps, venueId);
}
