import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { announceBooking } from '../announce.ts';
import { changeStatusIn } from '../lifecycle/change-status.ts';
import { listRepeatedRows, lockSeriesFrom } from './repeat-queries.ts';

/**
 * Cancels a booking of a series and all later ones that are still to come; their customer gets one message. Gives how many
 * these were. Throws not_found, not_possible.
 */
export async function cancelSeries(deps: Deps, actor: MemberActor, id: number, reason: string): Promise<number> {
  const [booking] = await listRepeatedRows(deps.db, actor.member.id, id);
  if (!booking) throw problem('not_found');
  const { venue_id: venueId, series_id: seriesId } = booking;
  if (seriesId === null) throw problem('not_possible');
  const cancelled = await deps.db.transaction().execute(async (tx) => {
    const ids = await lockSeriesFrom(tx, { venueId, seriesId }, booking.starts_at, toDate(deps.clock.now()));
    for (const one of ids) await changeStatusIn(deps, tx, actor, { id: one, verb: 'cancel', reason });
    const [first] = ids;
    if (first === undefined) throw problem('not_possible');
    await announceBooking(deps, tx, { kind: 'booking.series_cancelled', bookingId: first, by: 'vendor' });
    return ids.length;
  });
  deps.changes.publish([`times-${venueId}`]);
  return cancelled;
}
