import type { Booking } from '@tajmeelspot/contract/booking.ts';

type BookingAbilities = Booking['can'];
type BookingAbility = BookingAbilities[keyof BookingAbilities];

/** How long before the start a customer can be there, milliseconds; the server decides. */
const checkInMs = 12 * 3_600_000;

/**
 * What can be done with a booking at an instant (milliseconds since 1970): what was too early when the server said so is
 * not for ever, also where it cannot be asked.
 */
export function abilityAt(booking: Booking, action: keyof BookingAbilities, now: number): BookingAbility {
  const can = booking.can[action];
  const startsAt = Date.parse(booking.starts_at);
  const isDue =
    (can.code === 'too_early' && now >= startsAt) || (can.code === 'not_yet' && now >= startsAt - checkInMs);
  return isDue ? { is_allowed: true } : can;
}
