import { createHash } from 'node:crypto';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  PostgresIntrospector,
  type PostgresPool,
  type PostgresPoolClient,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
  sql,
  type Transaction,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import type { DB } from '#db/schema.ts';
import { cut, isLineDead, type LineLimits, lineSettingsWith, renewConnections, replaceStale } from './line.ts';

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

/**
 * The right side of a condition on some ids. A list makes PostgreSQL plan anew at each call, for it expects ten ids where
 * there is one: a single id is compared by itself.
 */
export function oneOrAny(ids: readonly number[]): RawBuilder<unknown> {
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

type GatheredRead = {
  readonly query: CompiledQuery;
  readonly resolve: (result: QueryResult<unknown>) => void;
  readonly reject: (error: unknown) => void;
};

/**
 * The same database for reads alone: those that are asked for at the same time are one statement, and see the same
 * moment. Their rows come as JSON: columns hold numbers, texts, truth values or JSON, no instants and no bytes.
 */
export function gatherReads(db: Database): Kysely<DB> {
  let gathered: GatheredRead[] = [];
  const send = () => {
    const reads = gathered;
    gathered = [];
    void readAll(db, reads);
  };
  const read = (query: CompiledQuery) =>
    new Promise<QueryResult<unknown>>((resolve, reject) => {
      // Whoever asks at the same time has asked by then: promises are settled before it.
      if (gathered.length === 0) setImmediate(send);
      gathered.push({ query, resolve, reject });
    });
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOf(read),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

async function readAll(db: Database, reads: readonly GatheredRead[]): Promise<void> {
  try {
    const [only, ...others] = reads;
    if (only && others.length === 0) return only.resolve(await db.executeQuery(only.query));
    const found = await db.executeQuery<Record<string, unknown[]>>(together(reads.map(({ query }) => query)));
    reads.forEach(({ resolve }, index) => resolve({ rows: found.rows[0]?.[`rows_${index}`] ?? [] }));
  } catch (error) {
    for (const { reject } of reads) reject(error);
  }
}

/** Several statements as one, whose row has the rows of each. */
function together(queries: readonly CompiledQuery[]): CompiledQuery {
  const texts = queries.map(({ sql: text }) => text);
  const key = texts.join(';');
  const text = gatheredTexts.get(key) ?? writeTogether(queries);
  gatheredTexts.set(key, text);
  const [{ query, queryId }] = queries as readonly [CompiledQuery];
  return { query, queryId, sql: text, parameters: queries.flatMap(({ parameters }) => parameters) };
}

/** Moving the places of the values takes as long as the database needs for the smaller reads. */
const gatheredTexts = new LRUCache<string, string>({ max: 100 });

function writeTogether(queries: readonly CompiledQuery[]): string {
  let count = 0;
  const columns = queries.map(({ sql: text, parameters }, index) => {
    const before = count;
    count += parameters.length;
    const moved = text.replaceAll(/\$(\d+)/g, (_, place: string) => `$${Number(place) + before}`);
    return `(select coalesce(json_agg(r), '[]') from (${moved}) r) as rows_${index}`;
  });
  return `select ${columns.join(', ')}`;
}

function driverOf(read: (query: CompiledQuery) => Promise<QueryResult<unknown>>): Driver {
  const refuse = () => Promise.reject(new Error('reads that are gathered change nothing'));
  const connection: DatabaseConnection = {
    executeQuery: <R>(query: CompiledQuery) => read(query) as Promise<QueryResult<R>>,
    streamQuery: () => {
      throw new Error('reads that are gathered come at once');
    },
  };
  return {
    init: async () => {},
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}
