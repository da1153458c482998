import path from 'node:path';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Env } from '#app/env.ts';
import { startPostgres } from '#app/database/postgres/launcher.ts';
import { closePool, openDb, openPool } from './connection.ts';
import { lineSettings } from './line.ts';
import { migrate } from './migrate.ts';
import { embedded, preparePlainRole } from './plain-role.ts';

/** The database cannot be used; the message says what to do. */
export class UnreachableDatabase extends Error {
  override readonly name = 'UnreachableDatabase';
}

/** Connections of one process. */
const poolSize = 20;

/** Opens the configured database, or starts the embedded one, and brings its schema up to date. */
export async function openDatabase(env: Env, log: Logger) {
  const place = await reachDatabase(env, log);
  await migrate(place.url);
  let isClosing = false;
  const pool = openPool(place.url, poolSize, (error) => {
    if (isClosing) return;
    // Its words alone: the driver hangs the whole connection on the error.
    log.warn({ reason: error.message }, 'a connection to the database was lost');
    place.heal();
  });
  return {
    url: place.url,
    pool,
    db: openDb(pool),
    heal: place.heal,
    async close() {
      isClosing = true;
      await closePool(pool, 1000);
      await place.stop();
    },
  };
}

/** Reaches the configured database, or starts the embedded one, and leaves its schema as it is. */
export const reachDatabase = (env: Env, log: Logger) =>
  env.databaseUrl === undefined ? startEmbedded(env, log) : tryExternal(env.databaseUrl);

async function startEmbedded(env: Env, log: Logger) {
  const dataDir = path.resolve(env.dataDir, 'postgres');
  let running = await startPostgres({ dataDir });
  let healing: Promise<void> | undefined;
  await preparePlainRole(running.url);
  const url = running.url(embedded.database, embedded.role);
  return {
    url,
    /** The server died under us: start it again, once for however many lost connections. */
    heal: () => {
      healing ??= startPostgres({ dataDir })
        .then(async (next) => {
          await running.stop().catch(() => {});
          running = next;
        })
        .catch((error: unknown) => log.error({ err: error }, 'the embedded database did not start again'))
        .finally(() => (healing = undefined));
    },
    stop: () => running.stop(),
  };
}

async function tryExternal(url: string) {
  const client = new pg.Client({ connectionString: url, ...lineSettings });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const why = error instanceof Error ? error.message || String(error) : String(error);
    throw new UnreachableDatabase(
      `The database ${client.database} at ${client.host}:${client.port} cannot be reached (${why}). Start it or change DATABASE_URL.`,
      { cause: error },
    );
  }
  return { url, heal: () => {}, stop: async () => {} };
}
