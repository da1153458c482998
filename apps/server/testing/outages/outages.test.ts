import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '#app/database/connection.ts';
import { findBookingErrors } from '../audit/find-booking-errors.ts';
import { type BookingRecords, readBookingRecords } from '../audit/booking-records.ts';
import { runClient } from './run-client.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { openEarlyAnswers } from './early-answers.ts';
import { findJournalErrors, type Journal, openJournal } from './journal.ts';
import { openLossyProxy } from './lossy-proxy.ts';
import { openSmallDisk, type SmallDisk, whyNoSmallDisk } from './small-disk.ts';
import {
  type OutageCounts,
  insertUsers,
  openProxiedServer,
  type ProxiedServer,
  runOutages,
  readTreatmentTimes,
  type OutageTest,
  type SlowOutageCounts,
} from './run-outages.ts';

const clients = 24;
/** How often everything is killed, and how many steps are acknowledged before each outage; OUTAGE_ROUNDS raises it. */
const rounds = Number(process.env['OUTAGE_ROUNDS'] ?? 3);
const stepsBetween = 8;

const journal = openJournal();
let folder = '';
let cluster: Cluster;
let pool: Pool;
let servers: ProxiedServer[];
let outage: OutageTest;
let since = 0;
let counts: OutageCounts & SlowOutageCounts;
let disk: SmallDisk | undefined;
let records: BookingRecords;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-outages-'));
  // The data of the embedded server may not lie on the mount point itself.
  disk = whyNoSmallDisk() ? undefined : await openSmallDisk(path.join(folder, 'disk'), 600);
  cluster = await openCluster(disk?.folder ?? folder);
  pool = openPool(cluster.url, 4, () => {});
  const settings = {
    DATABASE_URL: cluster.proxiedUrl,
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'warn',
  };
  servers = await Promise.all([1, 2].map(async () => openProxiedServer(await openLossyProxy(17), settings)));
  const [owner] = await insertUsers(pool, 1, 'vendor');
  const customers = await insertUsers(pool, clients);
  const treatments = await readTreatmentTimes(pool, servers[0]!.process.origin, owner!);
  since = (await pool.query<{ id: number }>('select max(id) as id from bookings')).rows[0]!.id;
  outage = { cluster, disk, servers, customers, treatments, journal };
  counts = await runOutages(outage, rounds, stepsBetween);
  records = await readBookingRecords(pool, since);
}, 3_600_000);

afterAll(async () => {
  await pool.end();
  await Promise.all(servers.map(({ process }) => process.kill('SIGTERM')));
  await Promise.all(servers.map(({ proxy }) => proxy.close()));
  await cluster.close();
  disk?.unmount();
  await fs.rm(folder, { recursive: true, force: true });
});

describe('24 clients, two processes and one database under repeated outages', () => {
  it('everything was killed, cut and lost at least three times while bookings were placed', () => {
    const dropped = servers.reduce((sum, { proxy }) => sum + proxy.dropped(), 0);
    const { silenced, readOnly, full, ...quick } = counts;
    expect(Math.min(...Object.values(quick), dropped)).toBeGreaterThanOrEqual(3);
    expect(Math.min(silenced, readOnly, disk ? full : 1)).toBeGreaterThanOrEqual(1);
    expect(journal.bookings.length).toBeGreaterThan(clients);
    expect(journal.acknowledged).toBeGreaterThan(12 * stepsBetween);
    expect(journal.unclear).toBeGreaterThan(10);
    expect(records.rows.filter(({ id, status }) => id > since && status === 'cancelled').length).toBeGreaterThan(3);
    expect(records.steps.filter(({ verb }) => verb === 'move').length).toBeGreaterThan(3);
  });

  it('acknowledged bookings exist once, as acknowledged last; refused ones do not; no answer is a 500', () => {
    expect(findJournalErrors(records, journal)).toEqual([]);
    expect(journal.wrong).toEqual([]);
  });

  it('a second request with the same key returns the existing booking', () => {
    const late = records.rows.filter(({ key }) => key !== null && journal.refusedLater.includes(key));
    // A first try that is delayed until the second was refused is rare.
    expect(late.length).toBeLessThan(3);
  });

  it('R11.09 coupons were raced for, by everybody at once', () => {
    const held = records.rows.filter(({ id, coupon }) => id > since && coupon === 'OUTAGE');
    expect(held.length).toBeGreaterThan(clients / 2);
    expect(journal.refused.length + journal.refusedLater.length).toBeGreaterThan(clients / 2);
  });

  it('nobody was released or left without an answer by an outage', () => {
    expect(records.steps.filter(({ verb }) => verb === 'release' || verb === 'expire')).toEqual([]);
  });

  it('no time is held twice, every history is complete, and each step is in the outbox once', () => {
    expect(findBookingErrors(records)).toEqual([]);
  });

  it('both processes receive each other’s changes again', async () => {
    // It writes once it listens.
    const text = `select from pg_stat_activity where application_name = 'tajmeelspot changes' and query ~ 'database_probe'`;
    await expect.poll(async () => (await pool.query(text)).rows.length, { timeout: 10_000 }).toBe(servers.length);
  });

  it('no log contains a deadlock', async () => {
    const logs = [
      ...servers.flatMap(({ process, formerLogs }) => [...formerLogs, process.output()]),
      await fs.readFile(cluster.log, 'utf8'),
    ];
    for (const log of logs) expect(log).not.toMatch(/deadlock/i);
  });
});

/** The errors that the checks find after a change of the records or of the journal. */
const errorsAfter = (change: Partial<BookingRecords>, changedJournal: Journal = journal) => {
  const changed = { ...records, ...change };
  return [...findJournalErrors(changed, changedJournal), ...findBookingErrors(changed)];
};

/** Inserts a rival of a booking, as the constraint would have prevented it. */
async function insertRival(): Promise<void> {
  const columns = await pool.query<{ names: string }>(
    `select string_agg(attname, ', ') as names from pg_attribute
     where attrelid = 'bookings'::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'idempotency_key')`,
  );
  const names = columns.rows[0]!.names;
  await pool.query(
    `insert into bookings (${names}) select ${names} from bookings
     where id > $1 and status in ('pending', 'confirmed') and coupon_code is null limit 1`,
    [since],
  );
}

describe('the checks find', () => {
  it('a constraint that is missing', async () => {
    await pool.query('alter table bookings drop constraint slot_taken, drop constraint customer_busy');
    await insertRival();
    const found = findBookingErrors(await readBookingRecords(pool, since));
    expect(found).toContainEqual(expect.stringMatching(/overlap/));
  });

  it('an answer before the commit', async () => {
    const earlyServer = await openEarlyAnswers();
    const changedJournal = { ...journal, acknowledged: 0, bookings: [...journal.bookings] };
    const [customer] = outage.customers;
    const worker = {
      ...customer!,
      origins: [earlyServer.origin],
      treatments: outage.treatments,
      journal: changedJournal,
    };
    await runClient(worker, () => changedJournal.acknowledged > 0);
    earlyServer.close();
    expect(errorsAfter({}, changedJournal)).toEqual([
      expect.stringMatching(/^booking 1000000001 was acknowledged and does not exist$/),
    ]);
  });

  it('a booking that is lost, moved, dearer, confirmed without a step, or stored although it was refused', () => {
    const { id: bookingId } = journal.bookings.find(({ statuses }) => statuses.join() === 'cancelled')!;
    const item = records.rows.find(({ id }) => id === bookingId)!;
    const withChange = (change: Partial<typeof item>) => ({
      rows: records.rows.map((row) => (row === item ? { ...row, ...change } : row)),
    });
    const errorsAbout = (found: string[]) => found.filter((error) => error.includes(` ${item.id} `)).join('; ');
    expect(errorsAbout(errorsAfter({ rows: records.rows.filter((row) => row !== item) }))).toMatch(
      /acknowledged and does not exist/,
    );
    expect(errorsAbout(errorsAfter(withChange({ from: item.from + 60_000 })))).toMatch(/another time/);
    expect(errorsAbout(errorsAfter(withChange({ price: item.price + 250 })))).toMatch(/costs/);
    expect(errorsAbout(errorsAfter(withChange({ status: 'confirmed' })))).toMatch(/instead of cancelled/);
    const refused = { ...journal, bookings: journal.bookings.filter(({ id }) => id !== item.id), refused: [item.key!] };
    expect(errorsAbout(errorsAfter({}, refused))).toMatch(/was refused and exists/);
  });

  it('a message that is missing, or sent twice', () => {
    const sameMessages = Map.groupBy(records.messages, (message) => JSON.stringify(message));
    const once = records.messages.find((message) => sameMessages.get(JSON.stringify(message))?.length === 1)!;
    expect(errorsAfter({ messages: records.messages.filter((message) => message !== once) })).toEqual([
      expect.stringMatching(/0 times instead of 1/),
    ]);
    expect(errorsAfter({ messages: [...records.messages, once] })).toEqual([
      expect.stringMatching(/2 times instead of 1/),
    ]);
  });
});

describe('the checks of coupons find', () => {
  it('a coupon that is used twice', () => {
    const used = records.rows.find(
      ({ id, coupon, status }) => id > since && coupon && /pending|confirmed/.test(status),
    )!;
    const rival = { ...used, id: used.id + 1e9, bookingId: used.id + 1e9, key: 'rival' };
    expect(findBookingErrors({ ...records, rows: [...records.rows, rival] })).toContainEqual(
      expect.stringMatching(/^the coupon OUTAGE of \d+ at venue \d+ is used by/),
    );
  });
});
