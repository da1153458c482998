import type { RepeatUnit } from '@tajmeelspot/contract/booking/repeat-names.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { maySee } from '../read-model/booking-queries.ts';

/** One treatment of a booking that is repeated, with whose booking it is. */
export type RepeatedRow = {
  id: number;
  venue_id: number;
  treatment_id: number | null;
  employee_id: number;
  status: string;
  answer_by: Date;
  customer_id: number | null;
  client_id: number | null;
  customer_name: string;
  customer_phone: string | null;
  home_address: string | null;
  origin: 'site' | 'venue';
  for_woman: boolean;
  for_other: boolean;
  female_staff: boolean;
  starts_at: Date;
  series_id: number | null;
};

/** The treatments of a booking that a member of its venue sees, the first at the front. */
export async function listRepeatedRows(db: Database, readerId: number, id: number): Promise<RepeatedRow[]> {
  const found = await sql<RepeatedRow>`
    select b.id, b.venue_id, b.treatment_id, b.employee_id, b.status, b.answer_by, b.customer_id, b.client_id, b.customer_name,
      b.customer_phone, b.home_address, b.origin, b.for_woman, b.for_other, b.female_staff, lower(b.during) as starts_at, b.series_id
    from bookings b
    where (b.id = ${id} and (b.first_item_id is null or b.first_item_id = ${id}) or b.first_item_id = ${id})
      and ${maySee(readerId)} order by b.id`.execute(db);
  return found.rows;
}

/** A series as it is entered, by column. */
export type NewSeries = {
  venue_id: number;
  unit: RepeatUnit;
  every: number;
  created_by: number;
  created_at: Date;
  idempotency_key: string | null;
  request_hash: Buffer;
};

/** Adds a series; gives its id. */
export const insertSeries = async (db: Database, series: NewSeries): Promise<number> =>
  (await db.insertInto('booking_series').values(series).returning('id').executeTakeFirstOrThrow()).id;

/** Puts bookings into a series. */
export const joinSeries = (db: Database, venueId: number, seriesId: number, ids: readonly number[]) =>
  sql`update bookings set series_id = ${seriesId} where venue_id = ${venueId} and id = any(${[...ids]})`.execute(db);

/** The series that a venue has made under a key. */
export const findSeriesByKey = (db: Database, venueId: number, key: string) =>
  db
    .selectFrom('booking_series')
    .select(['id', 'request_hash'])
    .where('venue_id', '=', venueId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

type SeriesQuery = { readonly venueId: number; readonly seriesId: number };

/** The bookings of a series that came by its step, in the order of their starts. */
export async function listSeriesBookings(db: Database, { venueId, seriesId }: SeriesQuery, exceptId: number) {
  const found = await sql<{ id: number; starts_at: Date }>`
    select id, lower(during) as starts_at from bookings
    where venue_id = ${venueId} and series_id = ${seriesId} and id <> ${exceptId} order by lower(during)`.execute(db);
  return found.rows;
}

/** Locks the bookings of a series from one on that are still to come, and gives their ids. */
export async function lockSeriesFrom(db: Database, { venueId, seriesId }: SeriesQuery, from: Date, now: Date) {
  const found = await sql<{ id: number }>`
    select id from bookings where venue_id = ${venueId} and series_id = ${seriesId} and lower(during) >= ${from}
      and lower(during) > ${now} and (status = 'confirmed' or status = 'pending' and answer_by > ${now})
    order by id for update`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Marks where a transaction can return to. */
export const markPlace = (db: Database) => sql`savepoint before_booking`.execute(db);

/** Takes back what was done since the mark. */
export const returnToPlace = (db: Database) => sql`rollback to savepoint before_booking`.execute(db);
