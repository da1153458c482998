import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import {
  type BookingRef,
  type FreedBooking,
  type FreedItemRow,
  toFreedBookings,
  freedColumns,
} from '../lifecycle/booking-state-queries.ts';

/** A confirmed booking whose customer was asked and has not said to come. */
export type ReleasableRow = BookingRef & { asked_at: Date };

const isReleasable = (now: Date) => sql`b.status = 'confirmed'
  and lower(b.during) > ${now}
  and lower(b.during) <= ${now}::timestamptz + make_interval(hours => greatest(e.release_hours, b.release_hours::integer))
  and b.attendance_asked_at is not null and b.attendance_confirmed_at is null`;

/**
 * Bookings in the order of their ids, after one of them and at most 500, whose customer was asked by an instant and has
 * not confirmed attendance by the limit before the start: the venue's, or that for customers who often do not come.
 */
export async function listReleasable(db: Database, now: Date, askedBy: Date, after: number): Promise<ReleasableRow[]> {
  const found = await sql<ReleasableRow>`
    select b.venue_id, b.id, b.attendance_asked_at as asked_at from bookings b join venues e on e.id = b.venue_id
    where ${isReleasable(now)} and (b.first_item_id is null or b.first_item_id = b.id)
      and b.attendance_asked_at <= ${askedBy} and b.id > ${after} order by b.id limit 500`.execute(db);
  return found.rows;
}

/**
 * Releases bookings that are still releasable. A booking is released with all its treatments: where one is locked, it is
 * left to the next round.
 */
export async function releaseUnconfirmed(
  db: Database,
  now: Date,
  bookings: readonly ReleasableRow[],
): Promise<FreedBooking[]> {
  const found = await sql<FreedItemRow>`
    with ripe as (
      select * from unnest(${bookings.map((one) => one.venue_id)}::bigint[], ${bookings.map((one) => one.id)}::bigint[],
        ${bookings.map((one) => one.asked_at)}::timestamptz[]) as ripe (venue_id, booking_id, asked_at)),
    due as (
      select b.venue_id, b.id as booking_id from ripe join bookings b on b.venue_id = ripe.venue_id
        and b.id = ripe.booking_id and b.attendance_asked_at = ripe.asked_at join venues e on e.id = b.venue_id
      where ${isReleasable(now)}),
    locked as (
      select b.venue_id, b.id, due.booking_id from bookings b join due on due.venue_id = b.venue_id
        and (b.id = due.booking_id or b.first_item_id = due.booking_id)
      where b.status = 'confirmed' and b.attendance_confirmed_at is null order by b.id for update of b skip locked),
    whole as (
      select venue_id, booking_id from locked group by venue_id, booking_id
      having count(*) = (select count(*) from bookings b where b.venue_id = locked.venue_id
        and (b.id = locked.booking_id or b.first_item_id = locked.booking_id)))
    update bookings b set status = 'cancelled', sequence = sequence + 1
    from locked join whole using (venue_id, booking_id)
    where b.venue_id = locked.venue_id and b.id = locked.id
    returning ${freedColumns}`.execute(db);
  return toFreedBookings(found.rows);
}

/** The column that records a reminder, so that it is sent once. */
const reminderColumns = { day: 'reminded_day_at', soon: 'reminded_soon_at' } as const;

/**
 * Takes the bookings whose reminder is due now, `hours` hours before the start; one that was confirmed after that moment
 * gets none.
 */
export async function takeReminders(
  db: Database,
  kind: 'day' | 'soon',
  hours: number,
  now: Date,
): Promise<BookingRef[]> {
  const column = reminderColumns[kind];
  const found = await sql<BookingRef>`
    with due as (
      select venue_id, id from bookings
      where status = 'confirmed' and lower(during) > ${now} and ${sql.ref(column)} is null
        and lower(during) <= ${now}::timestamptz + make_interval(hours => ${hours})
        and coalesce(agreed_at, created_at) <= lower(during) - make_interval(hours => ${hours})
        and (first_item_id is null or first_item_id = id)
        -- A walk-in has no address; a booking without a reminder is not released either.
        and customer_id is not null
      order by id limit 500 for update skip locked)
    update bookings b set ${sql.ref(column)} = ${now} from due
    where b.venue_id = due.venue_id and b.id = due.id
    returning b.id, b.venue_id`.execute(db);
  return found.rows;
}

/** Takes the venues that still have to get the summary of a day (YYYY-MM-DD), each once. */
export async function takeVenuesForSummary(db: Database, date: string): Promise<number[]> {
  const found = await sql<{ id: number }>`
    with due as (
      select id from venues where wants_day_summary and (day_summary_on is null or day_summary_on < ${date}::date)
      order by id limit 500 for no key update skip locked)
    update venues e set day_summary_on = ${date}::date from due where e.id = due.id returning e.id`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Sets the token of a reminder's link, which has not left yet. */
export const updateAttendanceToken = (db: Database, id: number, hash: Buffer) =>
  db
    .updateTable('bookings')
    .set({ attendance_token_hash: hash, attendance_asked_at: null })
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .execute();

/** Sets when the reminder with a token has left; nothing where the booking has moved or got another token meanwhile. */
export const updateAttendanceAskedAt = (db: Database, hash: Buffer, at: Date) =>
  db.updateTable('bookings').set({ attendance_asked_at: at }).where('attendance_token_hash', '=', hash).execute();

/** Sets that no reminder of a booking has arrived; its link works on. */
export const removeAttendanceAskedAt = (db: Database, id: number) =>
  db
    .updateTable('bookings')
    .set({ attendance_asked_at: null })
    .where('id', '=', id)
    .where('status', '=', 'confirmed')
    .execute();

/**
 * Confirms the attendance of a booking by its token; gives the booking, and whether it is confirmed for the first time.
 */
export async function confirmAttendance(db: Database, hash: Buffer, now: Date) {
  const found = await sql<BookingRef & { customer_id: number; isNew: boolean }>`
    with found as (
      select venue_id, id, customer_id, attendance_confirmed_at is null as is_new from bookings
      where attendance_token_hash = ${hash} and status = 'confirmed' and lower(during) > ${now} for update)
    update bookings b set attendance_confirmed_at = coalesce(b.attendance_confirmed_at, ${now}::timestamptz) from found
    where b.venue_id = found.venue_id and b.id = found.id
    returning b.id, b.venue_id, b.customer_id, found.is_new as "isNew"`.execute(db);
  return found.rows[0];
}
