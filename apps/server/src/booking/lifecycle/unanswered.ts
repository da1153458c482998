import { answerDays, dateAt, minuteOf } from '#app/availability/availability.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { announceBooking, announceFreedTime } from '../announce.ts';
import { readServiceClock, type ServiceClock } from '../reminders/service-clock.ts';
import { answerBy } from '../rules.ts';
import {
  type BookingRef,
  expireRequests,
  type FreedBooking,
  insertBookingEvent,
  listUnanswered,
  postponeAnswer,
  type UnansweredRow,
  removeVenueAskedAt,
  updateVenueAskedAt,
} from './booking-state-queries.ts';

/**
 * Expires those of some requests that were not answered in time, and gives them.
 * A request whose venue did not have its whole time to answer, because the question had not left or the service was
 * down, gets what is missing instead; the start of the booking ends every request.
 */
export async function expireLate(deps: Deps, tx: Database, late: readonly UnansweredRow[]): Promise<FreedBooking[]> {
  const now = toDate(deps.clock.now());
  const ripe = await postponeUnanswerable(deps, tx, late);
  const expired = ripe.length === 0 ? [] : await expireRequests(tx, now, ripe);
  for (const ended of expired) {
    const { id, venue_id } = ended;
    const step = { verb: 'expire', status: 'expired', actor_id: null, created_at: now };
    await insertBookingEvent(tx, { venue_id, booking_id: id, ...step });
    await announceBooking(deps, tx, { kind: 'booking.expired', bookingId: id, by: 'system' });
    await announceFreedTime(deps, tx, [ended]);
  }
  return expired;
}

/** The same for all requests; a round ahead, so that nobody reads of one as expired that is given more time. */
export async function expireUnanswered(deps: Deps, tx: Database): Promise<FreedBooking[]> {
  const soon = deps.clock.now().add({ minutes: 2 });
  return expireLate(deps, tx, await listUnanswered(tx, toDate(soon)));
}

/** Gives venues the time to answer that they did not have; gives the requests whose time is over. */
async function postponeUnanswerable(deps: Deps, tx: Database, late: readonly UnansweredRow[]): Promise<BookingRef[]> {
  if (late.length === 0) return [];
  const now = deps.clock.now();
  const clock = await readServiceClock(
    tx,
    now,
    late.map(({ venue_id, venue_asked_at: asked_at }) => ({ venue_id, asked_at })),
  );
  const ripe: BookingRef[] = [];
  for (const row of late) {
    const deadline = deadlineOf(clock, row, now);
    if (deadline === undefined) ripe.push(row);
    else if (deadline > row.answer_by) await postponeAnswer(tx, row, deadline);
  }
  return ripe;
}

/** Until when a venue may answer by the clock of service; undefined where its time is over. */
function deadlineOf(clock: ServiceClock, row: UnansweredRow, now: Temporal.Instant): Date | undefined {
  const timetable = clock.timetableOf(row.venue_id);
  if (!timetable || row.starts_at <= toDate(now)) return undefined;
  const answerMinutes = timetable.answerMinutes - clock.servedMinutes(row.venue_id, row.venue_asked_at);
  if (answerMinutes <= 0) return undefined;
  const startMinute = minuteOf(row.starts_at.toTemporalInstant());
  return dateAt(answerBy({ ...timetable, answerMinutes }, answerDays(now), minuteOf(now), startMinute));
}

/** Gives the venue of one locked request the time to answer that it did not have; whether it got any. */
export async function postponeIfUnanswerable(deps: Deps, tx: Database, { id, venue_id }: BookingRef): Promise<boolean> {
  const late = await listUnanswered(tx, toDate(deps.clock.now()), { venueId: venue_id, bookingId: id });
  return late.length > (await postponeUnanswerable(deps, tx, late)).length;
}

/** Records that the question whether a venue takes a booking has left; its time to answer runs from now on. */
export const recordVenueAsked = (deps: Deps, bookingId: number): Promise<void> =>
  updateVenueAskedAt(deps.db, bookingId, toDate(deps.clock.now()));

/** The question did not arrive after all: the time of the venue stands still until it is asked again. */
export const clearVenueAsked = (tx: Database, bookingId: number) => removeVenueAskedAt(tx, bookingId);
