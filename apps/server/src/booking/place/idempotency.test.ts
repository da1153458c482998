import type { ApiError } from '@tajmeelspot/contract/client.ts';
import type { PoolClient } from 'pg';
import { describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createUser, listFreeTimes, type PlaceBookingBody, type TestUser, toBookingBody } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';
import { maxOpen } from '../rules.ts';

const server = useServer();
const { service, hairCut, coupon } = landmarks.specifiedPrices;
// A hair cut, and toner of the next service of the same venue.
const requested = [{ pricing_item_id: hairCut }, { pricing_item_id: 1021 }];

/** The id of the booking that a call makes, or the code of the problem it ends in. */
const outcome = (user: TestUser, key: string, body: PlaceBookingBody): Promise<number | string | undefined> =>
  user.client.placeBooking({ body, headers: { 'idempotency-key': key } }).then(
    ({ data }) => data.id,
    (error: ApiError) => error.body?.code,
  );

/** The same for a client that asks again, as it is told to, while its key is in use. */
async function finalOutcome(user: TestUser, key: string, body: PlaceBookingBody): Promise<number | string | undefined> {
  for (;;) {
    const result = await outcome(user, key, body);
    if (result !== 'in_progress') return result;
  }
}

/** How many connections wait for a lock. */
const waiting = async () => {
  const found = await server.deps.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return found.rows.length;
};

async function openGuard(statement: string): Promise<PoolClient> {
  const guard = await server.deps.pool.connect();
  await guard.query('begin');
  await guard.query(statement);
  return guard;
}

async function closeGuard(guard: PoolClient): Promise<void> {
  await guard.query('commit');
  guard.release();
}

/** The outcome of a late request that has looked up its key before, and plans after the early one has booked. */
async function meetLate(early: () => Promise<unknown>, late: () => Promise<unknown>): Promise<[unknown, unknown]> {
  const atTheVenue = await openGuard(`select from venues where id = ${landmarks.noorSalon} for update`);
  const first = early();
  await expect.poll(waiting).toBe(1);
  const atTheTeam = await openGuard('lock table service_employees in access exclusive mode');
  const second = late();
  await expect.poll(waiting).toBe(2);
  await closeGuard(atTheVenue);
  const booked = await first;
  await closeGuard(atTheTeam);
  return [booked, await second];
}

async function bodyOfOne(date: string): Promise<PlaceBookingBody> {
  const [time = ''] = await listFreeTimes(server, service, hairCut, date);
  return toBookingBody(server, service, hairCut, date, time);
}

/** What two treatments are asked for with, on a day. */
async function bodyOfSeveral(date: string): Promise<PlaceBookingBody> {
  const items = requested.map(({ pricing_item_id: id }) => id).join(',');
  const { data } = await server.client().listSelectionSlots({ query: { items, from: date, days: '1' } });
  const { time } = data.days[0]!.times[0]!;
  const input = { service_id: service, items: requested, customer_name: 'Zainab', booking_date: date, time };
  return { ...input, duration: data.duration, price: data.price };
}

const countOf = async ({ client }: TestUser) => (await client.listBookings()).data.length;

describe('a key that is used while its first request is under way', () => {
  it.each([
    ['one treatment', bodyOfOne, '2026-12-06'],
    ['several treatments', bodyOfSeveral, '2026-12-07'],
  ] as const)('R8.16 placeBooking of %s gives the same booking to the same request', async (_, bodyOn, date) => {
    const user = await createUser(server);
    const [key, body] = [crypto.randomUUID(), await bodyOn(date)];
    const [early, late] = await meetLate(
      () => outcome(user, key, body),
      () => outcome(user, key, body),
    );
    expect(early).toBeTypeOf('number');
    expect(late).toBe(early);
    expect(await countOf(user)).toBe(1);
  });

  it('R8.16 the coupon that the first request used is no obstacle to the same request', async () => {
    const user = await createUser(server);
    const key = crypto.randomUUID();
    const quoted = { items: [{ treatment_id: hairCut }], coupon_code: coupon };
    const { price } = (await user.client.quoteBooking({ body: quoted })).data;
    const body = { ...(await bodyOfOne('2026-11-29')), coupon_code: coupon, price };
    const [early, late] = await meetLate(
      () => outcome(user, key, body),
      () => outcome(user, key, body),
    );
    expect(early).toBeTypeOf('number');
    expect(late).toBe(early);
    expect(await outcome(user, crypto.randomUUID(), body)).toBe('coupon_invalid');
  });
});

describe('a key whose first request ends before the second takes the lock', () => {
  it.each([
    ['same', {}, 'the same booking'],
    ['another', { notes: 'another request' }, 'key_reused'],
  ] as const)(
    'R8.16 the last booking that a customer may have open: %s request hears of it',
    async (_, changes, heard) => {
      const user = await createUser(server);
      for (let count = 1; count < maxOpen.pending; count++) {
        await user.client.placeBooking({ body: { ...(await bodyOfOne('2026-12-22')), for_other: true } });
      }
      const [key, body] = [crypto.randomUUID(), await bodyOfOne('2026-12-23')];
      const [early, late] = await meetLate(
        () => outcome(user, key, body),
        () => outcome(user, key, { ...body, ...changes }),
      );
      expect(early).toBeTypeOf('number');
      expect(late).toBe(heard === 'key_reused' ? heard : early);
      expect(await outcome(user, crypto.randomUUID(), body)).toBe('too_many_open');
    },
  );

  it.each([
    ['one treatment', bodyOfOne, '2026-12-13'],
    ['several treatments', bodyOfSeveral, '2026-12-14'],
  ] as const)('R8.16 placeBooking of %s answers key_reused to another request', async (_, bodyOn, date) => {
    const user = await createUser(server);
    const [key, body] = [crypto.randomUUID(), await bodyOn(date)];
    const [early, late] = await meetLate(
      () => outcome(user, key, body),
      () => outcome(user, key, { ...body, notes: 'another request' }),
    );
    expect(early).toBeTypeOf('number');
    expect(late).toBe('key_reused');
    expect(await countOf(user)).toBe(1);
  });
});

describe('a key that two requests use at once', () => {
  it.each([16, 17, 19, 20, 21])('R8.16 makes one booking, on day %d', async (day) => {
    const user = await createUser(server);
    const date = `2026-12-${day}`;
    const [key, body] = [crypto.randomUUID(), await bodyOfOne(date)];
    const both = await Promise.all([finalOutcome(user, key, body), finalOutcome(user, key, body)]);
    expect(both[0]).toBeTypeOf('number');
    expect(both[1]).toBe(both[0]);
    expect(await countOf(user)).toBe(1);
    const other = crypto.randomUUID();
    const next = { ...(await bodyOfOne(date)), for_other: true };
    const rivals = [next, { ...next, notes: 'another request' }].map((one) => finalOutcome(user, other, one));
    const outcomes = await Promise.all(rivals);
    expect(outcomes.filter((one) => typeof one === 'number')).toHaveLength(1);
    expect(outcomes).toContain('key_reused');
    expect(await countOf(user)).toBe(2);
  });
});
