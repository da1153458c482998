import { describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { refreshSlotRanges } from './search.ts';
import { copyService } from '#testing/copy-service.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
type FilterQuery = NonNullable<Parameters<ReturnType<typeof server.client>['searchServices']>[0]>['query'];

const search = async (query: FilterQuery = {}) =>
  (await server.client().searchServices({ query: { limit: '100', ...query } })).data.data;
const venues = async (query: FilterQuery = {}) =>
  (await server.client().searchVenues({ query: { limit: '100', ...query } })).data.data;
const facets = async (query: FilterQuery = {}) => (await server.client().listFacets({ query })).data;

describe('the filters of searchServices', () => {
  it('price_min and price_max bound the lowest price, both included', async () => {
    const [least, max] = [20_000, 50_000];
    const found = await search({ price_min: String(least), price_max: String(max) });
    const within = (await search()).filter(({ price }) => price >= least && price <= max);
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(within.map(({ id }) => id)));
    expect(found.length).toBeGreaterThan(0);
  });

  it('rating leaves only services with at least that mean', async () => {
    const found = await search({ rating: '4.5' });
    expect(found.length).toBeGreaterThan(0);
    // What is shown is rounded to one decimal.
    for (const { rating } of found) expect(rating).toBeGreaterThanOrEqual(4.5);
  });

  it('women_only and female_staff mean venues and people', async () => {
    const ofWomen = await search({ women_only: '1' });
    expect(ofWomen.length).toBeGreaterThan(0);
    expect(ofWomen.every(({ establishment: venue }) => venue.is_women_only)).toBe(true);
    const staffed = await search({ female_staff: '1' });
    const { employees } = await server.client().findService({ params: { id: String(staffed[0]?.id) } });
    expect(employees.some(({ gender }) => gender === 'female')).toBe(true);
    expect(staffed.length).toBeLessThan((await search()).length);
  });

  it('R14.09 at_home leaves what is also given at home, with its count beside every other choice', async () => {
    const found = await search({ at_home: '1' });
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set([1401, 2102, 2401]));
    for (const { id } of found) {
      expect((await server.client().findService({ params: { id: String(id) } })).is_at_home).toBe(true);
    }
    const shown = await venues({ at_home: '1' });
    expect((await facets()).at_home).toBe(shown.length);
    expect(shown.every(({ is_at_home: isAtHome }) => isAtHome)).toBe(true);
    expect((await venues({ category: 'hair' })).some(({ is_at_home: isAtHome }) => isAtHome)).toBe(false);
    const massage = { category: 'massage' };
    expect((await facets(massage)).at_home).toBe((await venues({ ...massage, at_home: '1' })).length);
    const chosen = await facets({ at_home: '1' });
    expect(chosen.at_home).toBe(shown.length);
    for (const { code, count } of chosen.cities) {
      expect(await venues({ at_home: '1', city: code })).toHaveLength(count);
    }
    expect(chosen.women_only).toBe((await venues({ at_home: '1', women_only: '1' })).length);
  });

  it('district is a part of its city', async () => {
    const { districts } = await facets({ city: 'baghdad' });
    expect(districts.length).toBeGreaterThan(1);
    const found = await venues({ city: 'baghdad', district: districts[0]?.code ?? '' });
    expect(found).toHaveLength(districts[0]?.count ?? 0);
    expect(new Set(found.map(({ venue }) => venue.district))).toEqual(new Set([districts[0]?.name]));
  });
});

describe('the orders of searchServices', () => {
  it('nearest begins next door and says how far it is; without a place it is the recommended order', async () => {
    const near = '36.19,44.01';
    const found = await search({ sort: 'nearest', near });
    expect(found[0]?.establishment.city).toBe('Erbil');
    const distances = found.map((row) => row.distance_km ?? Infinity);
    expect(distances[0]).toBeLessThan(10);
    const [first] = await search({ sort: 'nearest' });
    expect(first?.id).toBe(landmarks.maxFeatured);
    const page = (await server.client().searchServices({ query: { sort: 'nearest', near, limit: '5' } })).data;
    const next = await search({ sort: 'nearest', near, limit: '5', cursor: page.next_cursor ?? '' });
    expect([...page.data, ...next].map(({ id }) => id)).toEqual(found.slice(0, 10).map(({ id }) => id));
  });

  it.each([
    { near: '91,0' },
    { near: 'here' },
    { rating: '2' },
    { price_min: '-1' },
    { women_only: 'yes' },
    { sort: 'best' },
  ])('refuses %j', async (query) => {
    const refused = await apiErrorOf(server.client().searchServices({ query: query as FilterQuery & object }));
    expect(refused.status).toBe(422);
  });

  it('searchServices answers invalid to the page mark of another order', async () => {
    const { data } = await server.client().searchServices({ query: { limit: '2' } });
    const input = server.client().searchServices({ query: { sort: 'earliest', cursor: data.next_cursor ?? '' } });
    expect((await apiErrorOf(input)).body?.errors).toHaveProperty('cursor');
  });
});

describe('listFacets', () => {
  it('R14.03 R14.09 counts the venues that each choice would leave, as if its own kind had not been chosen', async () => {
    const open = await facets();
    for (const { code, count } of open.categories) expect(await venues({ category: code })).toHaveLength(count);
    for (const { code, count } of open.types) expect(await venues({ type: code as 'saloon' })).toHaveLength(count);
    const laser = { category: 'hair removal', treatment: 'laser' };
    const chosen = await facets(laser);
    expect(chosen.categories.length).toBeGreaterThan(1);
    for (const { code, count } of chosen.cities) {
      expect(await venues({ ...laser, city: code })).toHaveLength(count);
    }
    for (const { code, count } of chosen.ratings) {
      expect(await venues({ ...laser, rating: code as '4' })).toHaveLength(count);
    }
  });

  it('R14.09 counts who is open, free in a part of the day, and near, as the search with that choice does', async () => {
    await refreshSlotRanges(server.deps);
    const near = '33.31,44.43';
    const counted = await facets({ near, date: '2026-11-23' });
    expect(await venues({ open_now: '1' })).toHaveLength(counted.open_now ?? -1);
    expect(counted.distances.map(({ code }) => code)).toEqual(['2', '5', '10']);
    for (const { code, count } of counted.distances) {
      const found = await venues({ near, within: code as '2' });
      expect(found).toHaveLength(count);
      for (const { distance_km: km } of found) expect(km).toBeLessThanOrEqual(Number(code));
    }
    expect(counted.distances.at(-1)?.count).toBeGreaterThan(counted.distances[0]?.count ?? Infinity);
    expect(counted.parts.map(({ code }) => code)).toEqual(['morning', 'afternoon', 'evening']);
    for (const { code, count } of counted.parts) {
      expect(await venues({ date: '2026-11-23', part: code as 'morning' })).toHaveLength(count);
    }
    expect((await facets({ date: '2027-03-01' })).parts).toEqual([]);
  });

  it('says that there may be more where more match than are looked at, and names no prices then', async () => {
    const word = { treatment: 'balayage' };
    expect(await facets(word)).toMatchObject({ is_more: false, price: { min: expect.any(Number) } });
    await copyService(server, { id: (await search(word))[0]?.id ?? 0, after: 500_000, count: 1000 });
    const [counted, everything] = [await facets(word), await facets()];
    expect(counted).toMatchObject({ is_more: true, price: null });
    expect(counted.cities.length).toBeGreaterThan(0);
    expect(everything).toMatchObject({ is_more: false, price: { min: expect.any(Number) } });
  });

  it('speaks the language asked for, and says nothing of what finds nothing', async () => {
    const { data } = await server.client({ language: 'ar' }).listFacets({ query: { city: 'erbil' } });
    expect(data.districts.every(({ name }) => /[\u0600-\u06ff]/.test(name))).toBe(true);
    expect(await facets({ treatment: 'zzzzzz' })).toMatchObject({ categories: [], cities: [], price: null });
  });
});

const suggest = async (text: string, language: 'en' | 'ar' | 'ckb' = 'en') =>
  (await server.client({ language }).listSuggestions({ query: { text } })).data;

describe('listSuggestions', () => {
  it('offers treatments, places, categories and services by their beginning', async () => {
    expect((await suggest('ker')).treatments.map(({ text }) => text).join()).toMatch(/Keratin/);
    expect((await suggest('bag')).locations.map(({ code }) => code)).toContain('baghdad');
    expect((await suggest('mass')).categories.map(({ code }) => code)).toContain('massage');
    expect((await suggest('noor')).services.length).toBeGreaterThan(0);
  });

  it('R14.06 names venues, employees and districts, each in the language of the reader', async () => {
    const noor = await suggest('noo');
    expect(noor.venues).toEqual([{ name: 'Noor Salon', district: 'Karrada', slug: 'noor-salon' }]);
    expect(noor.employees[0]).toMatchObject({ name: 'Noor Hadi', establishment: 'Sidra Skin & Laser' });
    expect((await suggest('زهرا', 'ar')).employees.map(({ name }) => name)).toContain('زهراء مهدي');
    expect((await suggest('karra')).locations.map(({ name }) => name)).toContain('Karrada');
    const employee = noor.employees[0]?.service_id;
    await server.deps.pool.query('update employees set is_active = false where id = 602');
    expect((await suggest('noor hadi')).employees).toEqual([]);
    await server.deps.pool.query('update employees set is_active = true where id = 602');
    expect((await suggest('noor hadi')).employees[0]?.service_id).toBe(employee);
  });

  it('understands one language and answers in another, and a slip of the finger', async () => {
    expect((await suggest('كيرا')).treatments.map(({ text }) => text).join()).toMatch(/Keratin/);
    expect((await suggest('kerat', 'ckb')).treatments.map(({ text }) => text).join()).toMatch(/کیراتین/);
    expect((await suggest('kreatin')).treatments.map(({ text }) => text).join()).toMatch(/Keratin/);
  });

  it.each(['', '   ', '%', '_', "'"])('offers nothing for %j', async (text) => {
    const { treatments, locations } = await suggest(text);
    expect([...treatments, ...locations]).toEqual([]);
  });
});

describe('a slip while typing', () => {
  it.each([
    ['keratn', 'keratin'],
    ['massaage', 'massage'],
    ['كيراتتين', 'كيراتين'],
    ['بالياح', 'بالياج'],
    ['تنضيف', 'تنظيف'],
    ['مەساجژ', 'مەساج'],
  ])('R2.19 finds with %j what %j finds', async (typed, meant) => {
    const input = (await search({ treatment: meant })).map(({ id }) => id);
    const found = (await search({ treatment: typed })).map(({ id }) => id);
    expect(input.length).toBeGreaterThan(0);
    expect(found).toEqual(expect.arrayContaining(input.slice(0, 3)));
  });
});
