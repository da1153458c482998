import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@tajmeelspot/contract/client.ts';
import { landmarks } from '#db/world/landmarks.ts';
import { createOwner, createUser } from '#testing/bookings.ts';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { placeBooking } from '#testing/scheduling.ts';
import { addBegunBooking, card, cash, pay, underKey } from '#testing/till/bookings-to-pay.ts';
import { endRetention } from '#app/privacy/privacy.ts';
import { toDate } from '#app/database/connection.ts';

const server = useServer();
const { service } = landmarks.specifiedPrices;
const range = { from: '2026-10-04', to: '2026-12-20' };
let operator: Client;

type CountedRow = Readonly<Record<string, string | number | boolean | null>>;
let rows: Record<'users' | 'venues' | 'services' | 'bookings' | 'events' | 'entries' | 'tries', CountedRow[]>;

beforeAll(async () => {
  operator = server.client({ token: (await server.signIn('operator')).token });
  const owner = await createOwner(server, landmarks.noorSalon);
  await server.signUp('vendor');
  await askVariously(owner.client);
  const [first, second] = await Promise.all([addBegunBooking(server), addBegunBooking(server, { minutesAgo: 300 })]);
  await pay(owner.client, first, [cash(10_000)]);
  await owner.client.payDebt({ ...underKey(first), body: { parts: [card(15_000)] } });
  await pay(owner.client, second, [cash(25_000)]);
  const body = { amount_iqd: 5000, method: 'cash', reason: 'unhappy' } as const;
  await owner.client.refundPayment({ ...underKey(second), body });
  await server.deliver();
  rows = await readRows();
});

/** Requests that are confirmed quickly, declined late, cancelled by the customer, and left. */
async function askVariously(owner: Client): Promise<void> {
  const ids: number[] = [];
  for (let count = 0; count < 4; count++)
    ids.push((await placeBooking(server, await createUser(server), '2026-12-12', { serviceId: service, nth: 0 })).id);
  await sql`update bookings set status = 'pending' where id = any(${ids})`.execute(server.deps.db);
  await sql`update booking_events set status = 'pending' where booking_id = any(${ids})`.execute(server.deps.db);
  const [quick = 0, late = 0] = ids;
  server.setClock(frozenNow.add({ minutes: 7 }));
  await owner.confirmBooking({ params: { id: String(quick) } });
  server.setClock(frozenNow.add({ minutes: 30 }));
  await owner.declineBooking({ params: { id: String(late) }, body: { reason: 'Full' } });
  await sql`update bookings set answer_by = created_at + interval '20 minutes' where id = ${late}`.execute(
    server.deps.db,
  );
}

async function readRows(): Promise<typeof rows> {
  const day = (column: string) => sql.raw(`to_char(${column} at time zone 'Asia/Baghdad', 'YYYY-MM-DD')`);
  const all = async (query: ReturnType<typeof sql>) => (await query.execute(server.deps.db)).rows as CountedRow[];
  return {
    users: await all(sql`select role, ${day('created_at')} as day from users`),
    venues: await all(sql`select ${day('approved_at')} as day from venues where approved_at is not null`),
    services: await all(sql`select ${day('published_at')} as day from services where published_at is not null`),
    bookings: await all(sql`select id, coalesce(first_item_id, id) as head, origin, status, customer_id as customer,
      ${day('created_at')} as asked, ${day('lower(during)')} as day, extract(epoch from created_at) as at,
      extract(epoch from answer_by) as deadline from bookings`),
    events:
      await all(sql`select booking_id as booking, verb, status, actor_id as actor, extract(epoch from created_at) as at
      from booking_events order by created_at, id`),
    entries:
      await all(sql`select t.day::text as day, coalesce(o.kind, t.kind) as kind, e.account, e.amount_iqd as amount
      from ledger_transactions t join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id
        left join ledger_transactions o on o.venue_id = t.venue_id and o.id = t.reverses_id`),
    tries: await all(sql`select channel, state, ${day('created_at')} as day from message_tries`),
  };
}

const isIn = (day: unknown, from: string, to: string) => from <= String(day) && String(day) <= to;
const middle = (sorted: number[]) => {
  const at = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(at)] ?? 0) + (sorted[Math.ceil(at)] ?? 0)) / 2;
};

/** What became of a request, read from its events one by one. */
function answerOf(booking: CountedRow) {
  const events = rows.events.filter((event) => event['booking'] === booking['id']);
  const place = events.find(({ verb }) => verb === 'place' || verb === null);
  const answer = events.find(
    ({ actor, verb, status }) =>
      actor !== null &&
      actor !== booking['customer'] &&
      (['confirm', 'decline', 'propose', 'cancel'].includes(String(verb)) ||
        (verb === null && ['confirmed', 'declined', 'cancelled'].includes(String(status)))),
  );
  const now = server.deps.clock.now().epochMilliseconds / 1000;
  const isOver =
    booking['status'] === 'expired' || (booking['status'] === 'pending' && Number(booking['deadline']) <= now);
  return {
    isConfirmed: events.some(({ status }) => status === 'confirmed'),
    isAnswerable: place?.['status'] === 'pending' && (answer !== undefined || isOver),
    minutes: answer && (Number(answer['at']) - Number(booking['at'])) / 60,
    isInTime: answer !== undefined && Number(answer['at']) <= Number(booking['deadline']),
  };
}

/** Every figure of some days, counted one by one. */
function recount(from: string, to: string) {
  const of = (list: CountedRow[], column = 'day') => list.filter((row) => isIn(row[column], from, to));
  const heads = rows.bookings.filter(({ id, head, status }) => id === head && status !== 'held');
  const requests = of(heads, 'asked').filter(({ origin }) => origin === 'site');
  const answers = requests.map(answerOf);
  const answerable = answers.filter(({ isAnswerable }) => isAnswerable);
  const minutes = answerable.flatMap((one) => (one.minutes === undefined ? [] : [one.minutes]));
  const ended = (status: string) => of(heads).filter((row) => row['status'] === status).length;
  const paid = of(rows.entries).filter(
    ({ kind, account }) =>
      ['sale', 'debt_payment', 'refund'].includes(String(kind)) && ['cash', 'card', 'wallet'].includes(String(account)),
  );
  const channels = [...new Set(of(rows.tries).map(({ channel }) => String(channel)))].toSorted();
  const tried = (channel: string, ...states: string[]) =>
    of(rows.tries).filter((row) => row['channel'] === channel && states.includes(String(row['state']))).length;
  return {
    customers: of(rows.users).filter(({ role }) => role === 'customer').length,
    vendors: of(rows.users).filter(({ role }) => role === 'vendor').length,
    venues: of(rows.venues).length,
    services: of(rows.services).length,
    requested: requests.length,
    confirmed: answers.filter(({ isConfirmed }) => isConfirmed).length,
    answerable: answerable.length,
    answered_in_time: answerable.filter(({ isInTime }) => isInTime).length,
    answer_minutes: minutes.length === 0 ? null : Math.round(middle(minutes.toSorted((a, b) => a - b))),
    completed: ended('completed'),
    no_shows: ended('no_show'),
    cancelled: ended('cancelled'),
    paid_iqd: paid.reduce((sum, { amount }) => sum + Number(amount), 0),
    messages: channels.map((channel) => ({
      channel,
      sent: tried(channel, 'sent', 'delivered', 'read'),
      delivered: tried(channel, 'delivered', 'read'),
      failed: tried(channel, 'failed'),
    })),
  };
}

describe('R15.17 the figures of the marketplace', () => {
  it.each(['day', 'week', 'month'] as const)('R15.17 by %s are counted again from the rows', async (by) => {
    const { periods, totals, before } = (await operator.findFigures({ query: { ...range, by } })).data;
    expect(totals).toEqual({ from: range.from, ...recount(range.from, range.to) });
    expect(before).toEqual({ from: '2026-07-18', ...recount('2026-07-18', '2026-10-03') });
    for (const [index, period] of periods.entries()) {
      const next = periods[index + 1]?.from;
      const to = next ? Temporal.PlainDate.from(next).subtract({ days: 1 }).toString() : range.to;
      expect(period).toEqual({ from: period.from, ...recount(period.from, to) });
    }
    expect(totals.paid_iqd).toBeGreaterThan(0);
    expect(totals.answer_minutes).not.toBeNull();
    expect(totals.answered_in_time).toBeLessThan(totals.answerable);
    expect(totals.messages.length).toBeGreaterThan(0);
    expect(Math.min(totals.customers, totals.vendors, totals.no_shows, totals.cancelled)).toBeGreaterThan(0);
  });

  it('R15.17 stay when messages have ended, and when an account is erased', async () => {
    const former = (await operator.findFigures({ query: range })).data.totals;
    const asker = await sql<{
      id: number;
    }>`select customer_id as id from bookings b join messages m on m.booking_id = b.id
      and m.user_id = b.customer_id where b.status = 'declined' and b.created_at >= ${toDate(frozenNow)}`.execute(
      server.deps.db,
    );
    await operator.eraseUser({ params: { id: String(asker.rows[0]?.id) }, body: { reason: 'Asked for it' } });
    server.setClock(frozenNow.add({ hours: 24 * 200 }));
    await endRetention(server.deps);
    server.setClock(frozenNow.add({ minutes: 30 }));
    operator = server.client({ token: (await server.signIn('operator')).token });
    const left = sql`select from message_tries where created_at < ${toDate(frozenNow)}::timestamptz + interval '1 day'`;
    expect((await left.execute(server.deps.db)).rows).toEqual([]);
    const { totals } = (await operator.findFigures({ query: range })).data;
    expect(totals).toEqual(former);
  });
});

describe('R15.17 the figures of the marketplace are asked for', () => {
  it('R15.17 as a file for spreadsheets in the reader’s words', async () => {
    const { token } = await server.signIn('operator');
    const text = await server.client({ token, language: 'ar' }).exportFigures({ query: { ...range, by: 'month' } });
    const [head = '', ...lines] = text.trim().split('\r\n');
    expect(head).toContain('المدفوع في المراكز');
    expect(lines.map((line) => line.split(',')[0])).toEqual(['2026-10-04', '2026-11-01', '2026-12-01']);
    for (const line of lines) expect(line.split(',')).toHaveLength(head.split(',').length);
  });

  it('R15.17 over a year at most, with an end after the beginning, by an operator alone', async () => {
    const wrong = async (query: { from: string; to: string }) =>
      (await apiErrorOf(operator.findFigures({ query }))).status;
    expect(await wrong({ from: '2026-11-02', to: '2026-11-01' })).toBe(422);
    expect(await wrong({ from: '2024-11-02', to: '2026-11-01' })).toBe(422);
    expect(await wrong({ from: 'x', to: '2026-11-01' })).toBe(422);
    const customer = await createUser(server);
    expect((await apiErrorOf(customer.client.findFigures({ query: range }))).status).toBe(403);
  });
});
