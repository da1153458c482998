import path from 'node:path';
import pg from 'pg';
import { loadWorld } from '#db/world/load.ts';
import { openDb, openPool } from '#app/database/connection.ts';
import { migrate } from '#app/database/migrate.ts';
import { systemClock } from '#app/deps.ts';
import { type RunningPostgres, startPostgres } from '#app/database/postgres/launcher.ts';

/** A PostgreSQL of a test's own with the demo world of now, which can be killed. */
export type Cluster = {
  readonly url: string;
  /** Where it writes what it does. */
  readonly log: string;
  /** Kills the server and starts it again. */
  crash(): Promise<void>;
  /** Cuts all connections of the program to it; gives how many there were. */
  cutConnections(): Promise<number>;
  close(): Promise<void>;
};

// A killed process loses nothing that it has given to the system, so no disk is waited for; what is committed must stay.
const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '120' };

/** Starts the server in a folder and fills it. */
export async function openCluster(folder: string): Promise<Cluster> {
  const dataDir = path.join(folder, 'postgres');
  const starts: RunningPostgres[] = [await startPostgres({ dataDir, settings })];
  const url = starts[0]?.url('postgres') ?? '';
  await migrate(url);
  const pool = openPool(url, 4, () => {});
  await loadWorld(openDb(pool), systemClock.now());
  await pool.end();
  return {
    url,
    log: path.join(dataDir, 'server.log'),
    async crash() {
      const last = starts.at(-1);
      if (last) process.kill(last.pid, 'SIGKILL');
      starts.push(await startPostgres({ dataDir, settings }));
    },
    async cutConnections() {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const found = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'tajmeelspot%'`,
      );
      await client.end();
      return found.rows.length;
    },
    close: async () => void (await Promise.all(starts.map((one) => one.stop()))),
  };
}
