import type { OfferState } from '@tajmeelspot/contract/booking/waiting.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** An offer as the tables hold it; instants in milliseconds since 1970. */
type OfferJson = { id: number; state: OfferState; starts_at: number; expires_at: number; price: number };

/** What somebody waits for, texts in one language. */
export type WaitRow = {
  id: number;
  service_id: number;
  service_title: string;
  picture: string | null;
  establishment_name: string;
  establishment_address: string;
  establishment_phone: string | null;
  pricing_item_id: number;
  pricing_title: string;
  duration: number;
  employee: { id: number; name: string } | null;
  for_woman: boolean;
  female_staff: boolean;
  customer_name: string;
  first_on: string;
  last_on: string;
  earliest_minute: number;
  latest_minute: number;
  created_at: Date;
  offer: OfferJson | null;
};

/** What a customer waits for, oldest first, without what is over by a day (YYYY-MM-DD). */
export const listWaits = (db: Database, language: Language, customerId: number, today: string) =>
  readWaits(db, language, sql`w.customer_id = ${customerId} and w.ended_at is null and w.last_on >= ${today}`);

/** One wait of a customer, also an ended one. */
export async function findWait(db: Database, language: Language, customerId: number, id: number) {
  return (await readWaits(db, language, sql`w.customer_id = ${customerId} and w.id = ${id}`))[0];
}

async function readWaits(db: Database, language: Language, which: RawBuilder<unknown>): Promise<WaitRow[]> {
  const found = await sql<WaitRow>`
    select w.id, w.service_id, in_language(s.title, ${language}) as service_title, s.images[1] as picture,
      in_language(e.name, ${language}) as establishment_name,
      in_language(e.address, ${language}) || ${language === 'en' ? ', ' : '، '} || in_language(y.name, ${language})
        as establishment_address,
      e.phone as establishment_phone, w.pricing_item_id, in_language(i.title, ${language}) as pricing_title,
      i.duration_minutes as duration,
      case when p.id is not null then jsonb_build_object('id', p.id, 'name', in_language(p.name, ${language})) end
        as employee,
      w.for_woman, w.female_staff, w.customer_name, w.first_on, w.last_on, w.earliest_minute, w.latest_minute,
      w.created_at, o.offer
    from waits w
      join services s on s.id = w.service_id
      join establishments e on e.id = w.establishment_id
      join cities y on y.id = e.city_id
      join pricing_items i on i.id = w.pricing_item_id
      left join employees p on p.id = w.employee_id
      left join lateral (
        select jsonb_build_object('id', l.id, 'state', l.state, 'price', l.price_iqd,
          'starts_at', (extract(epoch from l.starts_at) * 1000)::bigint,
          'expires_at', (extract(epoch from l.expires_at) * 1000)::bigint) as offer
        from wait_offers l where l.wait_id = w.id order by l.id desc limit 1) o on true
    where ${which} order by w.id`.execute(db);
  return found.rows;
}

/** What somebody begins to wait for. */
export type NewWait = {
  customer_id: number;
  establishment_id: number;
  service_id: number;
  pricing_item_id: number;
  employee_id: number | null;
  for_woman: boolean;
  female_staff: boolean;
  customer_name: string;
  first_on: string;
  last_on: string;
  earliest_minute: number;
  latest_minute: number;
  known_starts: number[];
  created_at: Date;
  looked_at: Date;
};

/** Has other requests of a customer wait until the end of the transaction, and ends what is over by a day. */
export async function lockCustomer(db: Database, customerId: number, today: string, now: Date): Promise<void> {
  await sql`select from users where id = ${customerId} for no key update`.execute(db);
  await endOver(db, today, now, customerId);
}

/** What a customer waits for now: how many, and the one with the same line and person. */
export async function findTwin(db: Database, { customer_id, pricing_item_id, employee_id }: NewWait) {
  const found = await sql<{ count: number; twin: number | null }>`
    select count(*)::int as count, max(id) filter (where pricing_item_id = ${pricing_item_id}
      and employee_id is not distinct from ${employee_id}::bigint) as twin
    from waits where customer_id = ${customer_id} and ended_at is null`.execute(db);
  return found.rows[0] ?? { count: 0, twin: null };
}

/** Enters a wait; gives its id. */
export async function insertWait(db: Database, wait: NewWait): Promise<number> {
  const added = await db.insertInto('waits').values(wait).returning('id').executeTakeFirstOrThrow();
  return added.id;
}

/** Gives a wait other days and wishes. */
export const updateWait = (db: Database, id: number, wait: Omit<NewWait, 'created_at'>) =>
  db.updateTable('waits').set(wait).where('id', '=', id).where('ended_at', 'is', null).execute();

/** Ends a customer's wait; undefined where there is none that is open. */
export async function endWait(db: Database, customerId: number, id: number, why: 'booked' | 'left', now: Date) {
  const ended = await db
    .updateTable('waits')
    .set({ ended_at: now, why })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .returning(['id', 'establishment_id'])
    .executeTakeFirst();
  return ended;
}

/** Ends every wait whose last day is before a day (YYYY-MM-DD), or those of one customer. */
export const endOver = (db: Database, today: string, now: Date, customerId: number | null = null) =>
  sql`update waits set ended_at = ${now}, why = 'over' where ended_at is null and last_on < ${today}
    and (${customerId}::bigint is null or customer_id = ${customerId})`.execute(db);
