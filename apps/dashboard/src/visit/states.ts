import type { Booking } from '@tajmeelspot/contract/booking.ts';

/** How a state is shown: confirmed green, pending yellow, every other red; a visit that took place stays green. */
export const lookOf = {
  pending: { tone: 'pending', icon: 'clock' },
  confirmed: { tone: 'confirmed', icon: 'check' },
  completed: { tone: 'confirmed', icon: 'check' },
  declined: { tone: 'other', icon: 'close' },
  cancelled: { tone: 'other', icon: 'close' },
  expired: { tone: 'other', icon: 'alert' },
  no_show: { tone: 'other', icon: 'alert' },
} as const satisfies Record<Booking['status'], { tone: string; icon: string }>;

/** When a visit is over: milliseconds since 1970. */
export const endOf = ({ starts_at: startsAt, duration }: Pick<Booking, 'starts_at' | 'duration'>): number =>
  Date.parse(startsAt) + duration * 60_000;

/** Whether somebody is being treated just now (milliseconds since 1970). */
export const isInChair = (booking: Booking, now: number): boolean =>
  booking.status === 'confirmed' && Date.parse(booking.starts_at) <= now && now < endOf(booking);
