import type { Booking } from '@tajmeelspot/contract/booking.ts';

/** Somebody's bookings as the page orders them: the next visit first, past ones latest first. */
export type Visits = {
  readonly next: Booking | undefined;
  readonly coming: readonly Booking[];
  readonly past: readonly Booking[];
};

/** Divides bookings at an instant (milliseconds). A visit is past when it is over; only one that may take place is next. */
export function divideBookings(bookings: readonly Booking[], now: number): Visits {
  const byStart = bookings.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at) || a.id - b.id);
  const ahead = byStart.filter((booking) => endOfBooking(booking) > now);
  const next = ahead.find(({ status }) => status === 'confirmed' || status === 'pending');
  return {
    next,
    coming: ahead.filter((booking) => booking !== next),
    past: byStart.filter((booking) => endOfBooking(booking) <= now).toReversed(),
  };
}

const endOfBooking = ({ starts_at: startsAt, duration }: Booking): number => Date.parse(startsAt) + duration * 60_000;

/** What happens next with a booking, and until when (ISO 8601); the words stand under `bookings.happens`. */
export type Happening =
  | { readonly what: 'answer' | 'cancel' | 'waiting'; readonly until: string }
  | { readonly what: 'fixed' | 'proposed' | 'coming' | 'expired' | 'review' };

/** Says what happens next, from what the server says can be done. */
export function happensTo(booking: Booking): Happening | undefined {
  const { status, can, proposal, answer_by: answerBy, change_by: changeBy } = booking;
  if (proposal?.by === 'venue') return { what: 'proposed' };
  if (proposal) return { what: 'waiting', until: proposal.expires_at };
  if (answerBy !== null) return { what: 'answer', until: answerBy };
  if (status === 'confirmed' && can.cancel.is_allowed) return { what: 'cancel', until: changeBy };
  if (booking.attendance_confirmed_at !== null && status === 'confirmed') return { what: 'coming' };
  if (can.cancel.code === 'too_late') return { what: 'fixed' };
  if (status === 'expired') return { what: 'expired' };
  return can.review.is_allowed ? { what: 'review' } : undefined;
}
