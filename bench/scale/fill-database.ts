import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { copyLines } from './copy.ts';
import { addBookings } from './bookings.ts';
import { generateVenue, generateService, servicesAVenue } from './generate-services.ts';
import { readReference, type ReferenceData } from './reference-data.ts';
import { addVenue, addService, addUser, type CopyRows, userCount, tables } from './rows.ts';

/** How many venues are generated and written at a time. */
const venuesPerBatch = 1000;

/** How many rows are generated. */
export type FillAmount = { readonly services: number; readonly bookings: number };

/**
 * Adds services with their venues, employees and reviews, and bookings in the first of these venues, to a database that
 * holds the demo world. The same numbers give the same rows; bookings lie around the day on which they are made. Rejects
 * where the generated columns differ from those that the database derives itself.
 */
export async function fillDatabase(url: string, amount: FillAmount): Promise<void> {
  await using pool = openConnections(url);
  const [client] = await pool.connect(tables.length);
  if (!client) throw new Error('There is no connection.');
  const reference = await readReference(client);
  const indexes = await dropIndexes(client);
  await writeRows(await pool.connect(tables.length), reference, amount);
  await fillClientsAndLedgers(client);
  await restoreIndexes(await pool.connect(2), indexes);
  await client.query('call refresh_search_terms()');
  await client.query('vacuum analyze');
  await requireDerived(client, amount.services);
  await awaitSlotRanges(client);
  await client.query('checkpoint');
}

/** Connections for bulk writes: no time limit, no triggers, and a crash may lose the last second. */
function openConnections(url: string) {
  const open: pg.Client[] = [];
  const options = [
    '-c session_replication_role=replica -c synchronous_commit=off -c statement_timeout=0 -c timezone=UTC',
    '-c maintenance_work_mem=512MB -c max_parallel_maintenance_workers=2 -c work_mem=256MB',
  ].join(' ');
  return {
    /** The first `count` connections; those that are not yet open are opened. */
    async connect(count: number): Promise<pg.Client[]> {
      while (open.length < count) {
        const client = new pg.Client({ connectionString: url, options });
        await client.connect();
        open.push(client);
      }
      return open.slice(0, count);
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(open.map((client) => client.end()));
    },
  };
}

type IndexDefinition = { readonly name: string; readonly definition: string };

/** Drops the indexes that belong to no constraint: building them at the end is faster. */
async function dropIndexes(client: pg.Client): Promise<IndexDefinition[]> {
  const { rows } = await client.query<IndexDefinition>(
    `select format('%I', c.relname) as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where t.relname = any($1) and t.relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
     order by pg_table_size(t.oid) desc, c.relname`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows;
}

async function restoreIndexes(clients: readonly pg.Client[], indexes: readonly IndexDefinition[]): Promise<void> {
  const queue = [...indexes];
  await Promise.all(
    clients.map(async (client) => {
      for (let next = queue.shift(); next; next = queue.shift()) await client.query(next.definition);
    }),
  );
}

/** Gives every venue the files of its customers, and a ledger in which all completed bookings were paid in cash. */
async function fillClientsAndLedgers(client: pg.Client): Promise<void> {
  const generated = 'venue_id >= 1000000';
  await client.query(`insert into clients (venue_id, customer_id, name, created_at)
    select venue_id, customer_id, 'Customer ' || customer_id, min(created_at) from bookings where ${generated} group by 1, 2`);
  await client.query(`insert into tills (venue_id) select distinct venue_id from bookings where ${generated}`);
  // A transaction has the number of its booking.
  await client.query(`insert into ledger_transactions (venue_id, id, kind, booking_id, day, device_at, entered_at, entry_count)
    select venue_id, id, 'sale', id, (lower(during) at time zone 'Asia/Baghdad')::date, lower(during), lower(during), 2
    from bookings where ${generated} and status = 'completed'`);
  await client.query(`insert into ledger_entries (venue_id, transaction_id, position, account, amount_iqd, item_id)
    select venue_id, id, position, account, amount * price_iqd, case when position = 0 then id end
    from bookings, (values (0, 'treatments', -1), (1, 'cash', 1)) e (position, account, amount)
    where ${generated} and status = 'completed'`);
  await client.query(`insert into bills (venue_id, booking_id, transaction_id)
    select venue_id, id, id from bookings where ${generated} and status = 'completed'`);
  await client.query(
    `select setval(pg_get_serial_sequence('ledger_transactions', 'id'), max(id)) from ledger_transactions`,
  );
}

/** Generates one batch while the former one is written. */
async function writeRows(
  clients: readonly pg.Client[],
  reference: ReferenceData,
  { services, bookings }: FillAmount,
): Promise<void> {
  const now = Date.now();
  let bookingsLeft = bookings;
  const venues = Math.ceil(services / servicesAVenue);
  const first: CopyRows = new Map();
  for (let n = 0; n < userCount; n++) addUser(first, n);
  let written = writeLines(clients, first);
  for (let from = 0; from < venues; from += venuesPerBatch) {
    const lines: CopyRows = new Map();
    for (let n = from; n < Math.min(from + venuesPerBatch, venues); n++) {
      const venue = generateVenue(reference, n);
      addVenue(lines, venue);
      if (bookingsLeft > 0) bookingsLeft -= addBookings(lines, venue, now, bookingsLeft);
      const last = Math.min((n + 1) * servicesAVenue, services);
      for (let service = n * servicesAVenue; service < last; service++)
        addService(lines, reference, generateService(reference, venue, service));
    }
    await written;
    written = writeLines(clients, lines);
    // Lets the sockets work before this process is busy again.
    await new Promise(setImmediate);
  }
  await written;
}

const writeLines = (clients: readonly pg.Client[], lines: CopyRows) =>
  Promise.all(
    tables.map(async (table, index) => {
      const client = clients[index];
      const written = lines.get(table);
      if (client && written) await copyLines(client, table, written.columns, written.lines.join(''));
    }),
  );

/** Waits until the server that runs on this database has computed the slots of every venue. */
async function awaitSlotRanges(client: pg.Client): Promise<void> {
  await client.query('insert into stale_slots select id from venues order by id');
  for (;;) {
    const { rows } = await client.query('select from stale_slots limit 1');
    if (rows.length === 0) break;
    await sleep(500);
  }
  await client.query('vacuum analyze slot_ranges, slot_horizons, stale_slots');
}

/** Throws where refresh_service derives other columns for some of the services than they were generated with. */
async function requireDerived(client: pg.Client, services: number): Promise<void> {
  const derived = `select id::int, type, city_id::int, postcode, from_price_iqd::int, rank, is_women_only,
    has_female_staff, district, location::text, document::text
    from services where id = any($1) order by id`;
  const { rows } = await client.query<{ id: number }>(
    `select id::int from services where id >= 1000000 order by md5(id::text) limit 20`,
  );
  const ids = rows.map(({ id }) => id);
  const before = await client.query(derived, [ids]);
  await client.query('begin');
  for (const id of ids) await client.query('call refresh_service($1)', [id]);
  const after = await client.query(derived, [ids]);
  await client.query('rollback');
  const differs = before.rows.findIndex((row, index) => JSON.stringify(row) !== JSON.stringify(after.rows[index]));
  if (ids.length < Math.min(20, services) || differs >= 0) {
    const [ours, theirs] = [before.rows[differs], after.rows[differs]].map((row) => JSON.stringify(row));
    throw new Error(`The generated columns differ from those that refresh_service derives:\n${ours}\n${theirs}`);
  }
}
