import type { PriceTrail } from '@tajmeelspot/contract/booking/shape.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { multirange } from './life-queries.ts';

/** A part of an employee's time that a booking holds, with that booking's start; minutes since 1970. */
type HeldRow = { employeeId: number; startsAt: number; from: number; to: number };

/**
 * Held time of the people of one establishment each, between two instants, in order. Unanswered requests past their time
 * hold none, nor does one booking that is to be moved.
 */
export async function listHeld(
  db: Database,
  establishmentIds: readonly number[],
  from: Date,
  to: Date,
  now: Date,
  exceptVisit = 0,
): Promise<Map<number, HeldRow[]>> {
  const found = await sql<HeldRow & { establishmentId: number }>`
    select establishment_id as "establishmentId", employee_id as "employeeId",
      (extract(epoch from lower(during)) / 60)::int as "startsAt",
      (extract(epoch from lower(part)) / 60)::int as "from", (extract(epoch from upper(part)) / 60)::int as "to"
    from bookings, unnest(blocked) part
    where establishment_id = any(${[...new Set(establishmentIds)]}) and blocked && tstzrange(${from}, ${to})
      and (status = 'confirmed' or status = 'pending' and answer_by > ${now})
      and id <> ${exceptVisit} and basket_id is distinct from ${exceptVisit}
    order by lower(part), employee_id`.execute(db);
  return Map.groupBy(found.rows, ({ establishmentId }) => establishmentId);
}

/** What a new booking consists of. Ranges are half open. */
export type NewBooking = {
  establishment_id: number;
  employee_id: number;
  service_id: number;
  pricing_item_id: number;
  /** Null: a guest without an account, whom the house enters. */
  customer_id: number | null;
  origin: 'site' | 'house';
  customer_phone: string | null;
  customer_name: string;
  notes: string;
  pricing_title: Record<string, string>;
  duration_minutes: number;
  price_iqd: number;
  price_trail: PriceTrail;
  coupon_code: string | null;
  for_woman: boolean;
  female_staff: boolean;
  status: 'pending' | 'confirmed';
  starts_at: Date;
  ends_at: Date;
  /** What nobody else can have of the employee. */
  blocked: readonly { from: Date; to: Date }[];
  answer_by: Date;
  settled_at: Date | null;
  idempotency_key: string | null;
  request_hash: Buffer | null;
  created_at: Date;
};

/** The first step of a booking and who takes it. */
type FirstStep = { readonly verb: 'place' | 'walk_in'; readonly actorId: number | null };

/**
 * Enters the treatments of a booking in their order, with its first event; undefined where a time or the key is taken, and
 * then the transaction must be rolled back. One treatment never waits in a deadlock; several can, and are tried again.
 */
export async function insertVisit(
  db: Database,
  rows: readonly NewBooking[],
  step: FirstStep,
): Promise<number | undefined> {
  const [first, ...others] = rows;
  const placed =
    first &&
    (await db
      .with('placed', (inner) => insertion(inner, first, null))
      .insertInto('booking_events')
      .columns(['establishment_id', 'booking_id', 'verb', 'status', 'actor_id', 'created_at'])
      .expression((from) =>
        from
          .selectFrom('placed')
          .select([
            'establishment_id',
            'id',
            sql<string>`${step.verb}::text`.as('verb'),
            'status',
            sql<number | null>`${step.actorId}::bigint`.as('actor_id'),
            'created_at',
          ]),
      )
      .returning('booking_id as id')
      .executeTakeFirst());
  if (!placed) return undefined;
  const { id } = placed;
  if (others.length > 0) await db.updateTable('bookings').set({ basket_id: id }).where('id', '=', id).execute();
  for (const row of others) if (!(await insertion(db, row, id).executeTakeFirst())) return undefined;
  return id;
}

function insertion(db: Pick<Database, 'insertInto'>, given: NewBooking, basketId: number | null) {
  const { starts_at, ends_at, blocked, pricing_title, price_trail, ...columns } = given;
  return (
    db
      .insertInto('bookings')
      .values({
        ...columns,
        basket_id: basketId,
        pricing_title: JSON.stringify(pricing_title),
        price_trail: JSON.stringify(price_trail),
        during: sql`tstzrange(${starts_at}, ${ends_at})`,
        blocked: multirange(blocked),
      })
      // Without a target it covers the key and the constraint; a plain insert would wait for its rivals in a deadlock.
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'establishment_id', 'status', 'created_at'])
  );
}

/** Whose bookings are counted, but for some. */
export type Counted = { establishment_id: number; employee_id: number; now: Date; except?: readonly number[] };

/** How many bookings of a house, and of one employee, start between two instants and hold their time. */
export async function countHolding(
  db: Database,
  { establishment_id, employee_id, now, except = [] }: Counted,
  from: Date,
  to: Date,
): Promise<{ ofHouse: number; own: number }> {
  const found = await sql<{ ofHouse: number; own: number }>`
    select count(*)::int as "ofHouse", (count(*) filter (where employee_id = ${employee_id}))::int as own
    from bookings
    where establishment_id = ${establishment_id} and lower(during) >= ${from} and lower(during) < ${to}
      and blocked && tstzrange(${from}, ${to})
      and (status = 'confirmed' or status = 'pending' and answer_by > ${now})
      and id <> all(${[...except]})`.execute(db);
  return found.rows[0] ?? { ofHouse: 0, own: 0 };
}

/** Makes those who book at a house that limits its bookings a day wait for each other until the transaction ends. */
export async function lockHouse(db: Database, establishmentId: number): Promise<void> {
  await sql`select from establishments where id = ${establishmentId} for no key update`.execute(db);
}

/**
 * The version of a house's schedule, which stays what it is until the transaction ends: a change of it waits. Those who
 * book do not wait for each other.
 */
export async function holdSchedule(db: Database, establishmentId: number): Promise<number | undefined> {
  const found = await sql<{ version: number }>`
    select schedule_version as version from establishments where id = ${establishmentId} for key share`.execute(db);
  return found.rows[0]?.version;
}

/** The booking that a customer made under a key. */
export const findByKey = (db: Database, customerId: number, key: string) =>
  db
    .selectFrom('bookings')
    .select(['id', 'request_hash'])
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** The visit that a house has entered for a guest without an account under a key. */
export const findWalkIn = (db: Database, establishmentId: number, key: string) =>
  db
    .selectFrom('bookings')
    .select(['id', 'request_hash'])
    .where('establishment_id', '=', establishmentId)
    .where('customer_id', 'is', null)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** Whether nobody else works at a key of a house; whoever comes first keeps it until the transaction ends. */
export async function takeKey(db: Database, establishmentId: number, key: string): Promise<boolean> {
  const found = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`walk-in ${establishmentId} ${key}`}, 0)) as is_free`.execute(
    db,
  );
  return found.rows[0]?.is_free ?? false;
}

/** What lock_for_booking tells: the schedule's version, whether the key is free, and what the customer has by then. */
type Locked = {
  version: number;
  is_free: boolean;
  pending: number;
  all_open: number;
  twin: number | null;
  twin_hash: Buffer | null;
};

/** Makes changes of the house's schedule and other bookings of the customer wait until the transaction ends. */
export async function lockForBooking(
  db: Database,
  { establishment_id: house, customer_id: customer, idempotency_key: key, created_at: now }: NewBooking,
): Promise<Locked> {
  const found = await sql<Locked>`
    select * from lock_for_booking(${house}, ${customer}, ${key}, ${now})`.execute(db);
  return found.rows[0] as Locked;
}

/** Whether a customer has a booking at a house with a coupon that took place or still may. */
export async function hasUsedCoupon(db: Database, customerId: number, establishmentId: number, code: string) {
  const found = await sql`
    select from bookings where customer_id = ${customerId} and establishment_id = ${establishmentId}
      and upper(coupon_code) = upper(${code}) and status in ('pending', 'confirmed', 'completed') limit 1`.execute(db);
  return found.rows.length > 0;
}
