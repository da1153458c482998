import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BenchServer, databaseUrlOf, serverCommand, startServer } from '../server.ts';
import { type DrillCustomer, readFreeTreatments, repeatKeys, runCustomer, signUpCustomers } from './customers.ts';
import { type DrillJournal, openJournal } from './journal.ts';
import { findLastBooking, judge } from './judge.ts';

const enough = 12;
let dataDir = '';
let server: BenchServer | undefined;
let client: pg.Client;
let customers: DrillCustomer[];
let since = 0;
const journal: DrillJournal = openJournal();

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'tajmeelspot-judge-'));
  const command = [...serverCommand, '--without-site'];
  server = await startServer({ dataDir, command, readyAt: '/api/health/ready' });
  client = new pg.Client({ connectionString: databaseUrlOf(dataDir) });
  await client.connect();
  const origin = `http://127.0.0.1:${server.port}`;
  customers = await signUpCustomers(origin, 2);
  const treatments = await readFreeTreatments(origin);
  since = await findLastBooking(client);
  const isOver = () => journal.bookings.length >= enough;
  await Promise.all(customers.map((customer) => runCustomer(customer, treatments, journal, isOver)));
}, 120_000);

afterAll(async () => {
  await client.end();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What is wrong after a change of the database, which is taken back. */
async function judgeAfter(...statements: [text: string, values: unknown[]][]) {
  await client.query('begin');
  try {
    // Neither keys nor triggers are in the way of what is planted.
    await client.query('set local session_replication_role = replica');
    await client.query('alter table bookings drop constraint customer_busy');
    for (const [text, values] of statements) await client.query(text, values);
    return await judge(client, journal, since);
  } finally {
    await client.query('rollback');
  }
}

const firstOf = (isCancelled: boolean) => journal.bookings.find((booking) => booking.isCancelled === isCancelled)!;

describe('R11.25 the judge of the drill', () => {
  it('finds nothing where every acknowledged booking is as it was answered', async () => {
    expect(journal.bookings.length).toBeGreaterThanOrEqual(enough);
    expect(journal.unexplained).toEqual([]);
    expect(journal.bookings.some(({ isCancelled }) => isCancelled)).toBe(true);
    expect(await judge(client, journal, since)).toEqual({
      bookings: journal.bookings.length,
      losses: [],
      overlaps: [],
    });
  });

  it('finds a booking that is lost, and one that was never acknowledged', async () => {
    const { id } = firstOf(false);
    const { losses } = await judgeAfter(['delete from bookings where id = $1', [id]]);
    expect(losses).toEqual([`booking ${id} was acknowledged and does not exist`]);
    const known = { ...journal, bookings: journal.bookings.filter((booking) => booking.id !== id) };
    expect((await judge(client, known, since)).losses).toEqual([`booking ${id} exists and was never acknowledged`]);
    const key = journal.bookings.find((booking) => booking.id === id)!.key;
    // The first try of a request may be stored after a later one was declined.
    const late = { ...known, declined: [{ key, wasUnclear: true }] };
    expect((await judge(client, late, since)).losses).toEqual([]);
  });

  it('finds a cancellation that is lost, another time, another price and a second booking of a key', async () => {
    const [cancelled, open] = [firstOf(true), firstOf(false)];
    const { losses } = await judgeAfter(
      [`update bookings set status = 'pending' where id = $1`, [cancelled.id]],
      [`update bookings set price_iqd = price_iqd + 250 where id = $1`, [open.id]],
    );
    expect(losses).toEqual(
      expect.arrayContaining([
        `booking ${cancelled.id} is pending and was cancelled`,
        `booking ${open.id} costs ${open.price + 250} instead of ${open.price}`,
      ]),
    );
    const moved = await judgeAfter(
      ['alter table bookings drop constraint bookings_held_check', []],
      [
        `update bookings set during = tstzrange(lower(during) + interval '1 hour', upper(during) + interval '1 hour') where id = $1`,
        [open.id],
      ],
    );
    expect(moved.losses).toEqual([`booking ${open.id} is at another time than acknowledged`]);
    const doubled = await judgeAfter(
      ['drop index booking_key', []],
      ['alter table bookings drop constraint slot_taken', []],
      [await copyStatement(true), [open.id]],
    );
    expect(doubled.losses).toContainEqual(expect.stringMatching(/^one key made the bookings \d+ and \d+$/));
  });
});

describe('R11.25 no constraint is trusted', () => {
  it('two bookings that overlap are found where the constraint is missing', async () => {
    const { id } = firstOf(false);
    const { overlaps } = await judgeAfter(
      ['alter table bookings drop constraint slot_taken', []],
      [await copyStatement(false), [id]],
    );
    expect(overlaps).toEqual([expect.stringMatching(/^bookings \d+ and \d+ overlap for employee \d+$/)]);
    expect(overlaps[0]).toContain(String(id));
  });

  it('a key is found that is answered with another booking', async () => {
    expect(await repeatKeys(customers, journal)).toEqual([]);
    const { id } = firstOf(false);
    await client.query(`update bookings set idempotency_key = 'another-key', status = 'cancelled' where id = $1`, [id]);
    expect(await repeatKeys(customers, journal)).toEqual([
      expect.stringMatching(new RegExp(`^the key of booking ${id} was answered with \\d+$`)),
    ]);
  });
});

/** A statement that copies a booking. */
async function copyStatement(isWithKey: boolean): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(attname, ', ') as names from pg_attribute
     where attrelid = 'bookings'::regclass and attnum > 0 and not attisdropped and not attname = any ($1)`,
    [isWithKey ? ['id'] : ['id', 'idempotency_key']],
  );
  const names = rows[0]!.names;
  return `insert into bookings (${names}) select ${names} from bookings where id = $1`;
}
