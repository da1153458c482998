import type { Booking } from '@tajmeelspot/contract/booking/shape.ts';
import { type BookingAction, bookingActions, type Hindrance } from '@tajmeelspot/contract/booking/actions.ts';
import { isolatePhone } from '@tajmeelspot/language/isolate.ts';
import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import { type BookingParty, type StepFacts, stepFactsOf, stepFor } from '../rules.ts';
import type { ShownBookingRow } from './booking-queries.ts';

/** What of a booking changes as time goes, though its row does not. */
export type BookingMoment = {
  readonly facts: StepFacts;
  /** Why each of `bookingActions` cannot be done; undefined where it can. */
  readonly hindrances: readonly (Hindrance | undefined)[];
};

/** What holds of a booking for a reader at an instant. */
export function momentOf(row: ShownBookingRow, reader: BookingParty, now: Temporal.Instant): BookingMoment {
  const facts = stepFactsOf(row, row.proposal, now);
  const at = now.epochMilliseconds;
  return { facts, hindrances: bookingActions.map((action) => hindranceTo(action, reader, row, facts, at)) };
}

function hindranceTo(
  action: BookingAction,
  reader: BookingParty,
  row: ShownBookingRow,
  facts: StepFacts,
  now: number,
): Hindrance | undefined {
  if (action === 'book_again' || action === 'review') {
    if (reader !== 'customer') return 'customer_only';
    if (action === 'review') return facts.status === 'completed' ? undefined : 'not_completed';
    return row.items.every((item) => item.is_published) ? undefined : 'not_offered';
  }
  const step = stepFor(action, reader, facts, now);
  return typeof step === 'string' ? step : undefined;
}

/** What can be done with a booking, and why the rest cannot, as sentences. */
export function abilitiesOf(
  locale: Locale,
  row: ShownBookingRow,
  hindrances: BookingMoment['hindrances'],
): Booking['can'] {
  const entries = bookingActions.map((action, index) => {
    const hindrance = hindrances[index];
    if (!hindrance) return [action, { is_allowed: true }];
    return [action, { is_allowed: false, code: hindrance, reason: reasonOf(locale, hindrance, row) }];
  });
  return Object.fromEntries(entries) as Booking['can'];
}

type VenueFacts = Pick<ShownBookingRow, 'venue_name' | 'venue_phone' | 'cancel_hours'>;

const reasonOf = (locale: Locale, hindrance: Hindrance, row: ShownBookingRow): string =>
  translate(locale, `hindrances.${hindrance}`, { ...venueTextValues(locale, row), gender: row.customer_gender });

/** Values for sentences about a venue. A telephone number runs from left to right in every language. */
export const venueTextValues = (locale: Locale, row: VenueFacts) => ({
  venue: row.venue_name,
  phone: row.venue_phone ? isolatePhone(languageOfLocale(locale), row.venue_phone) : 'none',
  hours: row.cancel_hours,
});
