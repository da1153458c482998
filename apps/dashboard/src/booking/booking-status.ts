import type { Booking } from '@tajmeelspot/contract/booking.ts';

/** When a visit is over: milliseconds since 1970. */
export const endsAt = ({ starts_at: startsAt, duration }: Pick<Booking, 'starts_at' | 'duration'>): number =>
  Date.parse(startsAt) + duration * 60_000;

/** Whether the customer of a visit that is still to come, or under way, is there. */
export const hasArrived = (booking: Booking): boolean =>
  booking.status === 'confirmed' && booking.checked_in_at !== null;

/** Whether somebody is being treated just now (milliseconds since 1970). */
export const isInTreatment = (booking: Booking, now: number): boolean =>
  booking.status === 'confirmed' && Date.parse(booking.starts_at) <= now && now < endsAt(booking);

/** What is said of a booking's state at an instant (milliseconds since 1970): its own name, or that the customer is there. */
export function statusLabelOf(
  booking: Booking,
  now: number | undefined,
): Booking['status'] | 'in_treatment' | 'arrived' {
  if (now !== undefined && isInTreatment(booking, now)) return 'in_treatment';
  return hasArrived(booking) ? 'arrived' : booking.status;
}
