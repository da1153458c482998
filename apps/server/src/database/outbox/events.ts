import type { LicenceClass } from '@tajmeelspot/contract/licence-classes.ts';
import type { MessageChannel } from '@tajmeelspot/contract/messages/channel-names.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import type { Locale } from '@tajmeelspot/language/locale.ts';

/** What happened, for the handlers that run after the commit. Contains no secrets, because the database stores it. */
export type OutboxEvent =
  | { readonly kind: 'identity.signed_up'; readonly userId: number }
  /** The email with the link that confirms an account's address was requested once more. */
  | { readonly kind: 'identity.confirmation_requested'; readonly userId: number }
  /** A new password was requested for an address, which may have no account. */
  | { readonly kind: 'identity.reset_requested'; readonly email: string; readonly language: Language }
  | { readonly kind: 'identity.password_changed'; readonly userId: number }
  | SecondFactorEvent
  /** A phone number opens an account from now on, or does no more because another account has proven it. */
  | { readonly kind: 'identity.number_changed'; readonly userId: number; readonly change: 'set' | 'lost' }
  /** A code is to be sent to a phone; it is made when its message is written. */
  | { readonly kind: 'identity.code_requested'; readonly codeId: string }
  /** Somebody logged in on a device that the account has not used before; what it is, null where that is not known. */
  | {
      readonly kind: 'identity.new_device';
      readonly userId: number;
      /** How the user read before that login. */
      readonly locale: Locale;
      readonly browser: string | null;
      readonly system: string | null;
    }
  /** A picture that no user has any more: its files can be deleted. */
  | { readonly kind: 'identity.picture_dropped'; readonly picture: string }
  | { readonly kind: 'venues.invited'; readonly invitationId: number }
  | { readonly kind: 'content.subscribed'; readonly subscriptionId: number }
  | AnnouncementEvent
  | TermEvent
  | DecisionEvent
  | LicenceEvent
  | BookingEvent
  /** A booking begins in a day, or in two hours. */
  | { readonly kind: 'booking.tomorrow'; readonly bookingId: number }
  | { readonly kind: 'booking.soon'; readonly bookingId: number }
  | TimeFreedEvent
  /** In the evening: a venue that wants it gets a list of its bookings of the next day (YYYY-MM-DD). */
  | { readonly kind: 'booking.day_ahead'; readonly venueId: number; readonly date: string }
  /** A customer on the waitlist has booked a slot that may be offered to others, too. */
  | { readonly kind: 'waitlist.slot_taken'; readonly venueId: number; readonly from: string; readonly to: string }
  /** A slot is offered to a customer on the waitlist, or an offered one was taken. */
  | { readonly kind: 'waitlist.slot_offered'; readonly offerId: number }
  | { readonly kind: 'waitlist.slot_lost'; readonly offerId: number };

/** An announcement goes to one of those whom it is for, or by one channel to the operator who tries it. */
type AnnouncementEvent =
  | { readonly kind: 'operator.announced'; readonly addresseeId: number }
  | {
      readonly kind: 'operator.announcement_tested';
      readonly announcementId: number;
      readonly userId: number;
      readonly channel: MessageChannel;
    };

/** An operator has decided about what a venue or a reviewer waited for; `id` is that of what it was about. */
export type DecisionEvent = {
  readonly kind: 'operator.decided';
  readonly about: 'venue' | 'licence' | 'text' | 'work_picture' | 'review_picture' | 'portrait';
  readonly id: number;
  readonly decision: 'approve' | 'ask' | 'reject';
  readonly reply: string;
};

/** A licence of a venue ends in so many days (30, 7, 1), or has ended the day before (0). */
export type LicenceEvent = {
  readonly kind: 'venues.licence_ending';
  readonly venueId: number;
  readonly licenceClass: LicenceClass;
  readonly expiresOn: string;
  readonly days: number;
};

/** What happened to the second factor of an account. */
export type SecondFactorChange = 'on' | 'off' | 'off_by_operator' | 'recovery_code_used' | 'recovery_codes_renewed';

/** The second factor of an account has changed, or was replaced by a recovery code at a login. */
type SecondFactorEvent = {
  readonly kind: 'identity.second_factor_changed';
  readonly userId: number;
  readonly change: SecondFactorChange;
};

/** A term has changed, so the words of its services must be read anew: those with an id above `after`. */
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

/** Who gets a mail about a booking. */
export type Recipient = 'customer' | 'venue';

/** What happened to a booking, by whom, and who gets a mail. */
export type BookingEvent = {
  readonly kind: BookingEventKind;
  readonly bookingId: number;
  readonly by: 'customer' | 'vendor' | 'system';
  readonly to: Recipient;
  /** Of a move by the venue, which is announced only while it is the last one. */
  readonly moveId?: string;
};

type BookingEventKind = `booking.${
  | 'requested'
  | 'confirmed'
  | 'declined'
  | 'moved'
  | 'reassigned'
  | 'corrected'
  | 'delayed'
  | 'repeated'
  | 'series_cancelled'
  | 'proposed'
  | 'proposal_declined'
  | 'cancelled'
  | 'expired'}`;

/** Name of an event. */
export type EventKind = OutboxEvent['kind'];
