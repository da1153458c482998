import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { refreshSlotRanges } from './search.ts';
import { listNextSlots } from '#app/availability/availability.ts';

const server = useServer();

type SlotSearchQuery = NonNullable<Parameters<ReturnType<typeof server.client>['searchServices']>[0]>['query'];

const page = async (query: SlotSearchQuery = {}) =>
  (await server.client().searchServices({ query: { sort: 'earliest', limit: '50', ...query } })).data;

/** Every service that is found, in the order. */
async function listOrder() {
  const { data, next_cursor: next } = await page();
  const more = next ? (await page({ cursor: next })).data : [];
  return [...data, ...more].map(({ id }) => id);
}

/** The first free start of every service that has one by the calendar itself, minutes since 1970. */
async function listTruth() {
  const { rows } = await sql<{ id: number }>`select id from services where status = 'published'`.execute(
    server.deps.db,
  );
  const actor = { language: 'en' } as Parameters<typeof listNextSlots>[1];
  const found = await listNextSlots(
    server.deps,
    actor,
    rows.map(({ id }) => id),
  );
  return new Map(found.map(({ serviceId, minutes }) => [serviceId, minutes[0] ?? 0]));
}

/** First starts in the order that is answered, and by the calendar itself. */
async function compare() {
  const [order, truth] = [await listOrder(), await listTruth()];
  const starts = order.map((id) => truth.get(id) ?? 0);
  return { starts, input: [...truth.values()].toSorted((a, b) => a - b), ids: new Set(order).size };
}

type ComparedSearch = Awaited<ReturnType<typeof compare>>;

const asSearched = ({ input }: ComparedSearch) => ({ starts: input, input, ids: input.length });

const clockAt = (hours: number) => server.setClock(frozenNow.add({ minutes: Math.round(hours * 60) }));

beforeEach(async () => {
  clockAt(0);
  // Requests that nobody answers give their time back by themselves, which the minute's round writes down.
  await sql`update bookings set status = 'expired' where status = 'pending'`.execute(server.deps.db);
  // The clock has been put back.
  await sql`insert into stale_slots select id from venues`.execute(server.deps.db);
  await refreshSlotRanges(server.deps);
});

describe('the order by the earliest free time', () => {
  it.each([0, 0.2, 1, 3.7, 6, 9, 12, 20, 30.5, 50, 100])(
    'is that of the calendar, also %f hours after it was read',
    async (hours) => {
      clockAt(hours);
      const found = await compare();
      expect(found.input.length).toBeGreaterThan(30);
      expect(found).toEqual(asSearched(found));
    },
  );

  it('has every day that is looked ahead once venues are read anew, day by day', async () => {
    for (const days of [1, 2, 3]) {
      clockAt(days * 24);
      await refreshSlotRanges(server.deps);
      const found = await compare();
      expect(found).toEqual(asSearched(found));
      const known = await sql`select min(known_until)::text as known from slot_horizons`.execute(server.deps.db);
      expect(known.rows).toEqual([{ known: inBaghdad(frozenNow.epochMilliseconds + (days + 7) * 86_400_000).date }]);
    }
  });

  it('takes a page mark whose moment is long past, or still to come, for one of now', async () => {
    const [first, , third] = (await page({ limit: '3' })).data;
    for (const moment of ['1', '999999999999999']) {
      const cursor = Buffer.from(`earliest|2|${moment}`).toString('base64url');
      expect((await page({ limit: '1', cursor })).data[0]?.id).toBe(third?.id);
    }
    expect(first?.id).not.toBe(third?.id);
  });

  it('of one day has what is free on it, and nothing of a day that is too far', async () => {
    const { date } = inBaghdad(frozenNow.epochMilliseconds + 2 * 86_400_000);
    const { data } = await page({ date });
    const { data: times } = await server.client().listNextSlots({
      query: {
        service_ids: data
          .slice(0, 30)
          .map(({ id }) => id)
          .join(','),
        from: date,
      },
    });
    expect(times.map((next) => next.date)).toEqual(Array.from({ length: 30 }, () => date));
    const far = await page({ date: inBaghdad(frozenNow.epochMilliseconds + 20 * 86_400_000).date, limit: '5' });
    expect(far.data.length).toBeGreaterThan(0);
  });
});

it('writes what has changed alone', async () => {
  const read = async () =>
    (
      await sql<{ id: number; row: string }>`
        select service_id::int as id, ctid || ' ' || first_minute || ' ' || lead_minutes as row from slot_ranges`.execute(
        server.deps.db,
      )
    ).rows;
  const before = await read();
  await sql`insert into stale_slots select id from venues`.execute(server.deps.db);
  await refreshSlotRanges(server.deps);
  expect(before.length).toBeGreaterThan(100);
  expect(await read()).toEqual(before);
  await sql`update venues set lead_minutes = lead_minutes + 5 where id = ${landmarks.noorSalon}`.execute(
    server.deps.db,
  );
  await refreshSlotRanges(server.deps);
  const kept = new Set(before.map(({ row }) => row));
  const written = (await read()).filter(({ row }) => !kept.has(row));
  const owners = await sql<{ venue_id: number }>`
    select distinct venue_id::int from services where id = any(${written.map(({ id }) => id)})`.execute(server.deps.db);
  expect(owners.rows).toEqual([{ venue_id: landmarks.noorSalon }]);
  const found = await compare();
  expect(found).toEqual(asSearched(found));
});

describe('what changes when a service can begin', () => {
  const changes: [string, string][] = [
    ['a booking', `update bookings set status = 'cancelled' where status in ('pending', 'confirmed')`],
    ['hours', `update opening_hours set opens_minute = opens_minute + 60 where closes_minute - opens_minute > 120`],
    ['an employee', `update employees set is_active = false where id % 2 = 0`],
    ['a team', `delete from service_employees where employee_id % 3 = 0`],
    ['a price line', `update treatments set duration_minutes = duration_minutes + 30`],
    ['a listing', `update services set status = 'draft' where id % 2 = 0`],
    ['a policy', `update venues set lead_minutes = 300, slot_step_minutes = 20`],
    // The last one: nothing is free afterwards.
    [
      'leave',
      `insert into hours_exceptions (venue_id, employee_id, kind, starts_on, ends_on)
      select venue_id, id, 'closed', '${inBaghdad(frozenNow.epochMilliseconds).date}', '2099-01-01' from employees`,
    ],
  ];

  it.each(changes)('%s is seen', async (_what, statement) => {
    await sql.raw(statement).execute(server.deps.db);
    // Two processes at once must neither double nor lose anything.
    await Promise.all([refreshSlotRanges(server.deps), refreshSlotRanges(server.deps)]);
    const found = await compare();
    expect(found).toEqual(asSearched(found));
    expect((await sql`select from stale_slots`.execute(server.deps.db)).rows).toHaveLength(0);
  });

  it('a venue that is gone leaves nothing behind', async () => {
    await sql`insert into stale_slots values (999999)`.execute(server.deps.db);
    await refreshSlotRanges(server.deps);
    expect((await sql`select from stale_slots`.execute(server.deps.db)).rows).toHaveLength(0);
    const known = await sql`select from slot_horizons where venue_id = 999999`.execute(server.deps.db);
    expect(known.rows).toHaveLength(0);
  });
});
