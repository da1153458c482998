import path from 'node:path';
import pg from 'pg';
import { loadWorld } from '#db/world/load.ts';
import { openDb, openPool } from '#app/database/connection.ts';
import { migrate } from '#app/database/migrate.ts';
import { systemClock } from '#app/deps.ts';
import { type RunningPostgres, startPostgres } from '#app/database/postgres/launcher.ts';
import { openSilentProxy, socketFolderOf } from './silent-proxy.ts';

/** A PostgreSQL for one test file that can be killed, silenced and stopped from writing; it holds the demo world. */
export type Cluster = {
  /** For the test itself: leads straight to the server. */
  readonly url: string;
  /** For the processes under test: leads through what can go silent. */
  readonly proxiedUrl: string;
  /** Path of its log. */
  readonly log: string;
  /** Kills the server and starts it again. */
  crash(): Promise<void>;
  /** Starts the server again where it has ended by itself. */
  revive(): Promise<void>;
  /** Cuts all connections of our servers; returns how many there were. */
  cutConnections(): Promise<number>;
  /** Lets every present connection die without a word; new ones are forwarded. Returns how many there were. */
  silenceConnections(): number;
  /** Makes new transactions read-only, or no longer so. */
  setReadOnly(isReadOnly: boolean): Promise<void>;
  close(): Promise<void>;
};

// A killed process loses nothing that the system has buffered, so nothing is flushed; what is committed must stay.
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  max_connections: '120',
  min_wal_size: '32MB',
  max_wal_size: '64MB',
};

/** Starts PostgreSQL in a folder, migrates it and loads the demo world. */
export async function openCluster(folder: string): Promise<Cluster> {
  const dataDir = path.join(folder, 'postgres');
  const servers: RunningPostgres[] = [await startPostgres({ dataDir, settings })];
  const url = servers[0]?.url('postgres') ?? '';
  await migrate(url);
  const pool = openPool(url, 4, () => {});
  await loadWorld(openDb(pool), systemClock.now());
  await pool.end();
  const proxy = await openSilentProxy(socketFolderOf(url));
  const start = async () => void servers.push(await startPostgres({ dataDir, settings }));
  return {
    url,
    proxiedUrl: proxy.url('postgres'),
    log: path.join(dataDir, 'server.log'),
    async crash() {
      const last = servers.at(-1);
      if (last) process.kill(last.pid, 'SIGKILL');
      await start();
    },
    revive: start,
    async cutConnections() {
      const found = await runStatement(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'tajmeelspot%'`,
      );
      return found.rows.length;
    },
    silenceConnections() {
      const count = proxy.count();
      proxy.silence();
      proxy.resume();
      return count;
    },
    async setReadOnly(isReadOnly) {
      await runStatement(url, `alter system set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`);
      await runStatement(url, 'select pg_reload_conf()');
    },
    async close() {
      await proxy.close();
      await Promise.all(servers.map((one) => one.stop()));
    },
  };
}

async function runStatement(connectionString: string, statement: string) {
  const client = new pg.Client({ connectionString, options: '-c default_transaction_read_only=off' });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
