import type { Client } from '@tajmeelspot/contract/client.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { listTimetables } from '#app/venues/venues.ts';
import { venueBreaks, venueHours } from '#app/venues/timetable/timetable-rules.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
type VenueSearchQuery = NonNullable<Parameters<Client['searchVenues']>[0]>['query'] & object;
type Search = (query: VenueSearchQuery) => Promise<{ data: { next_cursor: string | null } }>;

/** Every page of a list, one after the other. */
async function pagesOf<S extends Search>(
  search: S,
  query: VenueSearchQuery,
): Promise<Awaited<ReturnType<S>>['data'][]> {
  const pages: Awaited<ReturnType<S>>['data'][] = [];
  for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.next_cursor ?? null) {
    const { data } = await search({ ...query, cursor });
    pages.push(data);
  }
  return pages;
}

const listVenues = async (query: VenueSearchQuery) => {
  const pages = await pagesOf((one) => server.client().searchVenues({ query: { limit: '5', ...one } }), query);
  return { found: pages.flatMap((page) => page.data), total: pages[0]?.total };
};

/** The services of the same search, by venue in the order in which they are first met. */
const listByService = async (query: VenueSearchQuery) => {
  const pages = await pagesOf((one) => server.client().searchServices({ query: { limit: '100', ...one } }), query);
  return Map.groupBy(
    pages.flatMap((page) => page.data),
    ({ establishment: venue }) => venue.id,
  );
};

const searches: VenueSearchQuery[] = [
  {},
  { treatment: 'laser' },
  { treatment: 'noor salon' },
  { treatment: 'hair cut', city: 'baghdad' },
  { category: 'hair' },
  { category: 'massage', rating: '4' },
  { women_only: '1' },
  { at_home: '1' },
  { price_max: '20000' },
  { district: 'karrada', city: 'baghdad' },
  { sort: 'price' },
  { sort: 'rating', female_staff: '1' },
  { sort: 'newest', type: 'clinic' },
  { sort: 'nearest', near: '36.19,44.01' },
  { treatment: 'laser', sort: 'price' },
  { open_now: '1' },
  { near: '33.3,44.4', within: '10' },
  { date: '2026-11-24' },
  { part: 'evening' },
  { date: '2026-11-24', part: 'morning', category: 'hair' },
  { after: '18:30', women_only: '1' },
  { sort: 'earliest' },
  { sort: 'earliest', date: '2026-11-24', part: 'afternoon' },
  { treatment: 'nothing at all' },
];

const expectPlacesOfServices = async (query: VenueSearchQuery) => {
  const [{ found, total }, services] = await Promise.all([listVenues(query), listByService(query)]);
  const ids = found.map(({ venue }) => venue.id);
  expect(new Set(ids)).toEqual(new Set(services.keys()));
  expect(ids).toHaveLength(services.size);
  // With a time, a venue keeps the place of a service that is not free then.
  const isOfTime = query.sort !== 'earliest' && (query.date ?? query.part ?? query.after) !== undefined;
  if (!isOfTime) expect(ids).toEqual([...services.keys()]);
  for (const { venue, services: own, services_count: count } of found) {
    const all = services.get(venue.id)?.map(({ id }) => id) ?? [];
    if (!isOfTime) expect(own[0]?.id).toBe(all[0]);
    expect(count).toBe(Math.min(all.length, 12));
    expect(own).toHaveLength(Math.min(all.length, 4));
    expect(all).toEqual(expect.arrayContaining(own.map(({ id }) => id)));
    expect(own.map(({ description }) => description !== null)).toEqual(own.map((_, index) => index === 0));
  }
  if (total) {
    expect(total.venues).toBe(services.size);
    expect(total.services).toBe([...services.values()].flat().length);
  }
  return found.map(({ venue }) => venue.slug);
};

describe('R14.03 results by venue', () => {
  it.each(searches)('stand where the first service of each stands, once on all pages: %j', async (query) => {
    const slugs = await expectPlacesOfServices(query);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

describe('R14.03 treatments of a venue in results', () => {
  it('are those that the words name, else of the service that stands first', async () => {
    const { found } = await listVenues({ treatment: 'hair cut' });
    expect(found.length).toBeGreaterThan(2);
    for (const { treatments } of found) {
      expect(treatments.length).toBeGreaterThan(0);
      expect(treatments.some(({ title }) => /cut|trim|girls/i.test(title))).toBe(true);
      expect(treatments.some(({ title }) => /colour|blow-dry/i.test(title))).toBe(false);
    }
    const { found: named } = await listVenues({ treatment: 'noor salon' });
    expect(named[0]?.venue.slug).toBe('noor-salon');
    expect(named[0]?.treatments).toHaveLength(3);
    const first = named[0]?.services[0]?.id;
    expect(named[0]?.treatments.every((one) => one.service_id === first)).toBe(true);
    const prices = named[0]?.treatments.map((one) => one.final_price) ?? [];
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  it('do not cost more than the highest price that was asked for', async () => {
    const { found } = await listVenues({ price_max: '20000' });
    expect(found.length).toBeGreaterThan(5);
    for (const { treatments } of found) {
      expect(treatments.length).toBeGreaterThan(0);
      for (const { final_price: price } of treatments) expect(price).toBeLessThanOrEqual(20_000);
    }
  });
});

describe('R14.03 treatments that change', () => {
  it('are found by their words of today, and by the group that their procedure lies in', async () => {
    const { pool } = server.deps;
    const { rows } = await pool.query<{ id: string; title: object }>(
      `select i.id, i.title from treatments i join services s on s.id = i.service_id where s.venue_id = 1 order by i.id limit 1`,
    );
    await pool.query(`update treatments set title = '{"en": "Zephyrine wrap"}', procedure_id = null where id = $1`, [
      rows[0]?.id,
    ]);
    const { rows: read } = await pool.query<{ document: string }>(
      'select document::text from treatments where id = $1',
      [rows[0]?.id],
    );
    expect(read[0]?.document).toContain('Fzephyrine');
    await pool.query('update treatments set title = $2 where id = $1', [rows[0]?.id, rows[0]?.title]);
    const procedure = await pool.query<{ id: string; procedure: string; parent: string }>(
      `select i.id, p.id as procedure, p.parent_id as parent from treatments i join procedures p on p.id = i.procedure_id
       where p.parent_id is not null order by i.id limit 1`,
    );
    const [moved] = procedure.rows;
    const documentOf = async () =>
      (await pool.query<{ document: string }>('select document::text from treatments where id = $1', [moved?.id]))
        .rows[0]?.document;
    expect(await documentOf()).toContain(`'R${moved?.parent}'`);
    await pool.query('update procedures set parent_id = null where id = $1', [moved?.procedure]);
    expect(await documentOf()).not.toContain(`'R${moved?.parent}'`);
    await pool.query('update procedures set parent_id = $2 where id = $1', [moved?.procedure, moved?.parent]);
  });

  it.each([{ part: 'night' }, { after: '25:00' }, { after: '9' }, { within: '3' }, { open_now: 'now' }])(
    'refuse %j',
    async (query) => {
      const refused = await apiErrorOf(server.client().searchVenues({ query: query as VenueSearchQuery }));
      expect(refused.status).toBe(422);
    },
  );
});

describe('R14.09 free times in a part of the day', () => {
  it.each<[VenueSearchQuery, string, string]>([
    [{ part: 'morning' }, '00:00', '12:00'],
    [{ part: 'afternoon', date: '2026-11-25' }, '12:00', '17:00'],
    [{ part: 'evening' }, '17:00', '24:00'],
    [{ after: '19:00', date: '2026-11-26' }, '19:00', '24:00'],
  ])('%j', async (query, from, before) => {
    const { found } = await listVenues(query);
    expect(found.length).toBeGreaterThan(0);
    const ids = found.flatMap(({ services }) => services[0]?.id ?? []).slice(0, 30);
    const { date, part, after } = query;
    const { data } = await server.client().listNextSlots({
      query: { service_ids: ids.join(','), from: date, part: part as 'morning', after },
    });
    expect(data).toHaveLength(ids.length);
    for (const { times } of data) {
      for (const time of times) expect(time >= from && time < before).toBe(true);
    }
  });
});

/** A venue with the hours of the week and exceptions of two priorities, one without any hours, and one with a night. */
async function giveHours() {
  const { pool } = server.deps;
  await pool.query('delete from hours_exceptions where venue_id in (1, 2, 3)');
  await pool.query('delete from opening_hours where venue_id in (2, 3) and employee_id is null');
  await pool.query('delete from weekly_breaks where venue_id in (2, 3) and employee_id is null');
  await pool.query(`
    insert into opening_hours (venue_id, weekday, opens_minute, closes_minute) values (3, 4, 1200, 1560), (3, 5, 600, 900)`);
  await pool.query(
    'insert into weekly_breaks (venue_id, weekday, starts_minute, ends_minute) values (3, 4, 1430, 1450)',
  );
  await pool.query(`
    insert into hours_exceptions (venue_id, starts_on, ends_on, kind, opens_minute, closes_minute, priority, weekday) values
      (1, '2026-11-24', '2026-11-26', 'closed', null, null, 1, null), (1, '2026-11-25', '2026-11-25', 'open', 720, 780, 2, null),
      (2, '2026-11-20', '2026-12-20', 'open', 660, 690, 0, 2), (2, '2026-11-24', '2026-11-24', 'open', 700, 720, 0, null)`);
}

type VenueTimetable = Parameters<typeof venueHours>[0];

/** Whether the calendar has a venue open at a minute of a day. */
function isOpenInCalendar(timetable: VenueTimetable, day: Temporal.PlainDate, minute: number): boolean {
  const covers = (of: typeof venueHours, back: number) => {
    const date = day.subtract({ days: back });
    const intervals = of(timetable)({ date: date.toString(), weekday: date.dayOfWeek });
    return intervals.some(({ from, to }) => minute + back * 1440 >= from && minute + back * 1440 < to);
  };
  return [0, 1].some((back) => covers(venueHours, back) && !covers(venueBreaks, back));
}

it('R14.09 is_open says the same as the calendar at any minute', async () => {
  await giveHours();
  const days = Array.from({ length: 11 }, (_, index) => Temporal.PlainDate.from('2026-11-20').add({ days: index }));
  const timetables = await listTimetables(server.deps.db, [1, 2, 3], '2026-11-18', '2026-12-02');
  const moments = fc.record({ venue: fc.constantFrom(1, 2, 3), day: fc.constantFrom(...days), minute: fc.nat(1439) });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(moments, async ({ venue, day, minute }) => {
      const timetable = timetables.get(venue);
      if (!timetable) throw new Error('no such venue');
      const at = new Date(day.toZonedDateTime('Asia/Baghdad').epochMilliseconds + minute * 60_000).toISOString();
      const { rows } = await server.deps.pool.query<{ is_open: boolean }>('select is_open($1, $2)', [venue, at]);
      const expected = isOpenInCalendar(timetable, day, minute);
      seen.add(`${venue} ${expected}`);
      expect({ venue, at, is_open: rows[0]?.is_open }).toEqual({ venue, at, is_open: expected });
    }),
    { numRuns: 600 },
  );
  expect(seen.size).toBe(6);
});

describe('R14.03 results by venue for frequent words, which walk the sorted index tier by tier', () => {
  beforeAll(async () => {
    await server.deps.pool.query(`
      alter function read_search(text, text) rename to read_rare;
      create function read_search(typed text, reader text) returns jsonb language sql stable as $$
        select read_rare(typed, reader) || '{"few": -1}' $$`);
  });

  it.each(searches.filter(({ treatment }) => treatment !== undefined))('%j', async (query) => {
    const slugs = await expectPlacesOfServices(query);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});
