import { announceAfterSeconds } from '@tajmeelspot/contract/move-limits.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { BookingEvent, Recipient } from '#app/database/outbox/events.ts';
import { type AssignedPlace, deleteMoveAnnouncement, replaceMoveAnnouncement } from './move/move-queries.ts';
import { changesEmployeesAlone } from './move/move-target.ts';

/** What became of a booking, and by whom. */
export type BookingMessageEvent = Omit<BookingEvent, 'to'>;

/** Puts one event for each recipient into the outbox, so that a failed mail to one is not sent to the other again. */
export async function announceBooking(deps: Deps, tx: Database, event: BookingMessageEvent): Promise<void> {
  await deps.outbox.add(tx, ...eventsOf(event));
}

/** One event for each recipient. */
export const eventsOf = ({ kind, bookingId, by, moveId }: BookingMessageEvent): BookingEvent[] =>
  recipients(kind, by).map((to) => ({ kind, bookingId, by, to, ...(moveId === undefined ? {} : { moveId }) }));

/** A move of a booking from one place to another. */
type AnnouncedMove = {
  readonly booking: { readonly venue_id: number; readonly id: number };
  readonly by: BookingMessageEvent['by'];
  readonly from: AssignedPlace;
  readonly to: AssignedPlace;
  /** What its customer is told; follows from what has changed where this is absent. */
  readonly kind?: BookingMessageEvent['kind'];
};

/** Announces a move that its customer has made or agreed to. */
export async function announceMove(deps: Deps, tx: Database, { booking, by, from, to }: AnnouncedMove): Promise<void> {
  await deleteMoveAnnouncement(tx, booking.venue_id, booking.id);
  await announceBooking(deps, tx, { kind: kindOf(from, to), bookingId: booking.id, by });
}

/** What a venue moves is announced after the seconds in which it can be undone; of several moves the last one alone. */
export async function announceMoveLater(
  deps: Deps,
  tx: Database,
  { booking, by, from, to, kind, isSilent }: AnnouncedMove & { readonly isSilent: boolean },
): Promise<void> {
  const moveId = crypto.randomUUID();
  const announceAt = isSilent ? null : toDate(deps.clock.now().add({ seconds: announceAfterSeconds }));
  const move = { venueId: booking.venue_id, bookingId: booking.id, moveId, from, announceAt };
  const knownPlace = await replaceMoveAnnouncement(tx, move);
  if (isSilent) return;
  const message = { kind: kind ?? kindOf(knownPlace, to), bookingId: booking.id, by, moveId };
  await announceBooking(deps, tx, message);
}

const kindOf = (from: AssignedPlace, to: AssignedPlace) =>
  changesEmployeesAlone(from, to) ? 'booking.reassigned' : 'booking.moved';

/** Publishes a change that frees or takes no time: no public page shows it, only the agenda of the venue. */
export const publishBookingChange = ({ changes }: Deps, venueId: number): void =>
  changes.publish([`bookings-${venueId}`]);

/** Time that a booking of a venue no longer holds, with its buffers. */
export type FreedTime = { readonly venue_id: number; readonly held_from: Date; readonly held_to: Date };

/** Announces that the time of a booking's rows is free, for the waitlist. */
export async function announceFreedTime(deps: Deps, tx: Database, rows: readonly FreedTime[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const from = new Date(Math.min(...rows.map((row) => row.held_from.getTime())));
  const to = new Date(Math.max(...rows.map((row) => row.held_to.getTime())));
  if (to.getTime() <= deps.clock.now().epochMilliseconds) return;
  const between = { from: from.toISOString(), to: to.toISOString() };
  await deps.outbox.add(tx, { kind: 'booking.freed', venueId: first.venue_id, ...between });
}

/** A party gets no mail about its own step, except a customer, who gets some of them to keep. */
function recipients(kind: BookingMessageEvent['kind'], by: BookingMessageEvent['by']): Recipient[] {
  if (kind === 'booking.requested') return ['customer', 'venue'];
  if (kind === 'booking.confirmed') return by === 'system' ? ['customer', 'venue'] : ['customer'];
  if (kind === 'booking.cancelled' || kind === 'booking.moved' || kind === 'booking.reassigned')
    return by === 'vendor' ? ['customer'] : ['customer', 'venue'];
  if (kind === 'booking.proposed' || kind === 'booking.proposal_declined')
    return [by === 'vendor' ? 'customer' : 'venue'];
  return ['customer'];
}
