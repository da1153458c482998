import path from 'node:path';
import pg from 'pg';
import { loadWorld } from '#db/world/load.ts';
import { openDb, openPool } from '#app/database/connection.ts';
import { migrate } from '#app/database/migrate.ts';
import { systemClock } from '#app/deps.ts';
import { type RunningPostgres, startPostgres } from '#app/database/postgres/launcher.ts';

/** A PostgreSQL for one test file that can be killed; it holds the demo world as of now. */
export type Cluster = {
  readonly url: string;
  /** Path of its log. */
  readonly log: string;
  /** Kills the server and starts it again. */
  crash(): Promise<void>;
  /** Cuts all connections of our servers; returns how many there were. */
  cutConnections(): Promise<number>;
  close(): Promise<void>;
};

// A killed process loses nothing that the system has buffered, so nothing is flushed; what is committed must stay.
const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '120' };

/** Starts PostgreSQL in a folder, migrates it and loads the demo world. */
export async function openCluster(folder: string): Promise<Cluster> {
  const dataDir = path.join(folder, 'postgres');
  const servers: RunningPostgres[] = [await startPostgres({ dataDir, settings })];
  const url = servers[0]?.url('postgres') ?? '';
  await migrate(url);
  const pool = openPool(url, 4, () => {});
  await loadWorld(openDb(pool), systemClock.now());
  await pool.end();
  return {
    url,
    log: path.join(dataDir, 'server.log'),
    async crash() {
      const last = servers.at(-1);
      if (last) process.kill(last.pid, 'SIGKILL');
      servers.push(await startPostgres({ dataDir, settings }));
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
    close: async () => void (await Promise.all(servers.map((one) => one.stop()))),
  };
}
