import fs from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type RunningPostgres, startPostgres } from '#app/database/postgres/launcher.ts';
import { socketFolderOf } from './silent-proxy.ts';

/** A PostgreSQL that follows another one and answers questions. */
export type Standby = {
  readonly url: string;
  readonly pid: number;
  /** Stops it from replaying what it receives, or lets it replay all of it. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Makes it a leader. */
  promote(): Promise<void>;
  stop(): Promise<void>;
};

/** Copies a running PostgreSQL into a folder and starts the copy as a standby that streams from it. */
export async function openStandby(
  leader: RunningPostgres,
  leaderFolder: string,
  folder: string,
  settings: Readonly<Record<string, string>>,
): Promise<Standby> {
  await copyRunning(leader.url('postgres'), leaderFolder, folder);
  const primary = `host=${socketFolderOf(leader.url('postgres'))} user=postgres application_name=${path.basename(folder)}`;
  const server = await startPostgres({
    dataDir: folder,
    settings: { ...settings, primary_conninfo: primary, hot_standby: 'on', wal_retrieve_retry_interval: '200ms' },
  });
  const url = server.url('postgres');
  return {
    url,
    pid: server.pid,
    pause: () => run(url, 'select pg_wal_replay_pause()'),
    resume: () => run(url, 'select pg_wal_replay_resume()'),
    promote: () => run(url, 'select pg_promote()'),
    stop: server.stop,
  };
}

/** What is of the running server alone, and would stop the copy from starting. */
const ownFiles =
  /(^|\/)(postmaster\.(pid|opts)|\.s\.PGSQL\.\d+(\.lock)?|server\.log|[\w.-]*lease[\w.-]*|pg_replslot\/.+)$/;

/** A base backup over SQL: no program of PostgreSQL's clients is needed. */
async function copyRunning(url: string, from: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const slot = path.basename(to).replaceAll(/\W/g, '_');
    // What the copy still needs stays at the leader.
    await client.query('select pg_create_physical_replication_slot($1, true)', [slot]);
    await client.query(`select pg_backup_start('standby', true)`);
    await fs.cp(from, to, { recursive: true, filter: (file) => !ownFiles.test(path.relative(from, file)) });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await fs.writeFile(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '');
    await fs.writeFile(path.join(to, 'standby.signal'), '');
    await fs.chmod(to, 0o700);
  } finally {
    await client.end();
  }
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
