import fc from 'fast-check';
import { expect, it } from 'vitest';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';
import { noActor } from '#testing/no-actor.ts';
import { listFacets, listMapVenues, searchServices, searchVenues } from './search.ts';

const server = useServer();

/** Hours past midnight, breaks, exceptions of every kind that contradict each other, and a venue without hours. */
const giveHours = () =>
  server.deps.pool.query(`
    delete from opening_hours where venue_id = 4;
    insert into opening_hours (venue_id, weekday, opens_minute, closes_minute) values (5, 4, 1320, 1560), (5, 5, 60, 120);
    insert into weekly_breaks (venue_id, weekday, starts_minute, ends_minute) values (1, 6, 780, 840), (5, 4, 1400, 1500);
    insert into hours_exceptions (venue_id, starts_on, ends_on, kind, opens_minute, closes_minute, priority, weekday) values
      (1, '2026-11-24', '2026-11-26', 'closed', null, null, 1, null), (1, '2026-11-25', '2026-11-25', 'open', 720, 780, 2, null),
      (2, '2026-11-20', '2026-12-20', 'open', 660, 690, 0, 2), (2, '2026-11-24', '2026-11-24', 'open', 700, 720, 0, null),
      (3, '2026-11-23', '2026-11-23', 'open', 1400, 1700, 0, null), (4, '2026-11-22', '2026-11-22', 'closed', null, null, 0, null)`);

it('R14.09 open_venues and open_among find those for which is_open holds, the first unless more than enough may', async () => {
  await giveHours();
  await server.deps.pool.query('delete from opening_hours where venue_id = 4');
  // Where hours, breaks and exceptions begin and end, and any other minute.
  const edges = [60, 120, 660, 690, 700, 720, 780, 840, 1400].flatMap((edge) => [edge - 1, edge]);
  const moments = fc.record({
    day: fc.nat(10),
    minute: fc.oneof(fc.constantFrom(...edges), fc.nat(1439)),
    enough: fc.constantFrom(0, 2, 1000),
  });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(moments, async ({ day, minute, enough }) => {
      const at = new Date(Date.UTC(2026, 10, 19 + day, 21, minute)).toISOString();
      const { rows } = await server.deps.pool.query<{ found: string | null; open: string; among: string }>(
        `select open_venues($1, $2)::text as found, array(select id from venues where is_open(id, $1) order by id)::text as open,
          open_among(array(select id from venues, generate_series(1, 2)), $1)::text as among`,
        [at, enough],
      );
      const { found = null, open = '{}', among } = rows[0] ?? {};
      const count = open === '{}' ? 0 : open.split(',').length;
      seen.add(`${found === null ? 'many' : 'few'} ${count === 0 ? 'none' : count < 3 ? 'some' : 'most'}`);
      // Who may be open and is not, for a break, counts as well.
      expect([at, enough, found, among]).toEqual([at, enough, found === null && enough < 1000 ? null : open, open]);
    }),
    { numRuns: 400 },
  );
  expect([...seen]).toEqual(expect.arrayContaining(['few none', 'few some', 'few most', 'many most']));
});

it('R14.09 who is open is found alike, whether few are looked up or all are walked through', async () => {
  const open = { open_now: true, limit: 50 };
  const asked = [open, { ...open, treatment: 'hair' }, { ...open, sort: 'price' as const, category: 'hair' }];
  const times = ['2026-11-21T07:00:00Z', '2026-11-21T19:30:00Z', '2026-11-22T01:00:00Z'];
  const show = async (input: (typeof asked)[number]) => {
    const { rows, total } = await searchVenues(server.deps, noActor, input);
    const services = await searchServices(server.deps, noActor, input);
    const facets = JSON.parse(await listFacets(server.deps, noActor, input));
    const places = await listMapVenues(server.deps, noActor, input);
    return [rows, total, services.rows.map(({ id }) => id), services.total, facets, places];
  };
  const few: unknown[][] = [];
  for (const time of times) {
    await server.moveTo(Temporal.Instant.from(time));
    for (const input of asked) few.push(await show(input));
  }
  await server.deps.pool.query(`
    alter function open_venues(timestamptz, int) rename to open_few;
    create function open_venues(at timestamptz, enough int) returns bigint[] language sql return null::bigint[]`);
  const walked: unknown[][] = [];
  for (const time of times) {
    await server.moveTo(Temporal.Instant.from(time));
    for (const input of asked) walked.push(await show(input));
  }
  await server.deps.pool.query(`
    drop function open_venues(timestamptz, int);
    alter function open_few(timestamptz, int) rename to open_venues`);
  await server.moveTo(frozenNow);
  expect(few).toEqual(walked);
  expect(new Set(few.map(([rows]) => (rows as unknown[]).length)).size).toBeGreaterThan(2);
});
