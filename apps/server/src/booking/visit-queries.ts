import type { PriceTrail } from '@tajmeelspot/contract/booking/shape.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { tends } from '#app/venues/member-queries.ts';

/** One treatment of a booking; instants in milliseconds since 1970. */
type ItemRow = {
  id: number;
  service_id: number;
  service_title: string;
  /** Whether the listing and the line of its price list are still offered. */
  is_offered: boolean;
  pricing_item_id: number | null;
  pricing_title: string;
  employee_id: number;
  employee_name: string;
  starts_at: number;
  duration: number;
  price: number;
  price_trail: PriceTrail | null;
};

/** A booking with all its treatments, texts in one language; times still instants. */
export type VisitRow = {
  id: number;
  establishment_id: number;
  /** Null: a guest without an account. */
  customer_id: number | null;
  customer_name: string;
  customer_phone: string | null;
  origin: 'site' | 'house';
  checked_in_at: Date | null;
  notes: string;
  status: string;
  answer_by: Date;
  created_at: Date;
  starts_at: Date;
  ends_at: Date;
  sequence: number;
  coupon_code: string | null;
  for_woman: boolean;
  female_staff: boolean;
  confirmed_coming_at: Date | null;
  cancel_hours: number;
  picture: string | null;
  establishment_name: string;
  establishment_address: string;
  establishment_phone: string | null;
  establishment_email: string | null;
  /** What the house tells its guests; null where it says nothing. */
  guest_note: string | null;
  mail_requests: boolean;
  items: ItemRow[];
  proposal: { id: number; by_vendor: boolean; starts_at: number; employee: Named | null; expires_at: number } | null;
};

type Named = { id: number; name: string };

/** A customer's bookings, latest start first; at most 200. */
export const listVisitsOfCustomer = (db: Database, language: Language, customerId: number, now: Date) =>
  listVisits(db, language, now, sql`b.customer_id = ${customerId}`);

/** A booking of a customer, or of a house that the reader acts for. */
export async function findVisit(db: Database, language: Language, readerId: number, id: number, now: Date) {
  const mine = sql`(b.customer_id = ${readerId} or ${tends(readerId)})`;
  return (await listVisits(db, language, now, sql`b.id = ${id} and ${mine}`))[0];
}

/** Any booking, for news of it that go to its customer and its house alone. */
export async function findVisitForNews(db: Database, language: Language, id: number, now: Date) {
  return (await listVisits(db, language, now, sql`b.id = ${id}`))[0];
}

/** What starts in a house between two instants and is held, for news that go to the house alone; latest start first. */
export const listVisitsOfDay = (
  db: Database,
  language: Language,
  house: number,
  { from, to }: { from: Date; to: Date },
  now: Date,
) =>
  listVisits(
    db,
    language,
    now,
    sql`b.establishment_id = ${house} and b.status in ('pending', 'confirmed')
      and lower(b.during) >= ${from} and lower(b.during) < ${to}`,
  );

/** What a calendar shows of a customer: what starts after an instant and was ever settled or still may be. */
export const listVisitsSince = (db: Database, language: Language, customerId: number, since: Date, now: Date) =>
  listVisits(
    db,
    language,
    now,
    sql`b.customer_id = ${customerId} and lower(b.during) >= ${since} and b.status not in ('declined', 'expired')`,
  );

/** Bookings that meet a condition on `b`, their house `e` or their treatments together `i`, latest start first. */
export async function listVisits(db: Database, language: Language, now: Date, which: RawBuilder<unknown>, most = 200) {
  const found = await sql<VisitRow>`
    select b.id, b.establishment_id, b.customer_id, b.customer_name, b.customer_phone, b.origin, b.checked_in_at, b.notes,
      b.status, b.answer_by,
      b.created_at, lower(b.during) as starts_at, i.ends_at, b.sequence, b.coupon_code, b.for_woman, b.female_staff, b.confirmed_coming_at,
      e.cancel_hours, s.images[1] as picture, in_language(e.name, ${language}) as establishment_name,
      in_language(e.address, ${language}) || ${language === 'en' ? ', ' : '، '} || in_language(y.name, ${language})
        as establishment_address,
      e.phone as establishment_phone, e.email as establishment_email, in_language(e.guest_note, ${language}) as guest_note,
      e.mail_requests, i.items, p.proposal
    from bookings b
      join services s on s.id = b.service_id
      join establishments e on e.id = b.establishment_id
      join cities y on y.id = e.city_id
      cross join lateral (${itemsOf(language)}) i
      left join lateral (${proposalOf(language, now)}) p on true
    where (b.basket_id is null or b.basket_id = b.id) and ${which}
    order by lower(b.during) desc, b.id desc limit ${most}`.execute(db);
  return found.rows;
}

const milliseconds = (of: RawBuilder<unknown>) => sql`(extract(epoch from ${of}) * 1000)::bigint`;

const itemsOf = (language: Language) => sql`
  select max(upper(r.during)) as ends_at, jsonb_agg(jsonb_build_object('id', r.id, 'service_id', r.service_id,
    'service_title', in_language(t.title, ${language}),
    'is_offered', t.status = 'published' and r.pricing_item_id is not null, 'pricing_item_id', r.pricing_item_id,
    'pricing_title', in_language(r.pricing_title, ${language}), 'employee_id', r.employee_id,
    'employee_name', in_language(m.name, ${language}), 'starts_at', ${milliseconds(sql`lower(r.during)`)},
    'duration', r.duration_minutes, 'price', r.price_iqd, 'price_trail', r.price_trail)
    order by lower(r.during), r.id) as items
  from bookings r join services t on t.id = r.service_id join employees m on m.id = r.employee_id
  where r.establishment_id = b.establishment_id and (r.id = b.id or r.basket_id = b.id)`;

const proposalOf = (language: Language, now: Date) => sql`
  select jsonb_build_object('id', o.id, 'by_vendor', o.by_vendor, 'starts_at', ${milliseconds(sql`o.starts_at`)},
    'expires_at', ${milliseconds(sql`o.expires_at`)}, 'employee', case when w.id is not null then
      jsonb_build_object('id', w.id, 'name', in_language(w.name, ${language})) end) as proposal
  from booking_proposals o left join employees w on w.id = o.employee_id
  where o.establishment_id = b.establishment_id and o.booking_id = b.id and o.state = 'open'
    and o.expires_at > ${now} and b.status in ('pending', 'confirmed')`;

/** A step of a booking's history. */
export type EventRow = {
  verb: string | null;
  status: string;
  actor_id: number | null;
  reason: string | null;
  created_at: Date;
};

/** The history of a booking, oldest first. */
export const listEvents = (db: Database, establishmentId: number, id: number): Promise<EventRow[]> =>
  db
    .selectFrom('booking_events')
    .select(['verb', 'status', 'actor_id', 'reason', sql<Date>`created_at`.as('created_at')])
    .where('establishment_id', '=', establishmentId)
    .where('booking_id', '=', id)
    .orderBy('id')
    .execute();

/** What became of somebody's bookings. */
type KeptRow = { customerId: number; completed: number; lateCancelled: number; noShow: number };

/**
 * What became of some customers' bookings at all houses: late is what was cancelled less than so many hours before.
 * Customers without any are left out.
 */
export async function countKept(db: Database, customerIds: readonly number[], lateHours: number): Promise<KeptRow[]> {
  const found = await sql<KeptRow>`
    select b.customer_id as "customerId", (count(*) filter (where b.status = 'completed'))::int as completed,
      (count(*) filter (where b.status = 'no_show'))::int as "noShow",
      (count(*) filter (where b.status = 'cancelled' and exists (
        select from booking_events v where v.establishment_id = b.establishment_id and v.booking_id = b.id
          and v.status = 'cancelled' and (v.actor_id = b.customer_id or v.verb = 'release')
          and v.created_at > lower(b.during) - make_interval(hours => ${lateHours})
      )))::int as "lateCancelled"
    from bookings b where b.customer_id = any(${[...new Set(customerIds)]}) and (b.basket_id is null or b.basket_id = b.id)
    group by b.customer_id`.execute(db);
  return found.rows;
}
