import type { Pool } from 'pg';

/**
 * Takes back the events that a process had when it died, for the next try at once: pg-boss itself would look a minute
 * later and then wait as after a failure. An event on its last try is left to it, which gives it up.
 */
export async function takeBackLost(pool: Pool, names: readonly string[]): Promise<number> {
  const found = await pool.query(
    `update pgboss.job set state = 'retry', start_after = pgboss.job_now()
     where name = any($1) and state = 'active' and retry_count < retry_limit
       and heartbeat_on + heartbeat_seconds * interval '1 second' < pgboss.job_now()`,
    [[...names]],
  );
  return found.rowCount ?? 0;
}
