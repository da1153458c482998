import { languages } from '@tajmeelspot/language/languages.ts';
import { beforeEach, expect, it } from 'vitest';
import { frozenNow } from '../../../testing/frozen.ts';
import { useServer } from '../../../testing/harness.ts';
import * as queries from './card-queries.ts';
import { computeCards, countOf, newest, readCards } from '../../../testing/documents/compare-cards.ts';

const server = useServer();
const late = { language: 'en', form: 'late' } as const;
const query = (text: string, values: unknown[] = []) => server.deps.pool.query(text, values);

beforeEach(() => server.moveTo(frozenNow));

it.each(languages)('cards are what is computed, and are read from where they were stored: %s', async (language) => {
  const computed = await computeCards(server, language);
  expect(await readCards(server, language)).toEqual(computed);
  expect(await countOf(server, `service_cards where language = '${language}'`)).toBe(computed.length);
  await query(`update service_cards set body = 'stored'`);
  expect(new Set(await readCards(server, language))).toEqual(new Set(['stored']));
  await query('delete from service_cards');
});

it('cards are computed where there are none, and none where there is no service', async () => {
  expect(await readCards(server, 'en')).toEqual(await computeCards(server, 'en'));
  expect(await readCards(server, 'en', { ...newest, city: 'nowhere' })).toEqual([]);
});

it('a void card is computed by itself, and stored beside those that were ready', async () => {
  const computed = await computeCards(server, 'en');
  await readCards(server, 'en');
  await query(`update service_cards set body = 'stored'`);
  const [first, second] = (await queries.listCards(server.deps.db, late, {}, newest)).map(({ id }) => id);
  await query('select renew_cards(array[$1, $2]::bigint[])', [first, second]);
  const mixed = computed.map((card, index) => (index < 2 ? card : 'stored'));
  expect(await readCards(server, 'en')).toEqual(mixed);
  expect(await countOf(server, `service_cards where body <> 'stored'`)).toBe(2);
  expect(await readCards(server, 'en')).toEqual(mixed);
  await query('delete from service_cards');
});

it('no card is computed of what may not be seen', async () => {
  const [shown] = await queries.listCards(server.deps.db, late, {}, newest);
  const id = shown?.id ?? 0;
  await query(`update services set status = 'draft' where id = $1`, [id]);
  expect(await queries.computeCards(server.deps.db, 'en', [id])).toEqual([]);
  await query(`update services set status = 'published' where id = $1`, [id]);
  expect(await queries.computeCards(server.deps.db, 'en', [id])).toHaveLength(1);
});

it('cards end with the day on which a licence does, and begin with the day on which they were made', async () => {
  await query(`update treatments set licensed_until = '2026-11-22' where id % 2 = 0`);
  await readCards(server, 'en');
  for (const day of ['2026-11-22T20:59:59Z', '2026-11-22T21:00:00Z', '2026-11-21T07:00:00Z']) {
    await server.moveTo(Temporal.Instant.from(day));
    const computed = await computeCards(server, 'en');
    expect([day, await readCards(server, 'en')]).toEqual([day, computed]);
  }
  await query(`update treatments set licensed_until = 'infinity' where id % 2 = 0`);
});

/** Computes a page now, and stores it when the result is called. */
async function computeToStore() {
  const page = await queries.listCards(server.deps.db, late, {}, newest);
  const ids = page.map(({ id }) => id);
  const found = await queries.computeCards(server.deps.db, 'en', ids);
  return () =>
    queries.upsertCards(
      server.deps.db,
      late,
      found.map((card) => ({ ...card, body: card.title })),
    );
}

async function listReady(): Promise<number[]> {
  const found = await queries.listCards(server.deps.db, late, {}, newest);
  return found.filter(({ card }) => card !== null).map(({ id }) => id);
}

it('cards of a state that has passed are not shown, however late they are stored', async () => {
  const storeBefore = await computeToStore();
  const [first, second] = (await queries.listCards(server.deps.db, late, {}, newest)).map(({ id }) => id);
  const client = await server.deps.pool.connect();
  const change = (by: number) =>
    client.query('update treatments set price_iqd = price_iqd + $1 where service_id = $2', [by, first]);
  await client.query('begin');
  await change(250);
  const storeMeanwhile = await computeToStore();
  await client.query('commit');
  await storeBefore();
  await storeMeanwhile();
  expect(await listReady()).not.toContain(first);
  expect(await listReady()).toContain(second);
  await client.query('begin');
  await change(-250);
  const storeInTime = await computeToStore();
  await storeInTime();
  expect(await listReady()).toContain(first);
  await client.query('commit');
  client.release();
  expect(await listReady()).not.toContain(first);
});

it('a service that comes to a venue awaits the end of a change of it', async () => {
  const [changing, moving] = [await server.deps.pool.connect(), await server.deps.pool.connect()];
  await moving.query(`begin; set local lock_timeout = '50ms'`);
  await changing.query(`begin; update venues set name = name || '{"en": "Renamed"}' where id = 1`);
  const other = 'select max(id) from services where venue_id <> 1';
  const move = moving.query(`update services set venue_id = 1 where id = (${other})`);
  await expect(move).rejects.toThrow('lock timeout');
  for (const client of [changing, moving]) {
    await client.query('rollback');
    client.release();
  }
});
