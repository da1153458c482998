import type { Pool } from 'pg';
import type { QueuedEvents } from './metrics.ts';

/** Events that wait for delivery, by lane. */
export async function countQueuedEvents(pool: Pool): Promise<QueuedEvents[]> {
  const found = await pool.query<QueuedEvents>(
    `select name as lane, count(*)::int as waiting,
       extract(epoch from now() - min(created_on))::float8 as "oldestSeconds"
     from pgboss.job where state in ('created', 'retry') group by name`,
  );
  return found.rows;
}
