import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
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
    ), b as materialized (${bookingsOf({ readerId, venueId, periods })}), f as materialized (${firstCompleted(venueId)})
    select p."from"::text as "from", (count(b.id) filter (where b.is_head))::int as bookings,
      (count(*) filter (where b.is_head and b.status = 'completed'))::int as done,
      (count(*) filter (where b.is_head and b.status = 'no_show'))::int as no_shows,
      (count(*) filter (where b.is_head and b.status = 'cancelled'))::int as cancelled,
      coalesce(sum(b.price_iqd) filter (where b.status = 'completed'), 0)::bigint as revenue_iqd,
      coalesce(sum(b.duration_minutes) filter (where b.status in ('confirmed', 'completed', 'no_show')), 0)::int
        as booked_minutes,
      round((percentile_cont(0.5) within group (order by extract(epoch from b.starts_at - b.created_at) / 3600)
        filter (where b.is_head and b.customer_id is not null))::numeric)::int as lead_hours,
      (count(distinct b.customer_id) filter (where b.status = 'completed' and f.first_at >= p.starts_at))::int
        as new_customers,
      (count(distinct b.customer_id) filter (where b.status = 'completed' and f.first_at < p.starts_at))::int
        as returning_customers
    from p left join b on b.place = p.place left join f on f.customer_id = b.customer_id
    group by p."from" order by p."from"`.execute(db);
  return found.rows;
}

/** Each with the place of its period among the periods `p`: looked up, for a join would compare all with all. */
const bookingsOf = ({ readerId, venueId, periods }: ReportFilter) => sql`
  select r.id, r.first_item_id is null or r.first_item_id = r.id as is_head, r.status, r.price_iqd, r.duration_minutes,
    r.customer_id, r.created_at, lower(r.during) as starts_at,
    width_bucket(lower(r.during), (select array_agg(starts_at order by place) from p)) as place
  from bookings r
  where r.venue_id = ${venueId} and r.status <> 'held' and ${mayManage(readerId, sql`${venueId}`)}
    and lower(r.during) >= ${startOf(sql`${periods[0]?.from}`)}
    and lower(r.during) < ${startOf(sql`${periods.at(-1)?.until}`)}`;

/** The first visit of each customer of the bookings `b`: looked up for these alone, not for all the venue ever had. */
const firstCompleted = (venueId: number) => sql`
  select c.customer_id, v.first_at
  from (select distinct customer_id from b where status = 'completed' and customer_id is not null) c,
    lateral (
      select lower(during) as first_at from bookings
      where venue_id = ${venueId} and customer_id = c.customer_id and status = 'completed'
      order by lower(during) limit 1) v`;

/** A treatment that was given. */
export type ReportTreatmentRow = { service_id: number; title: string; done: number; revenue_iqd: number };

/** The treatments with the highest revenue over some days, at most ten. */
export async function listBestTreatments(
  db: Database,
  language: Language,
  { readerId, venueId }: Omit<ReportFilter, 'periods'>,
  { from, until }: PeriodBounds,
): Promise<ReportTreatmentRow[]> {
  const found = await sql<ReportTreatmentRow>`
    select b.service_id, in_language(b.treatment_title, ${language}) as title, count(*)::int as done,
      sum(b.price_iqd)::bigint as revenue_iqd
    from bookings b
    where b.venue_id = ${venueId} and ${mayManage(readerId, sql`${venueId}`)} and b.status = 'completed'
      and lower(b.during) >= ${startOf(sql`${from}`)} and lower(b.during) < ${startOf(sql`${until}`)}
    group by 1, 2 order by revenue_iqd desc, done desc, title limit 10`.execute(db);
  return found.rows;
}
