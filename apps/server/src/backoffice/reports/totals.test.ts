import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser, type TestUser } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';
import { deleteBookingsOf } from '#testing/till/bookings-to-pay.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const { service, hairCut } = landmarks.specifiedPrices;
const price = 10_000;
let vendor: TestUser;

/** Bookings of November as somebody wrote them down: whose, on which day, how many hours ahead, and what became of them. */
const written = [
  // Both came in October already.
  ['Aya', '2026-10-20', 500, 'completed'],
  ['Basma', '2026-10-25', 500, 'completed'],
  // November 1 and 8 are Sundays: two days, two weeks, one month.
  ['Aya', '2026-11-01', 1, 'completed'],
  ['Aya', '2026-11-03', 2, 'completed'],
  ['Aya', '2026-11-08', 90, 'completed'],
  ['Basma', '2026-11-08', 80, 'completed'],
  ['Basma', '2026-11-09', 70, 'completed'],
  // They come for the first time; one of them again and again.
  ['Dunya', '2026-11-01', 3, 'completed'],
  ['Dunya', '2026-11-02', 4, 'completed'],
  ['Dunya', '2026-11-10', 60, 'completed'],
  ['Farah', '2026-11-11', 50, 'completed'],
  // Who did not come is no returning customer, but has booked ahead as well.
  ['Ghada', '2026-11-11', 40, 'no_show'],
  ['Hala', '2026-11-12', 30, 'cancelled'],
  ['Aya', '2026-12-01', 700, 'completed'],
] as const;

beforeAll(async () => {
  vendor = await createOwner(server, venue);
  await deleteBookingsOf(server, venue);
  const ids = new Map<string, number>();
  for (const [index, [name, date, hours, status]] of written.entries()) {
    const customer = ids.get(name) ?? (await createUser(server)).id;
    ids.set(name, customer);
    // One employee, and every booking at an hour of its own.
    const startsAt = new Date(Date.parse(`${date}T06:00:00Z`) + index * 3_600_000);
    const endsAt = new Date(startsAt.getTime() + 1_800_000);
    const createdAt = new Date(startsAt.getTime() - hours * 3_600_000);
    await sql`
      insert into bookings (venue_id, employee_id, service_id, treatment_id, customer_id, customer_name, treatment_title,
        duration_minutes, price_iqd, status, during, held, answer_by, created_at)
      select ${venue}, min(employee_id), ${service}, ${hairCut}, ${customer}, ${name}, '{"en": "Hair Cut"}', 30, ${price},
        ${status}, tstzrange(${startsAt}, ${endsAt}), tstzmultirange(tstzrange(${startsAt}, ${endsAt})), ${startsAt},
        ${createdAt}
      from service_employees where service_id = ${service}`.execute(server.deps.db);
  }
});

const report = async (by: 'day' | 'week' | 'month', from = '2026-11-01', to = '2026-11-30') =>
  (await vendor.client.findReport({ params: { id: String(venue) }, query: { from, to, by } })).data;

describe('the totals of a report', () => {
  it.each(['day', 'week', 'month'] as const)('are those of the written bookings, by %s', async (by) => {
    const { totals } = await report(by);
    expect(totals).toMatchObject({
      from: '2026-11-01',
      bookings: 11,
      done: 9,
      no_shows: 1,
      cancelled: 1,
      revenue_iqd: 9 * price,
      booked_minutes: 10 * 30,
      // Aya and Basma; Dunya and Farah.
      returning_customers: 2,
      new_customers: 2,
      // Of 1, 2, 3, 4, 30, 40, 50, 60, 70, 80 and 90 hours.
      lead_hours: 40,
    });
  });

  it('are the same whichever way the days are cut, and no sum of the parts', async () => {
    const [day, week, month] = await Promise.all([report('day'), report('week'), report('month')]);
    expect(week.totals).toEqual(day.totals);
    expect(month.totals).toEqual(day.totals);
    expect(month.periods).toEqual([month.totals]);
    const returning = [day, week, month].map(({ periods }) => sumOf(periods.map((one) => one.returning_customers)));
    expect(returning).toEqual([7, 4, 2]);
    expect(sumOf(day.periods.map((one) => one.working_minutes))).toBe(day.totals.working_minutes);
  });

  it('of days without bookings are nothing', async () => {
    const { totals } = await report('week', '2027-01-01', '2027-01-31');
    const none = { bookings: 0, done: 0, revenue_iqd: 0, returning_customers: 0, new_customers: 0, lead_hours: null };
    expect(totals).toMatchObject(none);
  });
});

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);
