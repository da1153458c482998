import { createHash } from 'node:crypto';
import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type RawBuilder,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import type { DB } from '#db/schema.ts';
import { cut, isLineDead, type LineLimits, lineSettingsWith } from './line.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** The database or a transaction on it: whatever SQL can be sent to. */
export type Database = Kysely<DB> | Transaction<DB>;

/** Connections live this long at most, in seconds, so that none survives a change of the network for ever. */
const lifetime = 1800;

/**
 * Opens a pool of at most `size` connections. A statement is cancelled after 8 s; a connection whose line is dead is
 * noticed within 15 s, and then every connection is opened anew. `limits`: less than that, milliseconds.
 */
export function openPool(url: string, size: number, onError: (error: Error) => void, limits: LineLimits = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    // A new one plans every statement anew, which takes longer than most of them.
    idleTimeoutMillis: 600_000,
    maxLifetimeSeconds: lifetime,
    application_name: 'tajmeelspot',
    ...lineSettingsWith(limits),
  });
  // Without a listener the loss of an idle connection would end the process.
  pool.on('error', onError);
  // The same for a connection that is lost while it is in use.
  pool.on('connect', (client) => client.on('error', onError));
  replaceStale(pool);
  return pool;
}

/** How often a pool was renewed, and at which count each of its present connections was opened. */
type PoolAge = { renewals: number; readonly openedAt: Map<pg.Client, number> };

const ages = new WeakMap<pg.Pool, PoolAge>();

/** Makes a pool drop connections that were opened before its last renewal, and renew itself after a dead line. */
function replaceStale(pool: pg.Pool): void {
  const age: PoolAge = { renewals: 0, openedAt: new Map() };
  ages.set(pool, age);
  pool.on('connect', (client) => age.openedAt.set(client, age.renewals));
  pool.on('remove', (client) => age.openedAt.delete(client));
  pool.on('release', (error, client) => {
    if (error && isLineDead(error)) renewConnections(pool);
    if ((age.openedAt.get(client) ?? 0) < age.renewals) cut(client);
  });
}

/** Replaces all connections of a pool: those at rest at once, those in use when they are given back. */
export function renewConnections(pool: pg.Pool): void {
  const age = ages.get(pool);
  if (!age || pool.ending) return;
  age.renewals += 1;
  for (let left = pool.idleCount; left > 0; left--) pool.connect((_error, client) => client?.release());
}

/** Ends a pool: waits `graceMs` for connections in use, then cuts them. */
export async function closePool(pool: pg.Pool, graceMs: number): Promise<void> {
  const limit = setTimeout(() => ages.get(pool)?.openedAt.forEach((_, client) => cut(client)), graceMs);
  // A connection that is cut under a statement is given back by who used it, and the pool ends.
  await pool.end().finally(() => clearTimeout(limit));
}

/** Kysely over a pool; ending it is the pool owner's business. */
export const openDb = (pool: pg.Pool): Kysely<DB> =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: namedStatements(pool) }) });

/** Kysely on one connection, whose statements run one after the other. */
export type ConnectionDb = {
  readonly db: Kysely<DB>;
  /** Resolves when nothing runs any more, and the connection can be given back. */
  ended(): Promise<unknown>;
};

/** Kysely on one connection of a pool. */
export function openDbOn(pool: pg.Pool, client: pg.PoolClient): ConnectionDb {
  let last: Promise<unknown> = Promise.resolve();
  const named = nameStatements(pool, client);
  const alone = {
    release: () => {},
    query: (text: unknown, values?: readonly unknown[]) => {
      const next = last.then(() => named.query(text, values));
      last = next.catch(() => {});
      return next;
    },
  } as unknown as PostgresPoolClient;
  const single: PostgresPool = { options: pool.options, end: async () => {}, connect: () => Promise.resolve(alone) };
  return { db: new Kysely<DB>({ dialect: new PostgresDialect({ pool: single }) }), ended: () => last };
}

/** Mark in a statement that must be planned for its own values: a search's common and rare words need different plans. */
export const plannedAnew = '/* planned anew */';

/** Mark in a statement that has taken back the limit of its time at the server, and may take half an hour. */
export const takesLong = '/* takes long */';
const longest = 1_800_000;

/** Names each statement by its text, so that the server parses and plans it once a connection. */
function namedStatements(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    end: async () => {},
    connect: async () => nameStatements(pool, await pool.connect()) as unknown as PostgresPoolClient,
  };
}

function nameStatements(pool: pg.Pool, client: pg.PoolClient) {
  return {
    release: () => client.release(),
    query: (text: unknown, values?: readonly unknown[]) => {
      if (typeof text !== 'string') return client.query(text as string);
      const name = nameOf(pool, text);
      const limit = text.includes(takesLong) ? { query_timeout: longest } : {};
      const config = { text, values: [...(values ?? [])], ...(name ? { name } : {}), ...limit };
      return client.query(config).catch((error: unknown) => {
        // Given back, or asked to roll back, it would make the next one wait as long again.
        if (isLineDead(error)) {
          cut(client);
          renewConnections(pool);
        }
        throw error;
      });
    },
  };
}

/** Sends a statement of a library, named like those of Kysely. */
export function queryNamed(pool: pg.Pool, text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> {
  // Several statements in one text have no values, and cannot be prepared.
  const name = values.length > 0 ? nameOf(pool, text) : undefined;
  return pool.query({ text, values: [...values], ...(name ? { name } : {}) });
}

/** The names of a pool's statements: each connection keeps what was named, so there is a limit. */
const namesOfPools = new WeakMap<pg.Pool, Map<string, string>>();
const maxNames = 500;

function nameOf(pool: pg.Pool, text: string): string | undefined {
  const names = namesOfPools.get(pool) ?? new Map<string, string>();
  namesOfPools.set(pool, names);
  const known = names.get(text);
  if (known || names.size >= maxNames || text.includes(plannedAnew)) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** Ids that are known, or a statement that gives one, or any. */
export type ChosenIds = readonly number[] | RawBuilder<number> | { readonly anyOf: RawBuilder<number> };

/**
 * The right side of a condition on some ids, or on those that a statement gives. A list makes PostgreSQL plan anew at each call, for it expects ten ids where
 * there is one: a single id is compared by itself.
 */
export function oneOrAny(ids: ChosenIds): RawBuilder<unknown> {
  if ('anyOf' in ids) return sql`= any(array(${ids.anyOf}))`;
  if ('toOperationNode' in ids) return sql`= (${ids})`;
  const distinct = [...new Set(ids)];
  return distinct.length === 1 ? sql`= ${distinct[0]}` : sql`= any(${distinct})`;
}

/** An instant as the driver takes it. */
export const toDate = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

/** How often a transaction that conflicts with others is tried. */
const maxTries = 3;

/**
 * Repeats a transaction that conflicted with others; undefined where it conflicts each time, or every resource is taken.
 * The other transaction has ended by then, and the next attempt sees its result.
 */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T | undefined> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // 23P01: a booking that was being made when this one looked; 40P01 and 40001: both waited for each other.
      if (code !== '23P01' && code !== '40P01' && code !== '40001') throw error;
      // Pieces were looked for one by one, behind whoever held them: another attempt would find none, either.
      const isDecided = error instanceof pg.DatabaseError && error.constraint === 'resource_taken';
      if (isDecided || tries === maxTries) return undefined;
    }
  }
}
