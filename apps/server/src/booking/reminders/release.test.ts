import type { PoolClient } from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, listFreeTimes, markAsked, type TestUser, toBookingBody } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { issueAttendanceToken, maintainBookings } from '../booking.ts';

const server = useServer();
const { service, hairCut } = landmarks.specifiedPrices;
let vendor: TestUser;

beforeAll(async () => {
  vendor = await createOwner(server, landmarks.noorSalon, { release_hours: 6 });
});

/** A confirmed booking five hours before its start, whose customer was reminded and has not said to come. */
async function bookUnconfirmed(date: string) {
  const { client } = await createUser(server);
  const [time = ''] = await listFreeTimes(server, service, hairCut, date);
  const { data } = await client.placeBooking({ body: await toBookingBody(server, service, hairCut, date, time) });
  const params = { params: { id: String(data.id) } };
  await vendor.client.confirmBooking(params);
  const before = (hours: number) => server.setClock(Temporal.Instant.from(data.starts_at).subtract({ hours }));
  before(24);
  await maintainBookings(server.deps);
  before(5);
  const token = await issueAttendanceToken(server.deps, data.id);
  await markAsked(server);
  const read = async () => (await client.findBooking(params)).data;
  return { id: data.id, token, read };
}

/** How many connections wait for a lock. */
const waiting = async () => {
  const found = await server.deps.pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return found.rows.length;
};

/** Does something over a connection of its own, in a transaction that is committed when `work` is over. */
async function within<T>(statement: string, work: (guard: PoolClient) => Promise<T>): Promise<T> {
  const guard = await server.deps.pool.connect();
  try {
    await guard.query('begin');
    await guard.query(statement);
    return await work(guard);
  } finally {
    await guard.query('commit');
    guard.release();
  }
}

/** Makes the statement that releases bookings wait for a lock once it has seen the bookings, before it locks any. */
const holdReleases = `
  create function wait_for_guard() returns trigger language plpgsql as $$
  begin
    if current_query() like '%release_hours%' then perform pg_advisory_xact_lock(1); end if;
    return null;
  end $$;
  create trigger wait_for_guard before update on bookings for each statement execute function wait_for_guard()`;

describe('a booking that is released at the very moment at which its customer confirms to come', () => {
  it('R8.16 is kept where the customer was first, though the release had seen it unconfirmed', async () => {
    const { token, read } = await bookUnconfirmed('2026-12-06');
    await server.deps.pool.query(holdReleases);
    const released = await within('select pg_advisory_xact_lock(1)', async () => {
      const release = maintainBookings(server.deps);
      await expect.poll(waiting).toBe(1);
      await server.client().confirmAttendance({ body: { token } });
      return { release };
    });
    await released.release;
    await server.deps.pool.query('drop function wait_for_guard cascade');
    const { status, attendance_confirmed_at: confirmedAt, history } = await read();
    expect(status).toBe('confirmed');
    expect(confirmedAt).not.toBeNull();
    expect(history.map(({ verb }) => verb)).toEqual(['place', 'confirm', 'confirm_attendance']);
  });

  it('R8.16 is gone where the release was first, and the customer hears that the link leads nowhere', async () => {
    const { id, token, read } = await bookUnconfirmed('2026-12-07');
    const { confirmation } = await within(`select from bookings where id = ${id} for update`, async (guard) => {
      const answer = apiErrorOf(server.client().confirmAttendance({ body: { token } }));
      await expect.poll(waiting).toBe(1);
      await guard.query(`update bookings set status = 'cancelled' where id = ${id}`);
      return { confirmation: answer };
    });
    expect((await confirmation).body?.errors).toHaveProperty('token');
    expect(await read()).toMatchObject({ status: 'cancelled', attendance_confirmed_at: null });
  });

  it('R8.16 is kept while the confirmation is under way, and after it', async () => {
    const { id, token, read } = await bookUnconfirmed('2026-12-08');
    await within(`select from bookings where id = ${id} for update`, () => maintainBookings(server.deps));
    expect((await read()).status).toBe('confirmed');
    await server.client().confirmAttendance({ body: { token } });
    await maintainBookings(server.deps);
    expect((await read()).status).toBe('confirmed');
  });
});
