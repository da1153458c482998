import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { insertBookingEvent, type FreedBooking } from '../lifecycle/booking-state-queries.ts';
import {
  listReleasable,
  type ReleasableRow,
  releaseUnconfirmed,
  takeVenuesForSummary,
  takeReminders,
} from './due-booking-queries.ts';
import { announceBooking, announceFreedTime } from '../announce.ts';
import { deleteExpiredHolds } from '../holds/hold-queries.ts';
import { expireUnanswered } from '../lifecycle/unanswered.ts';
import { readServiceClock } from './service-clock.ts';
import { minAskedMinutes, reminderHours } from './service-clock-rules.ts';
import { zone } from '#app/availability/availability.ts';

/**
 * The regular work on bookings: expires requests that were not answered in time, releases unconfirmed bookings,
 * announces reminders, and in the evening the bookings of the next day. Several processes may run it at once, at any
 * time.
 */
export async function maintainBookings(deps: Deps): Promise<void> {
  const now = toDate(deps.clock.now());
  const expired = await deps.db.transaction().execute((tx) => expireUnanswered(deps, tx));
  // Bookings are released before customers are reminded: a customer who is reminded only now keeps time to confirm.
  const released = await releaseBookings(deps, now);
  await remindCustomers(deps, now);
  await announceTomorrow(deps);
  const freed = await deleteExpiredHolds(deps.db, now);
  const venues = new Set(
    [...[...expired, ...released].map((ended) => ended.venue_id), ...freed].map((id) => `times-${id}`),
  );
  if (venues.size > 0) deps.changes.publish([...venues]);
}

async function releaseBookings(deps: Deps, now: Date): Promise<FreedBooking[]> {
  const asked = await listAsked(deps, now);
  if (asked.length === 0) return [];
  return deps.db.transaction().execute(async (tx) => {
    const found = await releaseUnconfirmed(tx, now, asked);
    for (const ended of found) {
      const { id, venue_id } = ended;
      const step = { verb: 'release', status: 'cancelled', actor_id: null, created_at: now };
      await insertBookingEvent(tx, { venue_id, booking_id: id, ...step });
      await announceBooking(deps, tx, { kind: 'booking.cancelled', bookingId: id, by: 'system' });
      await announceFreedTime(deps, tx, [ended]);
    }
    return found;
  });
}

/** The releasable bookings whose customer had time to answer by the clock of service. */
async function listAsked(deps: Deps, now: Date): Promise<ReleasableRow[]> {
  const askedBy = new Date(now.getTime() - minAskedMinutes * 60_000);
  const asked: ReleasableRow[] = [];
  for (let after = 0; ;) {
    const found = await listReleasable(deps.db, now, askedBy, after);
    const last = found.at(-1);
    if (!last) return asked;
    const clock = await readServiceClock(deps.db, deps.clock.now(), found);
    asked.push(...found.filter((row) => clock.servedMinutes(row.venue_id, row.asked_at) >= minAskedMinutes));
    after = last.id;
  }
}

async function remindCustomers(deps: Deps, now: Date): Promise<void> {
  for (const kind of ['day', 'soon'] as const) {
    await deps.db.transaction().execute(async (tx) => {
      const found = await takeReminders(tx, kind, reminderHours[kind], now);
      for (const { id } of found) {
        await deps.outbox.add(tx, { kind: kind === 'day' ? 'booking.tomorrow' : 'booking.soon', bookingId: id });
      }
    });
  }
}

/** The hour in Baghdad from which venues get the summary of the next day. */
const eveningHour = 18;

async function announceTomorrow(deps: Deps): Promise<void> {
  const local = deps.clock.now().toZonedDateTimeISO(zone);
  if (local.hour < eveningHour) return;
  const date = local.toPlainDate().add({ days: 1 }).toString();
  await deps.db.transaction().execute(async (tx) => {
    const venueIds = await takeVenuesForSummary(tx, date);
    const events = venueIds.map((venueId) => ({ kind: 'booking.day_ahead', venueId, date }) as const);
    if (events.length > 0) await deps.outbox.add(tx, ...events);
  });
}
