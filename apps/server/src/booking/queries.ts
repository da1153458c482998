import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** A part of an employee's time that a booking holds, with that booking's start; minutes since 1970. */
type HeldRow = { employeeId: number; startsAt: number; from: number; to: number };

/**
 * Held time of the people of one establishment each, between two instants, in order. Unanswered requests past their time
 * hold none.
 */
export async function listHeld(
  db: Database,
  establishmentIds: readonly number[],
  from: Date,
  to: Date,
  now: Date,
): Promise<Map<number, HeldRow[]>> {
  const found = await sql<HeldRow & { establishmentId: number }>`
    select establishment_id as "establishmentId", employee_id as "employeeId",
      (extract(epoch from lower(during)) / 60)::int as "startsAt",
      (extract(epoch from lower(part)) / 60)::int as "from", (extract(epoch from upper(part)) / 60)::int as "to"
    from bookings, unnest(blocked) part
    where establishment_id = any(${[...new Set(establishmentIds)]}) and blocked && tstzrange(${from}, ${to})
      and (status = 'confirmed' or status = 'pending' and answer_by > ${now})
    order by lower(part), employee_id`.execute(db);
  return Map.groupBy(found.rows, ({ establishmentId }) => establishmentId);
}

/** Lets go of requests that nobody answered in time where they overlap what a new booking would hold. */
export async function expireUnanswered(
  db: Database,
  { establishment_id: establishmentId, employee_id: employeeId, blocked, created_at: now }: NewBooking,
): Promise<void> {
  await sql`
    with expired as (
      update bookings set status = 'expired'
      where establishment_id = ${establishmentId} and employee_id = ${employeeId} and status = 'pending'
        and answer_by <= ${now} and blocked && ${multirange(blocked)}
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
  /** What nobody else can have of the employee. */
  blocked: readonly { from: Date; to: Date }[];
  answer_by: Date;
  idempotency_key: string | null;
  request_hash: Buffer;
  created_at: Date;
};

/** Enters a pending booking with its first event; undefined where the time or the key is taken. Never waits in a deadlock. */
export async function insertBooking(db: Database, given: NewBooking): Promise<number | undefined> {
  const { starts_at, ends_at, blocked, pricing_title, ...columns } = given;
  const found = await db
    .insertInto('bookings')
    .values({
      ...columns,
      pricing_title: JSON.stringify(pricing_title),
      during: sql`tstzrange(${starts_at}, ${ends_at})`,
      blocked: multirange(blocked),
      status: 'pending',
    })
    // Without a target it covers the key and the constraint; a plain insert would wait for its rivals in a deadlock.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (found) await insertEvent(db, { ...given, booking_id: found.id, status: 'pending', actor_id: given.customer_id });
  return found?.id;
}

const multirange = (parts: NewBooking['blocked']) =>
  sql<string>`tstzmultirange(${sql.join(parts.map(({ from, to }) => sql`tstzrange(${from}, ${to})`))})`;

type NewEvent = { establishment_id: number; booking_id: number; status: string; actor_id: number; created_at: Date };

const insertEvent = (db: Database, { establishment_id, booking_id, status, actor_id, created_at }: NewEvent) =>
  db.insertInto('booking_events').values({ establishment_id, booking_id, status, actor_id, created_at }).execute();

/** How many bookings of a house, and of one employee, start between two instants and hold their time. */
export async function countHolding(
  db: Database,
  { establishment_id, employee_id, created_at }: NewBooking,
  from: Date,
  to: Date,
): Promise<{ ofHouse: number; own: number }> {
  const found = await sql<{ ofHouse: number; own: number }>`
    select count(*)::int as "ofHouse", (count(*) filter (where employee_id = ${employee_id}))::int as own
    from bookings
    where establishment_id = ${establishment_id} and lower(during) >= ${from} and lower(during) < ${to}
      and blocked && tstzrange(${from}, ${to})
      and (status = 'confirmed' or status = 'pending' and answer_by > ${created_at})`.execute(db);
  return found.rows[0] ?? { ofHouse: 0, own: 0 };
}

/** Makes those who book at a house that limits its bookings a day wait for each other until the transaction ends. */
export async function lockHouse(db: Database, establishmentId: number): Promise<void> {
  await sql`select from establishments where id = ${establishmentId} for no key update`.execute(db);
}

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
