import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** What is left of a name. */
const noName = '—';

/** The files `c` of a user at every venue: by the account, and by the number while it is proven. */
export const filesOfUser = (id: number): RawBuilder<unknown> =>
  sql`c.customer_id = ${id} or c.phone = (select u.proven_phone from users u where u.id = ${id})`;

/** One file `c` of a venue. */
export const fileOfVenue = (venueId: number, id: number): RawBuilder<unknown> =>
  sql`c.venue_id = ${venueId} and c.id = ${id}`;

/**
 * Deletes files with all that was merged with them; their walk-ins keep time and price, without name, number and notes.
 * Gives how many shown files there were.
 */
export async function eraseClients(db: Database, which: RawBuilder<unknown>): Promise<number> {
  const found = await sql<{ venue_id: number; id: number }>`
    select distinct c.venue_id, coalesce(c.merged_into, c.id) as id from clients c where ${which}`.execute(db);
  for (const { venue_id: venueId, id } of found.rows) await eraseFile(db, venueId, id);
  return found.rows.length;
}

async function eraseFile(db: Database, venueId: number, id: number): Promise<void> {
  const own = sql`select f.id from clients f where f.venue_id = ${venueId} and ${id} in (f.id, f.merged_into)`;
  const walkIns = sql`b.venue_id = ${venueId} and b.client_id in (${own}) and b.customer_id is null`;
  for (const table of [sql`stored_emails`, sql`stored_messages`]) {
    await sql`delete from ${table} m using bookings b where ${walkIns} and length(b.customer_name) > 1
      and position(b.customer_name in m.text) > 0`.execute(db);
  }
  await sql`update booking_events v set reason = null from bookings b
    where ${walkIns} and v.venue_id = b.venue_id and v.booking_id = b.id and v.reason is not null`.execute(db);
  await sql`update bookings b set customer_name = ${noName}, customer_phone = null, notes = '', home_address = null,
    request_hash = null where ${walkIns}`.execute(db);
  await sql`delete from clients c where c.venue_id = ${venueId} and c.id in (${own})`.execute(db);
}
