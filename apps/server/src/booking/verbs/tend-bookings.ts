import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { zone } from '../days.ts';
import { insertEvent } from '../life-queries.ts';
import {
  expireUnanswered,
  releaseUnconfirmed,
  takeHousesToTell,
  takeReminders,
  type Ended,
} from '../tending-queries.ts';
import { tell, tellFreed } from './tell.ts';

/** What a house holds of an employee, in order. */
type Place = { employee_id: number; blocked: readonly { from: Date; to: Date }[] };

/**
 * What bookings need while nobody looks: requests that nobody answered expire, unconfirmed bookings are released, reminders
 * go out, and in the evening houses are told of the next day. May be done by several processes at once, and as often as anybody likes.
 */
export async function tendBookings(deps: Deps): Promise<void> {
  const now = toDate(deps.clock.now());
  const expired = await deps.db.transaction().execute(async (tx) => {
    const found = await expireUnanswered(tx, now);
    await noteExpired(deps, tx, found, now);
    return found;
  });
  // Before the release, so that whoever is asked for the first time now is not let go in the same breath.
  const released = await release(deps, now);
  await remind(deps, now);
  await tellOfTomorrow(deps);
  const houses = new Set([...expired, ...released].map(({ establishment_id: id }) => `times-${id}`));
  if (houses.size > 0) deps.changes.publish([...houses]);
}

async function release(deps: Deps, now: Date): Promise<Ended[]> {
  return deps.db.transaction().execute(async (tx) => {
    const found = await releaseUnconfirmed(tx, now);
    for (const ended of found) {
      const { id, establishment_id } = ended;
      const step = { verb: 'release', status: 'cancelled', actor_id: null, created_at: now };
      await insertEvent(tx, { establishment_id, booking_id: id, ...step });
      await tell(deps, tx, { kind: 'booking.cancelled', bookingId: id, by: 'system' });
      await tellFreed(deps, tx, [ended]);
    }
    return found;
  });
}

async function remind(deps: Deps, now: Date): Promise<void> {
  for (const kind of ['day', 'soon'] as const) {
    await deps.db.transaction().execute(async (tx) => {
      const found = await takeReminders(tx, kind, now);
      for (const { id } of found) {
        await deps.outbox.add(tx, { kind: kind === 'day' ? 'booking.tomorrow' : 'booking.soon', bookingId: id });
      }
    });
  }
}

/** The hour in Baghdad from which houses are told of the next day. */
const eveningHour = 18;

async function tellOfTomorrow(deps: Deps): Promise<void> {
  const local = deps.clock.now().toZonedDateTimeISO(zone);
  if (local.hour < eveningHour) return;
  const date = local.toPlainDate().add({ days: 1 }).toString();
  await deps.db.transaction().execute(async (tx) => {
    const houses = await takeHousesToTell(tx, date);
    const events = houses.map((establishmentId) => ({ kind: 'booking.day_ahead', establishmentId, date }) as const);
    if (events.length > 0) await deps.outbox.add(tx, ...events);
  });
}

async function noteExpired(deps: Deps, tx: Database, expired: readonly Ended[], now: Date): Promise<void> {
  for (const ended of expired) {
    const { id, establishment_id } = ended;
    const step = { verb: 'expire', status: 'expired', actor_id: null, created_at: now };
    await insertEvent(tx, { establishment_id, booking_id: id, ...step });
    await tell(deps, tx, { kind: 'booking.expired', bookingId: id, by: 'system' });
    await tellFreed(deps, tx, [ended]);
  }
}

/** Lets go of requests that nobody answered in time where they are in the way of a booking; gives how many. */
export async function expireWhere(deps: Deps, tx: Database, house: number, { employee_id, blocked }: Place) {
  const now = toDate(deps.clock.now());
  const from = blocked[0]?.from ?? now;
  const to = blocked.at(-1)?.to ?? from;
  const found = await expireUnanswered(tx, now, { establishmentId: house, employeeId: employee_id, from, to });
  await noteExpired(deps, tx, found, now);
  return found.length;
}
