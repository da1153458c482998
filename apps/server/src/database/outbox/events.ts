import type { Language } from '@tajmeelspot/language/languages.ts';

/** What happened, as it is told to whoever acts on it after the commit. Holds no secrets: it lies in the database. */
export type OutboxEvent =
  | { readonly kind: 'identity.signed_up'; readonly userId: number }
  /** Somebody wants a new password for an address, which may have no account. */
  | { readonly kind: 'identity.reset_requested'; readonly email: string; readonly language: Language }
  | { readonly kind: 'identity.password_changed'; readonly userId: number }
  /** Nobody's picture any more: its files may go. */
  | { readonly kind: 'identity.picture_dropped'; readonly picture: string }
  | { readonly kind: 'venues.invited'; readonly invitationId: number }
  | { readonly kind: 'content.subscribed'; readonly subscriptionId: number }
  | TermEvent
  | BookingEvent
  /** A visit begins in a day, or in two hours. */
  | { readonly kind: 'booking.tomorrow'; readonly bookingId: number }
  | { readonly kind: 'booking.soon'; readonly bookingId: number }
  | TimeFreedEvent
  /** It is evening: a venue that wants to is told who comes on the next day (YYYY-MM-DD). */
  | { readonly kind: 'booking.day_ahead'; readonly venueId: number; readonly date: string }
  /** Somebody who waited has taken a time that was offered to others too. */
  | { readonly kind: 'waitlist.slot_taken'; readonly venueId: number; readonly from: string; readonly to: string }
  /** A time is offered to somebody who waits, or was taken by somebody else. */
  | { readonly kind: 'waitlist.slot_offered'; readonly offerId: number }
  | { readonly kind: 'waitlist.slot_lost'; readonly offerId: number };

/** Services are found by words that have changed: those after one of them are to be read anew. */
export type TermEvent = {
  readonly kind: 'operator.term_changed';
  readonly term: 'categories' | 'tags' | 'cities';
  readonly id: number;
  readonly after: number;
};

/** Time of a venue may be free from now on between two instants (ISO 8601). */
export type TimeFreedEvent = {
  readonly kind: 'booking.freed';
  readonly venueId: number;
  readonly from: string;
  readonly to: string;
};

/** Whom news of a booking goes to. */
export type Recipient = 'customer' | 'venue';

/** What became of a booking, by whom, and who is told. */
export type BookingEvent = {
  readonly kind: BookingEventKind;
  readonly bookingId: number;
  readonly by: 'customer' | 'vendor' | 'system';
  readonly to: Recipient;
};

type BookingEventKind = `booking.${
  | 'requested'
  | 'confirmed'
  | 'declined'
  | 'moved'
  | 'reassigned'
  | 'proposed'
  | 'proposal_declined'
  | 'cancelled'
  | 'expired'}`;

/** Name of an event. */
export type EventKind = OutboxEvent['kind'];
