import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { BookingEvent, Recipient } from '#app/database/outbox/events.ts';

/** What became of a booking, and by whom. */
export type News = Omit<BookingEvent, 'to'>;

/** Tells what became of a booking, once to each whom it concerns: what one does not get is not sent to the other again. */
export async function tell(deps: Deps, tx: Database, { kind, bookingId, by }: News): Promise<void> {
  await deps.outbox.add(tx, ...recipients(kind, by).map((to) => ({ kind, bookingId, by, to })));
}

/** Nobody is told what they did themselves, but for a mail that customers can keep. */
function recipients(kind: News['kind'], by: News['by']): Recipient[] {
  if (kind === 'booking.requested' || kind === 'booking.moved') return ['customer', 'house'];
  if (kind === 'booking.confirmed') return by === 'system' ? ['customer', 'house'] : ['customer'];
  if (kind === 'booking.cancelled') return by === 'vendor' ? ['customer'] : ['customer', 'house'];
  if (kind === 'booking.proposed' || kind === 'booking.refused') return [by === 'vendor' ? 'customer' : 'house'];
  return ['customer'];
}
