import { createHash } from 'node:crypto';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackupManifest, BackupTable } from './manifest.ts';

/** The same rows must give the same text on every server, and a copy may take long. */
const options = [
  'TimeZone=UTC',
  'DateStyle=ISO',
  'IntervalStyle=postgres',
  'extra_float_digits=1',
  'bytea_output=hex',
  'statement_timeout=0',
  'lock_timeout=30000',
]
  .map((setting) => `-c ${setting}`)
  .join(' ');

/** A connection for a copy of the whole database. */
export async function openCopyClient(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'tajmeelspot-backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options,
  });
  await client.connect();
  return client;
}

const ownSchemas = `('public', 'pgboss')`;

/** Every table of the program with the columns that are stored, and its primary key. */
export async function listTables(client: pg.Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select json_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select string_agg(quote_ident(a.attname), ', ' order by k.place)
        from pg_index i, unnest(i.indkey) with ordinality k (attnum, place)
          join pg_attribute a on a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid), 't.*::text') as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ${ownSchemas} order by 1`);
  return rows;
}

/** Rows of a table as COPY writes them, in the order of its key. */
export async function* readRows(client: pg.Client, { name, columns, key }: BackupTable): AsyncGenerator<Buffer> {
  const text = `copy (select ${columns.join(', ')} from ${name} t order by ${key}) to stdout`;
  yield* client.query(copyTo(text)) as AsyncIterable<Buffer>;
}

type TableDigest = BackupManifest['tables'][string];

/** Counts and hashes rows as they pass. */
export function openDigest(): { add(rows: Buffer): void; end(): TableDigest } {
  const hash = createHash('sha256');
  let [rows, bytes] = [0, 0];
  return {
    add(part) {
      hash.update(part);
      bytes += part.length;
      // One line for each row: a line break within a value is written as an escape.
      for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, at + 1)) rows += 1;
    },
    end: () => ({ rows, bytes, sha256: hash.digest('hex') }),
  };
}

/** The digest of a table as it is. */
export async function digestTable(client: pg.Client, table: BackupTable): Promise<TableDigest> {
  const digest = openDigest();
  for await (const rows of readRows(client, table)) digest.add(rows);
  return digest.end();
}

/** Where each sequence stands. It is read after the rows: a sequence that is ahead does no harm. */
export async function listSequences(client: pg.Client): Promise<BackupManifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname in ${ownSchemas} order by 1`);
  const sequences = [];
  for (const { name } of rows) {
    const found = await client.query<{ last: string; is_called: boolean }>(
      `select last_value::text as last, is_called from ${name}`,
    );
    sequences.push({ name, last: found.rows[0]?.last ?? '1', is_called: found.rows[0]?.is_called ?? false });
  }
  return sequences;
}

/** The schema of a database: its migrations, and the version of the schema of pg-boss. */
export async function readSchemaVersion(client: pg.Client): Promise<{ migrations: string[]; outboxVersion: number }> {
  const migrations = await client.query<{ name: string }>('select name from migrations order by name');
  const outbox = await client.query<{ version: number }>('select version from pgboss.version');
  return { migrations: migrations.rows.map(({ name }) => name), outboxVersion: outbox.rows[0]?.version ?? 0 };
}

/** The foreign keys of the tables, as statements that drop them and make them again. */
export async function listForeignKeys(client: pg.Client): Promise<{ drop: string; add: string }[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as drop,
      format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as add
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace
    where k.contype = 'f' and k.conparentid = 0 and n.nspname in ${ownSchemas}`);
  return rows;
}
