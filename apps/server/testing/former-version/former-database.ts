import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { PgBoss } from 'pg-boss';

export type FormerRow = Record<string, unknown>;

/** Rows by table, with the names that the former version had for both. */
export type FormerRows = Record<string, FormerRow[]>;

const migrations = path.join(import.meta.dirname, '../../db/migrations');

/** The last migration of the version before names followed the glossary. */
const last = '0026-keep-without-a-woman.sql';

/** A customer, and the owner of the venue whose bookings are among the rows, with what its note of the customer says. */
export const formerUsers = {
  customer: 'zainab@example.com',
  owner: 'huda@example.com',
  password: 'bukra-inshallah',
  note: 'Allergic to henna',
};

/** Of the customer, who is signed in for good. */
export const formerSessionToken = 'former-version-session-token-of-43-characte';

/** The key that the rows were sealed with. */
export const formerSecretKey = 'previous-version-secret-key-of-32-characters';

/** What a whole installation of that version had in its tables: made by using it until each had rows. */
export const readFormerRows = async (): Promise<FormerRows> =>
  JSON.parse(await readFile(path.join(import.meta.dirname, 'rows.json'), 'utf8')) as FormerRows;

/** Makes an empty database what the former version left behind: its schema, its rows, and events that wait. */
export async function fillFormerDatabase(url: string, events: readonly object[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await applyFormerMigrations(client);
    await insertRows(client, await readFormerRows());
  } finally {
    await client.end();
  }
  await addEvents(url, events);
}

async function applyFormerMigrations(client: pg.Client): Promise<void> {
  await client.query(`create table migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const names = (await readdir(migrations)).filter((name) => name <= last).toSorted();
  for (const name of names) {
    const text = await readFile(path.join(migrations, name), 'utf8');
    await client.query('begin');
    await client.query(text);
    const checksum = createHash('sha256').update(text).digest('hex');
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  }
}

/** Rows come as they were: what triggers and defaults would make of them is in them already. */
async function insertRows(client: pg.Client, rows: FormerRows): Promise<void> {
  await client.query('set session_replication_role = replica');
  // Migrations enter some themselves.
  await client.query(`truncate ${Object.keys(rows).join(', ')}`);
  for (const [table, some] of Object.entries(rows)) {
    const columns = await client.query<{ column_name: string; column_default: string | null }>(
      `select column_name, column_default from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
      [table],
    );
    const names = columns.rows.map(({ column_name: name }) => `"${name}"`).join(', ');
    await client.query(
      `insert into ${table} (${names}) overriding system value
       select ${names} from json_populate_recordset(null::${table}, $1)`,
      [JSON.stringify(some)],
    );
    const identity = await client.query<{ sequence: string | null }>(
      `select pg_get_serial_sequence(table_name, column_name) as sequence from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_identity = 'YES'`,
      [table],
    );
    const sequence = identity.rows[0]?.sequence;
    if (sequence) await client.query(`select setval($1, (select max(id) from ${table}))`, [sequence]);
  }
  await client.query('set session_replication_role = origin');
}

/** Events as that version wrote them, in the queue that this one empties. */
async function addEvents(url: string, events: readonly object[]): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schedule: false });
  // A line of its pool may outlive its end, until the database of the test is gone.
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue('failed_events');
  await boss.createQueue('events');
  for (const event of events) {
    await boss.send('events', { event, happenedAt: '2026-11-22T10:51:28Z' }, { retryLimit: 8 });
  }
  await boss.stop();
}
