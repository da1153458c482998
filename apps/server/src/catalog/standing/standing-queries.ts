import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Sums up anew services whose voices have faded, those that wait longest first; gives their ids. At most `max`. */
export async function fadeServices(db: Database, max: number): Promise<number[]> {
  const found = await sql<{ id: number }>`
    with fading as materialized (
      select id from services where fades_on <= baghdad_today() order by fades_on, id limit ${max})
    select id, weigh_service(id) from (select id from fading order by id) faded`.execute(db);
  return found.rows.map(({ id }) => id);
}
