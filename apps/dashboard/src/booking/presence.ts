import type { Booking, BookingStatus } from '@tajmeelspot/contract/booking.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';

/**
 * Where a customer is, as far as the venue knows: a confirmed booking is `expected` until its start, `overdue` from then
 * on, `arrived` by the check-in, `in_treatment` by check-in and start, `over_time` past its end, and `unresolved` once
 * its day is over and nobody has said what became of it. Every other booking is what its status says.
 */
export type PresenceName =
  | Exclude<BookingStatus, 'confirmed'>
  | 'expected'
  | 'overdue'
  | 'arrived'
  | 'in_treatment'
  | 'over_time'
  | 'unresolved';

/** `minutes`: since the start of what is overdue, since the end of what is over time; else 0. */
export type Presence = { readonly name: PresenceName; readonly minutes: number };

type PresenceFacts = Pick<Booking, 'status' | 'starts_at' | 'duration' | 'checked_in_at'>;

/** When a booking ends: milliseconds since 1970. */
export const endsAt = ({ starts_at: startsAt, duration }: Pick<Booking, 'starts_at' | 'duration'>): number =>
  Date.parse(startsAt) + duration * 60_000;

/** Where the customer of a booking is at an instant (milliseconds since 1970): the arrival says so, not the clock. */
export function presenceOf(booking: PresenceFacts, now: number): Presence {
  if (booking.status !== 'confirmed') return { name: booking.status, minutes: 0 };
  const [sinceStart, sinceEnd] = [Date.parse(booking.starts_at), endsAt(booking)].map((at) =>
    Math.floor((now - at) / 60_000),
  ) as [number, number];
  if (sinceEnd >= 0 && inBaghdad(booking.starts_at).date < inBaghdad(now).date)
    return { name: 'unresolved', minutes: 0 };
  if (booking.checked_in_at === null) {
    return sinceStart > 0 ? { name: 'overdue', minutes: sinceStart } : { name: 'expected', minutes: 0 };
  }
  if (sinceStart < 0) return { name: 'arrived', minutes: 0 };
  return sinceEnd > 0 ? { name: 'over_time', minutes: sinceEnd } : { name: 'in_treatment', minutes: 0 };
}
