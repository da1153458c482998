import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type Transaction, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/schema.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** The database or a transaction on it: whatever SQL can be sent to. */
export type Database = Kysely<DB> | Transaction<DB>;

/** Opens a pool of at most `size` connections. A statement that runs longer than 15 s is cancelled. */
export function openPool(url: string, size: number, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'tajmeelspot',
    options: '-c statement_timeout=15000 -c lock_timeout=10000 -c TimeZone=UTC',
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', onError);
  // The same for a connection that is lost while it is in use.
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** Kysely over a pool; ending it is the pool owner's business. */
export const openDb = (pool: pg.Pool): Kysely<DB> =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: namedStatements(pool) }) });

/** Mark in a statement that must be planned for its own values: a search's common and rare words need different plans. */
export const plannedAnew = '/* planned anew */';

/** Names each statement by its text, so that the server parses and plans it once a connection. */
function namedStatements(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: async () => {},
    connect: async () => {
      const client = await pool.connect();
      const named = {
        release: () => client.release(),
        query: (text: unknown, values?: readonly unknown[]) => {
          if (typeof text !== 'string') return client.query(text as string);
          const name = nameOf(text);
          return client.query({ text, values: [...(values ?? [])], ...(name ? { name } : {}) });
        },
      };
      return named as unknown as PostgresPoolClient;
    },
  };
}

const names = new Map<string, string>();
const maxNames = 500;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxNames || text.includes(plannedAnew)) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** An instant as the driver takes it. */
export const toDate = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

/** How often a transaction that conflicts with others is tried. */
const maxTries = 3;

/**
 * Repeats a transaction that conflicted with others; undefined where it conflicts each time. The other transaction has
 * ended by then, and the next attempt sees its result.
 */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T | undefined> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // 23P01: a booking that was being made when this one looked; 40P01 and 40001: both waited for each other.
      if (code !== '23P01' && code !== '40P01' && code !== '40001') throw error;
      if (tries === maxTries) return undefined;
    }
  }
}
