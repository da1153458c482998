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
type SoldRow = { done: number; revenue_iqd: number };

/** The day of the first entry in the till of a venue; bookings before it brought their price. */
export const firstTillDay = (venueId: number): RawBuilder<string> => sql<string>`coalesce(
  (select min(day) from ledger_transactions where venue_id = ${venueId}), 'infinity'::date)`;

const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone 'Asia/Baghdad')::date`;

/** The treatments that brought most, at most ten. */
export async function listBestTreatments(db: Database, language: Language, filter: SoldFilter) {
  const found = await sql<SoldRow & { service_id: number; title: string }>`
    select service_id, in_language(treatment_title, ${language}) as title, ${sums}
    from (${actsOf(filter)}) acts group by 1, 2 having sum(done) > 0 or sum(iqd) <> 0
    order by revenue_iqd desc, done desc, title limit 10`.execute(db);
  return found.rows;
}

/** What each employee gave, those who brought most first. */
export async function listByEmployee(db: Database, language: Language, filter: SoldFilter) {
  const found = await sql<SoldRow & { id: number; name: string }>`
    select p.id, in_language(p.name, ${language}) as name, ${sums}
    from (${actsOf(filter)}) acts join employees p on p.id = acts.employee_id
    group by p.id order by revenue_iqd desc, done desc, p.id`.execute(db);
  return found.rows;
}

/** What was given by where it was booked, by weekday (ISO) and by hour of the start. */
export async function listByKey(db: Database, filter: SoldFilter, key: 'origin' | 'weekday' | 'hour') {
  const keys = {
    origin: sql`origin`,
    weekday: sql`extract(isodow from starts_at at time zone 'Asia/Baghdad')::int::text`,
    hour: sql`extract(hour from starts_at at time zone 'Asia/Baghdad')::int::text`,
  };
  const found = await sql<SoldRow & { key: string }>`
    select ${keys[key]} as key, ${sums} from (${actsOf(filter)}) acts
    group by 1 having sum(done) > 0 or sum(iqd) <> 0 order by length(${keys[key]}), 1`.execute(db);
  return found.rows;
}

const sums = sql`sum(done)::int as done, sum(iqd)::bigint as revenue_iqd`;

/** Treatments that were given in the days, and entries about them that the till has of these days. */
const actsOf = ({ readerId, venueId, from, until }: SoldFilter) => sql`
  select b.service_id, b.treatment_title, b.employee_id, b.origin, lower(b.during) as starts_at, 1 as done,
    case when ${dayOf(sql`lower(b.during)`)} < ${firstTillDay(venueId)} then b.price_iqd else 0 end as iqd
  from bookings b
  where b.venue_id = ${venueId} and ${mayManage(readerId, sql`${venueId}`)} and b.status = 'completed'
    and lower(b.during) >= ${from}::timestamp at time zone 'Asia/Baghdad'
    and lower(b.during) < ${until}::timestamp at time zone 'Asia/Baghdad'
  union all
  select b.service_id, b.treatment_title, b.employee_id, b.origin, lower(b.during), 0, -e.amount_iqd
  from ledger_transactions t join ledger_entries e on e.venue_id = t.venue_id and e.transaction_id = t.id
    join bookings b on b.venue_id = e.venue_id and b.id = e.item_id
  where t.venue_id = ${venueId} and ${mayManage(readerId, sql`${venueId}`)}
    and t.day >= ${from} and t.day < ${until} and e.account in ('treatments', 'discounts', 'refunds')`;
