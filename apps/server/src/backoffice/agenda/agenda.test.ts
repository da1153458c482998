import type { BookingStatus } from '@tajmeelspot/contract/booking.ts';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, type TestUser, createUser, setStatus } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { placeBooking, closedOn, daily, cancelVenueBookings, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service } = landmarks.specifiedPrices;
/** A Saturday, on which Noor Salon is open. */
const day = '2026-12-12';
let vendor: TestUser;
let customer: TestUser;

const params = (id: number = venue) => ({ params: { id: String(id) } });
const agenda = async (from: string, days = '1', more: { with?: 'all' } = {}) =>
  (await vendor.client.listAgenda({ ...params(), query: { from, days, ...more } })).data;
const booked = (index = 0) => placeBooking(server, customer, day, { serviceId: service, nth: index });

beforeAll(async () => {
  vendor = await createOwner(server, venue);
});
beforeEach(async () => {
  await cancelVenueBookings(server, venue);
  customer = await createUser(server);
});
afterEach(() => server.setClock(frozenNow));

describe('the bookings of an agenda', () => {
  it('are those of its days, the earliest first, as the owner sees them', async () => {
    const [later, earlier] = [await booked(6), await booked(0)];
    const { bookings, ...rest } = await agenda(day);
    expect(rest).toMatchObject({ today: '2026-11-21', now: frozenNow.toString(), timezone: 'Asia/Baghdad' });
    expect(bookings.map(({ id }) => id)).toEqual([earlier.id, later.id]);
    const [first] = bookings;
    expect(first).toMatchObject({ customer_name: 'Zainab Kareem', status: 'pending', reliability: { level: 'new' } });
    expect(first?.can.confirm).toEqual({ is_allowed: true });
    expect(first?.can.reschedule).toMatchObject({ is_allowed: false, code: 'customer_only' });
    expect(first?.items).toMatchObject([{ employee: earlier.employee, time: earlier.time }]);
    expect((await agenda('2026-12-11')).bookings).toEqual([]);
    expect((await agenda('2026-12-13')).bookings).toEqual([]);
    expect((await agenda('2026-12-06', '7')).bookings).toHaveLength(2);
  });

  it('are the venue’s to decide about, also where its owner made them', async () => {
    const { id } = await placeBooking(server, vendor, day, { serviceId: service });
    const { bookings } = await agenda(day);
    expect(bookings.map((one) => [one.id, one.can.decline.is_allowed])).toEqual([[id, true]]);
  });

  it('that reach past midnight stand on both days', async () => {
    const { id } = await booked();
    await sql`update bookings set during = tstzrange('2026-12-12T20:30:00Z', '2026-12-12T21:30:00Z'),
      held = tstzmultirange(tstzrange('2026-12-12T20:30:00Z', '2026-12-12T21:30:00Z')) where id = ${id}`.execute(
      server.deps.db,
    );
    for (const on of [day, '2026-12-13']) expect((await agenda(on)).bookings.map((one) => one.id)).toEqual([id]);
    expect((await agenda('2026-12-13')).figures.bookings).toBe(0);
    expect((await agenda('2026-12-14')).bookings).toEqual([]);
  });

  it('without with=all leave out what was declined, cancelled, or expired without being written down', async () => {
    const gone: BookingStatus[] = ['declined', 'cancelled', 'expired'];
    for (const status of gone) await setStatus(server, (await booked()).id, status);
    const unanswered = await booked();
    await sql`update bookings set answer_by = ${frozenNow.toString()} where id = ${unanswered.id}`.execute(
      server.deps.db,
    );
    expect((await agenda(day)).bookings).toEqual([]);
    const all = (await agenda(day, '1', { with: 'all' })).bookings.map(({ status }) => status);
    expect(all.filter((status) => gone.includes(status))).toHaveLength(all.length);
    expect(all.filter((status) => status === 'expired')).toHaveLength(2);
  });
});

describe('a day that is read again', () => {
  it('shows what has changed since, whoever changed it', async () => {
    const [changed, same] = [await booked(0), await booked(6)];
    await agenda(day);
    const { db } = server.deps;
    const rename = (from: string, to: string) =>
      sql`update employees set name = jsonb_set(name, '{en}', to_jsonb(${to}::text))
        where id = ${changed.employee.id} and name ->> 'en' = ${from}`.execute(db);
    await sql`update bookings set notes = 'Allergic to nuts' where id = ${changed.id}`.execute(db);
    await rename(changed.employee.name, 'Renamed');
    const [first, second] = (await agenda(day)).bookings;
    expect(first).toMatchObject({ id: changed.id, notes: 'Allergic to nuts', employee: { name: 'Renamed' } });
    expect(second).toMatchObject({ id: same.id, notes: '' });
    await rename('Renamed', changed.employee.name);
  });

  it('shows what may be done by then, and that a request has expired', async () => {
    const [confirmed, request] = [await booked(0), await booked(6)];
    await setStatus(server, confirmed.id, 'confirmed');
    const own = new Set([confirmed.id, request.id]);
    const find = async () => (await agenda(day, '1', { with: 'all' })).bookings.filter(({ id }) => own.has(id));
    const before = await find();
    expect(before.map(({ can }) => can.complete.is_allowed)).toEqual([false, false]);
    server.setClock(Temporal.Instant.from(request.starts_at).add({ minutes: 1 }));
    const after = await find();
    expect(after.map(({ status }) => status)).toEqual(['confirmed', 'expired']);
    expect(after.map(({ can }) => can.complete.is_allowed)).toEqual([true, false]);
    server.setClock(frozenNow);
    expect(await find()).toEqual(before);
  });
});

it('an agenda shows each booking as the list of all bookings does, in every language', async () => {
  const { db } = server.deps;
  const found = await sql<{
    id: number;
  }>`select venue_id as id from bookings where venue_id <> ${venue} group by venue_id
    order by count(first_item_id) desc, count(*) desc limit 1`.execute(db);
  const busiest = params(found.rows[0]?.id);
  const { id: owner, token } = await server.signIn('vendor');
  await db.updateTable('venues').set({ owner_id: owner }).where('id', '=', Number(busiest.params.id)).execute();
  for (const language of ['en', 'ar', 'ckb'] as const) {
    const client = server.client({ token, language });
    const { data: listed } = await client.listVenueBookings({ ...busiest, query: { limit: '50' } });
    const days = new Set(listed.map(({ booking_date: date }) => date));
    const asked = [...days].map((from) => client.listAgenda({ ...busiest, query: { from, with: 'all' } }));
    const shown = new Map((await Promise.all(asked)).flatMap(({ data }) => data.bookings.map((one) => [one.id, one])));
    expect(listed.length).toBeGreaterThan(20);
    expect(listed.map(({ id }) => shown.get(id))).toEqual(listed);
  }
});

describe('R15.07 unresolved bookings of an agenda', () => {
  const resolve = async () => (await agenda('2026-12-14')).unresolved.map(({ id }) => id);

  it('are confirmed ones of the seven days before, the earliest first, until somebody has entered what became of them', async () => {
    const [later, earlier, pending] = [await booked(6), await booked(0), await booked(9)];
    for (const { id } of [later, earlier]) await setStatus(server, id, 'confirmed');
    server.setClock(Temporal.Instant.from('2026-12-12T20:59:00Z'));
    expect(await resolve()).toEqual([]);
    server.setClock(Temporal.Instant.from('2026-12-12T21:00:00Z'));
    expect(await resolve()).toEqual([earlier.id, later.id]);
    expect((await agenda('2026-12-13')).unresolved[0]?.can.complete).toEqual({ is_allowed: true });
    await vendor.client.completeBooking(params(earlier.id));
    expect(await resolve()).toEqual([later.id]);
    server.setClock(Temporal.Instant.from('2026-12-20T21:00:00Z'));
    expect(await resolve()).toEqual([]);
    await setStatus(server, pending.id, 'cancelled');
  });

  it('wait while they reach past midnight', async () => {
    const { id } = await booked();
    await setStatus(server, id, 'confirmed');
    await sql`update bookings set during = tstzrange('2026-12-12T20:30:00Z', '2026-12-12T21:30:00Z'),
      held = tstzmultirange(tstzrange('2026-12-12T20:30:00Z', '2026-12-12T21:30:00Z')) where id = ${id}`.execute(
      server.deps.db,
    );
    server.setClock(Temporal.Instant.from('2026-12-12T21:29:00Z'));
    expect(await resolve()).toEqual([]);
    server.setClock(Temporal.Instant.from('2026-12-12T21:30:00Z'));
    expect(await resolve()).toEqual([id]);
  });
});

it('an agenda takes a fixed number of statements, however many bookings it has', async () => {
  await booked();
  const executed = vi.spyOn(server.deps.db.getExecutor(), 'executeQuery');
  const statements = async () => {
    executed.mockClear();
    await agenda(day);
    return executed.mock.calls.length;
  };
  const few = await statements();
  for (let index = 0; index < 4; index++)
    await placeBooking(server, await createUser(server), day, { serviceId: service, nth: index });
  expect(await statements()).toBe(few);
  executed.mockRestore();
});

it('the figures count the first day alone, and expect what is confirmed or done', async () => {
  const statuses = ['pending', 'confirmed', 'completed', 'no_show', 'cancelled'] as const;
  const prices = [];
  for (const [index, status] of statuses.entries()) {
    const { id, price } = await booked(index * 3);
    await setStatus(server, id, status);
    prices.push(price);
  }
  await placeBooking(server, customer, '2026-12-13', { serviceId: service });
  const { figures, bookings } = await agenda(day, '2');
  expect(figures).toEqual({ bookings: 4, done: 1, expected_iqd: prices[1]! + prices[2]! });
  expect(bookings).toHaveLength(5);
});

describe('the people of an agenda', () => {
  const [first, other] = [101, 102];
  const of = async (id: number, from: string, days = '1') =>
    (await agenda(from, days)).employees.find((one) => one.id === id)!;

  it('work when the venue is open, and have its breaks and their own', async () => {
    const breaks = daily('13:00', '13:30');
    const own = { employee_id: first, hours: [], breaks: daily('17:30', '17:45'), women_only_hours: [] };
    await vendor.client.changeHours({ ...params(), body: { ...weekOf('10:00', '20:00'), breaks } });
    await vendor.client.changeHours({ ...params(), body: { ...own, resolutions: [] } });
    expect(await of(first, day)).toMatchObject({
      gender: 'female',
      is_active: true,
      shifts: [{ date: day, from: '10:00', to: '20:00' }],
      off: [
        { date: day, from: '13:00', to: '13:30', kind: 'break' },
        { date: day, from: '17:30', to: '17:45', kind: 'break' },
      ],
    });
  });

  it('work their own hours as far as the venue is open, also past midnight', async () => {
    // Hours begin on their day: a break after midnight is the next day's.
    const own = { ...weekOf('16:00', '27:00'), employee_id: other, breaks: daily('00:00', '00:30') };
    await vendor.client.changeHours({ ...params(), body: weekOf('12:00', '26:00') });
    await vendor.client.changeHours({ ...params(), body: own });
    expect(await of(other, day)).toMatchObject({
      shifts: [{ date: day, from: '16:00', to: '26:00' }],
      off: [{ date: day, from: '24:00', to: '24:30', kind: 'break' }],
    });
  });

  it('have days off for closed days of the venue and for leave, and none for a weekday without hours', async () => {
    await vendor.client.changeHours({ ...params(), body: weekOf('10:00', '20:00') });
    const [closed, leave, free] = ['2026-12-14', '2026-12-15', '2026-12-16'] as const;
    await vendor.client.addException({ ...params(), body: closedOn(closed) });
    await vendor.client.addException({ ...params(), body: closedOn(leave, other) });
    const hours = daily('10:00', '20:00', [1, 2, 4, 5, 6, 7]);
    const own = { employee_id: other, hours, breaks: [], women_only_hours: [], resolutions: [] };
    await vendor.client.changeHours({ ...params(), body: own });
    const { shifts, off } = await of(other, closed, '4');
    expect(off).toEqual([
      { date: closed, from: '00:00', to: '24:00', kind: 'closed' },
      { date: leave, from: '00:00', to: '24:00', kind: 'leave' },
    ]);
    expect(shifts.map(({ date }) => date)).toEqual(['2026-12-17']);
    expect((await of(first, free)).shifts).toHaveLength(1);
  });

  it('who have left are named without a shift', async () => {
    const body = { is_active: false, daily_cap: null, resolutions: [] };
    await vendor.client.changeEmployment({ ...params(other), body });
    expect(await of(other, day)).toMatchObject({ is_active: false, shifts: [], off: [] });
  });
});

describe('listRequests', () => {
  it('tells every request that can still be answered, the most urgent first, as the owner sees it', async () => {
    const [first, second, third] = [await booked(6), await booked(0), await booked(3)];
    await setStatus(server, third.id, 'confirmed');
    await sql`update bookings set answer_by = answer_by + interval '1 hour' where id = ${first.id}`.execute(
      server.deps.db,
    );
    const { data } = await vendor.client.listRequests(params());
    expect(data.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(data[0]).toMatchObject({
      status: 'pending',
      reliability: { level: 'new' },
      can: { confirm: { is_allowed: true } },
    });
    server.setClock(frozenNow.add({ hours: 72 }));
    expect((await vendor.client.listRequests(params())).data).toEqual([]);
  });

  it('looks as far ahead as anybody can book', async () => {
    const { id } = await booked();
    await sql`update bookings set during = tstzrange('2027-06-12T08:00:00Z', '2027-06-12T09:00:00Z'),
      held = tstzmultirange(tstzrange('2027-06-12T08:00:00Z', '2027-06-12T09:00:00Z')) where id = ${id}`.execute(
      server.deps.db,
    );
    expect((await vendor.client.listRequests(params())).data.map((one) => one.id)).toEqual([id]);
  });

  it('listRequests answers not_found to everybody but the owner', async () => {
    await booked();
    for (const stranger of [customer, await createUser(server, 'vendor')]) {
      expect((await apiErrorOf(stranger.client.listRequests(params()))).body?.code).toBe('not_found');
    }
  });
});

describe('listAgenda', () => {
  it('shows today where no day is named', async () => {
    const { data } = await vendor.client.listAgenda(params());
    const days = data.employees.flatMap(({ shifts, off }) => [...shifts, ...off].map(({ date }) => date));
    expect([...new Set(days)]).toEqual(['2026-11-21']);
  });

  it('listAgenda answers not_found to everybody but the owner, and for no venue', async () => {
    for (const stranger of [customer, await createUser(server, 'vendor')]) {
      const refused = await apiErrorOf(stranger.client.listAgenda(params()));
      expect(refused.body?.code).toBe('not_found');
    }
    expect((await apiErrorOf(vendor.client.listAgenda(params(999_999)))).status).toBe(404);
  });

  it.each([
    ['days', { days: '0' }],
    ['days', { days: '32' }],
    ['from', { from: '2026-02-30' }],
    ['with', { with: 'some' as 'all' }],
  ])('refuses a wrong %s: %j', async (field, query) => {
    const refused = await apiErrorOf(vendor.client.listAgenda({ ...params(), query }));
    expect(Object.keys(refused.body?.errors ?? {})).toEqual([field]);
  });

  it.each(['1900-01-01', '2199-12-31'])('has an empty agenda from %s on', async (from) => {
    expect((await agenda(from, '31')).bookings).toEqual([]);
  });
});
