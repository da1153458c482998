import { beforeEach, describe, expect, it } from 'vitest';
import type { Deps } from '#app/deps.ts';
import { openShortMemory } from '#app/database/memory.ts';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';
import { noActor } from '#testing/no-actor.ts';
import { refreshSlotRanges, searchServices, searchVenues } from '../search.ts';
import type { SearchInput } from '../result-pages.ts';

const server = useServer();
const query = (text: string, values: unknown[] = []) => server.deps.pool.query(text, values);
const member = { ...noActor, member: { id: 1 } } as unknown as typeof noActor;

type AskedCriteria = Partial<SearchInput>;

/** What is found page by page. */
async function listPages<Row>(
  search: (input: SearchInput) => Promise<{ rows: readonly Row[]; nextCursor: string | null }>,
  criteria: AskedCriteria,
): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await search({ ...criteria, sort: 'earliest', limit: 7, ...(cursor && { cursor }) });
    rows.push(...page.rows);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return rows;
}

const listServices = async (criteria: AskedCriteria, deps: Deps = server.deps, actor = noActor) =>
  (await listPages((input) => searchServices(deps, actor, input), criteria)).map(({ id }) => id);
const listVenues = async (criteria: AskedCriteria, deps: Deps = server.deps, actor = noActor) =>
  (await listPages((input) => searchVenues(deps, actor, input), criteria)).map(({ venue }) => venue.id);

type Range = { service_id: number; first: number; last: number; step: number; lead: number };

/** The same reckoned from all slot ranges there are, one by one: services with their venues. */
async function reckon(ids: readonly number[]) {
  const now = Math.floor(server.deps.clock.now().epochMilliseconds / 60_000);
  const { rows: services } = await query(
    'select id::int, venue_id::int as venue, standing::float8 from services where id = any($1)',
    [ids],
  );
  const { rows: ranges } = await query(`
    select service_id::int, first_minute as first, last_minute as last, step_minutes as step, lead_minutes as lead from slot_ranges`);
  const slotsOf = ({ first, last, step, lead }: Range) =>
    Array.from({ length: (last - first) / step + 1 }, (_, n) => first + n * step).filter((slot) => slot >= now + lead);
  const firstOf = (id: number) =>
    Math.min(...(ranges as Range[]).filter((range) => range.service_id === id).flatMap(slotsOf));
  return (services as { id: number; venue: number; standing: number }[])
    .map((service) => ({ ...service, minute: firstOf(service.id) }))
    .filter(({ minute }) => minute < Infinity)
    .toSorted((a, b) => a.minute - b.minute || b.standing - a.standing || b.id - a.id);
}

/** Every service that matches, in another order. */
const listMatching = async (criteria: AskedCriteria) => {
  const { rows } = await searchServices(server.deps, noActor, { ...criteria, sort: 'newest', limit: 100 });
  return rows.map(({ id }) => id);
};

/** Everything where others ask for it in the same second. */
const remembering = (): Deps => ({ ...server.deps, memory: openShortMemory(60_000) });

beforeEach(async () => {
  server.setClock(frozenNow);
  await query('insert into stale_slots select id from venues');
  await refreshSlotRanges(server.deps);
});

describe('the order by the earliest free time', () => {
  it.each<AskedCriteria>([
    {},
    { category: 'hair' },
    { category: 'massage', city: 'baghdad' },
    { women_only: true },
    { female_staff: true, price_max: 40_000 },
    { treatment: 'laser' },
    { rating: 4, type: 'clinic' },
    { near: { latitude: 33.3, longitude: 44.4 }, within: 10 },
    { category: 'nothing like it' },
  ])('is reckoned from all free times, by service and by venue: %j', async (criteria) => {
    const matching = await listMatching(criteria);
    const deps = remembering();
    for (const minutes of [0, 1, 59, 60, 600, 1439, 3000]) {
      server.setClock(frozenNow.add({ minutes }));
      const order = await reckon(matching);
      const expected = {
        services: order.map(({ id }) => id),
        venues: [...new Set(order.map(({ venue }) => venue))],
      };
      for (const own of [server.deps, deps]) {
        const found = { services: await listServices(criteria, own), venues: await listVenues(criteria, own) };
        expect({ minutes, ...found }).toEqual({ minutes, ...expected });
      }
    }
  });

  it('comes with the distance of each where a position is given', async () => {
    const near = '33.3,44.4';
    const { data } = (await server.client().searchServices({ query: { sort: 'earliest', near, limit: '20' } })).data;
    const { data: nearest } = (await server.client().searchServices({ query: { sort: 'nearest', near, limit: '100' } }))
      .data;
    const distances = new Map(nearest.map(({ id, distance_km: km }) => [id, km]));
    expect(data).toHaveLength(20);
    expect(data.map(({ distance_km: km }) => km)).toEqual(data.map(({ id }) => distances.get(id) ?? null));
  });
});

describe('the order that is kept for a second', () => {
  it('has nothing that may no longer be seen, and its pages are full', async () => {
    const deps = remembering();
    const [first = 0, ...others] = await listServices({}, deps);
    const venues = await listVenues({}, deps);
    await query(`update services set status = 'draft' where id = $1`, [first]);
    expect(await listServices({}, deps)).toEqual(others);
    const { rows } = await searchServices(deps, noActor, { sort: 'earliest', limit: 7 });
    expect(rows.map(({ id }) => id)).toEqual(others.slice(0, 7));
    expect(new Set(await listVenues({}, deps))).toEqual(new Set(venues));
    await query(`update services set status = 'published' where id = $1`, [first]);
  });

  it('is read anew for whoever has a session, and for another minute', async () => {
    const deps = remembering();
    const before = await listServices({}, deps);
    await query('delete from slot_ranges where service_id = $1', [before[0]]);
    expect(await listServices({}, deps)).toEqual(before);
    expect(await listServices({}, deps, member)).toEqual(before.slice(1));
    server.setClock(frozenNow.add({ minutes: 1 }));
    expect(await listServices({}, deps)).not.toContain(before[0]);
  });
});
