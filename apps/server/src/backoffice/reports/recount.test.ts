import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, type TestUser } from '#testing/bookings.ts';
import { useServer } from '#testing/harness.ts';
import { addClientFile, addBookingOf, sellTo, toCourse } from '#testing/till/courses.ts';
import { addBegunBooking, card, cash, pay, underKey } from '#testing/till/bookings-to-pay.ts';

const server = useServer();
const venue = landmarks.noorSalon;
const range = { from: '2026-11-08', to: '2026-11-21' };
const params = { id: String(venue) };

type BookedRow = {
  id: number;
  head: number;
  customer: number | null;
  status: string;
  price: number;
  minutes: number;
  day: string;
  hour: number;
  weekday: number;
  employee: number;
  service: number;
  title: string;
  origin: string;
};
type EntryRow = { day: string; of: number | null; account: string; amount: number; item: number | null };

let owner: TestUser;
let rows: BookedRow[] = [];
let entries: EntryRow[] = [];
let tillDay = '';

beforeAll(async () => {
  owner = await createOwner(server, venue);
  await payVariously();
  await payCourses();
  rows = (
    await sql<BookedRow>`
      select b.id, coalesce(b.first_item_id, b.id) as head, b.customer_id as customer, b.status, b.price_iqd as price,
        b.duration_minutes as minutes, b.employee_id as employee, b.service_id as service, b.treatment_title ->> 'en' as title,
        b.origin, to_char(at, 'YYYY-MM-DD') as day, extract(hour from at)::int as hour, extract(isodow from at)::int as weekday
      from bookings b, lateral (select lower(b.during) at time zone 'Asia/Baghdad' as at) local
      where b.venue_id = ${venue} and b.status <> 'held' order by lower(b.during)`.execute(server.deps.db)
  ).rows;
  entries = (
    await sql<EntryRow>`
      select t.day, coalesce(t.booking_id, t.course_id) as of, e.account, e.amount_iqd as amount, e.item_id as item
      from ledger_transactions t join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id
      where t.venue_id = ${venue} order by t.day`.execute(server.deps.db)
  ).rows;
  tillDay = entries[0]?.day ?? '';
});

/** A course that is paid in parts, used twice with one session given back, and another that ends with a refund. */
async function payCourses(): Promise<void> {
  const client = await addClientFile(owner.client);
  const sold = await sellTo(owner.client, client, [cash(50_000)]);
  await owner.client.payCourse({ ...toCourse(sold.id), body: { parts: [card(30_000)] } });
  for (const minutesAgo of [200, 260]) {
    const id = await addBookingOf(server, client, { minutesAgo });
    await pay(owner.client, id, [], { sessions: [{ item_id: id, course_id: sold.id }] });
    const body = { status: 'no_show', reason: 'Somebody else came' } as const;
    if (minutesAgo > 200) await owner.client.correctBooking({ params: { id: String(id) }, body });
  }
  const other = await sellTo(owner.client, client, [cash(120_000)]);
  const back = { amount_iqd: 100_000, method: 'cash', reason: 'unhappy' } as const;
  await owner.client.refundCourse({ ...toCourse(other.id), body: back });
}

/** A debt that is paid, a refund, a discount with a tip, and a payment that is taken back. */
async function payVariously(): Promise<void> {
  const ids = await Promise.all([1, 2, 3].map((hour) => addBegunBooking(server, { minutesAgo: hour * 60 })));
  const [first = 0, second = 0, third = 0] = ids;
  await pay(owner.client, first, [cash(10_000)]);
  await owner.client.payDebt({ ...underKey(first), body: { parts: [card(15_000)] } });
  const { treatments } = (await owner.client.findBill({ params: { id: String(second) } })).data;
  const tip = { amount_iqd: 3000, employee_id: treatments[0]?.employee.id ?? 0 };
  await pay(owner.client, second, [cash(26_000)], { tip, discount: { amount_iqd: 2000, reason: 'family' } });
  const body = { amount_iqd: 6000, method: 'cash', reason: 'unhappy' } as const;
  await owner.client.refundPayment({ ...underKey(second), body });
  const wrong = (await pay(owner.client, third, [cash(25_000)])).data.transactions[0]?.id;
  await owner.client.reverseTransaction({ params: { ...params, transaction_id: String(wrong) } });
}

const sumOf = <T>(list: readonly T[], value: (one: T) => number) => list.reduce((sum, one) => sum + value(one), 0);
const isIn = (day: string, from: string, to: string) => from <= day && day <= to;

/** Every figure of some days, counted with a pencil; what people worked and how early they asked is tested elsewhere. */
function recount(from: string, to: string) {
  const own = rows.filter(({ day }) => isIn(day, from, to));
  const heads = own.filter(({ id, head }) => id === head);
  const count = (status: string) => heads.filter((row) => row.status === status).length;
  const money = entries.filter(
    ({ day, of, account }) =>
      isIn(day, from, to) && of !== null && ['cash', 'card', 'wallet', 'tips'].includes(account),
  );
  const done = own.filter(({ status }) => status === 'completed');
  const early = done.filter(({ day }) => day < tillDay);
  const customers = new Set(done.flatMap(({ customer }) => (customer === null ? [] : [customer])));
  const isNew = (customer: number) =>
    rows.find((row) => row.customer === customer && row.status === 'completed' && row.day < from) === undefined;
  return {
    bookings: heads.length,
    done: count('completed'),
    no_shows: count('no_show'),
    cancelled: count('cancelled'),
    revenue_iqd: sumOf(early, ({ price }) => price) + sumOf(money, ({ amount }) => amount),
    booked_minutes: sumOf(
      own.filter(({ status }) => ['confirmed', 'completed', 'no_show'].includes(status)),
      ({ minutes }) => minutes,
    ),
    new_customers: [...customers].filter(isNew).length,
    returning_customers: [...customers].filter((one) => !isNew(one)).length,
  };
}

/** What was given and what it brought, by something that a row has. */
function recountBy<Key extends string | number>(keyOf: (row: BookedRow) => Key, from = range.from, to = range.to) {
  const found = new Map<Key, { done: number; revenue_iqd: number }>();
  const add = (row: BookedRow, done: number, iqd: number) => {
    const former = found.get(keyOf(row)) ?? { done: 0, revenue_iqd: 0 };
    found.set(keyOf(row), { done: former.done + done, revenue_iqd: former.revenue_iqd + iqd });
  };
  for (const row of rows)
    if (row.status === 'completed' && isIn(row.day, from, to)) add(row, 1, row.day < tillDay ? row.price : 0);
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const { day, item, account, amount } of entries) {
    const row = item === null ? undefined : byId.get(item);
    if (row && isIn(day, from, to) && ['treatments', 'discounts', 'refunds'].includes(account)) add(row, 0, -amount);
  }
  return [...found].filter(([, { done, revenue_iqd: iqd }]) => done > 0 || iqd !== 0);
}

const reportOf = async (by: 'day' | 'week' | 'month') =>
  (await owner.client.findReport({ params, query: { ...range, by } })).data;

describe('R15.14 every figure of a report is counted again from the rows', () => {
  it('R15.14 the whole and the days before it, with customers counted once and revenue by what was paid', async () => {
    const report = await reportOf('day');
    expect(report.totals).toMatchObject(recount(range.from, range.to));
    expect(report.before).toMatchObject(recount('2026-10-25', '2026-11-07'));
    expect(report.totals.revenue_iqd).toBeGreaterThan(0);
    // The till began within the days: both kinds of revenue are in them.
    expect(isIn(tillDay, '2026-11-09', '2026-11-20')).toBe(true);
  });

  it.each(['day', 'week', 'month'] as const)('R15.14 by %s: the parts are the whole', async (by) => {
    const { periods, totals } = await reportOf(by);
    for (const [index, period] of periods.entries()) {
      const next = periods[index + 1]?.from;
      const to = next ? Temporal.PlainDate.from(next).subtract({ days: 1 }).toString() : range.to;
      expect(period).toMatchObject(recount(period.from, to));
    }
    expect(sumOf(periods, ({ revenue_iqd: iqd }) => iqd)).toBe(totals.revenue_iqd);
    expect(sumOf(periods, ({ bookings }) => bookings)).toBe(totals.bookings);
  });

  it('R15.14 by treatment, employee, source, weekday and hour', async () => {
    const report = await reportOf('month');
    const byKey = (list: readonly { key: string | number; done: number; revenue_iqd: number }[]) =>
      new Map(list.map(({ key, ...sums }) => [key, sums]));
    expect(byKey(report.sources)).toEqual(new Map(recountBy((row) => row.origin)));
    expect(byKey(report.weekdays)).toEqual(new Map(recountBy((row) => row.weekday)));
    expect(byKey(report.hours)).toEqual(new Map(recountBy((row) => row.hour)));
    const employees = report.employees.map(({ id, done, revenue_iqd }) => ({ key: id, done, revenue_iqd }));
    const given = recountBy((row) => row.employee);
    expect(byKey(employees)).toEqual(new Map(given));
    const treatments = new Map(recountBy((row) => `${row.service} ${row.title}`));
    for (const { service_id: service, title, ...sums } of report.treatments)
      expect([title, sums]).toEqual([title, treatments.get(`${service} ${title}`)]);
    expect(report.treatments).toHaveLength(Math.min(10, treatments.size));
  });
});

describe('R15.14 what changes later', () => {
  it('R15.13 R15.14 a course counts when it is paid, and its sessions bring their share by employee and treatment', async () => {
    const before = await reportOf('day');
    const client = await addClientFile(owner.client);
    const sold = await sellTo(owner.client, client, [cash(50_000)]);
    const paid = await reportOf('day');
    expect(paid.totals.revenue_iqd - before.totals.revenue_iqd).toBe(50_000);
    const id = await addBookingOf(server, client, { minutesAgo: 320 });
    await pay(owner.client, id, [], { sessions: [{ item_id: id, course_id: sold.id }] });
    const used = await reportOf('day');
    const broughtBy = (report: typeof used) => sumOf(report.employees, (one) => one.revenue_iqd);
    expect(used.totals.revenue_iqd).toBe(paid.totals.revenue_iqd);
    expect(broughtBy(used) - broughtBy(before)).toBe(20_000);
  });

  it('R15.14 a correction reaches every figure', async () => {
    const before = await reportOf('day');
    const id = await addBegunBooking(server, { status: 'completed', minutesAgo: 300 });
    const sale = (await pay(owner.client, id, [cash(25_000)])).data.transactions[0]?.id;
    const paid = await reportOf('day');
    expect(paid.totals.revenue_iqd - before.totals.revenue_iqd).toBe(25_000);
    await owner.client.reverseTransaction({ params: { ...params, transaction_id: String(sale) } });
    const after = await reportOf('day');
    expect(after.totals.revenue_iqd).toBe(before.totals.revenue_iqd);
    expect(sumOf(after.employees, (one) => one.revenue_iqd)).toBe(sumOf(before.employees, (one) => one.revenue_iqd));
  });
});
