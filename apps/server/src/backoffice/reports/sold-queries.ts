import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { mayManage } from '#app/venues/members/member-queries.ts';

/** Some days of a venue that a user manages: the first (YYYY-MM-DD) and the one after the last. */
export type SoldFilter = {
  readonly readerId: number;
  readonly venueId: number;
  readonly from: string;
  readonly until: string;
};

/** How often something was given, and what it brought: less discounts and what was given back. */
export type SoldRow = {
  /** What is told apart: treatments, who gave them, where they were booked, the weekday (ISO) or the hour of the start. */
  kind: 'treatment' | 'employee' | 'source' | 'weekday' | 'hour';
  /** Id of the service or the employee, where it was booked, or the number of the weekday or hour. */
  key: string;
  /** Of a treatment. */
  title: string | null;
  done: number;
  revenue_iqd: number;
};

/** The day of the first entry in the till of a venue; bookings before it brought their price. */
export const firstTillDay = (venueId: number): RawBuilder<string> => sql<string>`coalesce(
  (select min(day) from ledger_transactions where venue_id = ${venueId}), 'infinity'::date)`;

/** What was given, told apart in each way, those first that brought most. */
export async function listSold(db: Database, language: Language, filter: SoldFilter): Promise<SoldRow[]> {
  const found = await sql<SoldRow>`
    select case 0 when grouping(service_id) then 'treatment' when grouping(employee_id) then 'employee'
        when grouping(origin) then 'source' when grouping(weekday) then 'weekday' else 'hour' end as kind,
      coalesce(service_id::text, employee_id::text, origin, weekday::text, hour::text) as key, title,
      sum(done)::int as done, sum(iqd)::bigint as revenue_iqd
    from (
      select service_id, in_language(treatment_title, ${language}) as title, employee_id, origin,
        extract(isodow from starts_at)::int as weekday, extract(hour from starts_at)::int as hour, done, iqd
      from (${actsOf(filter)}) acts) keyed
    group by grouping sets ((service_id, title), (employee_id), (origin), (weekday), (hour))
    having sum(done) > 0 or sum(iqd) <> 0
    order by revenue_iqd desc, done desc, title, service_id, employee_id`.execute(db);
  return found.rows;
}

const inBaghdad = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Asia/Baghdad')`;
export const dayOf = (moment: RawBuilder<unknown>) => sql`${inBaghdad(moment)}::date`;
export const startOf = (day: string | undefined) => sql`(${day}::timestamp at time zone 'Asia/Baghdad')`;

/** Whether a booking starts on one of some days, of which the last is not included. */
export const startsWithin = (from: string | undefined, until: string) =>
  sql`lower(during) >= ${startOf(from)} and lower(during) < ${startOf(until)}`;

/** Treatments that were given in the days, and entries about them that the till has of these days. */
const actsOf = ({ readerId, venueId, from, until }: SoldFilter) => sql`
  select b.service_id, b.treatment_title, b.employee_id, b.origin, ${inBaghdad(sql`lower(b.during)`)} as starts_at, 1 as done,
    case when ${dayOf(sql`lower(b.during)`)} < ${firstTillDay(venueId)} then b.price_iqd else 0 end as iqd
  from bookings b
  where b.venue_id = ${venueId} and ${mayManage(readerId, sql`${venueId}`)} and b.status = 'completed'
    and ${startsWithin(from, until)}
  union all
  select b.service_id, b.treatment_title, b.employee_id, b.origin, ${inBaghdad(sql`lower(b.during)`)}, 0, -e.amount_iqd
  from ledger_transactions t join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id
    join bookings b on b.venue_id = e.venue_id and b.id = e.item_id
  where t.venue_id = ${venueId} and ${mayManage(readerId, sql`${venueId}`)}
    and t.day >= ${from} and t.day < ${until} and e.account in ('treatments', 'discounts', 'refunds')`;
