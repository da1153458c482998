import { deleteBookingsOf } from '#testing/till/bookings-to-pay.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { recordHeartbeat } from '#app/content/content.ts';
import { openDb, openPool } from '#app/database/connection.ts';
import { openMailbox } from '#app/integrations/email/testing/mailbox.ts';
import { createOwner, createUser, listFreeTimes, type TestUser, toBookingBody } from '#testing/bookings.ts';
import { deliverEvents } from '#testing/deliver-events.ts';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';
import { maintainBookings } from '#app/booking/booking.ts';

const mailbox = await openMailbox();
const server = useServer({ SMTP_URL: mailbox.url });
const { service, hairCut } = landmarks.specifiedPrices;
let vendor: TestUser;

beforeAll(async () => {
  vendor = await createOwner(server, landmarks.noorSalon, { release_hours: 6, wants_day_summary: true });
  await deleteBookingsOf(server, landmarks.noorSalon);
  for (const table of ['opening_hours', 'hours_exceptions', 'weekly_breaks', 'women_only_hours']) {
    await server.deps.pool.query(`delete from ${table} where venue_id = $1`, [landmarks.noorSalon]);
  }
});
afterAll(() => mailbox.close());
beforeEach(async () => {
  mailbox.taken.length = 0;
  server.setClock(frozenNow);
  await server.deps.pool.query('delete from heartbeats');
  await server.deps.pool.query('delete from pgboss.job');
  await up('2026-11-20T00:00:00Z', frozenNow);
});
afterEach(() => mailbox.misbehave(undefined));

/** The service is up between two instants: each of its minutes has a heartbeat. */
const up = (from: Temporal.Instant | string, to: Temporal.Instant | string) =>
  server.deps.pool.query(
    `insert into heartbeats select generate_series(date_trunc('minute', $1::timestamptz), $2::timestamptz - interval '1 minute',
      interval '1 minute') on conflict do nothing`,
    [String(from), String(to)],
  );

/** Time passes until an instant in which the service is up, or away. */
async function pass(until: Temporal.Instant, state: 'up' | 'away' = 'up') {
  if (state === 'up') await up(server.deps.clock.now(), until);
  server.setClock(until);
}

/** A booking of a day at half past four, at a venue that is open from half past nine to nine in the evening. */
async function request(date: string) {
  const { client } = await createUser(server);
  const times = await listFreeTimes(server, service, hairCut, date);
  expect(times).toContain('16:30');
  const { data } = await client.placeBooking({ body: await toBookingBody(server, service, hairCut, date, '16:30') });
  const params = { params: { id: String(data.id) } };
  const startsAt = Temporal.Instant.from(data.starts_at);
  const statusOf = async () => (await client.findBooking(params)).data.status;
  return { id: data.id, params, client, startsAt, statusOf };
}

/** The same, confirmed and up to the moment at which its customer is to be asked. */
async function untilReminder(date: string) {
  const booking = await request(date);
  await deliverEvents(server);
  await vendor.client.confirmBooking(booking.params);
  await deliverEvents(server);
  await pass(booking.startsAt.subtract({ hours: 24 }));
  mailbox.taken.length = 0;
  await maintainBookings(server.deps);
  const before = (hours: number, minutes = 0) => booking.startsAt.subtract({ hours }).add({ minutes });
  return { ...booking, before };
}

const questions = () => mailbox.taken.filter(({ subject }) => subject?.startsWith('Are you coming?'));

describe('R11.19 a customer who is asked whether they come', () => {
  it('loses the booking by silence while everything is up', async () => {
    const { before, statusOf } = await untilReminder('2026-12-06');
    await deliverEvents(server);
    expect(questions()).toHaveLength(1);
    await pass(before(6, -1));
    await maintainBookings(server.deps);
    expect(await statusOf()).toBe('confirmed');
    await pass(before(6));
    await maintainBookings(server.deps);
    expect(await statusOf()).toBe('cancelled');
  });

  it('loses nothing while the question has not left, nor for two opening hours after it has', async () => {
    const { before, statusOf } = await untilReminder('2026-12-07');
    await mailbox.misbehave('refuses the connection');
    for (const hours of [20, 10, 6, 5]) {
      await pass(before(hours));
      await expect(deliverEvents(server)).rejects.toThrow('not delivered');
      await maintainBookings(server.deps);
    }
    expect(await statusOf()).toBe('confirmed');
    await mailbox.misbehave(undefined);
    await deliverEvents(server);
    expect(questions()).toHaveLength(1);
    for (const minutes of [1, 60, 119]) {
      await pass(before(5, minutes));
      await maintainBookings(server.deps);
      expect(await statusOf()).toBe('confirmed');
    }
    await pass(before(5, 121));
    await maintainBookings(server.deps);
    expect(await statusOf()).toBe('cancelled');
  });
});

describe('R11.19 an outage between question and answer', () => {
  it.each([
    ['the server', '2026-12-08', () => Promise.resolve()],
    ['the database', '2026-12-09', beatWithoutDatabase],
  ])('loses nothing to an outage of %s, nor for two opening hours after it', async (_, date, beat) => {
    const { before, statusOf } = await untilReminder(date);
    await deliverEvents(server);
    await pass(before(23));
    await beat();
    await pass(before(5), 'away');
    await maintainBookings(server.deps);
    await pass(before(5, 2));
    await maintainBookings(server.deps);
    // An hour counts before the outage.
    await pass(before(5, 59));
    await maintainBookings(server.deps);
    expect(await statusOf()).toBe('confirmed');
    await pass(before(5, 61));
    await maintainBookings(server.deps);
    expect(await statusOf()).toBe('cancelled');
  });

  it('is asked anew after an outage that swallowed the reminder, and not released in the next round', async () => {
    const booking = await request('2026-12-10');
    await deliverEvents(server);
    await vendor.client.confirmBooking(booking.params);
    await pass(booking.startsAt.subtract({ hours: 30 }));
    await pass(booking.startsAt.subtract({ hours: 5 }), 'away');
    await maintainBookings(server.deps);
    await deliverEvents(server);
    expect(questions()).toHaveLength(1);
    await pass(booking.startsAt.subtract({ hours: 5 }).add({ seconds: 121 }));
    await maintainBookings(server.deps);
    expect(await booking.statusOf()).toBe('confirmed');
  });

  it('has the whole time again when the booking is moved', async () => {
    const { before, statusOf, params } = await untilReminder('2026-12-13');
    await deliverEvents(server);
    await pass(before(7));
    await vendor.client.moveBooking({ ...params, body: { booking_date: '2026-12-13', time: '17:30' } });
    await pass(before(5));
    await maintainBookings(server.deps);
    expect(await statusOf()).toBe('confirmed');
  });
});

describe('R11.19 a venue that is asked for an answer', () => {
  it('has its two opening hours while everything is up', async () => {
    const { statusOf } = await request('2026-12-14');
    await deliverEvents(server);
    await pass(frozenNow.add({ minutes: 119 }));
    await maintainBookings(server.deps);
    expect(await statusOf()).toBe('pending');
    await pass(frozenNow.add({ minutes: 122 }));
    await maintainBookings(server.deps);
    expect(await statusOf()).toBe('expired');
  });

  it('has them from the moment at which the question has left, however late', async () => {
    const { statusOf } = await request('2026-12-15');
    await mailbox.misbehave('refuses the connection');
    for (const hours of [2, 5, 24, 48]) {
      await pass(frozenNow.add({ hours }).subtract({ seconds: 90 }));
      await maintainBookings(server.deps);
      await pass(frozenNow.add({ hours }));
      await expect(deliverEvents(server)).rejects.toThrow('not delivered');
      await maintainBookings(server.deps);
      expect(await statusOf()).toBe('pending');
    }
    await mailbox.misbehave(undefined);
    await deliverEvents(server);
    await pass(frozenNow.add({ hours: 48, minutes: 119 }));
    await maintainBookings(server.deps);
    expect(await statusOf()).toBe('pending');
    await pass(frozenNow.add({ hours: 48, minutes: 122 }));
    await maintainBookings(server.deps);
    expect(await statusOf()).toBe('expired');
  });

  it('can answer at once when the service is back, also before the next round', async () => {
    const { statusOf, params } = await request('2026-12-16');
    await deliverEvents(server);
    await pass(frozenNow.add({ hours: 9 }), 'away');
    await vendor.client.confirmBooking(params);
    expect(await statusOf()).toBe('confirmed');
  });

  it('has its time after an outage, and a rival cannot take the slot before', async () => {
    const { statusOf, startsAt } = await request('2026-12-17');
    await deliverEvents(server);
    await pass(frozenNow.add({ hours: 9 }), 'away');
    await maintainBookings(server.deps);
    expect(await statusOf()).toBe('pending');
    await pass(startsAt, 'away');
    await maintainBookings(server.deps);
    expect(await statusOf()).toBe('expired');
  });
});

describe('R11.19 what is overtaken before it leaves', () => {
  it('a reminder of a booking that has begun is dropped', async () => {
    const { startsAt, statusOf } = await untilReminder('2026-12-20');
    await mailbox.misbehave('refuses the connection');
    await pass(startsAt.subtract({ hours: 1 }));
    await maintainBookings(server.deps);
    await expect(deliverEvents(server)).rejects.toThrow('not delivered');
    await mailbox.misbehave(undefined);
    await pass(startsAt.add({ minutes: 1 }));
    await deliverEvents(server);
    expect(mailbox.taken).toEqual([]);
    expect(await statusOf()).toBe('confirmed');
  });

  it('a reminder of the former day of a booking that has moved is dropped', async () => {
    const { params } = await untilReminder('2026-12-21');
    await vendor.client.moveBooking({ ...params, body: { booking_date: '2026-12-27', time: '17:30' } });
    await deliverEvents(server);
    expect(questions()).toEqual([]);
  });

  it('a list of tomorrow that is of today by now is dropped', async () => {
    await pass(Temporal.Instant.from('2026-11-21T16:00:00Z'));
    await maintainBookings(server.deps);
    await pass(Temporal.Instant.from('2026-11-21T21:01:00Z'));
    await deliverEvents(server);
    expect(mailbox.taken.filter(({ subject }) => subject?.startsWith('Tomorrow'))).toEqual([]);
  });
});

/** A heartbeat that finds no database. */
async function beatWithoutDatabase() {
  const pool = openPool('postgres://nobody@127.0.0.1:1/nothing', 1, () => {});
  await expect(recordHeartbeat({ ...server.deps, db: openDb(pool) })).rejects.toThrow('ECONNREFUSED');
  await pool.end();
}
