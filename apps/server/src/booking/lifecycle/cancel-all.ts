import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { announceFreedTime } from '../announce.ts';
import { closeProposal } from '../proposals/proposal-queries.ts';
import { heldStatuses } from '../rules.ts';
import { insertBookingEvent, lockUpcomingOf, updateStatus } from './booking-state-queries.ts';

/**
 * Cancels every upcoming booking of a customer who leaves for good, whatever time is left, and tells the venues alone.
 * Gives the venues, whose change is published after the commit.
 */
export async function cancelAllOf(deps: Deps, tx: Database, customerId: number): Promise<number[]> {
  const now = toDate(deps.clock.now());
  const rows = await lockUpcomingOf(tx, customerId, now);
  for (const ref of rows.filter(({ id, bookingId }) => id === bookingId)) {
    const { id, venue_id } = ref;
    await updateStatus(tx, ref, { from: heldStatuses, to: 'cancelled', now });
    await closeProposal(tx, id, 'lapsed');
    const step = { verb: 'cancel', status: 'cancelled', actor_id: customerId, created_at: now };
    await insertBookingEvent(tx, { venue_id, booking_id: id, ...step });
    await deps.outbox.add(tx, { kind: 'booking.cancelled', bookingId: id, by: 'customer', to: 'venue' });
    const freed = rows.filter(({ bookingId }) => bookingId === id);
    await announceFreedTime(deps, tx, freed);
  }
  return [...new Set(rows.map(({ venue_id: venueId }) => venueId))];
}
