import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { hasAccount } from '../client-parts-queries.ts';
import { figuresOf } from '../list/client-list-queries.ts';

/** A file for a spreadsheet; texts are sealed, and the number of an account is masked. */
export type ExportedClientRow = {
  name: string;
  phone: string | null;
  tags: string[];
  sealed_allergies: Buffer | null;
  sealed_note: Buffer | null;
  completed: number;
  no_shows: number;
  last_completed_at: Date | null;
  created_at: Date;
};

/** The clients of a venue by name. */
export async function listExportedClients(db: Database, venueId: number, now: Date, max: number) {
  const found = await sql<ExportedClientRow>`
    select c.name, case when ${hasAccount} then mask_phone(c.phone) else c.phone end as phone, c.tags, c.sealed_allergies,
      c.sealed_note, f.completed, f.no_shows, f.last_completed_at, c.created_at
    from clients c cross join lateral (${figuresOf(now)}) f
    where c.venue_id = ${venueId} and c.merged_into is null order by c.folded, c.id limit ${max}`.execute(db);
  return found.rows;
}
