import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Database } from './connection.ts';

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
  let count = 0;
  const columns = queries.map(({ sql: text, parameters }, index) => {
    const before = count;
    count += parameters.length;
    const moved = text.replaceAll(/\$(\d+)/g, (_, place: string) => `$${Number(place) + before}`);
    return `(select coalesce(json_agg(r), '[]') from (${moved}) r) as rows_${index}`;
  });
  const [{ query, queryId }] = queries as readonly [CompiledQuery];
  const parameters = queries.flatMap((one) => one.parameters);
  return { query, queryId, sql: `select ${columns.join(', ')}`, parameters };
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
