import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, setStatus, type TestUser } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { cancelVenueBookings, placeBooking, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service, hairCut } = landmarks.specifiedPrices;
const date = '2026-12-12';
let vendor: TestUser;
let customer: TestUser;

const params = (id: number) => ({ params: { id: String(id) } });

beforeAll(async () => {
  vendor = await createOwner(server, venue);
  await cancelVenueBookings(server, venue);
  await vendor.client.changeHours({ ...params(venue), body: weekOf('10:00', '20:00') });
});
beforeEach(async () => {
  await cancelVenueBookings(server, venue);
  customer = await createUser(server);
});
afterEach(() => server.setClock(frozenNow));

/** A booking that began half an hour ago and whose customer, as the venue has just said, did not come. */
async function missed() {
  const booked = await placeBooking(server, customer, date, { serviceId: service, nth: 10 });
  await vendor.client.confirmBooking(params(booked.id));
  const marked = Temporal.Instant.from(booked.starts_at).add({ minutes: 30 });
  server.setClock(marked);
  await vendor.client.markNoShow(params(booked.id));
  const after = (seconds: number) => server.setClock(marked.add({ seconds }));
  return { ...booked, after };
}

const undo = (user: TestUser, id: number) => user.client.undoNoShow(params(id));

describe('undoNoShow', () => {
  it('confirms the booking again, with both steps in its history and the figures as before', async () => {
    const before = await placeBooking(server, customer, date, { serviceId: service });
    await setStatus(server, before.id, 'completed');
    const { id, after } = await missed();
    const readFigures = async () => {
      const { data } = await vendor.client.listClients(params(venue));
      const client = data.find((one) => one.no_shows + one.completed > 0 && one.name === before.customer_name);
      return { client, reliability: (await vendor.client.findBooking(params(id))).data.reliability };
    };
    expect((await readFigures()).client).toMatchObject({ completed: 1, no_shows: 1 });
    expect((await readFigures()).reliability?.level).toBe('unreliable');
    after(600);
    const { data, message } = await undo(vendor, id);
    expect(message).toBe('No-show undone. The booking is confirmed again.');
    expect(data).toMatchObject({ status: 'confirmed', can: { no_show: { is_allowed: true } } });
    const steps = data.history.slice(-2).map(({ verb, status, who }) => [verb, status, who]);
    expect(steps).toEqual([
      ['no_show', 'no_show', 'you'],
      ['undo_no_show', 'confirmed', 'you'],
    ]);
    expect((await readFigures()).client).toMatchObject({ completed: 1, no_shows: 0 });
    expect((await readFigures()).reliability?.level).toBe('reliable');
    expect((await vendor.client.completeBooking(params(id))).data.status).toBe('completed');
  });

  it('can be said again: the ten minutes count from the last time', async () => {
    const { id, after } = await missed();
    await undo(vendor, id);
    after(3600);
    await vendor.client.markNoShow(params(id));
    after(3600 + 600);
    expect((await undo(vendor, id)).data.status).toBe('confirmed');
  });
});

describe('undoNoShow too late', () => {
  it('undoNoShow answers not_possible after ten minutes, and the booking says so before', async () => {
    const { id, after } = await missed();
    const ability = async () => (await vendor.client.findBooking(params(id))).data.can.undo_no_show;
    expect(await ability()).toEqual({ is_allowed: true });
    after(601);
    expect(await ability()).toMatchObject({ is_allowed: false, code: 'not_possible' });
    const refused = await apiErrorOf(undo(vendor, id));
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_possible', status: 'no_show' } });
  });

  it.each(['pending', 'confirmed', 'completed', 'cancelled'] as const)(
    'undoNoShow answers not_possible for a %s booking',
    async (status) => {
      const { id } = await placeBooking(server, customer, date, { serviceId: service });
      await setStatus(server, id, status);
      expect((await apiErrorOf(undo(vendor, id))).body).toMatchObject({ code: 'not_possible', status });
    },
  );
});

describe('undoNoShow by others, and at the same time', () => {
  it('undoNoShow answers not_found to the customer, to another venue and to a customer of somebody else', async () => {
    const { id } = await missed();
    for (const user of [customer, await createUser(server, 'vendor'), await createUser(server)]) {
      expect((await apiErrorOf(undo(user, id))).body?.code).toBe('not_found');
    }
    expect((await vendor.client.findBooking(params(id))).data.status).toBe('no_show');
  });

  it('R8.16 of two at once one takes it back, and it stands in the history once', async () => {
    const { id } = await missed();
    const guard = await server.deps.pool.connect();
    await guard.query('begin');
    await guard.query('select from bookings where id = $1 for update', [id]);
    const both = Promise.allSettled([undo(vendor, id), undo(vendor, id)]);
    const waiting = async () =>
      (
        await server.deps.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rows.length;
    await expect.poll(waiting).toBe(2);
    await guard.query('commit');
    guard.release();
    const ends = (await both).toSorted((a, b) => a.status.localeCompare(b.status));
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(ends[1]).toMatchObject({ reason: { body: { code: 'not_possible', status: 'confirmed' } } });
    const { history, status } = (await vendor.client.findBooking(params(id))).data;
    expect(status).toBe('confirmed');
    expect(history.filter(({ verb }) => verb === 'undo_no_show')).toHaveLength(1);
  });

  it('undoNoShow answers slot_taken where a walk-in has the time by now', async () => {
    const { id, time, employee } = await missed();
    const body = { treatment_id: hairCut, booking_date: date, time, employee_id: employee.id, customer_name: 'Mariam' };
    await vendor.client.addWalkIn({ ...params(venue), body });
    expect(await apiErrorOf(undo(vendor, id))).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
    expect((await vendor.client.findBooking(params(id))).data.status).toBe('no_show');
  });
});
