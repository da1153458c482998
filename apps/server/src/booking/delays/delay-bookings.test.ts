import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { findBookingErrors } from '#testing/audit/find-booking-errors.ts';
import { readBookingRecords } from '#testing/audit/booking-records.ts';
import { createOwner, createUser, type TestUser, toBookingBody } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { cancelVenueBookings, daily, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service, hairCut } = landmarks.specifiedPrices;
const date = '2026-12-12';
let owner: TestUser;
let employee: number;
let colleague: number;
let since = 0;

const params = (id: number) => ({ params: { id: String(id) } });
/** A time of day in Baghdad, which is now from then on. */
const setTime = (clock: string) => server.setClock(Temporal.Instant.from(`${date}T${clock}:00+03:00`));

beforeAll(async () => {
  owner = await createOwner(server, venue, { auto_confirm: true });
  await cancelVenueBookings(server, venue);
  await owner.client.changeHours({ ...params(venue), body: weekOf('10:00', '20:00') });
  await sql`update treatments set duration_minutes = 30, buffer_before_minutes = 0, buffer_after_minutes = 0
    where id = ${hairCut}`.execute(server.deps.db);
  const { data } = await owner.client.findSchedule(params(venue));
  [employee = 0, colleague = 0] = data.services.find((one) => one.id === service)!.employee_ids;
  for (const id of [employee, colleague]) {
    const usual = { employee_id: id, hours: daily('10:00', '20:00'), breaks: [], women_only_hours: [] };
    await owner.client.changeHours({ ...params(venue), body: { ...usual, resolutions: [] } });
  }
  const { rows } = await sql<{ id: number }>`select max(id)::int as id from bookings`.execute(server.deps.db);
  since = rows[0]?.id ?? 0;
});
afterEach(async () => {
  server.setClock(frozenNow);
  await cancelVenueBookings(server, venue);
});

/** Confirmed bookings of new customers at some times of the day. */
async function book(...times: string[]) {
  const ids: number[] = [];
  for (const time of times) {
    const customer = await createUser(server);
    const body = { ...(await toBookingBody(server, service, hairCut, date, time)), employee_id: employee };
    ids.push((await customer.client.placeBooking({ body })).data.id);
  }
  await server.deliver();
  return ids;
}

type DelayBody = Parameters<TestUser['client']['delayBookings']>[0]['body'];
const delay = (body: Partial<DelayBody> = {}, user = owner, key?: string) =>
  user.client.delayBookings({
    ...params(venue),
    headers: key === undefined ? {} : { 'idempotency-key': key },
    body: { employee_id: employee, minutes: 15, ...body },
  });
const undo = async (delayId: string, user = owner) =>
  (await user.client.undoDelay({ params: { delay_id: delayId } })).data;
const timesOf = async (ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await owner.client.findBooking(params(id))).data.time));
const announced = async (id: number) => {
  const { data } = await owner.client.listBookingDeliveries(params(id));
  return data.map(({ kind }) => kind).filter((kind) => kind === 'delayed' || kind === 'moved');
};
const announcedTo = async (ids: readonly number[]) => {
  await server.deliver();
  return Promise.all(ids.map(announced));
};
const problemOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body;

describe('R15.04 delayBookings', () => {
  it('moves what would begin later, after showing it, tells who has not arrived, and leaves what a gap absorbs', async () => {
    const ids = await book('14:00', '14:30', '15:00', '17:00');
    setTime('14:10');
    await owner.client.checkIn(params(ids[1]!));
    const body = { employee_id: employee, minutes: 15 };
    const { data: shown } = await owner.client.previewDelay({ ...params(venue), body });
    expect(shown.bookings.map((one) => [one.booking_id, one.new_time, one.minutes, one.is_announced])).toEqual([
      [ids[1], '14:45', 15, false],
      [ids[2], '15:15', 15, true],
      [ids[3], '17:00', 0, true],
    ]);
    expect(await timesOf(ids)).toEqual(['14:00', '14:30', '15:00', '17:00']);
    const { data } = await delay();
    expect(data.bookings).toEqual(shown.bookings);
    expect(await timesOf(ids)).toEqual(['14:00', '14:45', '15:15', '17:00']);
    const moved = (await owner.client.findBooking(params(ids[1]!))).data;
    expect(moved.history.at(-1)).toMatchObject({ verb: 'delay', who: 'you', status: 'confirmed' });
    expect(moved.checked_in_at).not.toBeNull();
    expect(await announcedTo(ids)).toEqual([[], [], ['delayed'], []]);
  });

  it('keeps its reminders and what customers have said, and every history is possible', async () => {
    const [id = 0] = await book('15:00');
    await sql`update bookings set reminded_day_at = created_at, attendance_confirmed_at = created_at where id = ${id}`.execute(
      server.deps.db,
    );
    setTime('14:50');
    await delay();
    const { data } = await owner.client.findBooking(params(id));
    expect(data).toMatchObject({ time: '15:05', attendance_confirmed_at: expect.any(String) });
    expect(
      findBookingErrors(await readBookingRecords(server.deps.pool, since)).filter((one) => one.includes(`${id} `)),
    ).toEqual([]);
  });
});

describe('R15.04 what a delay meets', () => {
  it('moves the named ones alone, and delayBookings answers slot_taken where others stand in their place', async () => {
    const ids = await book('14:30', '15:00');
    setTime('14:20');
    expect(await problemOf(delay({ minutes: 30, booking_ids: [ids[0]!] }))).toMatchObject({ code: 'slot_taken' });
    const { data } = await delay({ minutes: 30, booking_ids: [ids[1]!] });
    expect(data.bookings.map(({ minutes }) => minutes)).toEqual([0]);
    await delay({ from_booking_id: ids[1]!, minutes: 10 });
    expect(await timesOf(ids)).toEqual(['14:30', '15:10']);
  });

  it('delayBookings answers override_needed past the end of the hours, until owner or manager say so', async () => {
    const [id = 0] = await book('19:30');
    setTime('19:25');
    const { data } = await owner.client.previewDelay({
      ...params(venue),
      body: { employee_id: employee, minutes: 15 },
    });
    expect(data.bookings).toMatchObject([{ minutes: 10, collides: 'hours' }]);
    expect(await problemOf(delay())).toMatchObject({ code: 'override_needed', broken: ['closed'] });
    await delay({ is_over_hours: true });
    const moved = (await owner.client.findBooking(params(id))).data;
    expect(moved).toMatchObject({ time: '19:40', overrode: ['closed'] });
    expect((await owner.client.listConflicts(params(venue))).data.map((one) => one.booking_id)).not.toContain(id);
  });

  it('is an employee’s for the own day alone; previewDelay and delayBookings answer not_found to others', async () => {
    const [id = 0] = await book('19:30');
    const staff = await createUser(server);
    await sql`insert into memberships (venue_id, user_id, role, employee_id, created_at)
      values (${venue}, ${staff.id}, 'staff', ${employee}, ${frozenNow.toString()})`.execute(server.deps.db);
    setTime('19:25');
    expect((await problemOf(delay({ is_over_hours: true }, staff)))?.code).toBe('override_needed');
    expect(Object.keys((await problemOf(delay({ employee_id: colleague }, staff)))?.errors ?? {})).toEqual([
      'employee_id',
    ]);
    expect(Object.keys((await problemOf(delay({ employee_id: 802 })))?.errors ?? {})).toEqual(['employee_id']);
    for (const user of [await createUser(server), await createUser(server, 'vendor')]) {
      expect((await problemOf(delay({}, user)))?.code).toBe('not_found');
      const body = { employee_id: employee, minutes: 15 };
      expect((await problemOf(user.client.previewDelay({ ...params(venue), body })))?.code).toBe('not_found');
    }
    setTime('19:20');
    expect((await delay({ minutes: 5 }, staff)).data.bookings).toMatchObject([{ booking_id: id, minutes: 0 }]);
  });
});

describe('R15.04 a delay at the same time as others', () => {
  it('is made once under a key, and delayBookings answers key_reused for another one', async () => {
    const ids = await book('14:30');
    setTime('14:25');
    const both = await Promise.all([delay({}, owner, 'late-today-1'), delay({}, owner, 'late-today-1')]);
    expect(new Set(both.map(({ data }) => data.delay_id)).size).toBe(1);
    expect(await timesOf(ids)).toEqual(['14:40']);
    expect((await problemOf(delay({ minutes: 30 }, owner, 'late-today-1')))?.code).toBe('key_reused');
  });

  it('never ends over a walk-in that is entered meanwhile', async () => {
    const ids = await book('14:30', '15:00');
    setTime('14:25');
    const walkIn = { treatment_id: hairCut, customer_name: 'Umm Ali', booking_date: date, employee_id: employee };
    await Promise.allSettled([
      delay({ minutes: 30 }),
      owner.client.addWalkIn({ ...params(venue), body: { ...walkIn, time: '15:30' } }),
      delay({ minutes: 10 }),
    ]);
    const errors = findBookingErrors(await readBookingRecords(server.deps.pool, since));
    expect(errors.filter((one) => one.includes('overlap'))).toEqual([]);
    const [first = '', second = ''] = await timesOf(ids);
    expect(first < second).toBe(true);
  });
});

describe('R15.04 undoDelay', () => {
  it('moves back what is still there within ten minutes, and nobody hears of what was not announced', async () => {
    const ids = await book('14:30', '15:00');
    setTime('14:25');
    const { data } = await delay();
    expect(await undo(data.delay_id)).toEqual({ restored: 2, left: 0 });
    expect(await timesOf(ids)).toEqual(['14:30', '15:00']);
    expect(await announcedTo(ids)).toEqual([[], []]);
    expect((await problemOf(undo(data.delay_id)))?.code).toBe('not_possible');
  });

  it('tells the former time once the later one was announced, and leaves what has changed', async () => {
    const ids = await book('14:45', '15:15');
    setTime('14:25');
    const { data } = await delay({ minutes: 30 });
    expect(await timesOf(ids)).toEqual(['14:55', '15:25']);
    await server.deliver();
    await owner.client.moveBooking({ ...params(ids[1]!), body: { booking_date: date, time: '17:00' } });
    expect(await undo(data.delay_id)).toEqual({ restored: 1, left: 1 });
    expect(await timesOf(ids)).toEqual(['14:45', '17:00']);
    const [first = []] = await announcedTo(ids);
    expect(first.toSorted()).toEqual(['delayed', 'moved']);
  });

  it('leaves what would stand in the place of another, and what that would stand in', async () => {
    const ids = await book('14:45', '15:15');
    setTime('14:25');
    const { data } = await delay({ minutes: 30 });
    const walkIn = { treatment_id: hairCut, customer_name: 'Umm Ali', booking_date: date, employee_id: employee };
    await owner.client.addWalkIn({ ...params(venue), body: { ...walkIn, time: '14:25' } });
    expect(await undo(data.delay_id)).toEqual({ restored: 0, left: 2 });
    expect(await timesOf(ids)).toEqual(['14:55', '15:25']);
  });

  it('undoDelay answers not_possible after ten minutes, and not_found to others', async () => {
    await book('15:00');
    setTime('14:50');
    const { data } = await delay();
    expect((await problemOf(undo(data.delay_id, await createUser(server, 'vendor'))))?.code).toBe('not_found');
    expect((await problemOf(undo(crypto.randomUUID())))?.code).toBe('not_found');
    server.setClock(Temporal.Instant.from(`${date}T15:00:01+03:00`));
    expect((await problemOf(undo(data.delay_id)))?.code).toBe('not_possible');
  });
});
