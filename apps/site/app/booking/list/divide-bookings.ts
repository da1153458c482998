import type { Booking } from '@tajmeelspot/contract/booking.ts';

/** Bookings in the order in which the page shows them. */
export type DividedBookings = {
  readonly next: Booking | undefined;
  /** The soonest first. */
  readonly upcoming: readonly Booking[];
  /** The latest first. */
  readonly past: readonly Booking[];
};

/** Divides bookings at an instant (milliseconds). A visit is past when it is over; only one that may take place is next. */
export function divideBookings(bookings: readonly Booking[], now: number): DividedBookings {
  const byStart = bookings.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at) || a.id - b.id);
  const ahead = byStart.filter((booking) => endOf(booking) > now);
  const next = ahead.find(({ status }) => status === 'confirmed' || status === 'pending');
  return {
    next,
    upcoming: ahead.filter((booking) => booking !== next),
    past: byStart.filter((booking) => endOf(booking) <= now).toReversed(),
  };
}

const endOf = ({ starts_at: startsAt, duration }: Booking): number => Date.parse(startsAt) + duration * 60_000;
