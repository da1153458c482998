import type { HouseMessages } from '@tajmeelspot/contract/venues/messages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { runs } from './member-queries.ts';

/** What a house that somebody runs tells its guests, and which mails it gets. */
export async function findMessages(db: Database, readerId: number, id: number): Promise<HouseMessages | undefined> {
  const found = await sql<HouseMessages>`
    select e.guest_note, e.mail_requests, e.mail_tomorrow from establishments e
    where e.id = ${id} and ${runs(readerId, sql`e.id`)}`.execute(db);
  return found.rows[0];
}

/** Sets what a house tells its guests, and which mails it gets. */
export const updateMessages = (db: Database, id: number, { guest_note, ...mails }: HouseMessages) =>
  db
    .updateTable('establishments')
    .set({ guest_note: JSON.stringify(guest_note), ...mails })
    .where('id', '=', id)
    .execute();
