import type { BookingStatus } from '@tajmeelspot/contract/booking/shape.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { tends } from '#app/venues/member-queries.ts';
import { listVisits, type VisitRow } from './visit-queries.ts';

/** Bookings of a house over some time, those of every state or those alone that stand. */
export type HouseTime = {
  readonly house: number;
  readonly from: Date;
  readonly to: Date;
  readonly isAll: boolean;
  readonly now: Date;
};

/** What a house has for a reader between two instants, latest start first; at most 5000. */
export function listVisitsOfHouse(
  db: Database,
  language: Language,
  readerId: number,
  { house, from, to, isAll, now }: HouseTime,
): Promise<VisitRow[]> {
  const stands = isAll
    ? sql`true`
    : sql`(b.status in ('confirmed', 'completed', 'no_show') or b.status = 'pending' and b.answer_by > ${now})`;
  // What began the day before can reach past midnight.
  const which = sql`b.establishment_id = ${house} and ${tends(readerId)} and ${stands}
    and lower(b.during) >= ${from}::timestamptz - interval '1 day' and lower(b.during) < ${to} and i.ends_at > ${from}`;
  return listVisits(db, language, now, which, 5000);
}

/** What waits for the answer of a house, as far as a reader sees it, latest start first; at most 1000. */
export function listRequestsOfHouse(
  db: Database,
  language: Language,
  readerId: number,
  house: number,
  now: Date,
): Promise<VisitRow[]> {
  // Nobody is left to answer once it should have begun: what is past is not looked at.
  const which = sql`b.establishment_id = ${house} and ${tends(readerId)} and b.status = 'pending'
    and b.answer_by > ${now} and lower(b.during) > ${now}`;
  return listVisits(db, language, now, which, 1000);
}

/** A line of a price list as a house's desk shows it. */
type OfferRow = {
  service: { id: number; title: string };
  pricing_item_id: number;
  title: string;
  duration: number;
  price: number;
  employee_ids: number[];
};

/** Every line that a house offers, in the order of its lists; of one person only what they give. At most 1000. */
export async function listOffersOfHouse(db: Database, language: Language, house: number, employeeId: number | null) {
  const found = await sql<OfferRow>`
    select jsonb_build_object('id', s.id, 'title', in_language(s.title, ${language})) as service,
      i.id as pricing_item_id, in_language(i.title, ${language}) as title, i.duration_minutes as duration,
      final_price(i.price_iqd, i.discount_percent) as price,
      coalesce((select jsonb_agg(p.id order by p.position, p.id) from service_employees se
        join employees p on p.id = se.employee_id and p.is_active where se.service_id = s.id
          and (${employeeId}::bigint is null or p.id = ${employeeId})), '[]') as employee_ids
    from services s join pricing_items i on i.service_id = s.id
    where s.establishment_id = ${house} and s.status = 'published' and (${employeeId}::bigint is null or exists (
      select from service_employees se where se.service_id = s.id and se.employee_id = ${employeeId}))
    order by s.id, i.position, i.id limit 1000`.execute(db);
  return found.rows;
}

/** Which bookings of a house are meant, with the state they are in at an instant; from is included, to is not. */
export type HouseFilter = {
  readonly house: number;
  readonly now: Date;
  readonly status?: BookingStatus | undefined;
  readonly employee?: number | undefined;
  readonly service?: number | undefined;
  readonly customer?: number | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly text?: string | undefined;
};

/** Where a page goes on: the start of the last booking before it, and its id. */
export type After = { readonly key: string; readonly id: number };

type Page = { readonly after?: After | undefined; readonly limit: number };

/** A page of what a house ever had, as far as a reader sees it, latest start first. */
export function listVisitsMatching(
  db: Database,
  language: Language,
  readerId: number,
  filter: HouseFilter,
  { after, limit }: Page,
): Promise<VisitRow[]> {
  const from = after ? sql`and (lower(b.during), b.id) < (${after.key}::timestamptz, ${after.id})` : sql``;
  return listVisits(db, language, filter.now, sql`${matching(readerId, filter)} ${from}`, limit);
}

/** How many there are, counted up to `most`. */
export async function countVisitsMatching(db: Database, readerId: number, filter: HouseFilter, most: number) {
  const found = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from bookings b join establishments e on e.id = b.establishment_id
      where (b.basket_id is null or b.basket_id = b.id) and ${matching(readerId, filter)} limit ${most}) found`.execute(
    db,
  );
  return found.rows[0]?.total ?? 0;
}

/** One treatment of a booking for a spreadsheet. */
export type ExportRow = {
  id: number;
  starts_at: Date;
  duration: number;
  customer_name: string;
  treatment: string;
  employee: string;
  price: number;
  status: string;
  answer_by: Date;
  notes: string;
  created_at: Date;
};

/** The treatments of what a house ever had, as far as a reader sees it, latest booking first. */
export async function listTreatmentsMatching(
  db: Database,
  language: Language,
  readerId: number,
  filter: HouseFilter,
  most: number,
): Promise<ExportRow[]> {
  const found = await sql<ExportRow>`
    select b.id, lower(r.during) as starts_at, r.duration_minutes as duration, b.customer_name,
      in_language(r.pricing_title, ${language}) as treatment, in_language(m.name, ${language}) as employee,
      r.price_iqd as price, b.status, b.answer_by, b.notes, b.created_at
    from bookings b
      join establishments e on e.id = b.establishment_id
      join bookings r on r.establishment_id = b.establishment_id and (r.id = b.id or r.basket_id = b.id)
      join employees m on m.id = r.employee_id
    where (b.basket_id is null or b.basket_id = b.id) and ${matching(readerId, filter)}
    order by lower(b.during) desc, b.id desc, lower(r.during), r.id limit ${most}`.execute(db);
  return found.rows;
}

/** Conditions on a booking `b` of an establishment `e`. */
function matching(readerId: number, filter: HouseFilter): RawBuilder<unknown> {
  const { house, now, status, employee, service, customer, from, to, text } = filter;
  const seen = sql`case when b.status = 'pending' and b.answer_by <= ${now} then 'expired' else b.status end`;
  return sql.join(
    [
      sql`b.establishment_id = ${house} and ${tends(readerId)}`,
      ...(status === undefined ? [] : [sql`${seen} = ${status}`]),
      ...(employee === undefined ? [] : [someTreatment((t) => sql`${t}.employee_id = ${employee}`)]),
      ...(service === undefined ? [] : [someTreatment((t) => sql`${t}.service_id = ${service}`)]),
      ...(customer === undefined ? [] : [sql`b.customer_id = ${customer}`]),
      ...(from === undefined ? [] : [sql`lower(b.during) >= ${from}`]),
      ...(to === undefined ? [] : [sql`lower(b.during) < ${to}`]),
      ...(text ? [mentions(text)] : []),
    ],
    sql` and `,
  );
}

/** The others of a basket are looked up only where it is one. */
function someTreatment(which: (table: RawBuilder<unknown>) => RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(${which(sql.ref('b'))} or b.basket_id = b.id and exists (
    select from bookings t where t.establishment_id = b.establishment_id and t.basket_id = b.id and ${which(sql.ref('t'))}))`;
}

function mentions(text: string): RawBuilder<unknown> {
  const part = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const titled = (t: RawBuilder<unknown>) =>
    sql`exists (select from jsonb_each_text(${t}.pricing_title) title where title.value ilike ${part})`;
  return sql`(b.customer_name ilike ${part} or b.id::text = ${text.replace(/^#/, '')} or ${someTreatment(titled)})`;
}
