import type { Bill } from '@tajmeelspot/contract/till/bills.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** The sessions that stand of a booking's treatments, with the courses that they are of. */
export async function listSessionsOfBooking(db: Database, language: Language, venueId: number, bookingId: number) {
  const found = await sql<{ item_id: number; course: { id: number; name: string } }>`
    select u.item_id, jsonb_build_object('id', c.id, 'name', in_language(c.name, ${language})) as course
    from bookings b join course_uses u on u.venue_id = b.venue_id and u.item_id = b.id
      join courses c on c.venue_id = u.venue_id and c.id = u.course_id
    where b.venue_id = ${venueId} and (b.id = ${bookingId} or b.first_item_id = ${bookingId})`.execute(db);
  return found.rows;
}

/** The courses of a booking's client with sessions left, by what expires first, and which of its treatments each can pay for. */
export async function listUsableCourses(db: Database, language: Language, venueId: number, bookingId: number) {
  const found = await sql<Bill['courses'][number]>`
    select c.id, in_language(c.name, ${language}) as name, c.sessions, c.sessions - c.used as left, c.expires_on::text,
      coalesce(c.expires_on < min((lower(b.during) at time zone 'Asia/Baghdad')::date), false) as has_expired,
      jsonb_agg(b.id order by b.id) as item_ids
    from bookings b join courses c on c.venue_id = b.venue_id
      and shown_client(c.venue_id, c.client_id) = shown_client(b.venue_id, b.client_id)
      and (c.treatment_id is null or c.treatment_id = b.treatment_id)
    where b.venue_id = ${venueId} and (b.id = ${bookingId} or b.first_item_id = ${bookingId})
      and c.ended_at is null and c.used < c.sessions
      and not exists (select from course_uses u where u.venue_id = b.venue_id and u.item_id = b.id)
    group by c.venue_id, c.id order by has_expired, c.expires_on nulls last, c.id`.execute(db);
  return found.rows;
}

/** Takes a session of a course for a treatment of a booking; the database refuses what is not left. */
export const insertUse = (
  db: Database,
  use: { venue_id: number; item_id: number; course_id: number; transaction_id: number },
) => db.insertInto('course_uses').values(use).execute();

/** What a client owes at a venue for courses. */
export async function sumCourseDebts(db: Database, venueId: number, clientId: number | null): Promise<number> {
  if (clientId === null) return 0;
  const found = await sql<{ sum: number }>`
    select coalesce(sum(e.amount_iqd), 0)::bigint as sum
    from courses c join ledger_transactions t on t.venue_id = c.venue_id and t.course_id = c.id
      join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id and e.account = 'debt'
    where c.venue_id = ${venueId} and shown_client(c.venue_id, c.client_id) = shown_client(${venueId}, ${clientId})`.execute(
    db,
  );
  return found.rows[0]?.sum ?? 0;
}
