import { sql, type Transaction } from 'kysely';
import type { DB } from '#db/schema.ts';
import { landmarks } from '../landmarks.ts';

const venue = landmarks.noorSalon;

/** What Noor Salon sells beside treatments. */
const products = [
  { en: 'Argan oil 50 ml', ar: 'زيت أركان 50 مل', ckb: 'ڕۆنی ئارگان 50 مل', price: 12_000, stock: 12 },
  { en: 'Shampoo without sulphate', ar: 'شامبو بلا كبريتات', ckb: 'شامپۆی بێ سولفات', price: 18_000, stock: 7 },
  { en: 'Hair mask 250 ml', ar: 'قناع للشعر 250 مل', ckb: 'ماسکی قژ 250 مل', price: 15_000, stock: 9 },
  { en: 'Nail oil', ar: 'زيت للأظافر', ckb: 'ڕۆنی نینۆک', price: 6000, stock: 20 },
];

/** Fills the till of Noor Salon: products, a float, and the payments of its last eight days. */
export async function loadTill(tx: Transaction<DB>, now: Temporal.Instant): Promise<void> {
  const moment = now.toString();
  const rows = products.map(({ price, stock, ...name }) => ({
    venue_id: venue,
    name: JSON.stringify(name),
    price_iqd: price,
    stock,
    created_at: moment,
  }));
  await tx.insertInto('products').values(rows).execute();
  await sql`insert into commission_rates (venue_id, employee_id, percent)
    select venue_id, id, 40 from employees where venue_id = ${venue}`.execute(tx);
  await insertFloat(tx, moment, 8, 100_000);
  await insertSales(tx, moment);
  await sealYesterday(tx, now);
}

/** Yesterday was closed with all that was in the drawer; this morning the owner left 100,000 in it. */
async function sealYesterday(tx: Transaction<DB>, now: Temporal.Instant): Promise<void> {
  const yesterday = now.toZonedDateTimeISO('Asia/Baghdad').toPlainDate().subtract({ days: 1 }).toString();
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(e.amount_iqd), 0)::bigint as sum from ledger_entries e
      join ledger_transactions t on t.venue_id = e.venue_id and t.id = e.transaction_id
    where e.venue_id = ${venue} and e.account = 'cash' and t.day <= ${yesterday}`.execute(tx);
  const counted = rows[0]?.sum ?? 0;
  await sql`
    insert into till_seals (venue_id, day, counts, counted_iqd, expected_iqd, sealed_at, sealed_by)
    values (${venue}, ${yesterday}, ${JSON.stringify(toCounts(counted))}, ${counted}, ${counted},
      (${yesterday}::date + time '21:10') at time zone 'Asia/Baghdad', ${owner})`.execute(tx);
  await insertFloat(tx, now.toString(), 0, 100_000 - counted);
}

/** An amount in as few banknotes as possible. */
function toCounts(amount: number): Record<number, number> {
  let left = amount;
  const pieces = [50_000, 25_000, 10_000, 5000, 1000, 500, 250].map((value): [number, number] => {
    const count = Math.floor(left / value);
    left -= count * value;
    return [value, count];
  });
  return Object.fromEntries(pieces);
}

const owner = sql`(select owner_id from venues where id = ${venue})`;

const insertFloat = (tx: Transaction<DB>, moment: string, daysAgo: number, amount: number) =>
  sql`
  with float as (
    insert into ledger_transactions (venue_id, kind, day, device_at, entered_at, entered_by, entry_count)
    select ${venue}, 'float', at::date, at at time zone 'Asia/Baghdad', at at time zone 'Asia/Baghdad', ${owner}, 2
    from (select date_trunc('day', ${moment}::timestamptz at time zone 'Asia/Baghdad') 
      - make_interval(days => ${daysAgo}::int) + interval '9 hours' as at) day
    returning id)
  insert into ledger_entries (venue_id, transaction_id, position, account, amount_iqd)
  select ${venue}, id, position, account, amount from float,
    (values (0, 'cash', ${amount}::bigint), (1, 'owner', -${amount}::bigint)) entry (position, account, amount)`.execute(
    tx,
  );

/** Two of three are paid in cash, some by card or wallet; every ninth leaves a debt. */
const insertSales = (tx: Transaction<DB>, moment: string) =>
  sql`
  with paid as (
    select b.id, upper(b.during) as at, row_number() over (order by b.id) as nth, (
      select sum(i.price_iqd) from bookings i where i.venue_id = b.venue_id and (i.id = b.id or i.first_item_id = b.id)) as price
    from bookings b
    where b.venue_id = ${venue} and b.status = 'completed' and (b.first_item_id is null or b.first_item_id = b.id)
      and lower(b.during) > ${moment}::timestamptz - interval '8 days' and upper(b.during) <= ${moment}::timestamptz
      and b.price_iqd > 0
  ), sides as (
    select p.id as booking_id, 'treatments' as account, -i.price_iqd as amount, i.id as item_id, i.employee_id, nth
    from paid p join bookings i on i.venue_id = ${venue} and (i.id = p.id or i.first_item_id = p.id) where i.price_iqd > 0
    union all
    select id, case when nth % 3 <> 0 then 'cash' when nth % 2 = 0 then 'card' else 'wallet' end,
      price - case when nth % 9 = 0 then 5000 else 0 end, null, null, nth from paid
    union all
    select p.id, c.account, c.side * (i.price_iqd * 40 / 100), i.id, i.employee_id, nth
    from paid p join bookings i on i.venue_id = ${venue} and (i.id = p.id or i.first_item_id = p.id),
      (values ('commission_cost', 1), ('commission_owed', -1)) c (account, side) where i.price_iqd > 2
    union all
    select id, 'debt', 5000, null, null, nth from paid where nth % 9 = 0
  ), sales as (
    insert into ledger_transactions (venue_id, kind, booking_id, day, device_at, entered_at, entered_by, entry_count)
    select ${venue}, 'sale', p.id, (p.at at time zone 'Asia/Baghdad')::date, p.at, p.at, ${owner},
      (select count(*) from sides s where s.booking_id = p.id)
    from paid p order by p.at, p.id returning id, booking_id)
  insert into ledger_entries (venue_id, transaction_id, position, account, amount_iqd, item_id, employee_id)
  select ${venue}, t.id, row_number() over (partition by t.id order by s.account desc, s.item_id) - 1, s.account, s.amount, s.item_id,
    s.employee_id from sales t join sides s on s.booking_id = t.booking_id`.execute(tx);
