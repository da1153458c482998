import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { presenceOf, type PresenceName } from './presence.ts';

export { endsAt } from './presence.ts';

/** Whether the customer of a confirmed booking has arrived and it has not begun (milliseconds since 1970). */
export const hasArrived = (booking: Booking): boolean =>
  booking.status === 'confirmed' && booking.checked_in_at !== null;

/** Whether a booking can be paid at an instant (milliseconds since 1970): it has begun, or took place. */
export const isPayableAt = ({ status, starts_at: startsAt }: Booking, now: number): boolean =>
  status === 'completed' || (status === 'confirmed' && Date.parse(startsAt) <= now);

/** Whether payment is what comes next: who pays has arrived, and it completes the visit. */
export const isPaymentNext = (booking: Booking, now: number): boolean =>
  hasArrived(booking) && isPayableAt(booking, now);

/** What is shown of a booking's state at an instant (milliseconds since 1970): its own name, or where the customer is. */
export function statusLabelOf(
  booking: Booking,
  now: number | undefined,
): Exclude<PresenceName, 'expected'> | 'confirmed' {
  if (now === undefined) return hasArrived(booking) ? 'arrived' : booking.status;
  const { name } = presenceOf(booking, now);
  return name === 'expected' ? 'confirmed' : name;
}

/** What a correction of a booking says, by the name that its text has in the catalogue. */
export const correctionLabelOf = (status: Booking['status']) =>
  status === 'no_show' ? 'booking.correctToCompleted' : 'booking.correctToNoShow';
