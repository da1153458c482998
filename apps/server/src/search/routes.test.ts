import { describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
type RouteSearchQuery = NonNullable<Parameters<ReturnType<typeof server.client>['searchServices']>[0]>['query'];

const search = async (query: RouteSearchQuery = {}) => (await server.client().searchServices({ query })).data;

describe('searchServices', () => {
  it('R7.01 D1 gives data.data, the total and the next page', async () => {
    const found = await search({ limit: '10' });
    expect(found.data).toHaveLength(10);
    expect(found.total).toBeGreaterThanOrEqual(60);
    const next = await search({ limit: '10', cursor: found.next_cursor! });
    const ids = [...found.data, ...next.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(20);
  });

  it('every page in every order gives every service once', async () => {
    for (const sort of ['recommended', 'rating', 'newest', 'price'] as const) {
      const seen: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof search>> = await search({ sort, cursor, limit: '9' });
        seen.push(...page.data.map(({ id }) => id));
        cursor = page.next_cursor;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBeGreaterThanOrEqual(60);
    }
  });

  it('orders by price and by rating, and recommends what members recommend', async () => {
    const prices = (await search({ sort: 'price', limit: '100' })).data.map(({ price }) => price);
    expect(prices).toEqual([...prices].toSorted((a, b) => a - b));
    const [best] = (await search({ sort: 'rating', limit: '1' })).data;
    expect(best?.rating).toBeGreaterThanOrEqual(4.5);
    const [first] = (await search({ limit: '1' })).data;
    expect(first?.id).toBe(landmarks.maxFeatured);
  });
});

describe('type and category in searchServices', () => {
  it.each(['saloon', 'dental', 'clinic'] as const)('R2.13 takes the type %s of the tab', async (type) => {
    const { data } = await search({ type, limit: '100' });
    expect(data.length).toBeGreaterThan(0);
    expect(new Set(data.map(({ establishment: venue }) => venue.type))).toEqual(new Set([type]));
  });

  it.each([
    ['type=Dental', 'type=dental'],
    ['type=SALOON', 'type=saloon'],
    ['category=Hair%20Removal', 'category=hair%20removal'],
  ])('R2.13 R7.01 finds with %s what it finds with %s', async (written, stable) => {
    const [asWritten, asStored] = await Promise.all(
      [written, stable].map(async (query) => {
        const answer = await server.call('GET', `/services/search?${query}&limit=100`);
        expect(answer.status).toBe(200);
        return ((await answer.json()) as { data: { data: { id: number }[] } }).data.data.map(({ id }) => id);
      }),
    );
    expect(asWritten?.length).toBeGreaterThan(0);
    expect(asWritten).toEqual(asStored);
    expect((await server.call('GET', `/services/facets?${written}`)).status).toBe(200);
  });
});

describe('the criteria of searchServices', () => {
  it('D10 a postcode is the postcode of the venue; empty fields ask for nothing', async () => {
    const all = (await search({ limit: '100' })).data.length;
    const empty = await search({ treatment: '', postcode: '', date: '', type: '', limit: '100' });
    expect(empty.data).toHaveLength(all);
    for (const postcode of ['12345', '67890', '54321']) {
      const { data, total } = await search({ postcode, limit: '100' });
      expect(data.length).toBeGreaterThan(0);
      expect(data.length).toBeLessThan(all);
      expect(total).toBe(data.length);
    }
  });

  it('P11 a date leaves only services that have a free start on it', async () => {
    const friday = '2026-11-27';
    const { data, total } = await search({ date: friday, limit: '100' });
    expect(total).toBeNull();
    const found = data.map(({ id }) => id);
    expect(found.length).toBeGreaterThan(0);
    expect(found).not.toContain(landmarks.specifiedPrices.service);
    const all = (await search({ limit: '100' })).data;
    for (const { id } of all) {
      const { pricing } = await server.client().findService({ params: { id: String(id) } });
      const counts = await Promise.all(
        pricing.map(async (item) => {
          const query = { treatment_id: String(item.id), from: friday, days: '1' };
          return (await server.client().listSlots({ params: { id: String(id) }, query })).data.days[0]?.free ?? 0;
        }),
      );
      expect([id, found.includes(id)]).toEqual([id, Math.max(...counts) > 0]);
    }
  });
});

describe('a date in searchServices', () => {
  it('pages with a date neither lose nor repeat a service', async () => {
    const date = '2026-11-23';
    const whole = (await search({ date, limit: '100' })).data.map(({ id }) => id);
    const paged: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof search>> = await search({ date, cursor, limit: '7' });
      paged.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(whole);
  });

  it('nothing is free on a day that is over or out of reach', async () => {
    expect((await search({ date: '2020-01-01' })).data).toEqual([]);
    expect((await search({ date: '2030-01-01' })).data).toEqual([]);
  });

  it.each([
    ['date', '2026-13-01'],
    ['type', 'garage'],
    ['sort', 'luck'],
    ['cursor', 'x'],
    ['cursor', Buffer.from('recommended|9999999999999999|1').toString('base64url')],
    ['cursor', Buffer.from('rating|99999999999|1').toString('base64url')],
    ['date', '9999-12-31'],
  ])('refuses %s=%s', async (field, value) => {
    const refused = await apiErrorOf(server.client().searchServices({ query: { [field]: value } }));
    expect(refused.body?.errors).toHaveProperty(field);
  });
});
