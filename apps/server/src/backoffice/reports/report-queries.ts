import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { mayManage } from '#app/venues/members/member-queries.ts';
import { dayOf, firstTillDay, startOf, startsWithin } from './sold-queries.ts';

/** Periods of a venue that a user manages, one after the other: their first days (YYYY-MM-DD), and the day after the last. */
export type ReportFilter = {
  readonly readerId: number;
  readonly venueId: number;
  readonly firstDays: readonly string[];
  readonly until: string;
};

/** What the bookings of a period came to; its place among the periods begins with 1. */
export type FiguresRow = {
  /** Null for all periods but the first as one: the one that they are compared with. */
  place: number | null;
  bookings: number;
  done: number;
  no_shows: number;
  cancelled: number;
  /** The price of what took place before the venue had a till. */
  earned_iqd: number;
  booked_minutes: number;
  lead_hours: number | null;
  customers: number;
};

/** A number of a period. */
export type PlacedNumber = { place: number; value: number };

/** The periods that have bookings, and all but the first as one; a booking of several treatments counts once. */
export async function listFigures(db: Database, { readerId, venueId, firstDays, until }: ReportFilter) {
  const found = await sql<FiguresRow>`
    select place,
      (count(*) filter (where is_head))::int as bookings,
      (count(*) filter (where is_head and status = 'completed'))::int as done,
      (count(*) filter (where is_head and status = 'no_show'))::int as no_shows,
      (count(*) filter (where is_head and status = 'cancelled'))::int as cancelled,
      coalesce(sum(price_iqd) filter (where status = 'completed' and day < ${firstTillDay(venueId)}), 0)::bigint as earned_iqd,
      coalesce(sum(duration_minutes) filter (where status in ('confirmed', 'completed', 'no_show')), 0)::int as booked_minutes,
      round((percentile_cont(0.5) within group (order by lead_hours)
        filter (where is_head and customer_id is not null))::numeric)::int as lead_hours,
      (count(distinct customer_id) filter (where status = 'completed'))::int as customers
    from (
      select *, ${placeOf(sql`day`, firstDays)} as place
      from (
        select first_item_id is null or first_item_id = id as is_head, status, price_iqd, duration_minutes, customer_id,
          extract(epoch from lower(during) - created_at) / 3600 as lead_hours, ${dayOf(sql`lower(during)`)} as day
        from bookings
        where venue_id = ${venueId} and status <> 'held' and ${mayManage(readerId, sql`${venueId}`)}
          and ${startsWithin(firstDays[0], until)}) own) placed
    group by grouping sets ((place), (place > 1))
    having place is not null or place > 1`.execute(db);
  return found.rows;
}

/** How many customers came for the first time, by the period of their first visit. */
export async function listNewCustomers(db: Database, { readerId, venueId, firstDays, until }: ReportFilter) {
  const found = await sql<PlacedNumber>`
    select ${placeOf(dayOf(sql`first_at`), firstDays)} as place, count(*)::int as value
    from (
      select distinct customer_id from bookings
      where venue_id = ${venueId} and status = 'completed' and customer_id is not null
        and ${mayManage(readerId, sql`${venueId}`)} and ${startsWithin(firstDays[0], until)}) c,
      lateral (
        select lower(during) as first_at from bookings
        where venue_id = ${venueId} and customer_id = c.customer_id and status = 'completed'
        order by lower(during) limit 1) first_visit
    where first_at >= ${startOf(firstDays[0])}
    group by 1`.execute(db);
  return found.rows;
}

/** What the till took in each period and did not give back, without tips, which are the employees'. */
export async function listPaid(db: Database, { readerId, venueId, firstDays, until }: ReportFilter) {
  const found = await sql<PlacedNumber>`
    select ${placeOf(sql`t.day`, firstDays)} as place, sum(e.amount_iqd)::bigint as value
    from ledger_transactions t join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id
    where t.venue_id = ${venueId} and ${mayManage(readerId, sql`${venueId}`)}
      and coalesce(t.booking_id, t.course_id) is not null
      and t.day >= ${firstDays[0]} and t.day < ${until} and e.account in ('cash', 'card', 'wallet', 'tips')
    group by 1`.execute(db);
  return found.rows;
}

/** Looked up: a join would compare all with all. */
const placeOf = (day: RawBuilder<unknown>, firstDays: readonly string[]) =>
  sql`width_bucket(${day}, ${firstDays}::date[])`;
