import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadWorld } from '#db/world/load.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { agendaVersionsWith } from '#app/backoffice/agenda/agenda-version-queries.ts';
import { bookingVersions } from '#app/booking/booking.ts';
import { openDb, openPool } from '#app/database/connection.ts';
import { migrate } from '#app/database/migrate.ts';
import { startPostgres } from '#app/database/postgres/launcher.ts';
import { systemClock } from '#app/deps.ts';

const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-restored-'));
afterAll(() => fs.rm(folder, { recursive: true }));

const settings = { fsync: 'off', autovacuum: 'off' };
const venueId = landmarks.noorSalon;
const moment = new Date('2026-12-12T00:00:00Z');
const asked = {
  venueId,
  readerId: 1,
  firstDay: '2026-12-11',
  lastDay: '2026-12-13',
  from: moment,
  to: moment,
  before: moment,
};

const findAgendaVersions = agendaVersionsWith(bookingVersions);

/** Starts PostgreSQL in a folder, lets `work` ask it, and stops it. */
async function withPostgres<T>(name: string, work: (url: string) => Promise<T>): Promise<T> {
  const server = await startPostgres({ dataDir: path.join(folder, name), settings });
  try {
    return await work(server.url('postgres'));
  } finally {
    await server.stop();
  }
}

/** Renames the venue; gives the number of the transaction that did, and the versions of its day. */
async function rename(url: string, name: string) {
  const pool = openPool(url, 1, () => {});
  try {
    await pool.query('update venues set name = $1 where id = $2', [{ en: name }, venueId]);
    const { rows } = await pool.query<{ xmin: string }>('select xmin::text from venues where id = $1', [venueId]);
    return { number: rows[0]?.xmin, versions: await findAgendaVersions(openDb(pool), asked) };
  } finally {
    await pool.end();
  }
}

it('a restored database gives the same numbers to other transactions, and a day is read from it as another one', async () => {
  await withPostgres('lost', async (url) => {
    await migrate(url);
    const pool = openPool(url, 4, () => {});
    await loadWorld(openDb(pool), systemClock.now());
    await pool.end();
  });
  const [from, to] = [path.join(folder, 'lost'), path.join(folder, 'restored')];
  await fs.cp(from, to, { recursive: true, filter: (file) => !path.basename(file).includes('lease') });
  const lost = await withPostgres('lost', (url) => rename(url, 'Lost'));
  const restored = await withPostgres('restored', (url) => rename(url, 'Restored'));
  expect(restored.number).toBe(lost.number);
  expect(numbersOf(restored)).toBe(numbersOf(lost));
  expect(restored.versions).not.toBe(lost.versions);
}, 120_000);

/** Without the date and the time at which the server began. */
const numbersOf = ({ versions }: { readonly versions: string }): string => versions.split(' ').slice(2).join(' ');
