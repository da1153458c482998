import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, setStatus, type TestUser, createUser } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { cancelVenueBookings, closedOn, daily, placeBooking, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service } = landmarks.specifiedPrices;
const day = '2026-12-12';
let vendor: TestUser;
let customer: TestUser;

const params = (month: string) => ({ params: { id: String(venue), month } });
const month = async (name = '2026-12') => (await vendor.client.findMonth(params(name))).data;
const dayOf = async (date: string) => (await month(date.slice(0, 7))).days.find((one) => one.date === date)!;

beforeAll(async () => {
  vendor = await createOwner(server, venue);
});
beforeEach(async () => {
  await cancelVenueBookings(server, venue);
  customer = await createUser(server);
});
afterEach(() => server.setClock(frozenNow));

describe('R15.05 a month', () => {
  it('has each of its days once, in order', async () => {
    const { today, days } = await month('2027-02');
    expect(today).toBe('2026-11-21');
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 28 }, (_, index) => `2027-02-${String(index + 1).padStart(2, '0')}`),
    );
  });

  it('counts what stands on the day of its start, and how long it lasts', async () => {
    const statuses = ['pending', 'confirmed', 'completed', 'no_show', 'cancelled', 'declined'] as const;
    let minutes = 0;
    for (const [index, status] of statuses.entries()) {
      const { id, duration } = await placeBooking(server, customer, day, { serviceId: service, nth: index * 3 });
      await setStatus(server, id, status);
      if (index < 4) minutes += duration;
    }
    expect(await dayOf(day)).toMatchObject({ bookings: 4, waiting: 1, booked_minutes: minutes });
    expect(await dayOf('2026-12-11')).toMatchObject({ bookings: 0, waiting: 0, booked_minutes: 0 });
    server.setClock(frozenNow.add({ hours: 72 }));
    expect(await dayOf(day)).toMatchObject({ bookings: 3, waiting: 0 });
  });
});

describe('R15.05 the working time of a month', () => {
  it('knows how long everybody is at work, breaks, leave and blocked time taken out', async () => {
    const own = { params: { id: String(venue) } };
    await vendor.client.changeHours({ ...own, body: { ...weekOf('10:00', '20:00'), breaks: daily('13:00', '13:30') } });
    const { employees } = (await vendor.client.listAgenda({ ...own, query: { from: day } })).data;
    // One has the venue's break alone, the other is at work in the hour that is blocked.
    const isFrom10To20 = (span: { from: string; to: string }) => span.from === '10:00' && span.to === '20:00';
    const away = employees.find(({ shifts, off }) => off.length === 1 && shifts.some(isFrom10To20))!.id;
    const blocked = employees.find(
      ({ id, shifts, off }) =>
        id !== away &&
        shifts.some(({ from, to }) => from <= '15:00' && to >= '16:00') &&
        !off.some(({ from, to }) => from < '16:00' && to > '15:00'),
    )!.id;
    const before = (await dayOf(day)).open_minutes;
    expect(before).toBeGreaterThan(570);
    await vendor.client.addException({ ...own, body: closedOn(day, away) });
    const afterLeave = (await dayOf(day)).open_minutes;
    expect(before - afterLeave).toBe(570);
    const body = { ...closedOn(day, blocked), kind: 'blocked' as const, from: '15:00', to: '16:00', note: '' };
    await vendor.client.addException({ ...own, body });
    expect((await dayOf(day)).open_minutes).toBe(afterLeave - 60);
    await vendor.client.addException({ ...own, body: closedOn('2026-12-14') });
    expect((await dayOf('2026-12-14')).open_minutes).toBe(0);
  });
});

describe('R15.05 findMonth', () => {
  it('findMonth answers not_found to everybody but the members', async () => {
    for (const stranger of [customer, await createUser(server, 'vendor')])
      expect((await apiErrorOf(stranger.client.findMonth(params('2026-12')))).body?.code).toBe('not_found');
  });

  it.each(['2026-13', '2026-1', '1999-01', 'soon'])('there is no month %s', async (name) => {
    expect((await apiErrorOf(vendor.client.findMonth(params(name)))).status).toBe(404);
  });
});
