import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { readVisit, updateArrival } from '../life-queries.ts';
import { holdForStep, noteStep, takeStep } from './take-step.ts';
import { publishStep } from './tell.ts';

/** The house accepts a pending booking. Throws not_found, not_possible. */
export const confirmBooking = (deps: Deps, actor: MemberActor, id: number): Promise<void> =>
  takeStep(deps, actor, { id, verb: 'confirm' }, 'booking.confirmed');

/** The house declines a pending booking and says why. Throws not_found, not_possible. */
export const declineBooking = (deps: Deps, actor: MemberActor, id: number, reason: string): Promise<void> =>
  takeStep(deps, actor, { id, verb: 'decline', reason }, 'booking.declined');

/**
 * Cancels a booking: the customer in time, the house at any time with a reason. Throws not_found, not_possible, too_late,
 * invalid.
 */
export async function cancelBooking(deps: Deps, actor: MemberActor, id: number, reason: string): Promise<void> {
  const [row] = await readVisit(deps.db, actor.language, actor.member.id, id);
  if (row && row.customer_id !== actor.member.id && reason === '') throw invalid({ reason: ['required'] });
  await takeStep(deps, actor, { id, verb: 'cancel', reason }, 'booking.cancelled');
}

/** The house says that a visit took place. Throws not_found, not_possible, too_early. */
export const completeBooking = (deps: Deps, actor: MemberActor, id: number): Promise<void> =>
  takeStep(deps, actor, { id, verb: 'complete' });

/** The house says that the customer did not come. Throws not_found, not_possible, too_early. */
export const markNoShow = (deps: Deps, actor: MemberActor, id: number): Promise<void> =>
  takeStep(deps, actor, { id, verb: 'no_show' });

/** The house says that a guest is there; said twice it stands once. Throws not_found, not_possible, too_early. */
export const checkIn = (deps: Deps, actor: MemberActor, id: number): Promise<void> =>
  noteArrival(deps, actor, { id, verb: 'check_in' });

/** The house takes back on the same day that a guest is there. Throws not_found, not_possible. */
export const undoCheckIn = (deps: Deps, actor: MemberActor, id: number): Promise<void> =>
  noteArrival(deps, actor, { id, verb: 'undo_check_in' });

/** A desk that had no line may send what another desk has noted meanwhile: that is no fault. */
async function noteArrival(deps: Deps, actor: MemberActor, asked: { id: number; verb: 'check_in' | 'undo_check_in' }) {
  const house = await deps.db.transaction().execute(async (tx) => {
    const held = await holdForStep(deps, tx, actor, asked);
    const isThere = asked.verb === 'check_in';
    if (isThere === (held.first.checked_in_at !== null)) return undefined;
    await updateArrival(tx, held.first, isThere ? toDate(deps.clock.now()) : null);
    await noteStep(deps, tx, actor, held);
    return held.first.establishment_id;
  });
  if (house !== undefined) publishStep(deps, house);
}
