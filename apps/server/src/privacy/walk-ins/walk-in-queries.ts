import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { noName } from '../erasure/erasure-queries.ts';

/**
 * Removes name, phone, notes and reasons of a venue's walk-in, and the stored emails that name it; false where the venue
 * has no such walk-in. The key stays, so that a device which sends the walk-in again enters no second one.
 */
export async function eraseWalkIn(db: Database, venueId: number, id: number): Promise<boolean> {
  const found = await sql<{ name: string }>`
    with own as (
      select venue_id, id, customer_name from bookings
      where venue_id = ${venueId} and id = ${id} and customer_id is null and status <> 'held' for update)
    update bookings b set customer_name = ${noName}, customer_phone = null, notes = '', home_address = null,
      request_hash = null
    from own where b.venue_id = own.venue_id and b.id = own.id
    returning own.customer_name as name`.execute(db);
  const name = found.rows[0]?.name;
  if (name === undefined) return false;
  await sql`update booking_events set reason = null where venue_id = ${venueId} and booking_id = ${id}`.execute(db);
  if (name !== noName && name !== '') {
    await sql`delete from stored_emails where position(${name} in text) > 0`.execute(db);
    await sql`delete from stored_messages where position(${name} in text) > 0`.execute(db);
  }
  return true;
}
