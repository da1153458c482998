import type { Deps } from '#app/deps.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import { insertBookingEvent, type FreedBooking, expireUnanswered } from './booking-state-queries.ts';
import { announceBooking, announceFreedTime } from '../announce.ts';

/** What a venue holds of an employee, in order. */
type EmployeeTime = { employee_id: number; blocked: readonly { from: Date; to: Date }[] };

export async function recordExpired(
  deps: Deps,
  tx: Database,
  expired: readonly FreedBooking[],
  now: Date,
): Promise<void> {
  for (const ended of expired) {
    const { id, venue_id } = ended;
    const step = { verb: 'expire', status: 'expired', actor_id: null, created_at: now };
    await insertBookingEvent(tx, { venue_id, booking_id: id, ...step });
    await announceBooking(deps, tx, { kind: 'booking.expired', bookingId: id, by: 'system' });
    await announceFreedTime(deps, tx, [ended]);
  }
}

/** Lets go of requests that nobody answered in time where they are in the way of a booking; gives how many. */
export async function expireOverlapping(
  deps: Deps,
  tx: Database,
  venueId: number,
  { employee_id, blocked }: EmployeeTime,
) {
  const now = toDate(deps.clock.now());
  const from = blocked[0]?.from ?? now;
  const to = blocked.at(-1)?.to ?? from;
  const found = await expireUnanswered(tx, now, { venueId: venueId, employeeId: employee_id, from, to });
  await recordExpired(deps, tx, found, now);
  return found.length;
}
