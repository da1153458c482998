import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { BookingEvent, Recipient } from '#app/database/outbox/events.ts';

/** What became of a booking, and by whom. */
export type News = Omit<BookingEvent, 'to'>;

/** Tells what became of a booking, once to each whom it concerns: what one does not get is not sent to the other again. */
export async function tell(deps: Deps, tx: Database, { kind, bookingId, by }: News): Promise<void> {
  await deps.outbox.add(tx, ...recipients(kind, by).map((to) => ({ kind, bookingId, by, to })));
}

/** Says that a booking of a house is not what it was although it holds the same time: no page shows that, its agenda does. */
export const publishStep = ({ changes }: Deps, house: number): void => changes.publish([`bookings-${house}`]);

/** Time of a house that a booking holds no longer, with its buffers. */
export type Freed = { readonly establishment_id: number; readonly held_from: Date; readonly held_to: Date };

/** Says that the time of a booking's rows is free from now on, for those who wait for it. */
export async function tellFreed(deps: Deps, tx: Database, rows: readonly Freed[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const from = new Date(Math.min(...rows.map((row) => row.held_from.getTime())));
  const to = new Date(Math.max(...rows.map((row) => row.held_to.getTime())));
  if (to.getTime() <= deps.clock.now().epochMilliseconds) return;
  const between = { from: from.toISOString(), to: to.toISOString() };
  await deps.outbox.add(tx, { kind: 'booking.freed', establishmentId: first.establishment_id, ...between });
}

/** Nobody is told what they did themselves, but for a mail that customers can keep. */
function recipients(kind: News['kind'], by: News['by']): Recipient[] {
  if (kind === 'booking.requested') return ['customer', 'house'];
  if (kind === 'booking.confirmed') return by === 'system' ? ['customer', 'house'] : ['customer'];
  if (kind === 'booking.cancelled' || kind === 'booking.moved')
    return by === 'vendor' ? ['customer'] : ['customer', 'house'];
  if (kind === 'booking.proposed' || kind === 'booking.refused') return [by === 'vendor' ? 'customer' : 'house'];
  return ['customer'];
}
