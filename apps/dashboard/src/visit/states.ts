import type { Booking } from '@tajmeelspot/contract/booking.ts';

/** When a visit is over: milliseconds since 1970. */
export const endOf = ({ starts_at: startsAt, duration }: Pick<Booking, 'starts_at' | 'duration'>): number =>
  Date.parse(startsAt) + duration * 60_000;

/** Whether somebody is being treated just now (milliseconds since 1970). */
export const isInChair = (booking: Booking, now: number): boolean =>
  booking.status === 'confirmed' && Date.parse(booking.starts_at) <= now && now < endOf(booking);
