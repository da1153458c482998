import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { copyLines } from './copy.ts';
import { addBookings } from './bookings.ts';
import { venueAt, serviceAt, servicesAVenue } from './listings.ts';
import { readReference, type Reference } from './reference.ts';
import { addVenue, addService, addPerson, type Lines, people, tables } from './rows.ts';

/** Made and written at a time. */
const venuesAtATime = 1000;

/** How much is made up. */
export type Amount = { readonly services: number; readonly bookings: number };

/**
 * Adds so many services, with their venues, people and reviews, and so many bookings in the first of these venues, to a
 * database that holds the demo world; the same numbers give the same rows, bookings about the day they are made. Rejects when the columns that the
 * database derives itself would be other ones.
 */
export async function fillDatabase(url: string, amount: Amount): Promise<void> {
  await using pool = openConnections(url);
  const [client] = await pool.connect(tables.length);
  if (!client) throw new Error('There is no connection.');
  const reference = await readReference(client);
  const indexes = await dropIndexes(client);
  await writeRows(await pool.connect(tables.length), reference, amount);
  await restoreIndexes(await pool.connect(2), indexes);
  await client.query('call refresh_search_terms()');
  await client.query('vacuum analyze');
  await requireDerived(client, amount.services);
  await awaitOpenings(client);
  await client.query('checkpoint');
}

/** Connections for work in bulk: no time limit, nothing checked or counted row by row, a crash may cost the last second. */
function openConnections(url: string) {
  const open: pg.Client[] = [];
  const options = [
    '-c session_replication_role=replica -c synchronous_commit=off -c statement_timeout=0 -c timezone=UTC',
    '-c maintenance_work_mem=512MB -c max_parallel_maintenance_workers=2 -c work_mem=256MB',
  ].join(' ');
  return {
    /** So many of them, the same ones each time. */
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

type Index = { readonly name: string; readonly definition: string };

/** Indexes that no constraint needs are faster made at the end. */
async function dropIndexes(client: pg.Client): Promise<Index[]> {
  const { rows } = await client.query<Index>(
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

async function restoreIndexes(clients: readonly pg.Client[], indexes: readonly Index[]): Promise<void> {
  const waiting = [...indexes];
  await Promise.all(
    clients.map(async (client) => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await client.query(next.definition);
    }),
  );
}

/** While one lot is written the next one is made. */
async function writeRows(
  clients: readonly pg.Client[],
  reference: Reference,
  { services, bookings }: Amount,
): Promise<void> {
  const now = Date.now();
  let missing = bookings;
  const venues = Math.ceil(services / servicesAVenue);
  const first: Lines = new Map();
  for (let n = 0; n < people; n++) addPerson(first, n);
  let writing = writeLines(clients, first);
  for (let from = 0; from < venues; from += venuesAtATime) {
    const lines: Lines = new Map();
    for (let n = from; n < Math.min(from + venuesAtATime, venues); n++) {
      const venue = venueAt(reference, n);
      addVenue(lines, venue);
      if (missing > 0) missing -= addBookings(lines, venue, now, missing);
      const last = Math.min((n + 1) * servicesAVenue, services);
      for (let one = n * servicesAVenue; one < last; one++)
        addService(lines, reference, serviceAt(reference, venue, one));
    }
    await writing;
    writing = writeLines(clients, lines);
    // The sockets get their turn before this process is busy again.
    await new Promise(setImmediate);
  }
  await writing;
}

const writeLines = (clients: readonly pg.Client[], lines: Lines) =>
  Promise.all(
    tables.map(async (table, index) => {
      const client = clients[index];
      const written = lines.get(table);
      if (client && written) await copyLines(client, table, written.columns, written.lines.join(''));
    }),
  );

/** The server that runs on this database reads by itself when the services of marked venues can begin. */
async function awaitOpenings(client: pg.Client): Promise<void> {
  await client.query('insert into stale_slots select id from venues order by id');
  for (;;) {
    const { rows } = await client.query('select from stale_slots limit 1');
    if (rows.length === 0) break;
    await sleep(500);
  }
  await client.query('vacuum analyze openings, slot_horizons, stale_slots');
}

/** What refresh_service makes of a few services must be what they have. */
async function requireDerived(client: pg.Client, services: number): Promise<void> {
  const derived = `select id::int, type, city_id::int, postcode, from_price_iqd::int, best_discount_percent, rank, is_women_only,
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
    throw new Error(`Made up were other columns than refresh_service derives:\n${ours}\n${theirs}`);
  }
}
