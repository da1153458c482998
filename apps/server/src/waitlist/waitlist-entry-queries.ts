import type { WaitlistOfferState } from '@tajmeelspot/contract/waitlist.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** An offer as JSON; instants in milliseconds since 1970. */
type WaitlistOfferJson = {
  id: number;
  state: WaitlistOfferState;
  starts_at: number;
  expires_at: number;
  price: number;
};

/** A waitlist entry with its latest offer, texts in one language. */
export type WaitlistEntryRow = {
  id: number;
  service_id: number;
  service_title: string;
  picture: string | null;
  venue_name: string;
  venue_address: string;
  venue_phone: string | null;
  treatment_id: number;
  treatment_title: string;
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
  offer: WaitlistOfferJson | null;
};

/** The open entries of a customer whose last day is a day (YYYY-MM-DD) or later, oldest first. */
export const listWaitlistEntries = (db: Database, language: Language, customerId: number, today: string) =>
  readWaitlistEntries(
    db,
    language,
    sql`w.customer_id = ${customerId} and w.ended_at is null and w.last_on >= ${today}`,
  );

/** One entry of a customer, also an ended one. */
export async function findWaitlistEntry(db: Database, language: Language, customerId: number, id: number) {
  return (await readWaitlistEntries(db, language, sql`w.customer_id = ${customerId} and w.id = ${id}`))[0];
}

async function readWaitlistEntries(
  db: Database,
  language: Language,
  which: RawBuilder<unknown>,
): Promise<WaitlistEntryRow[]> {
  const found = await sql<WaitlistEntryRow>`
    select w.id, w.service_id, in_language(s.title, ${language}) as service_title, s.images[1] as picture,
      in_language(e.name, ${language}) as venue_name,
      in_language(e.address, ${language}) || ${language === 'en' ? ', ' : '، '} || in_language(y.name, ${language})
        as venue_address,
      e.phone as venue_phone, w.treatment_id, in_language(i.title, ${language}) as treatment_title,
      i.duration_minutes as duration,
      case when p.id is not null then jsonb_build_object('id', p.id, 'name', in_language(p.name, ${language})) end
        as employee,
      w.for_woman, w.female_staff, w.customer_name, w.first_on, w.last_on, w.earliest_minute, w.latest_minute,
      w.created_at, o.offer
    from waitlist_entries w
      join services s on s.id = w.service_id
      join venues e on e.id = w.venue_id
      join cities y on y.id = e.city_id
      join treatments i on i.id = w.treatment_id
      left join employees p on p.id = w.employee_id
      left join lateral (
        select jsonb_build_object('id', l.id, 'state', l.state, 'price', l.price_iqd,
          'starts_at', (extract(epoch from l.starts_at) * 1000)::bigint,
          'expires_at', (extract(epoch from l.expires_at) * 1000)::bigint) as offer
        from waitlist_offers l where l.entry_id = w.id order by l.id desc limit 1) o on true
    where ${which} order by w.id`.execute(db);
  return found.rows;
}

/** A new waitlist entry, by column. */
export type NewWaitlistEntry = {
  customer_id: number;
  venue_id: number;
  service_id: number;
  treatment_id: number;
  employee_id: number | null;
  for_woman: boolean;
  female_staff: boolean;
  customer_name: string;
  first_on: string;
  last_on: string;
  earliest_minute: number;
  latest_minute: number;
  known_slots: number[];
  created_at: Date;
  checked_at: Date;
};

/**
 * Locks a customer until the transaction ends, and ends the customer's entries whose last day is before a day
 * (YYYY-MM-DD).
 */
export async function lockCustomer(db: Database, customerId: number, today: string, now: Date): Promise<void> {
  await sql`select from users where id = ${customerId} for no key update`.execute(db);
  await endPastEntries(db, today, now, customerId);
}

/** How many open entries a customer has, and the one for the same treatment and employee (null: none). */
export async function findSameEntry(db: Database, { customer_id, treatment_id, employee_id }: NewWaitlistEntry) {
  const found = await sql<{ count: number; twin: number | null }>`
    select count(*)::int as count, max(id) filter (where treatment_id = ${treatment_id}
      and employee_id is not distinct from ${employee_id}::bigint) as twin
    from waitlist_entries where customer_id = ${customer_id} and ended_at is null`.execute(db);
  return found.rows[0] ?? { count: 0, twin: null };
}

/** Inserts an entry; gives its id. */
export async function insertWaitlistEntry(db: Database, entry: NewWaitlistEntry): Promise<number> {
  const added = await db.insertInto('waitlist_entries').values(entry).returning('id').executeTakeFirstOrThrow();
  return added.id;
}

/** Changes an open entry. */
export const updateWaitlistEntry = (db: Database, id: number, entry: Omit<NewWaitlistEntry, 'created_at'>) =>
  db.updateTable('waitlist_entries').set(entry).where('id', '=', id).where('ended_at', 'is', null).execute();

/** Ends an open entry of a customer; undefined where there is none. */
export async function endWaitlistEntry(
  db: Database,
  customerId: number,
  id: number,
  why: 'booked' | 'left',
  now: Date,
) {
  const ended = await db
    .updateTable('waitlist_entries')
    .set({ ended_at: now, end_reason: why })
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .returning(['id', 'venue_id'])
    .executeTakeFirst();
  return ended;
}

/** Ends every entry whose last day is before a day (YYYY-MM-DD), or those of one customer. */
export const endPastEntries = (db: Database, today: string, now: Date, customerId: number | null = null) =>
  sql`update waitlist_entries set ended_at = ${now}, end_reason = 'over' where ended_at is null and last_on < ${today}
    and (${customerId}::bigint is null or customer_id = ${customerId})`.execute(db);
