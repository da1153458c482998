import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Logger } from 'pino';
import { closePool, openPool } from '#app/database/connection.ts';
import { migrate } from '#app/database/migrate.ts';
import { reachDatabase } from '#app/database/open.ts';
import { openOutbox } from '#app/database/outbox/outbox.ts';
import { readPidfile } from '#app/database/postgres/pidfile.ts';
import { systemClock } from '#app/deps.ts';
import type { Env } from '#app/env.ts';
import { hasCluster, installationPaths, listPictures } from './installation.ts';
import { BackupError, type BackupHeader } from './manifest.ts';
import { openCopyClient } from './tables.ts';

type RestoreTarget = { readonly env: Env; readonly log: Logger; readonly isForced: boolean };

/**
 * Runs `work` on a database with the schema of a backup and without rows. What was there is set aside when it is forced,
 * and comes back where the work fails. Throws BackupError for an installation that runs, or is in use and not forced.
 */
export async function withEmptyInstallation(
  target: RestoreTarget,
  header: BackupHeader,
  work: (url: string) => Promise<void>,
): Promise<void> {
  const { env, log } = target;
  if (env.databaseUrl === undefined) requireStopped(env);
  await requireUnused(target);
  const putBack = await setAside(env);
  let isDone = false;
  try {
    const place = await reachDatabase(env, log);
    try {
      if (env.databaseUrl !== undefined) await clearExternal(place.url);
      await makeSchema(place.url, header, log);
      await work(place.url);
      isDone = true;
    } finally {
      await place.stop();
    }
  } finally {
    if (!isDone) await putBack();
  }
}

function requireStopped(env: Env): void {
  const { postgres } = installationPaths(env);
  if (readPidfile(postgres)?.isLive)
    throw new BackupError(`The installation in ${env.dataDir} is running. Stop it, then restore.`);
}

async function requireUnused({ env, isForced }: RestoreTarget): Promise<void> {
  if (isForced) return;
  const { files, key } = installationPaths(env);
  const isUsed =
    (env.databaseUrl === undefined && hasCluster(env)) || existsSync(key) || (await listPictures(files))[0];
  if (isUsed)
    throw new BackupError(
      `${env.dataDir} holds an installation already. Choose an empty DATA_DIR, or add --force, which sets it aside.`,
    );
  if (env.databaseUrl === undefined) return;
  const client = await openCopyClient(env.databaseUrl);
  const { rows } = await client.query(`select from pg_tables where schemaname in ('public', 'pgboss') limit 1`);
  await client.end();
  if (rows.length > 0)
    throw new BackupError('The database has tables already. Choose an empty one, or add --force, which deletes them.');
}

/** Renames what lies in the data folder; gives what removes what has come since and takes the names back. */
async function setAside(env: Env): Promise<() => Promise<void>> {
  const { postgres, files, key } = installationPaths(env);
  const places = env.databaseUrl === undefined ? [postgres, files, key] : [files, key];
  const asideOf = (file: string) => `${file}.before-restore-${stamp}`;
  const stamp = new Date().toISOString().replaceAll(/\W/g, '');
  const moved = places.filter((file) => existsSync(file));
  for (const file of moved) await rename(file, asideOf(file));
  return async () => {
    for (const file of places) await rm(file, { recursive: true, force: true });
    for (const file of moved) await rename(asideOf(file), file);
  };
}

/** A database of one's own is emptied only when nobody uses it. Its schemas belong to the role of the program. */
async function clearExternal(url: string): Promise<void> {
  const client = await openCopyClient(url);
  try {
    const { rows } = await client.query(
      `select from pg_stat_activity where datname = current_database() and application_name in ('tajmeelspot', 'tajmeelspot changes')`,
    );
    if (rows.length > 0) throw new BackupError('A server is running on this database. Stop it, then restore.');
    await client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public');
  } finally {
    await client.end();
  }
}

async function makeSchema(url: string, header: BackupHeader, log: Logger): Promise<void> {
  await migrate(url, header.migrations);
  const pool = openPool(url, 4, () => {});
  const outbox = await openOutbox(pool, systemClock, log);
  await outbox.close();
  await closePool(pool, 1000);
}
