import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { firstTillDay } from './sold-queries.ts';
import { mayManage } from '#app/venues/members/member-queries.ts';

/** The first days of some periods in a row (YYYY-MM-DD), each with the day after its last. */
type PeriodBounds = { readonly from: string; readonly until: string };

/** The bookings of a report: those of a venue that a user manages, which start in some periods. */
export type ReportFilter = {
  readonly readerId: number;
  readonly venueId: number;
  readonly periods: readonly PeriodBounds[];
};

/** The figures of a period. */
export type PeriodRow = {
  from: string;
  bookings: number;
  done: number;
  no_shows: number;
  cancelled: number;
  revenue_iqd: number;
  booked_minutes: number;
  lead_hours: number | null;
  new_customers: number;
  returning_customers: number;
};

const startOf = (day: RawBuilder<unknown>) => sql`(${day}::timestamp at time zone 'Asia/Baghdad')`;

/** The figures of each period, in order; a booking of several treatments counts once. The periods follow one another. */
export async function listPeriods(db: Database, { readerId, venueId, periods }: ReportFilter): Promise<PeriodRow[]> {
  const found = await sql<PeriodRow>`
    with p as (
      select "from", place, ${startOf(sql.ref('from'))} as starts_at
      from unnest(${periods.map(({ from }) => from)}::date[]) with ordinality d ("from", place)
    ), b as materialized (${bookingsOf({ readerId, venueId, periods })}), f as materialized (${firstCompleted(venueId)}),
      m as materialized (${paidBy({ readerId, venueId, periods })})
    select p."from"::text as "from", (count(b.id) filter (where b.is_head))::int as bookings,
      (count(*) filter (where b.is_head and b.status = 'completed'))::int as done,
      (count(*) filter (where b.is_head and b.status = 'no_show'))::int as no_shows,
      (count(*) filter (where b.is_head and b.status = 'cancelled'))::int as cancelled,
      (coalesce(sum(b.price_iqd) filter (where b.status = 'completed' and b.is_before_till), 0)
        + coalesce(min(m.paid_iqd), 0))::bigint as revenue_iqd,
      coalesce(sum(b.duration_minutes) filter (where b.status in ('confirmed', 'completed', 'no_show')), 0)::int
        as booked_minutes,
      round((percentile_cont(0.5) within group (order by extract(epoch from b.starts_at - b.created_at) / 3600)
        filter (where b.is_head and b.customer_id is not null))::numeric)::int as lead_hours,
      (count(distinct b.customer_id) filter (where b.status = 'completed' and f.first_at >= p.starts_at))::int
        as new_customers,
      (count(distinct b.customer_id) filter (where b.status = 'completed' and f.first_at < p.starts_at))::int
        as returning_customers
    from p left join b on b.place = p.place left join f on f.customer_id = b.customer_id
      left join m on m.place = p.place
    group by p."from" order by p."from"`.execute(db);
  return found.rows;
}

/** Each with the place of its period among the periods `p`: looked up, for a join would compare all with all. */
const bookingsOf = ({ readerId, venueId, periods }: ReportFilter) => sql`
  select r.id, r.first_item_id is null or r.first_item_id = r.id as is_head, r.status, r.price_iqd, r.duration_minutes,
    r.customer_id, r.created_at, lower(r.during) as starts_at,
    (lower(r.during) at time zone 'Asia/Baghdad')::date < ${firstTillDay(venueId)} as is_before_till,
    width_bucket(lower(r.during), (select array_agg(starts_at order by place) from p)) as place
  from bookings r
  where r.venue_id = ${venueId} and r.status <> 'held' and ${mayManage(readerId, sql`${venueId}`)}
    and lower(r.during) >= ${startOf(sql`${periods[0]?.from}`)}
    and lower(r.during) < ${startOf(sql`${periods.at(-1)?.until}`)}`;

/** What the till took in each period and did not give back, without tips, which are the employees'. */
const paidBy = ({ readerId, venueId, periods }: ReportFilter) => sql`
  select width_bucket(t.day, (select array_agg("from" order by place) from p)) as place, sum(e.amount_iqd) as paid_iqd
  from ledger_transactions t join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id
  where t.venue_id = ${venueId} and ${mayManage(readerId, sql`${venueId}`)} and coalesce(t.booking_id, t.course_id) is not null
    and t.day >= ${periods[0]?.from} and t.day < ${periods.at(-1)?.until} and e.account in ('cash', 'card', 'wallet', 'tips')
  group by 1`;

/** The first visit of each customer of the bookings `b`: looked up for these alone, not for all the venue ever had. */
const firstCompleted = (venueId: number) => sql`
  select c.customer_id, v.first_at
  from (select distinct customer_id from b where status = 'completed' and customer_id is not null) c,
    lateral (
      select lower(during) as first_at from bookings
      where venue_id = ${venueId} and customer_id = c.customer_id and status = 'completed'
      order by lower(during) limit 1) v`;
