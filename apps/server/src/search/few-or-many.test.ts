import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { openShortMemory } from '#app/database/memory.ts';
import type { Deps } from '#app/deps.ts';
import { useServer } from '#testing/harness.ts';
import { noActor } from '#testing/no-actor.ts';
import { copyService } from '#testing/copy-service.ts';
import { judge, readCriteria, toCriteria } from '#app/catalog/catalog.ts';
import type { SearchInput } from './result-pages.ts';
import { listFacets, listMapVenues, searchServices, searchVenues } from './search.ts';

const server = useServer();

/** A process that has judged nothing yet. */
const newDeps = (): Deps => ({ ...server.deps, memory: openShortMemory(0) });

/** Has whatever many match taken for few, or for many. */
const takeForFew = (few: number) =>
  server.deps.pool.query(`
    create or replace function read_search(typed text, reader text) returns jsonb language sql stable
    return read_text_truly(typed, reader) || '{"few": ${few}}'`);

async function listPages<Row>(page: (cursor?: string) => Promise<{ rows: readonly Row[]; nextCursor: string | null }>) {
  const rows: Row[] = [];
  for (let cursor: string | null | undefined; cursor !== null && rows.length < 30;) {
    const found = await page(cursor);
    rows.push(...found.rows);
    cursor = found.nextCursor;
  }
  return rows;
}

/** All that is shown of a search. */
async function show(deps: Deps, input: SearchInput) {
  const at = (cursor?: string) => ({ ...input, cursor, limit: 4 });
  const services = await listPages(async (cursor) => searchServices(deps, noActor, at(cursor)));
  const venues = await listPages(async (cursor) => searchVenues(deps, noActor, at(cursor)));
  return {
    services: services.map(({ id, distance_km: km, card }) => [id, km, card]),
    venues,
    totals: [
      (await searchServices(deps, noActor, input)).total,
      (await searchVenues(deps, noActor, { ...input, limit: 50 })).total,
    ],
    choices: JSON.parse(await listFacets(deps, noActor, input)),
    places: await listMapVenues(deps, noActor, {
      ...input,
      shown: { south: 32, west: 43, north: 34, east: 45 },
    }),
  };
}

const maybe = <T>(...some: T[]) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.constantFrom(...some) });
const searches = fc.record({
  treatment: maybe('hair', 'massage', 'laser bagh', 'قص', 'm', 'facial skin'),
  category: maybe('hair', 'massage', 'skin'),
  city: maybe('baghdad', 'erbil', 'basra,baghdad'),
  price_max: maybe(20_000, 60_000),
  rating: maybe(4),
  women_only: maybe(true),
  at_home: maybe(true),
  area: maybe({ south: 33.2, west: 44.3, north: 33.35, east: 44.45 }, { south: 35, west: 43, north: 37, east: 46 }),
  near: maybe({ latitude: 33.31, longitude: 44.4 }, { latitude: 36.19, longitude: 44.01 }),
  within: maybe(2, 10),
  sort: maybe('recommended', 'price', 'rating', 'newest', 'nearest', 'earliest'),
  limit: fc.constant(4),
});

it('R14.03 R14.09 a search finds the same whether its matches were taken for few or for many', async () => {
  await server.deps.pool.query('alter function read_search(text, text) rename to read_text_truly');
  onTestFinished(async () => {
    await server.deps.pool.query(`
      drop function read_search(text, text);
      alter function read_text_truly(text, text) rename to read_search`);
  });
  let found = 0;
  await fc.assert(
    fc.asyncProperty(searches, async (input) => {
      await takeForFew(1_000_000_000);
      const few = await show(newDeps(), input as SearchInput);
      await takeForFew(0);
      const many = await show(newDeps(), input as SearchInput);
      found += few.services.length > 4 ? 1 : 0;
      expect(many).toEqual(few);
    }),
    { numRuns: 60 },
  );
  expect(found).toBeGreaterThan(10);
}, 120_000);

it('a frequent word beside a criterion is few where few have both, and a place where little is there', async () => {
  const { data } = (await server.client().searchServices({ query: { treatment: 'balayage', limit: '1' } })).data;
  await copyService(server, { id: data[0]?.id ?? 0, after: 100_000, count: 960 });
  await server.deps.pool.query(`
    begin; set local session_replication_role = replica;
    update services set is_at_home = true, from_price_iqd = case when id % 3 = 0 then 1000 else 90000 end where id > 100000; commit;
    call refresh_search_terms()`);
  await server.deps.pool.query('analyze services');
  const deps = newDeps();
  const areFew = async (input: Omit<SearchInput, 'limit'>) => {
    const { words, few } = await judge(deps, toCriteria(await readCriteria(deps, noActor, input)));
    return [words?.areFew, few?.areFew];
  };
  expect(await areFew({ treatment: 'balayage' })).toEqual([false, undefined]);
  expect(await areFew({ treatment: 'balayage', at_home: true })).toEqual([false, false]);
  expect(await areFew({ treatment: 'balayage', price_max: 500 })).toEqual([true, true]);
  expect(await areFew({ treatment: 'balayage', women_only: true, price_max: 500 })).toEqual([true, true]);
  expect(await areFew({ at_home: true })).toEqual([undefined, undefined]);
  expect(await areFew({ area: { south: 10, west: 10, north: 11, east: 11 } })).toEqual([undefined, true]);
  expect(await areFew({ area: { south: 29, west: 38, north: 38, east: 49 } })).toEqual([undefined, false]);
});

it('what was judged stays while words do', async () => {
  const deps = newDeps();
  const judgeArea = async () => (await judge(deps, { area: { south: 33, west: 44, north: 34, east: 45 } })).few;
  const judged = await judgeArea();
  expect(judged).toBeDefined();
  expect(await judgeArea()).toBe(judged);
  await server.deps.pool.query(`select mark_documents('words', array[0])`);
  const anew = await judgeArea();
  expect(anew).toEqual(judged);
  expect(anew).not.toBe(judged);
});
