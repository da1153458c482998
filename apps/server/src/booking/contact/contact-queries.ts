import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { maySee } from '../read-model/booking-queries.ts';

/** The contact of a booking's customer as a look gives it: both null while it is closed. */
type ContactRow = { phone: string | null; closes_at: Date | null };

/** Locks a booking of a venue that the reader acts for, so that it cannot be cancelled during the look; whether there is one. */
export async function lockBookingForLook(db: Database, readerId: number, id: number): Promise<boolean> {
  const found = await sql`select b.id from bookings b
    where b.id = ${id} and (b.first_item_id is null or b.first_item_id = b.id)
      and b.customer_id is distinct from ${readerId} and ${maySee(readerId)} for share`.execute(db);
  return found.rows.length > 0;
}

/** Gives the number of a locked booking's customer, where it is open, and records the look. */
export async function insertLook(db: Database, readerId: number, id: number, now: Date): Promise<ContactRow> {
  const found = await sql<ContactRow>`select look_at_contact(b, ${readerId}, ${now}) as phone,
      (contact_of(b, ${now}) ->> 'closes_at')::timestamptz as closes_at
    from bookings b where b.id = ${id}`.execute(db);
  return found.rows[0] ?? { phone: null, closes_at: null };
}
