import type { ApiError } from '@tajmeelspot/contract/client.ts';
import type { PoolClient } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { maintainBookings } from '../booking.ts';
import { createOwner, markAsked, type TestUser, createUser } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';

const server = useServer();
const { service, hairCut } = landmarks.specifiedPrices;
// A hair cut, and toner of the next service of the same venue.
const requested = [{ pricing_item_id: hairCut }, { pricing_item_id: 1021 }];
let vendor: TestUser;

beforeAll(async () => {
  vendor = await createOwner(server, landmarks.noorSalon, { release_hours: 6 });
});

/** What two treatments are asked for with, on a day. */
async function bodyOn(date: string) {
  const items = requested.map(({ pricing_item_id: id }) => id).join(',');
  const { data } = await server.client().listSelectionSlots({ query: { items, from: date, days: '1' } });
  const { time } = data.days[0]!.times[0]!;
  const input = { service_id: service, items: requested, customer_name: 'Zainab', booking_date: date, time };
  return { ...input, duration: data.duration, price: data.price };
}

/** Does something over a connection in a transaction that is over only when `work` is. */
async function within<T>(end: 'commit' | 'rollback', work: (rival: PoolClient) => Promise<T>): Promise<T> {
  const rival = await server.deps.pool.connect();
  try {
    await rival.query('begin');
    return await work(rival);
  } finally {
    await rival.query(end);
    rival.release();
  }
}

/** A booking that is being made of a treatment of a former one. */
async function copy(rival: PoolClient, row: number): Promise<void> {
  const { rows } = await rival.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ') as names from pg_attribute where attrelid = 'bookings'::regclass
      and attnum > 0 and not attisdropped and attname not in ('id', 'idempotency_key', 'first_item_id', 'status', 'for_other')`,
  );
  const names = rows[0]!.names;
  await rival.query(
    `insert into bookings (${names}, status, for_other) select ${names}, 'pending', true from bookings where id = $1`,
    [row],
  );
}

const rowsOf = async (bookingId: number) => {
  const text = 'select id, status from bookings where first_item_id = $1 order by id';
  return (await server.deps.pool.query<{ id: number; status: string }>(text, [bookingId])).rows;
};

/** How many connections wait for a lock. */
const waiting = async () => {
  const found = await server.deps.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return found.rows.length;
};

describe('two who want the same two treatments in another order', () => {
  it.each([
    ['rollback', 'pending', '2026-12-12'],
    ['commit', 'slot_taken', '2026-12-09'],
  ] as const)(
    'R8.16 placeBooking of several tries again where it would be locked out for ever: after a %s of the rival it is %s',
    async (end, result, date) => {
      const { client } = await createUser(server);
      const body = await bodyOn(date);
      const former = (await client.placeBooking({ body })).data.id;
      const [first, second] = await rowsOf(former);
      await client.cancelBooking({ params: { id: String(former) }, body: { reason: '' } });
      const { placing } = await within(end, async (rival) => {
        // The rival is patient, so that it is the booking that PostgreSQL ends.
        await rival.query(`set local deadlock_timeout = '1min'`);
        await copy(rival, second!.id);
        const ends = client.placeBooking({ body }).then(
          ({ data }) => data.status,
          (error: ApiError) => error.body?.code,
        );
        await expect.poll(waiting).toBe(1);
        await copy(rival, first!.id);
        return { placing: ends };
      });
      expect(await placing).toBe(result);
    },
  );
});

describe('a booking of several treatments of which one is locked', () => {
  it('is released as a whole, or not yet', async () => {
    const { client } = await createUser(server);
    const body = await bodyOn('2026-12-15');
    const { id, starts_at: startsAt } = (await client.placeBooking({ body })).data;
    await vendor.client.confirmBooking({ params: { id: String(id) } });
    const before = (hours: number) => server.setClock(Temporal.Instant.from(startsAt).subtract({ hours }));
    before(24);
    await maintainBookings(server.deps);
    await markAsked(server);
    before(5);
    const [, second] = await rowsOf(id);
    await within('commit', async (rival) => {
      await rival.query('select from bookings where id = $1 for update', [second!.id]);
      await maintainBookings(server.deps);
    });
    const statuses = async () => (await rowsOf(id)).map(({ status }) => status);
    expect(await statuses()).toEqual(['confirmed', 'confirmed']);
    await maintainBookings(server.deps);
    expect(await statuses()).toEqual(['cancelled', 'cancelled']);
  });
});
