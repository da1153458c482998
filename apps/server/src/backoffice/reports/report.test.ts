import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, type TestUser, createUser, setStatus } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { deleteBookingsOf } from '#testing/till/bookings-to-pay.ts';
import { splitInto } from './period-rules.ts';
import { placeBooking, daily, weekOf } from '#testing/scheduling.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service } = landmarks.specifiedPrices;
/** A Saturday and the Sunday after it. */
const [saturday, sunday] = ['2026-12-12', '2026-12-13'];
let vendor: TestUser;
let customer: TestUser;
let price = 0;
let minutes = 0;

const params = (id: number = venue) => ({ params: { id: String(id) } });
const report = async (from: string, to: string, by: 'day' | 'week' | 'month' = 'day') =>
  (await vendor.client.findReport({ ...params(), query: { from, to, by } })).data;

beforeAll(async () => {
  vendor = await createOwner(server, venue);
  await deleteBookingsOf(server, venue);
  await sql`delete from opening_hours where venue_id = ${venue}`.execute(server.deps.db);
  await sql`delete from weekly_breaks where venue_id = ${venue}`.execute(server.deps.db);
  customer = await createUser(server);
  const first = await placeBooking(server, customer, saturday, { serviceId: service, nth: 0 });
  const again = await placeBooking(server, customer, sunday, { serviceId: service, nth: 0 });
  const missed = await placeBooking(server, customer, sunday, { serviceId: service, nth: 6 });
  const cancelled = await placeBooking(server, await createUser(server), sunday, { serviceId: service, nth: 12 });
  await setStatus(server, first.id, 'completed');
  await setStatus(server, again.id, 'completed');
  await setStatus(server, missed.id, 'no_show');
  await setStatus(server, cancelled.id, 'cancelled');
  await sql`update bookings set created_at = lower(during) - interval '30 hours'
    where venue_id = ${venue}`.execute(server.deps.db);
  ({ price, duration: minutes } = first);
});

describe('a report', () => {
  it('has each period in figures, also those without bookings', async () => {
    const { periods, treatments } = await report('2026-12-11', sunday);
    expect(periods.map(({ from }) => from)).toEqual(['2026-12-11', saturday, sunday]);
    expect(periods[0]).toMatchObject({ bookings: 0, revenue_iqd: 0, lead_hours: null });
    const one = { done: 1, revenue_iqd: price };
    const before = { bookings: 1, no_shows: 0, cancelled: 0, booked_minutes: minutes, lead_hours: 30 };
    expect(periods[1]).toMatchObject({ ...one, ...before, new_customers: 1, returning_customers: 0 });
    const after = { bookings: 3, no_shows: 1, cancelled: 1, booked_minutes: 2 * minutes };
    expect(periods[2]).toMatchObject({ ...one, ...after, new_customers: 0, returning_customers: 1 });
    expect(treatments).toMatchObject([{ service_id: service, done: 2, revenue_iqd: 2 * price }]);
  });

  it('counts the minutes at which people are at work, without their breaks', async () => {
    const { employees } = (await vendor.client.findSchedule(params())).data;
    const body = { ...weekOf('10:00', '18:00'), breaks: daily('13:00', '14:00') };
    await vendor.client.changeHours({ ...params(), body });
    const [day] = (await report(saturday, saturday)).periods;
    expect(day?.working_minutes).toBe(employees.filter((one) => one.is_active).length * 7 * 60);
    const [week] = (await report(saturday, '2026-12-18', 'week')).periods;
    expect(week?.working_minutes).toBe(7 * (day?.working_minutes ?? 0));
  });

  it('cuts weeks on Saturdays and months on their first', () => {
    const cut = (by: 'week' | 'month', from: string, to: string) =>
      splitInto(by, Temporal.PlainDate.from(from), Temporal.PlainDate.from(to)).map(({ from: day }) => day.toString());
    expect(cut('week', '2026-12-11', '2026-12-27')).toEqual(['2026-12-11', saturday, '2026-12-19', '2026-12-26']);
    expect(cut('week', saturday, '2026-12-19')).toEqual([saturday]);
    expect(cut('month', '2026-11-30', '2027-01-02')).toEqual(['2026-11-30', '2026-12-01', '2027-01-01']);
  });
});

describe('findReport', () => {
  it('asks the database once after the session', async () => {
    const sent = vi.spyOn(server.deps.db.getExecutor(), 'executeQuery');
    await report(saturday, sunday);
    const texts = sent.mock.calls.map(([query]) => query.sql).filter((text) => !/\bsessions\b/.test(text));
    sent.mockRestore();
    expect(texts.map((text) => text.includes('percentile_cont'))).toEqual([true]);
  });

  it('findReport, exportReport and exportReportSheet answer not_found to everybody but the owner', async () => {
    const query = { from: saturday, to: sunday };
    for (const stranger of [customer, await createUser(server, 'vendor')]) {
      expect((await apiErrorOf(stranger.client.findReport({ ...params(), query }))).body?.code).toBe('not_found');
      expect((await apiErrorOf(stranger.client.exportReport({ ...params(), query }))).body?.code).toBe('not_found');
      expect((await apiErrorOf(stranger.client.exportReportSheet({ ...params(), query }))).body?.code).toBe(
        'not_found',
      );
    }
  });

  it.each([
    ['that ends before it begins', sunday, saturday],
    ['of more than a year', '2026-01-01', '2027-01-02'],
  ])('refuses a time %s', async (_, from, to) => {
    expect(Object.keys((await apiErrorOf(report(from, to))).body?.errors ?? {})).toEqual(['to']);
  });
});
