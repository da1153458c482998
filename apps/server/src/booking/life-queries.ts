import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { maySee } from '#app/venues/member-queries.ts';

/** A row of a booking, locked for a step; a booking of several treatments has several, the first stands for all. */
export type BookingStateRow = {
  id: number;
  venue_id: number;
  employee_id: number;
  service_id: number;
  treatment_id: number | null;
  duration: number;
  starts_at: Date;
  /** With its buffers. */
  held_from: Date;
  held_to: Date;
  status: string;
  answer_by: Date;
  /** Null: a customer without an account. */
  customer_id: number | null;
  checked_in_at: Date | null;
  /** Whether the reader acts for the venue. */
  is_venue: boolean;
  cancel_hours: number;
  auto_confirm: boolean;
  for_woman: boolean;
  female_staff: boolean;
  sequence: number;
  venue_name: string;
  venue_phone: string | null;
};

const lockedColumns = (
  language: Language,
  readerId: number,
) => sql`b.id, b.venue_id, b.employee_id, b.service_id, b.treatment_id,
  b.duration_minutes as duration, lower(b.during) as starts_at, lower(b.blocked) as held_from,
  upper(b.blocked) as held_to, b.status, b.answer_by, b.customer_id, b.checked_in_at, ${maySee(readerId)} as is_venue,
  e.cancel_hours, e.auto_confirm, b.for_woman, b.female_staff, b.sequence,
  in_language(e.name, ${language}) as venue_name, e.phone as venue_phone`;

/** The rows of a booking of a customer, or of a venue that the reader acts for, first treatment first; whoever else wants them waits. */
export async function lockBooking(
  db: Database,
  language: Language,
  readerId: number,
  id: number,
): Promise<BookingStateRow[]> {
  const found = await sql<BookingStateRow>`
    select ${lockedColumns(language, readerId)} from bookings b join venues e on e.id = b.venue_id
    where (b.id = ${id} and (b.first_item_id is null or b.first_item_id = ${id}) or b.first_item_id = ${id})
      and (b.customer_id = ${readerId} or ${maySee(readerId)})
    order by b.id for update of b`.execute(db);
  return found.rows;
}

/** The same without waiting and without a lock, to plan with. */
export async function readBookingRows(
  db: Database,
  language: Language,
  readerId: number,
  id: number,
): Promise<BookingStateRow[]> {
  const found = await sql<BookingStateRow>`
    select ${lockedColumns(language, readerId)} from bookings b join venues e on e.id = b.venue_id
    where (b.id = ${id} and (b.first_item_id is null or b.first_item_id = ${id}) or b.first_item_id = ${id})
      and (b.customer_id = ${readerId} or ${maySee(readerId)})
    order by b.id`.execute(db);
  return found.rows;
}

/** Where and until when a booking is to be. Ranges are half open. */
export type ItemMove = {
  id: number;
  employee_id: number;
  starts_at: Date;
  ends_at: Date;
  duration_minutes: number;
  blocked: readonly { from: Date; to: Date }[];
};

/**
 * Locks a booking's rows together with all that hold what it would hold, in the order of their ids, so that two who want
 * each other's time wait for each other instead of locking each other out. Gives the ids of those in the way.
 */
export async function lockRivals(
  db: Database,
  venueId: number,
  placings: readonly ItemMove[],
  now: Date,
): Promise<number[]> {
  const own = placings.map(({ id }) => id);
  const input = placings.map(
    ({ employee_id: id, blocked }) => sql`(employee_id = ${id} and blocked && ${multirange(blocked)})`,
  );
  const found = await sql<{ id: number; holds: boolean }>`
    select id, status = 'confirmed' or status = 'pending' and answer_by > ${now} as holds from bookings
    where venue_id = ${venueId} and (id = any(${own})
      or status in ('pending', 'confirmed') and (${sql.join(input, sql` or `)}))
    order by id for update`.execute(db);
  return found.rows.filter(({ id, holds }) => holds && !own.includes(id)).map(({ id }) => id);
}

/** A list of stretches of time as PostgreSQL has it. */
export const multirange = (parts: ItemMove['blocked']) =>
  sql<string>`tstzmultirange(${sql.join(parts.map(({ from, to }) => sql`tstzrange(${from}, ${to})`))})`;

/** What changes besides the place. */
type BookingMove = { venueId: number; status: string; from: readonly string[]; answerBy: Date; now: Date };

/**
 * Moves the rows of a booking in one statement, which the constraint judges. Several rows first step aside together, for
 * they could stand in each other's way; nobody else sees that. False where its state is none of `from`.
 */
export async function moveItems(db: Database, placings: readonly ItemMove[], moved: BookingMove): Promise<boolean> {
  const { venueId, status, from, answerBy, now } = moved;
  if (placings.length > 1) await stepAside(db, venueId, placings);
  const rows = placings.map(
    ({ id, employee_id, starts_at, ends_at, duration_minutes: duration, blocked }) =>
      sql`(${id}::bigint, ${employee_id}::bigint, tstzrange(${starts_at}, ${ends_at}), ${duration}::int, ${multirange(blocked)})`,
  );
  const found = await sql<{ id: number }>`
    update bookings b set employee_id = v.employee_id, during = v.during, duration_minutes = v.duration,
      blocked = v.blocked, status = ${status},
      answer_by = ${answerBy}, sequence = sequence + 1, agreed_at = ${now}, reminded_day_at = null,
      reminded_soon_at = null, attendance_token_hash = null, attendance_confirmed_at = null,
      retained_for = null, checked_in_at = null
    from (values ${sql.join(rows)}) as v (id, employee_id, during, duration, blocked)
    where b.venue_id = ${venueId} and b.id = v.id and b.status = any(${[...from]})
    returning b.id`.execute(db);
  return found.rows.length === placings.length;
}

const stepAside = (db: Database, venueId: number, placings: readonly ItemMove[]) =>
  sql`update bookings set during = tstzrange(lower(during) + '1000 years'::interval, upper(during) + '1000 years'::interval),
      blocked = (select range_agg(tstzrange(lower(part) + '1000 years'::interval, upper(part) + '1000 years'::interval))
        from unnest(blocked) part)
    where venue_id = ${venueId} and id = any(${placings.map(({ id }) => id)})`.execute(db);

/** Changes the state of a booking's rows; false where its state is none of `from` any more. */
export async function updateStatus(
  db: Database,
  { venue_id, id }: Pick<BookingStateRow, 'venue_id' | 'id'>,
  { from, to, now }: { from: readonly string[]; to: string; now: Date },
): Promise<boolean> {
  const found = await sql<{ id: number }>`
    update bookings set status = ${to}, sequence = sequence + 1,
      agreed_at = case when ${to} = 'confirmed' then ${now}::timestamptz else agreed_at end
    where venue_id = ${venue_id} and (id = ${id} or first_item_id = ${id}) and status = any(${[...from]})
    returning id`.execute(db);
  return found.rows.length > 0;
}

/** Notes since when a booking's customer is there; null: not yet. */
export const updateCheckIn = (
  db: Database,
  { venue_id, id }: Pick<BookingStateRow, 'venue_id' | 'id'>,
  at: Date | null,
) =>
  db
    .updateTable('bookings')
    .set({ checked_in_at: at?.toISOString() ?? null })
    .where('venue_id', '=', venue_id)
    .where('id', '=', id)
    .execute();

/** A step to write into the history. */
export type NewBookingEvent = {
  venue_id: number;
  booking_id: number;
  verb: string;
  status: string;
  actor_id: number | null;
  reason?: string | null;
  created_at: Date;
};

/** Writes a step into the history. */
export const insertBookingEvent = (db: Database, event: NewBookingEvent) =>
  db.insertInto('booking_events').values(event).execute();
