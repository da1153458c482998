import type { Language } from '@tajmeelspot/language/languages.ts';

/** What happened, as it is told to whoever acts on it after the commit. Holds no secrets: it lies in the database. */
export type Event =
  | { readonly kind: 'identity.signed_up'; readonly userId: number }
  /** Somebody wants a new password for an address, which may have no account. */
  | { readonly kind: 'identity.reset_asked'; readonly email: string; readonly language: Language }
  | { readonly kind: 'identity.password_changed'; readonly userId: number }
  /** Nobody's picture any more: its files may go. */
  | { readonly kind: 'identity.picture_dropped'; readonly picture: string }
  | { readonly kind: 'content.subscribed'; readonly subscriptionId: number }
  | BookingEvent
  /** A house has changed its schedule, so that time may be free between two instants (ISO 8601). */
  | { readonly kind: 'booking.freed'; readonly establishmentId: number; readonly from: string; readonly to: string }
  /** A visit begins in a day, or in two hours. */
  | { readonly kind: 'booking.tomorrow'; readonly bookingId: number }
  | { readonly kind: 'booking.soon'; readonly bookingId: number };

/** Whom news of a booking goes to. */
export type Recipient = 'customer' | 'house';

/** What became of a booking, by whom, and who is told. */
export type BookingEvent = {
  readonly kind: BookingNews;
  readonly bookingId: number;
  readonly by: 'customer' | 'vendor' | 'system';
  readonly to: Recipient;
};

type BookingNews = `booking.${
  | 'requested'
  | 'confirmed'
  | 'declined'
  | 'moved'
  | 'reassigned'
  | 'proposed'
  | 'refused'
  | 'cancelled'
  | 'expired'}`;

/** Name of an event. */
export type EventKind = Event['kind'];
