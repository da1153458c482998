import type { PriceTrail } from '@tajmeelspot/contract/booking/shape.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { multirange } from './life-queries.ts';

/** A part of an employee's time that a booking holds, with that booking's start; minutes since 1970. */
type HeldTimeRow = { employeeId: number; startsAt: number; from: number; to: number };

/**
 * Held time of the people of one venue each, between two instants, in order. Unanswered requests past their time
 * hold none, nor does one booking that is to be moved.
 */
export async function listHeldTime(
  db: Database,
  venueIds: readonly number[],
  from: Date,
  to: Date,
  now: Date,
  exceptBookingId = 0,
): Promise<Map<number, HeldTimeRow[]>> {
  const found = await sql<HeldTimeRow & { venueId: number }>`
    select venue_id as "venueId", employee_id as "employeeId",
      (extract(epoch from lower(during)) / 60)::int as "startsAt",
      (extract(epoch from lower(part)) / 60)::int as "from", (extract(epoch from upper(part)) / 60)::int as "to"
    from bookings, unnest(blocked) part
    where venue_id = any(${[...new Set(venueIds)]}) and blocked && tstzrange(${from}, ${to})
      and (status = 'confirmed' or status = 'pending' and answer_by > ${now})
      and id <> ${exceptBookingId} and first_item_id is distinct from ${exceptBookingId}
    order by lower(part), employee_id`.execute(db);
  return Map.groupBy(found.rows, ({ venueId }) => venueId);
}

/** What a new booking consists of. Ranges are half open. */
export type NewBookingItem = {
  venue_id: number;
  employee_id: number;
  service_id: number;
  treatment_id: number;
  /** Null: a customer without an account, whom the venue enters. */
  customer_id: number | null;
  origin: 'site' | 'venue';
  customer_phone: string | null;
  customer_name: string;
  notes: string;
  treatment_title: Record<string, string>;
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
  agreed_at: Date | null;
  idempotency_key: string | null;
  request_hash: Buffer | null;
  created_at: Date;
};

/** The first step of a booking and who takes it. */
type FirstEvent = { readonly verb: 'place' | 'walk_in'; readonly actorId: number | null };

/**
 * Enters the treatments of a booking in their order, with its first event; undefined where a time or the key is taken, and
 * then the transaction must be rolled back. One treatment never waits in a deadlock; several can, and are tried again.
 */
export async function insertBooking(
  db: Database,
  rows: readonly NewBookingItem[],
  step: FirstEvent,
): Promise<number | undefined> {
  const [first, ...others] = rows;
  const placed =
    first &&
    (await db
      .with('placed', (inner) => insertion(inner, first, null))
      .insertInto('booking_events')
      .columns(['venue_id', 'booking_id', 'verb', 'status', 'actor_id', 'created_at'])
      .expression((from) =>
        from
          .selectFrom('placed')
          .select([
            'venue_id',
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
  if (others.length > 0) await db.updateTable('bookings').set({ first_item_id: id }).where('id', '=', id).execute();
  for (const row of others) if (!(await insertion(db, row, id).executeTakeFirst())) return undefined;
  return id;
}

function insertion(db: Pick<Database, 'insertInto'>, given: NewBookingItem, firstItemId: number | null) {
  const { starts_at, ends_at, blocked, treatment_title, price_trail, ...columns } = given;
  return (
    db
      .insertInto('bookings')
      .values({
        ...columns,
        first_item_id: firstItemId,
        treatment_title: JSON.stringify(treatment_title),
        price_trail: JSON.stringify(price_trail),
        during: sql`tstzrange(${starts_at}, ${ends_at})`,
        blocked: multirange(blocked),
      })
      // Without a target it covers the key and the constraint; a plain insert would wait for its rivals in a deadlock.
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'venue_id', 'status', 'created_at'])
  );
}

/** Whose bookings are counted, but for some. */
export type HeldCountQuery = { venue_id: number; employee_id: number; now: Date; except?: readonly number[] };

/** How many bookings of a venue, and of one employee, start between two instants and hold their time. */
export async function countHeld(
  db: Database,
  { venue_id, employee_id, now, except = [] }: HeldCountQuery,
  from: Date,
  to: Date,
): Promise<{ ofVenue: number; own: number }> {
  const found = await sql<{ ofVenue: number; own: number }>`
    select count(*)::int as "ofVenue", (count(*) filter (where employee_id = ${employee_id}))::int as own
    from bookings
    where venue_id = ${venue_id} and lower(during) >= ${from} and lower(during) < ${to}
      and blocked && tstzrange(${from}, ${to})
      and (status = 'confirmed' or status = 'pending' and answer_by > ${now})
      and id <> all(${[...except]})`.execute(db);
  return found.rows[0] ?? { ofVenue: 0, own: 0 };
}

/** Makes those who book at a venue that limits its bookings a day wait for each other until the transaction ends. */
export async function lockVenue(db: Database, venueId: number): Promise<void> {
  await sql`select from venues where id = ${venueId} for no key update`.execute(db);
}

/**
 * The version of a venue's schedule, which stays what it is until the transaction ends: a change of it waits. Those who
 * book do not wait for each other.
 */
export async function lockSchedule(db: Database, venueId: number): Promise<number | undefined> {
  const found = await sql<{ version: number }>`
    select schedule_version as version from venues where id = ${venueId} for key share`.execute(db);
  return found.rows[0]?.version;
}

/** The booking that a customer made under a key. */
export const findBookingByKey = (db: Database, customerId: number, key: string) =>
  db
    .selectFrom('bookings')
    .select(['id', 'request_hash'])
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** The visit that a venue has entered for a customer without an account under a key. */
export const findWalkInByKey = (db: Database, venueId: number, key: string) =>
  db
    .selectFrom('bookings')
    .select(['id', 'request_hash'])
    .where('venue_id', '=', venueId)
    .where('customer_id', 'is', null)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** Whether nobody else works at a key of a venue; whoever comes first keeps it until the transaction ends. */
export async function lockKey(db: Database, venueId: number, key: string): Promise<boolean> {
  const found = await sql<{ is_free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`walk-in ${venueId} ${key}`}, 0)) as is_free`.execute(db);
  return found.rows[0]?.is_free ?? false;
}

/** What lock_for_booking tells: the schedule's version, whether the key is free, and what the customer has by then. */
type PlacingLockRow = {
  version: number;
  is_free: boolean;
  pending: number;
  all_open: number;
  twin: number | null;
  twin_hash: Buffer | null;
};

/** Makes changes of the venue's schedule and other bookings of the customer wait until the transaction ends. */
export async function lockForBooking(
  db: Database,
  { venue_id: venueId, customer_id: customer, idempotency_key: key, created_at: now }: NewBookingItem,
): Promise<PlacingLockRow> {
  const found = await sql<PlacingLockRow>`
    select * from lock_for_booking(${venueId}, ${customer}, ${key}, ${now})`.execute(db);
  return found.rows[0] as PlacingLockRow;
}

/** Whether a customer has a booking at a venue with a coupon that took place or still may. */
export async function hasUsedCoupon(db: Database, customerId: number, venueId: number, code: string) {
  const found = await sql`
    select from bookings where customer_id = ${customerId} and venue_id = ${venueId}
      and upper(coupon_code) = upper(${code}) and status in ('pending', 'confirmed', 'completed') limit 1`.execute(db);
  return found.rows.length > 0;
}
