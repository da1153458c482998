import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { announceBooking, publishBookingChange } from '../announce.ts';
import { upholdOpenDispute } from '../attendance/attendance-queries.ts';
import { updateStatus } from './booking-state-queries.ts';
import { lockForStep, recordStep } from './change-status.ts';

type CorrectBookingInput = { readonly status: 'completed' | 'no_show'; readonly reason: string };

/**
 * The venue corrects what it said became of a booking, within seven days of its start, and says why. Reliability,
 * reports and what a review weighs follow from the status. Throws not_found, not_possible (with the present state),
 * correction_over, booking_reviewed.
 */
export async function correctBooking(
  deps: Deps,
  actor: MemberActor,
  id: number,
  { status, reason }: CorrectBookingInput,
): Promise<void> {
  const venueId = await deps.db.transaction().execute(async (tx) => {
    const locked = await lockForStep(deps, tx, actor, { id, verb: 'correct' });
    const { first, step } = locked;
    const now = toDate(deps.clock.now());
    if (step.to !== status) throw problem('not_possible', { body: { status: step.from } });
    if (!(await updateStatus(tx, first, { from: [step.from], to: status, now }))) throw problem('not_possible');
    await recordStep(deps, tx, actor, locked, reason);
    // The venue agrees with its customer: there is nothing left to decide.
    if (status === 'completed') await upholdOpenDispute(tx, first, { by: actor.member.id, now });
    else await announceBooking(deps, tx, { kind: 'booking.corrected', bookingId: id, by: 'vendor' });
    return first.venue_id;
  });
  publishBookingChange(deps, venueId);
}
