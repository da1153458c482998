import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Time of an employee that is held, minutes since 1970. */
type HeldRow = { employeeId: number; from: number; to: number };

/** Held time of some employees between two instants, minutes since 1970. Unanswered requests past their time hold none. */
export async function listBusy(
  db: Database,
  establishmentIds: readonly number[],
  from: Date,
  to: Date,
  now: Date,
): Promise<HeldRow[]> {
  const found = await sql<HeldRow>`
    select employee_id as "employeeId", (extract(epoch from lower(blocked)) / 60)::int as "from",
      (extract(epoch from upper(blocked)) / 60)::int as "to"
    from bookings
    where establishment_id = any(${[...new Set(establishmentIds)]}) and blocked && tstzrange(${from}, ${to})
      and (status = 'confirmed' or status = 'pending' and answer_by > ${now})`.execute(db);
  return found.rows;
}

/** Lets go of requests that nobody answered in time where they overlap a time of an employee. */
export async function expireUnanswered(
  db: Database,
  establishmentId: number,
  employeeId: number,
  from: Date,
  to: Date,
  now: Date,
): Promise<void> {
  await sql`
    with expired as (
      update bookings set status = 'expired'
      where establishment_id = ${establishmentId} and employee_id = ${employeeId} and status = 'pending'
        and answer_by <= ${now} and blocked && tstzrange(${from}, ${to})
      returning establishment_id, id)
    insert into booking_events (establishment_id, booking_id, status, created_at)
    select establishment_id, id, 'expired', ${now} from expired`.execute(db);
}

/** What a new booking consists of. Ranges are half open. */
export type NewBooking = {
  establishment_id: number;
  employee_id: number;
  service_id: number;
  pricing_item_id: number;
  customer_id: number;
  customer_name: string;
  notes: string;
  pricing_title: Record<string, string>;
  duration_minutes: number;
  price_iqd: number;
  starts_at: Date;
  ends_at: Date;
  blocked_until: Date;
  answer_by: Date;
  idempotency_key: string | null;
  request_hash: Buffer;
  created_at: Date;
};

/** Enters a pending booking with its first event; undefined where the time or the key is taken. Never waits in a deadlock. */
export async function insertBooking(db: Database, given: NewBooking): Promise<number | undefined> {
  const { starts_at, ends_at, blocked_until, pricing_title, ...columns } = given;
  const found = await db
    .insertInto('bookings')
    .values({
      ...columns,
      pricing_title: JSON.stringify(pricing_title),
      during: sql`tstzrange(${starts_at}, ${ends_at})`,
      blocked: sql`tstzrange(${starts_at}, ${blocked_until})`,
      status: 'pending',
    })
    // Without a target it covers the key and the constraint; a plain insert would wait for its rivals in a deadlock.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (found) await insertEvent(db, { ...given, booking_id: found.id, status: 'pending', actor_id: given.customer_id });
  return found?.id;
}

type NewEvent = { establishment_id: number; booking_id: number; status: string; actor_id: number; created_at: Date };

const insertEvent = (db: Database, { establishment_id, booking_id, status, actor_id, created_at }: NewEvent) =>
  db.insertInto('booking_events').values({ establishment_id, booking_id, status, actor_id, created_at }).execute();

/** The booking that a customer made under a key. */
export const findByKey = (db: Database, customerId: number, key: string) =>
  db
    .selectFrom('bookings')
    .select(['id', 'request_hash'])
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** A booking as its customer sees it; times still instants. */
export type BookingRow = {
  id: number;
  service_id: number;
  customer_name: string;
  duration: number;
  notes: string;
  status: string;
  pricing_item_id: number | null;
  pricing_title: string;
  price: number;
  starts_at: Date;
  answer_by: Date;
  created_at: Date;
  service_title: string;
  picture: string | null;
  establishment_name: string;
  establishment_address: string;
  establishment_phone: string | null;
  employee_id: number;
  employee_name: string;
};

/** A customer's bookings, latest start first; one of them where an id is given. At most 200. */
export async function listBookingsOfCustomer(
  db: Database,
  language: Language,
  customerId: number,
  id?: number,
): Promise<BookingRow[]> {
  const only = id === undefined ? sql`` : sql`and b.id = ${id}`;
  const found = await sql<BookingRow>`
    select b.id, b.service_id, b.customer_name, b.duration_minutes as duration, b.notes, b.status, b.pricing_item_id,
      in_language(b.pricing_title, ${language}) as pricing_title, b.price_iqd as price, lower(b.during) as starts_at,
      b.answer_by, b.created_at, in_language(s.title, ${language}) as service_title, s.images[1] as picture,
      in_language(e.name, ${language}) as establishment_name,
      in_language(e.address, ${language}) || ${language === 'en' ? ', ' : '، '} || in_language(y.name, ${language})
        as establishment_address,
      e.phone as establishment_phone, b.employee_id, in_language(p.name, ${language}) as employee_name
    from bookings b
      join services s on s.id = b.service_id
      join establishments e on e.id = b.establishment_id
      join cities y on y.id = e.city_id
      join employees p on p.id = b.employee_id
    where b.customer_id = ${customerId} ${only}
    order by lower(b.during) desc, b.id desc limit 200`.execute(db);
  return found.rows;
}
