import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

type UptimeRow = { from: number; to: number };

/**
 * When the service was up since an instant, by its heartbeats: intervals of minutes since 1970, in order. Beats two
 * minutes apart are one interval. What was before the first heartbeat of all counts as up: nobody has recorded it.
 */
export async function listUptime(db: Database, since: Date): Promise<UptimeRow[]> {
  const found = await sql<{ from: number; to: number; first: number }>`
    with beats as (
      select extract(epoch from minute)::bigint / 60 as minute from heartbeats
      where minute >= ${since}::timestamptz - interval '2 minutes'),
    gaps as (select minute, minute - lag(minute) over (order by minute) > 2 as is_new from beats),
    runs as (select minute, count(*) filter (where is_new) over (order by minute) as run from gaps)
    select min(minute) as from, max(minute) + 1 as to from runs group by run order by 1`.execute(db);
  const first = await sql<{ minute: number | null }>`
    select extract(epoch from min(minute))::bigint / 60 as minute from heartbeats`.execute(db);
  const before = { from: -Infinity, to: first.rows[0]?.minute ?? Infinity };
  return [before, ...found.rows.map(({ from, to }) => ({ from, to }))];
}
