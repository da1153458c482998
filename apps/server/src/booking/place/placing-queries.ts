import type { PriceTrail } from '@tajmeelspot/contract/booking/shape.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { multirange } from '#app/availability/held-time-queries.ts';
import { newBookingRow } from '../read-model/booking-queries.ts';
import type { BookingRow } from '../read-model/booking-row-queries.ts';

/** One treatment of a new booking, by column. Ranges are half open. */
export type NewBookingItem = {
  venue_id: number;
  employee_id: number;
  service_id: number;
  treatment_id: number;
  /** Null for a walk-in. */
  customer_id: number | null;
  origin: 'site' | 'venue';
  customer_phone: string | null;
  customer_name: string;
  /** Of a walk-in whose file was chosen; the database finds all others. */
  client_id?: number | null;
  notes: string;
  /** Null: at the venue. */
  home_address: string | null;
  treatment_title: Record<string, string>;
  duration_minutes: number;
  price_iqd: number;
  price_trail: PriceTrail;
  coupon_code: string | null;
  for_woman: boolean;
  female_staff: boolean;
  for_other: boolean;
  status: 'held' | 'pending' | 'confirmed';
  starts_at: Date;
  ends_at: Date;
  /** The time of the employee that no other booking can hold. */
  held: readonly { from: Date; to: Date }[];
  answer_by: Date;
  agreed_at: Date | null;
  idempotency_key: string | null;
  request_hash: Buffer | null;
  created_at: Date;
};

/** The first step of a booking and who takes it. */
type FirstEvent = { readonly verb: 'place' | 'walk_in'; readonly actorId: number | null };

/**
 * Inserts the treatments of a booking in their order, with its first event. Undefined where a time or the key is taken;
 * then the transaction must be rolled back. Several treatments can end in a deadlock, one cannot.
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

/** What a booking of one treatment is placed with, in one statement. */
type SinglePlacing = {
  readonly row: NewBookingItem;
  /** The version of the schedule that it was planned with. */
  readonly version: number;
  readonly max: { readonly pending: number; readonly all: number };
  readonly language: Language;
  /** The statements that store its events, for the booking in `placed`. */
  readonly events: readonly RawBuilder<unknown>[];
};

/** What stood in the way of a booking, and the booking; `id` is null where it was not inserted. */
type SinglePlacingRow = PlacingLockRow & ({ id: null } | BookingRow);

/**
 * Takes the locks of `lockForBooking` and inserts a booking of one treatment with its first event, where nothing stands in
 * the way, in one statement. Every part of it that decides looks after the locks: a volatile function, the constraints
 * and the triggers see what was committed until then.
 */
export async function placeSingle(db: Database, { row, version, max, language, events }: SinglePlacing) {
  const columns = Object.entries(valuesOf(row));
  const found = await sql<SinglePlacingRow>`
    with locked as materialized (
      select * from lock_for_booking(${row.venue_id}, ${row.customer_id}, ${row.idempotency_key}, ${row.created_at})),
    placed as (
      insert into bookings (${sql.join(columns.map(([name]) => sql.ref(name)))})
      select ${sql.join(columns.map(([, value]) => value))} from locked
      where is_free and twin is null and version = ${version} and step < 2 and all_open < ${max.all}
        and (pending < ${max.pending} or ${row.status} <> 'pending')
      on conflict do nothing returning *),
    history as (
      insert into booking_events (venue_id, booking_id, verb, status, actor_id, created_at)
      select venue_id, id, 'place', status, customer_id, created_at from placed),
    ${sql.join(events.map((event, index) => sql`${sql.ref(`events_${index}`)} as (${event})`))},
    shown as (${newBookingRow(language, sql.ref('placed'))})
    select locked.*, shown.* from locked left join shown on true`.execute(db);
  return found.rows[0] as SinglePlacingRow;
}

/** The new booking in a statement that stores its events with it. */
export const placedId = sql`select id from placed`;

/** Inserts the rows that hold time for a guest, in their order; false where a time is taken. */
export async function insertHeldItems(db: Database, rows: readonly NewBookingItem[], holdId: number): Promise<boolean> {
  let firstId: number | null = null;
  for (const row of rows) {
    const made = await insertion(db, { ...row, hold_id: holdId }, firstId).executeTakeFirst();
    if (!made) return false;
    firstId ??= made.id;
  }
  return true;
}

function insertion(
  db: Pick<Database, 'insertInto'>,
  given: NewBookingItem & { hold_id?: number },
  firstItemId: number | null,
) {
  return (
    db
      .insertInto('bookings')
      .values({ ...valuesOf(given), first_item_id: firstItemId })
      // Without a target it covers the key and the constraint; a plain insert would wait for its rivals in a deadlock.
      .onConflict((conflict) => conflict.doNothing())
      .returning(['id', 'venue_id', 'status', 'created_at'])
  );
}

/** The columns of a row, as the driver takes them. */
function valuesOf<Row extends NewBookingItem>(given: Row) {
  const { starts_at, ends_at, held, treatment_title, price_trail, ...columns } = given;
  return {
    ...columns,
    treatment_title: JSON.stringify(treatment_title),
    price_trail: JSON.stringify(price_trail),
    during: sql<string>`tstzrange(${starts_at}, ${ends_at})`,
    held: multirange(held),
  };
}

/** The booking that a customer made under a key, and the hash of its request in hexadecimal digits. */
export const findBookingByKey = (db: Database, customerId: number, key: string) =>
  db
    .selectFrom('bookings')
    .select(['id', sql<string | null>`encode(request_hash, 'hex')`.as('requestHash')])
    .where('customer_id', '=', customerId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/**
 * What lock_for_booking reads under its lock: the version of the schedule, whether no other request works under the
 * key, the customer's open bookings and step, and the booking that has the same key.
 */
export type PlacingLockRow = {
  version: number;
  is_free: boolean;
  pending: number;
  all_open: number;
  /** What is asked of the customer: 2 allows one open booking, which the venue confirms. */
  step: number;
  twin: number | null;
  twin_hash: Buffer | null;
};

/** Locks the venue's schedule against changes, and the customer against other bookings, until the transaction ends. */
export async function lockForBooking(
  db: Database,
  { venue_id: venueId, customer_id: customer, idempotency_key: key, created_at: now }: NewBookingItem,
): Promise<PlacingLockRow> {
  const found = await sql<PlacingLockRow>`
    select * from lock_for_booking(${venueId}, ${customer}, ${key}, ${now})`.execute(db);
  return found.rows[0] as PlacingLockRow;
}

type CouponUseQuery = { customerId: number; venueId: number; code: string; exceptKey: string | null };

/**
 * Whether a customer has used a coupon in a booking that took place or still can; the booking under `exceptKey` does
 * not count. Under the lock of the customer the answer holds until the transaction ends.
 */
export async function hasUsedCoupon(db: Database, { customerId, venueId, code, exceptKey }: CouponUseQuery) {
  const found = await sql`
    select from coupon_uses u join bookings b on b.venue_id = u.venue_id and b.id = u.booking_id
    where u.customer_id = ${customerId} and u.venue_id = ${venueId} and u.code = upper(${code})
      and (${exceptKey}::text is null or b.idempotency_key is distinct from ${exceptKey}) limit 1`.execute(db);
  return found.rows.length > 0;
}
