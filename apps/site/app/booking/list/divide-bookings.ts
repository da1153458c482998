import type { Booking } from '@tajmeelspot/contract/booking.ts';

/** Bookings in the order in which the page shows them. */
export type DividedBookings = {
  readonly next: Booking | undefined;
  /** The soonest first. */
  readonly upcoming: readonly Booking[];
  /** The latest first. */
  readonly past: readonly Booking[];
};

/**
 * Divides bookings at an instant (milliseconds). A booking that may still take place is past when it is over; one that
 * never will is past at once.
 */
export function divideBookings(bookings: readonly Booking[], now: number): DividedBookings {
  const byStart = bookings.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at) || a.id - b.id);
  const isAhead = (booking: Booking) => mayTakePlace(booking) && endOf(booking) > now;
  const [next, ...upcoming] = byStart.filter(isAhead);
  return { next, upcoming, past: byStart.filter((booking) => !isAhead(booking)).toReversed() };
}

const mayTakePlace = ({ status }: Booking): boolean => status === 'confirmed' || status === 'pending';

const endOf = ({ starts_at: startsAt, duration }: Booking): number => Date.parse(startsAt) + duration * 60_000;
