import type { NoteCounts } from '@tajmeelspot/contract/till/till-days.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** The money of a day, by what moved it. */
export type DayFiguresRow = {
  float_iqd: number;
  cash_iqd: number;
  cash_payments: number;
  card_iqd: number;
  card_payments: number;
  wallet_iqd: number;
  wallet_payments: number;
  paid_out_iqd: number;
};

/** What came into a till on a day (YYYY-MM-DD) and went out of it. Planned for any venue and day: see listTransactions. */
export async function findDayFigures(db: Database, venueId: number, day: string): Promise<DayFiguresRow> {
  const found = await sql<DayFiguresRow>`
    with entries as (
      select t.day, coalesce(t.booking_id, t.course_id) as of_id, t.kind, t.id, e.account, e.amount_iqd, exists (
        select from ledger_transactions r where r.venue_id = t.venue_id and r.reverses_id = t.id) as is_reversed
      from ledger_transactions t join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id
      where t.venue_id = (select ${venueId}::bigint) and t.day = (select ${day}::date)
    ), methods as (
      select account, coalesce(sum(amount_iqd), 0)::bigint as iqd,
        (count(distinct id) filter (where kind in ('sale', 'debt_payment') and not is_reversed))::int as payments
      from entries where of_id is not null group by account
    )
    select (drawer_at(${venueId}, ${day}::date - 1)
        - coalesce((select sum(amount_iqd) from entries where account = 'owner'), 0))::bigint as float_iqd,
      coalesce((select sum(amount_iqd) from entries where account = 'expenses'), 0)::bigint as paid_out_iqd,
      ${sql.join((['cash', 'card', 'wallet'] as const).map(methodColumns))}`.execute(db);
  const [row] = found.rows;
  if (!row) throw new Error('figures without a row');
  return row;
}

const methodColumns = (method: string) => sql`
  coalesce((select iqd from methods where account = ${method}), 0)::bigint as ${sql.ref(`${method}_iqd`)},
  coalesce((select payments from methods where account = ${method}), 0)::int as ${sql.ref(`${method}_payments`)}`;

/** A day that was sealed. */
export type SealRow = {
  at: Date;
  by: string;
  counts: NoteCounts;
  counted_iqd: number;
  expected_iqd: number;
  reason: string | null;
  note: string | null;
};

/** How a day was sealed. */
export async function findSeal(db: Database, venueId: number, day: string): Promise<SealRow | undefined> {
  const found = await sql<SealRow>`
    select s.sealed_at as at, u.name as by, s.counts, s.counted_iqd, s.expected_iqd, s.reason, (
      select n.text from ledger_transactions t join till_notes n on n.venue_id = t.venue_id and n.transaction_id = t.id
      where t.venue_id = s.venue_id and t.day = s.day and t.kind = 'difference' order by t.id desc limit 1) as note
    from till_seals s join users u on u.id = s.sealed_by
    where s.venue_id = ${venueId} and s.day = ${day}`.execute(db);
  return found.rows[0];
}

/** The last day of a till that was sealed. */
export async function findSealedThrough(db: Database, venueId: number): Promise<string | null> {
  const found = db.selectFrom('tills').select('sealed_through').where('venue_id', '=', venueId);
  return (await found.executeTakeFirst())?.sealed_through ?? null;
}

/** A day as it is sealed, by column. */
export type NewSeal = {
  venue_id: number;
  day: string;
  counts: string;
  counted_iqd: number;
  expected_iqd: number;
  reason: string | null;
  sealed_at: Date;
  sealed_by: number;
};

/** Seals a day. */
export const insertSeal = (db: Database, seal: NewSeal) => db.insertInto('till_seals').values(seal).execute();

/** A booking with an amount that is open. */
export type OpenBillRow = {
  booking_id: number | null;
  client_id: number | null;
  customer_name: string;
  amount_iqd: number;
  booking_date: string;
};

/** How many days back a completed booking is looked for that nobody was paid for. */
const daysBack = 60;

/** Completed bookings until a day that nobody was paid for, from the first day of the till on; at most 100, the latest first. */
export async function listUnpaid(db: Database, venueId: number, day: string): Promise<OpenBillRow[]> {
  const localDay = sql`(lower(b.during) at time zone 'Asia/Baghdad')::date`;
  const found = await sql<OpenBillRow>`
    select b.id as booking_id, null as client_id, b.customer_name, ${localDay}::text as booking_date, (
        select sum(i.price_iqd) from bookings i where i.venue_id = b.venue_id and (i.id = b.id or i.first_item_id = b.id)
      )::bigint as amount_iqd
    from bookings b
    where b.venue_id = ${venueId} and b.status = 'completed' and (b.first_item_id is null or b.first_item_id = b.id)
      and lower(b.during) < (${day}::date + 1)::timestamp at time zone 'Asia/Baghdad'
      and lower(b.during) >= greatest(${day}::date - ${daysBack}::int, coalesce(
        (select min(t.day) from ledger_transactions t where t.venue_id = ${venueId}), ${day}::date))::timestamp
        at time zone 'Asia/Baghdad'
      and not exists (select from bills l where l.venue_id = b.venue_id and l.booking_id = b.id)
    order by lower(b.during) desc, b.id desc limit 100`.execute(db);
  return found.rows.filter(({ amount_iqd: amount }) => amount > 0);
}

/** Bookings and courses of which something is owed, the oldest first; at most 200. */
export async function listDebts(db: Database, venueId: number): Promise<OpenBillRow[]> {
  const found = await sql<OpenBillRow>`
    with d as (
      select t.booking_id, t.course_id, sum(e.amount_iqd)::bigint as amount_iqd
      from ledger_entries e join ledger_transactions t on t.venue_id = e.venue_id and t.id = e.transaction_id
      where e.venue_id = ${venueId} and e.account = 'debt'
      group by 1, 2 having sum(e.amount_iqd) > 0)
    select b.id as booking_id, null as client_id, b.customer_name, d.amount_iqd,
      (lower(b.during) at time zone 'Asia/Baghdad')::date::text as booking_date
    from d join bookings b on b.venue_id = ${venueId} and b.id = d.booking_id
    union all
    select null, k.id, coalesce(k.name, '—'), d.amount_iqd, c.sold_on::text
    from d join courses c on c.venue_id = ${venueId} and c.id = d.course_id
      left join clients k on k.venue_id = c.venue_id and k.id = shown_client(c.venue_id, c.client_id)
    order by booking_date, booking_id, client_id limit 200`.execute(db);
  return found.rows;
}
