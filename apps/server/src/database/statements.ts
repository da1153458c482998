import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
  sql,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { DB } from '#db/schema.ts';
import type { Database } from './connection.ts';

/** Stands for a value while a statement is built. */
class StandIn {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement whose text is built once: for one that only finds a row by its key, building takes as long as executing.
 * `build` gets what stands for the values of these names, and may ask nothing of them.
 */
export function fixedStatement<Name extends string, Row>(
  names: readonly Name[],
  build: (values: Readonly<Record<Name, RawBuilder<unknown>>>) => RawBuilder<Row>,
) {
  let built: { readonly text: string; readonly order: readonly string[] } | undefined;
  return async (db: Database, values: Readonly<Record<Name, unknown>>): Promise<Row[]> => {
    built ??= compile(db, names, build);
    const parameters = built.order.map((name) => values[name as Name]);
    return (await db.executeQuery<Row>(CompiledQuery.raw(built.text, parameters))).rows;
  };
}

function compile<Name extends string>(
  db: Database,
  names: readonly Name[],
  build: (values: Readonly<Record<Name, RawBuilder<unknown>>>) => RawBuilder<unknown>,
) {
  const standIns = Object.fromEntries(names.map((name) => [name, sql`${new StandIn(name)}`]));
  const { sql: text, parameters } = build(standIns as Record<Name, RawBuilder<unknown>>).compile(db);
  const places = parameters.map((value) => {
    if (value instanceof StandIn) return value.name;
    throw new Error('A fixed statement has a value of its own; write it into the text.');
  });
  // A value that stands in several places is sent once.
  const order = [...new Set(places)];
  const placeOf = (place: string) => `$${order.indexOf(places[Number(place) - 1] ?? '') + 1}`;
  return { text: text.replaceAll(/\$(\d+)/g, (_, place: string) => placeOf(place)), order };
}

/**
 * When the database's server began. The number of the transaction that wrote a row (xmin) is its version only beside this: a leader that
 * follows another one, or a restored backup, gives the same numbers to other transactions.
 */
export const serverStart = sql`pg_postmaster_start_time()`;

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
  if (gathering.has(db)) return db;
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
  return openReads(read);
}

/** Databases whose reads are gathered already. */
const gathering = new WeakSet<Database>();

/** Reads of which only a digest is made. */
const digesting = new WeakSet<Database>();

/** Whether only a digest is made of these reads: the number of the transaction that wrote a row (xmin) may then stand for it. */
export const areDigested = (reads: Database): boolean => digesting.has(reads);

/**
 * A short text of all that some work reads at once, for each of some ids, in one statement: another text whenever a row would be
 * another. The work is given no rows: what it would read after them is not in it.
 */
export async function digestReads(
  db: Database,
  ids: readonly number[],
  work: (reads: Kysely<DB>, id: RawBuilder<number>) => Promise<unknown>,
): Promise<ReadonlyMap<number, string>> {
  const queries: CompiledQuery[] = [];
  const record = (query: CompiledQuery) => {
    queries.push(query);
    return Promise.resolve({ rows: [] });
  };
  const recorded = openReads(record);
  digesting.add(recorded);
  await work(recorded, sql.ref<number>('one.id'));
  const { sql: text, parameters, ...read } = together(queries, 'texts');
  const columns = queries.map((_, index) => `r.rows_${index}`).join(', ');
  // A subquery hides how many there are: of a few, PostgreSQL would plan the statement each time.
  const digests = `select one.id, (select md5(concat_ws(' ', ${columns})) from (${text}) r) as digest
    from unnest((select $${parameters.length + 1}::bigint[])) one (id)`;
  const query = { ...read, sql: digests, parameters: [...parameters, ids] };
  const found = await db.executeQuery<{ readonly id: number; readonly digest: string }>(query);
  return new Map(found.rows.map(({ id, digest }) => [id, digest]));
}

function openReads(read: (query: CompiledQuery) => Promise<QueryResult<unknown>>): Kysely<DB> {
  const reads = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOf(read),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  gathering.add(reads);
  return reads;
}

async function readAll(db: Database, reads: readonly GatheredRead[]): Promise<void> {
  try {
    const [only, ...others] = reads;
    if (only && others.length === 0) return only.resolve(await db.executeQuery(only.query));
    const found = await db.executeQuery<Record<string, unknown[]>>(
      together(
        reads.map(({ query }) => query),
        'json',
      ),
    );
    reads.forEach(({ resolve }, index) => resolve({ rows: found.rows[0]?.[`rows_${index}`] ?? [] }));
  } catch (error) {
    for (const { reject } of reads) reject(error);
  }
}

/** All rows of a statement as one value: JSON names the columns of each row, which takes twice as long as their bare texts. */
const rowForms = { json: "coalesce(json_agg(r), '[]')", texts: "coalesce(string_agg(r::text, ''), '')" };
type RowForm = keyof typeof rowForms;

/** Several statements as one, whose row has the rows of each. */
function together(queries: readonly CompiledQuery[], form: RowForm): CompiledQuery {
  const texts = queries.map(({ sql: text }) => text);
  const key = [form, ...texts].join(';');
  const text = gatheredTexts.get(key) ?? writeTogether(queries, form);
  gatheredTexts.set(key, text);
  const [{ query, queryId }] = queries as readonly [CompiledQuery];
  return { query, queryId, sql: text, parameters: queries.flatMap(({ parameters }) => parameters) };
}

/** Moving the places of the values takes as long as the database needs for the smaller reads. */
const gatheredTexts = new LRUCache<string, string>({ max: 100 });

function writeTogether(queries: readonly CompiledQuery[], form: RowForm): string {
  let count = 0;
  const columns = queries.map(({ sql: text, parameters }, index) => {
    const before = count;
    count += parameters.length;
    const moved = text.replaceAll(/\$(\d+)/g, (_, place: string) => `$${Number(place) + before}`);
    return `(select ${rowForms[form]} from (${moved}) r) as rows_${index}`;
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
