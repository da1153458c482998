import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { BookingEvent, Recipient } from '#app/database/outbox/events.ts';

/** What became of a booking, and by whom. */
export type BookingMessageEvent = Omit<BookingEvent, 'to'>;

/** Tells what became of a booking, once to each whom it concerns: what one does not get is not sent to the other again. */
export async function announceBooking(
  deps: Deps,
  tx: Database,
  { kind, bookingId, by }: BookingMessageEvent,
): Promise<void> {
  await deps.outbox.add(tx, ...recipients(kind, by).map((to) => ({ kind, bookingId, by, to })));
}

/** Says that a booking of a venue is not what it was although it holds the same time: no page shows that, its agenda does. */
export const publishStep = ({ changes }: Deps, venueId: number): void => changes.publish([`bookings-${venueId}`]);

/** Time of a venue that a booking holds no longer, with its buffers. */
export type FreedTime = { readonly venue_id: number; readonly held_from: Date; readonly held_to: Date };

/** Says that the time of a booking's rows is free from now on, for those who wait for it. */
export async function announceFreedTime(deps: Deps, tx: Database, rows: readonly FreedTime[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const from = new Date(Math.min(...rows.map((row) => row.held_from.getTime())));
  const to = new Date(Math.max(...rows.map((row) => row.held_to.getTime())));
  if (to.getTime() <= deps.clock.now().epochMilliseconds) return;
  const between = { from: from.toISOString(), to: to.toISOString() };
  await deps.outbox.add(tx, { kind: 'booking.freed', venueId: first.venue_id, ...between });
}

/** Nobody is told what they did themselves, but for a mail that customers can keep. */
function recipients(kind: BookingMessageEvent['kind'], by: BookingMessageEvent['by']): Recipient[] {
  if (kind === 'booking.requested') return ['customer', 'venue'];
  if (kind === 'booking.confirmed') return by === 'system' ? ['customer', 'venue'] : ['customer'];
  if (kind === 'booking.cancelled' || kind === 'booking.moved')
    return by === 'vendor' ? ['customer'] : ['customer', 'venue'];
  if (kind === 'booking.proposed' || kind === 'booking.proposal_declined')
    return [by === 'vendor' ? 'customer' : 'venue'];
  return ['customer'];
}
