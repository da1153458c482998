import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, type TestUser, createUser, setStatus } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { placeBooking, closedOn, daily, cancelVenueBookings, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = 8;
const { service, employee } = landmarks.oneEmployee;
const day = '2026-12-10';
/** 2026-12-10 is a Thursday. */
const thursday = 4;
const params = (id: number = venue) => ({ params: { id: String(id) } });
const none = { resolutions: [] };
let vendor: TestUser;
let customer: TestUser;

beforeAll(async () => {
  vendor = await createOwner(server, venue);
});
beforeEach(async () => {
  const { db } = server.deps;
  customer = await createUser(server);
  await cancelVenueBookings(server, venue);
  await db.deleteFrom('hours_exceptions').where('venue_id', '=', venue).execute();
  await vendor.client.changeHours({ ...params(), body: weekOf('09:00', '18:00') });
  await vendor.client.changeHours({
    ...params(),
    body: { ...weekOf('09:00', '18:00'), employee_id: employee, hours: [] },
  });
});
afterEach(() => server.setClock(frozenNow));

/** Every change that breaks a booking at the beginning of a Thursday, with the reason that it gives. */
const breaking = {
  'hours of the venue': ['closed', (over: object) => vendor.client.changeHours(input(weekOf('14:00', '18:00'), over))],
  'a break of the venue': [
    'closed',
    (over: object) =>
      vendor.client.changeHours(input({ ...weekOf('09:00', '18:00'), breaks: daily('09:05', '09:10') }, over)),
  ],
  'a closed day': ['closed', (over: object) => vendor.client.addException(input(closedOn(day), over))],
  'hours of the employee': [
    'employee_away',
    (over: object) => vendor.client.changeHours(input({ ...weekOf('14:00', '18:00'), employee_id: employee }, over)),
  ],
  'a break of the employee': [
    'employee_away',
    (over: object) =>
      vendor.client.changeHours(
        input({ ...weekOf('09:00', '18:00'), employee_id: employee, breaks: daily('09:00', '09:10') }, over),
      ),
  ],
  leave: ['employee_away', (over: object) => vendor.client.addException(input(closedOn(day, employee), over))],
  'hours for women only': [
    'women_only',
    (over: object) =>
      vendor.client.changeHours(
        input({ ...weekOf('09:00', '18:00'), women_only_hours: daily('09:00', '11:00', [thursday]) }, over),
      ),
  ],
  'a day for women only': [
    'women_only',
    (over: object) => vendor.client.addException(input({ ...closedOn(day), kind: 'women_only' as const }, over)),
  ],
  'an employee who leaves': [
    'employee_left',
    (over: object) =>
      vendor.client.changeEmployment(input({ is_active: false, daily_cap: null, ...none }, over, employee)),
  ],
  'a woman who is a man': [
    'no_woman',
    (over: object) =>
      vendor.client.changeEmployment(
        input({ is_active: true, daily_cap: null, gender: 'male' as const, ...none }, over, employee),
      ),
  ],
  'another team': [
    'not_on_team',
    (over: object) => vendor.client.changeServiceTeam(input({ employee_ids: [], ...none }, over, service)),
  ],
  'a withdrawn service': [
    'not_published',
    (over: object) => vendor.client.changePublication(input({ is_published: false, ...none }, over, service)),
  ],
} as const;

const input = <Body extends object>(body: Body, over: object, id: number = venue) => ({
  ...params(id),
  body: { ...body, ...over },
});

describe('what a change would break', () => {
  it.each(Object.entries(breaking))(
    '%s: the preview names what the refusal names, and neither changes anything',
    async (_, [why, change]) => {
      const { id, time } = await placeBooking(server, customer, day, { female_staff: true });
      const before = (await vendor.client.findSchedule(params())).data;
      const tried = (await change({ dry_run: true })).data;
      const refused = await apiErrorOf(change({}));
      expect(refused).toMatchObject({ status: 409, body: { code: 'bookings_affected' } });
      expect(refused.body?.message).toContain('1 booking');
      expect(tried.affected).toEqual(refused.body?.affected);
      expect(tried.is_changed).toBe(false);
      const [affected] = tried.affected;
      const item = { booking_date: day, time, why, employee: { id: employee } };
      expect(affected).toMatchObject({ booking_id: id, customer_name: 'Zainab Kareem', items: [item] });
      expect(affected?.items[0]?.reason).not.toContain('broken.');
      expect((await vendor.client.findSchedule(params())).data).toEqual(before);
      expect((await vendor.client.listConflicts(params())).data).toEqual([]);
    },
  );

  it('changeHours, addException, changeEmployment, changeServiceTeam and changePublication answer bookings_affected', async () => {
    await placeBooking(server, customer, day);
    const codes = await Promise.all(
      (
        ['hours of the venue', 'a closed day', 'an employee who leaves', 'another team', 'a withdrawn service'] as const
      ).map(async (name) => (await apiErrorOf(breaking[name][1]({}))).body?.code),
    );
    expect(new Set(codes)).toEqual(new Set(['bookings_affected']));
  });

  it('no venue can stand by a booking whose customer asked for a woman, with a man (R13.06)', async () => {
    const { id } = await placeBooking(server, customer, day, { female_staff: true });
    const given = (gender: 'female' | 'male', resolutions: { booking_id: number; action: 'retain' }[] = []) =>
      vendor.client.changeEmployment({
        ...params(employee),
        body: { is_active: true, daily_cap: null, gender, resolutions },
      });
    const before = await vendor.client.findSchedule(params());
    const refused = await apiErrorOf(given('male', [{ booking_id: id, action: 'retain' }]));
    expect(refused.body?.code).toBe('not_possible');
    expect(await vendor.client.findSchedule(params())).toEqual(before);
  });

  it('removeException answers bookings_affected where the day was open for its sake', async () => {
    const open = { ...closedOn('2026-12-11'), kind: 'open' as const, from: '19:00', to: '23:00' };
    const { data } = await vendor.client.addException({ ...params(), body: open });
    const { id } = await placeBooking(server, customer, '2026-12-11');
    const exception = data.schedule.exceptions[0]!.id;
    const refused = await apiErrorOf(vendor.client.removeException({ ...params(exception), body: none }));
    expect(refused.body).toMatchObject({ code: 'bookings_affected', affected: [{ booking_id: id }] });
  });
});

describe('what no change breaks', () => {
  it.each(['cancelled', 'declined', 'completed', 'expired', 'no_show'] as const)(
    'leaves out what is %s',
    async (status) => {
      const { id } = await placeBooking(server, customer, day);
      await setStatus(server, id, status);
      expect((await breaking['a closed day'][1]({ dry_run: true })).data.affected).toEqual([]);
    },
  );

  it('requests that nobody answered in time and visits that have begun', async () => {
    const { id, starts_at: startsAt, answer_by: answerBy } = await placeBooking(server, customer, day);
    server.setClock(Temporal.Instant.from(answerBy!));
    expect((await breaking['a closed day'][1]({ dry_run: true })).data.affected).toEqual([]);
    await setStatus(server, id, 'confirmed');
    expect((await breaking['a closed day'][1]({ dry_run: true })).data.affected).toHaveLength(1);
    server.setClock(Temporal.Instant.from(startsAt));
    expect((await breaking['a closed day'][1]({ dry_run: true })).data.affected).toEqual([]);
  });

  it('women stay in hours for women only where a woman treats them, and a changed duration breaks nothing', async () => {
    const { db } = server.deps;
    await db.updateTable('employees').set({ gender: 'female' }).where('id', '=', employee).execute();
    await placeBooking(server, customer, day, { for_woman: true });
    expect((await breaking['a day for women only'][1]({ dry_run: true })).data.affected).toEqual([]);
    const items = db.updateTable('treatments').where('service_id', '=', service);
    const { duration_minutes } = await db
      .selectFrom('treatments')
      .select('duration_minutes')
      .where('id', '=', 8021)
      .executeTakeFirstOrThrow();
    await items.set({ duration_minutes: 700 }).where('id', '=', 8021).execute();
    expect((await vendor.client.listConflicts(params())).data).toEqual([]);
    await items.set({ duration_minutes }).where('id', '=', 8021).execute();
  });
});

describe('listConflicts', () => {
  it('listConflicts shows what a hand has broken, for which no other change waits, and answers not_found to others', async () => {
    const { id } = await placeBooking(server, customer, day);
    await server.deps.db
      .insertInto('hours_exceptions')
      .values({ venue_id: venue, kind: 'closed', starts_on: day, ends_on: day })
      .execute();
    const { data } = await vendor.client.listConflicts(params());
    expect(data).toMatchObject([{ booking_id: id, items: [{ why: 'closed' }] }]);
    // Broken before: another change is not made to wait for it.
    const { data: outcome } = await vendor.client.addException({ ...params(), body: closedOn('2027-01-10') });
    expect(outcome).toMatchObject({ is_changed: true, affected: [] });
    const stranger = await createUser(server, 'vendor');
    expect((await apiErrorOf(stranger.client.listConflicts(params()))).body?.code).toBe('not_found');
  });
});
