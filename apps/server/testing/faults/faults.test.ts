import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPool } from '#app/database/connection.ts';
import { findFaults } from '../audit/audit.ts';
import { type Books, readBooks } from '../audit/books.ts';
import { work } from './clients.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { openEarlyAnswers } from './early-answers.ts';
import { findBroken, type Journal, openJournal } from './journal.ts';
import { openProxy } from './proxy.ts';
import { type Damage, makePeople, openPlace, type Place, rage, readOffers, type Storm } from './storm.ts';

const clients = 24;
/** How often everything is killed, and how many steps are acknowledged before each blow; STORM_ROUNDS makes it a long one. */
const rounds = Number(process.env['STORM_ROUNDS'] ?? 3);
const steps = 8;

const journal = openJournal();
let folder = '';
let cluster: Cluster;
let pool: Pool;
let places: Place[];
let storm: Storm;
let since = 0;
let damage: Damage;
let books: Books;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-faults-'));
  cluster = await openCluster(folder);
  pool = openPool(cluster.url, 4, () => {});
  const settings = { DATABASE_URL: cluster.url, DATA_DIR: folder, RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'warn' };
  places = await Promise.all([1, 2].map(async () => openPlace(await openProxy(17), settings)));
  const [owner] = await makePeople(pool, 1, 'vendor');
  const people = await makePeople(pool, clients);
  const offers = await readOffers(pool, places[0]!.process.origin, owner!);
  since = (await pool.query<{ id: number }>('select max(id) as id from bookings')).rows[0]!.id;
  storm = { cluster, places, people, offers, journal };
  damage = await rage(storm, rounds, steps);
  books = await readBooks(pool, since);
}, 3_600_000);

afterAll(async () => {
  await pool.end();
  await Promise.all(places.map(({ process }) => process.kill('SIGTERM')));
  await Promise.all(places.map(({ line }) => line.close()));
  await cluster.close();
  await fs.rm(folder, { recursive: true, force: true });
});

describe('24 clients, two processes, one database, all of them killed again and again', () => {
  it('was a storm: everything was killed, cut and lost at least three times, while bookings were made', () => {
    const dropped = places.reduce((sum, { line }) => sum + line.dropped(), 0);
    expect(Math.min(...Object.values(damage), dropped)).toBeGreaterThanOrEqual(3);
    expect(journal.known.length).toBeGreaterThan(clients);
    expect(journal.acknowledged).toBeGreaterThan(12 * steps);
    expect(journal.unclear).toBeGreaterThan(10);
    expect(books.rows.filter(({ id, status }) => id > since && status === 'cancelled').length).toBeGreaterThan(3);
    expect(books.steps.filter(({ verb }) => verb === 'move').length).toBeGreaterThan(3);
  });

  it('what was acknowledged is there once, as it was said last; what was refused is not; nobody hears of a 500', () => {
    expect(findBroken(books, journal)).toEqual([]);
    expect(journal.wrong).toEqual([]);
  });

  it('who asks again with the same key hears of the booking that is there', () => {
    const late = books.rows.filter(({ key }) => key !== null && journal.refusedLater.includes(key));
    // A first try that is held up until the second was refused is rare.
    expect(late.length).toBeLessThan(3);
  });

  it('nobody’s time is given twice, no history is torn, and each step is in the outbox once', () => {
    expect(findFaults(books)).toEqual([]);
  });

  it('both processes listen to each other’s changes again', async () => {
    const text = `select from pg_stat_activity where application_name = 'tajmeelspot changes' and query like 'listen%'`;
    await expect.poll(async () => (await pool.query(text)).rows.length, { timeout: 10_000 }).toBe(places.length);
  });

  it('no log speaks of a deadlock', async () => {
    const logs = [
      ...places.flatMap(({ process, formerLogs }) => [...formerLogs, process.output()]),
      await fs.readFile(cluster.log, 'utf8'),
    ];
    for (const log of logs) expect(log).not.toMatch(/deadlock/i);
  });
});

/** What the checkers say of the books after somebody has spoilt them, or what was said. */
const spoilt = (change: Partial<Books>, said: Journal = journal) => {
  const changed = { ...books, ...change };
  return [...findBroken(changed, said), ...findFaults(changed)];
};

describe('the checkers find', () => {
  it('a constraint that is missing', async () => {
    await pool.query('alter table bookings drop constraint slot_taken');
    // A rival of a booking, as it would have come through.
    const columns = await pool.query<{ names: string }>(
      `select string_agg(attname, ', ') as names from pg_attribute
       where attrelid = 'bookings'::regclass and attnum > 0 and not attisdropped and attname not in ('id', 'idempotency_key')`,
    );
    const names = columns.rows[0]!.names;
    await pool.query(
      `insert into bookings (${names}) select ${names} from bookings
       where id > $1 and status in ('pending', 'confirmed') limit 1`,
      [since],
    );
    const found = findFaults(await readBooks(pool, since));
    expect(found).toContainEqual(expect.stringMatching(/overlap/));
  });

  it('an answer that comes before the commit', async () => {
    const early = await openEarlyAnswers();
    const said = { ...journal, acknowledged: 0, known: [...journal.known] };
    const [person] = storm.people;
    const worker = { ...person!, origins: [early.origin], offers: storm.offers, journal: said };
    await work(worker, () => said.acknowledged > 0);
    early.close();
    expect(spoilt({}, said)).toEqual([expect.stringMatching(/^booking 1000000001 was acknowledged and is not there$/)]);
  });

  it('a booking that is lost, moved, made dearer, confirmed by nobody, or there although it was refused', () => {
    const { id: known } = journal.known.find(({ statuses }) => statuses.join() === 'cancelled')!;
    const one = books.rows.find(({ id }) => id === known)!;
    const other = (change: Partial<typeof one>) => ({
      rows: books.rows.map((row) => (row === one ? { ...row, ...change } : row)),
    });
    const about = (found: string[]) => found.filter((fault) => fault.includes(` ${one.id} `)).join('; ');
    expect(about(spoilt({ rows: books.rows.filter((row) => row !== one) }))).toMatch(/acknowledged and is not there/);
    expect(about(spoilt(other({ from: one.from + 60_000 })))).toMatch(/another time/);
    expect(about(spoilt(other({ price: one.price + 250 })))).toMatch(/costs/);
    expect(about(spoilt(other({ status: 'confirmed' })))).toMatch(/instead of cancelled/);
    const refused = { ...journal, known: journal.known.filter(({ id }) => id !== one.id), refused: [one.key!] };
    expect(about(spoilt({}, refused))).toMatch(/was refused and is there/);
  });

  it('news that were not told, or told twice', () => {
    const [first] = books.news;
    expect(spoilt({ news: books.news.slice(1) })).toEqual([expect.stringMatching(/0 times instead of 1/)]);
    expect(spoilt({ news: [...books.news, first!] })).toEqual([expect.stringMatching(/2 times instead of 1/)]);
  });
});
