import type { VenueMessages } from '@tajmeelspot/contract/venues/messages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { mayManage } from '../members/member-queries.ts';

/** The message settings of a venue that a user manages: the note for customers, and which mails it gets. */
export async function findMessageSettings(
  db: Database,
  readerId: number,
  id: number,
): Promise<VenueMessages | undefined> {
  const found = await sql<VenueMessages>`
    select e.arrival_note, e.wants_request_emails, e.wants_day_summary from venues e
    where e.id = ${id} and ${mayManage(readerId, sql`e.id`)}`.execute(db);
  return found.rows[0];
}

/** Sets the message settings of a venue. */
export const updateMessageSettings = (db: Database, id: number, { arrival_note, ...mails }: VenueMessages) =>
  db
    .updateTable('venues')
    .set({ arrival_note: JSON.stringify(arrival_note), ...mails })
    .where('id', '=', id)
    .execute();
