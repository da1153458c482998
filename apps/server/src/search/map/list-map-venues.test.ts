import { expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import * as queries from './map-venue-queries.ts';

const server = useServer();
type MapQuery = NonNullable<Parameters<ReturnType<typeof server.client>['listMapVenues']>[0]>['query'];

const searchServices = async (query: MapQuery) =>
  (await server.client().searchServices({ query: { ...query, limit: '100' } })).data;
const listMapVenues = async (query: MapQuery = {}) => (await server.client().listMapVenues({ query })).data;

const baghdad = '33.1,44.1,33.6,44.7';
const slugsOf = ({ places }: Awaited<ReturnType<typeof listMapVenues>>) =>
  places.flatMap(({ venue }) => venue?.slug ?? []).toSorted();

it('R14.11 the map has every venue of the list once, with its cheapest match, and no other', async () => {
  for (const query of [
    {},
    { category: 'massage' },
    { treatment: 'laser' },
    { price_max: '20000' },
    { city: 'erbil' },
  ]) {
    const [list, map] = await Promise.all([searchServices(query), listMapVenues(query)]);
    const cheapest = new Map<string, number>();
    for (const { establishment: venue, price } of list.data)
      cheapest.set(venue.slug, Math.min(price, cheapest.get(venue.slug) ?? price));
    expect(slugsOf(map), JSON.stringify(query)).toEqual([...cheapest.keys()].toSorted());
    for (const { venue, price, count } of map.places) {
      expect(price).toBe(cheapest.get(venue!.slug));
      expect(count).toBe(1);
    }
    expect(map.is_partial).toBe(false);
  }
});

it('R14.11 a part of the map narrows list, filters and map alike', async () => {
  const [list, facets, map, all] = await Promise.all([
    searchServices({ area: baghdad }),
    server.client().listFacets({ query: { area: baghdad } }),
    listMapVenues({ area: baghdad }),
    listMapVenues(),
  ]);
  expect(list.data.length).toBeGreaterThan(0);
  expect(new Set(list.data.map(({ establishment: venue }) => venue.city))).toEqual(new Set(['Baghdad']));
  expect(facets.data.cities.map(({ code }) => code)).toEqual(['baghdad']);
  expect(new Set(list.data.map(({ establishment: venue }) => venue.id)).size).toBe(facets.data.cities[0]?.count);
  expect(map.places.length).toBeLessThan(all.places.length);
  for (const { latitude, longitude } of map.places) {
    expect(latitude > 33.1 && latitude < 33.6 && longitude > 44.1 && longitude < 44.7).toBe(true);
  }
  expect(slugsOf(await listMapVenues({ shown: baghdad }))).toEqual(slugsOf(map));
});

it.each(['33,44', '33,44,32,45', '33,45,34,44', '91,1,92,2', 'a,b,c,d', '1,2,3,4,5', "33,44,34,45'"])(
  'R14.11 the area %s is refused as a field, by each call that has one',
  async (area) => {
    for (const call of [server.client().searchServices, server.client().listMapVenues, server.client().listFacets])
      expect(await apiErrorOf(call({ query: { area } }))).toMatchObject({
        status: 422,
        message: 'The part of the map field is not valid.',
      });
  },
);

it('R14.11 with a day, only venues with a free time on it are shown', async () => {
  const date = '2026-11-27';
  const [list, map] = await Promise.all([searchServices({ date }), listMapVenues({ date })]);
  expect(list.data.length).toBeGreaterThan(0);
  expect(slugsOf(map)).toEqual([...new Set(list.data.map(({ establishment: venue }) => venue.slug))].toSorted());
});

it('R14.11 what may not be seen has no pin', async () => {
  expect(slugsOf(await listMapVenues())).toContain('noor-salon');
  await server.deps.pool.query(`update services set status = 'draft' where venue_id = ${landmarks.noorSalon}`);
  expect(slugsOf(await listMapVenues())).not.toContain('noor-salon');
  await server.deps.pool.query(`update services set status = 'published' where venue_id = ${landmarks.noorSalon}`);
});

it('R14.11 more venues than can be shown are counted by place, and none is lost', async () => {
  const all = (await listMapVenues()).places;
  const query = { criteria: {}, shown: undefined, maxVenues: 5 };
  const { rows } = await queries.listMapVenues(server.deps.db, 'en', query);
  expect(rows.length).toBeLessThan(all.length);
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
  expect(Math.min(...rows.map(({ price }) => price))).toBe(Math.min(...all.map(({ price }) => price)));
  for (const { count, venue, latitude, longitude } of rows) {
    expect(venue === null).toBe(count > 1);
    // A group stands among its venues.
    expect(
      all.some((one) => Math.abs(one.latitude - latitude) < 0.6 && Math.abs(one.longitude - longitude) < 0.6),
    ).toBe(true);
  }
});
