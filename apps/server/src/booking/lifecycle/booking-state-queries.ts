import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { maySee, noShowAt } from '../read-model/booking-queries.ts';

/**
 * What decides a step, of one row of a booking. A booking has one row for each treatment; its state is that of the
 * first.
 */
export type BookingStateRow = {
  id: number;
  venue_id: number;
  employee_id: number;
  service_id: number;
  treatment_id: number | null;
  duration: number;
  starts_at: Date;
  /** With its buffers. */
  held_from: Date;
  held_to: Date;
  status: string;
  answer_by: Date;
  /** Null for a walk-in. */
  customer_id: number | null;
  checked_in_at: Date | null;
  /** When it was marked as a no-show. */
  no_show_at: Date | null;
  /** Whether the reader acts for the venue. */
  is_venue: boolean;
  cancel_hours: number;
  auto_confirm: boolean;
  for_woman: boolean;
  for_other: boolean;
  female_staff: boolean;
  sequence: number;
  venue_name: string;
  venue_phone: string | null;
};

const lockedColumns = (
  language: Language,
  readerId: number,
) => sql`b.id, b.venue_id, b.employee_id, b.service_id, b.treatment_id,
  b.duration_minutes as duration, lower(b.during) as starts_at, lower(b.held) as held_from,
  upper(b.held) as held_to, b.status, b.answer_by, b.customer_id, b.checked_in_at, ${noShowAt},
  ${maySee(readerId)} as is_venue,
  e.cancel_hours, e.auto_confirm, b.for_woman, b.for_other, b.female_staff, b.sequence,
  in_language(e.name, ${language}) as venue_name, e.phone as venue_phone`;

/** Locks the rows of a booking that its customer or a member of its venue reads; first treatment first. */
export async function lockBooking(
  db: Database,
  language: Language,
  readerId: number,
  id: number,
): Promise<BookingStateRow[]> {
  const found = await sql<BookingStateRow>`
    select ${lockedColumns(language, readerId)} from bookings b join venues e on e.id = b.venue_id
    where (b.id = ${id} and (b.first_item_id is null or b.first_item_id = ${id}) or b.first_item_id = ${id})
      and (b.customer_id = ${readerId} or ${maySee(readerId)})
    order by b.id for update of b`.execute(db);
  return found.rows;
}

/** The same without a lock, to plan with. */
export async function listBookingStates(
  db: Database,
  language: Language,
  readerId: number,
  id: number,
): Promise<BookingStateRow[]> {
  const found = await sql<BookingStateRow>`
    select ${lockedColumns(language, readerId)} from bookings b join venues e on e.id = b.venue_id
    where (b.id = ${id} and (b.first_item_id is null or b.first_item_id = ${id}) or b.first_item_id = ${id})
      and (b.customer_id = ${readerId} or ${maySee(readerId)})
    order by b.id`.execute(db);
  return found.rows;
}

/** Changes the state of a booking's rows; false where its state is no longer one of `from`. */
export async function updateStatus(
  db: Database,
  { venue_id, id }: Pick<BookingStateRow, 'venue_id' | 'id'>,
  { from, to, now }: { from: readonly string[]; to: string; now: Date },
): Promise<boolean> {
  const found = await sql<{ id: number }>`
    update bookings set status = ${to}, sequence = sequence + 1,
      agreed_at = case when ${to} = 'confirmed' and status = 'pending' then ${now}::timestamptz else agreed_at end
    where venue_id = ${venue_id} and (id = ${id} or first_item_id = ${id}) and status = any(${[...from]})
    returning id`.execute(db);
  return found.rows.length > 0;
}

/** Sets when a booking's customer was checked in; null undoes it. */
export const updateCheckIn = (
  db: Database,
  { venue_id, id }: Pick<BookingStateRow, 'venue_id' | 'id'>,
  at: Date | null,
) =>
  db
    .updateTable('bookings')
    .set({ checked_in_at: at?.toISOString() ?? null })
    .where('venue_id', '=', venue_id)
    .where('id', '=', id)
    .execute();

/** A step of a booking's history, by column. */
export type NewBookingEvent = {
  venue_id: number;
  booking_id: number;
  verb: string;
  status: string;
  actor_id: number | null;
  reason?: string | null;
  overrode?: string[] | null;
  created_at: Date;
};

/** Adds a step to the history of a booking. */
export const insertBookingEvent = (db: Database, event: NewBookingEvent) =>
  db.insertInto('booking_events').values(event).execute();

/** A booking by its key: its id and its venue. */
export type BookingRef = { id: number; venue_id: number };

/** A booking whose time, with its buffers, is free again. */
export type FreedBooking = BookingRef & { held_from: Date; held_to: Date };

/** One freed row, with the id of its booking. */
export type FreedItemRow = FreedBooking & { bookingId: number };

/** Freed rows as bookings, each with the time of all its treatments. */
export const toFreedBookings = (rows: readonly FreedItemRow[]): FreedBooking[] =>
  rows
    .filter(({ id, bookingId }) => id === bookingId)
    .map(({ id, venue_id }) => {
      const own = rows.filter(({ bookingId }) => bookingId === id);
      const held_from = new Date(Math.min(...own.map((row) => row.held_from.getTime())));
      const held_to = new Date(Math.max(...own.map((row) => row.held_to.getTime())));
      return { id, venue_id, held_from, held_to };
    });

/** The columns of a FreedItemRow of a booking row `b`. */
export const freedColumns = sql`b.id, b.venue_id, coalesce(b.first_item_id, b.id) as "bookingId",
  lower(b.held) as held_from, upper(b.held) as held_to`;

/** Locks the rows of a customer's upcoming bookings in the order of their ids. */
export async function lockUpcomingOf(db: Database, customerId: number, now: Date): Promise<FreedItemRow[]> {
  const found = await sql<FreedItemRow>`
    select ${freedColumns} from bookings b
    where b.customer_id = ${customerId} and b.status in ('pending', 'confirmed') and coalesce(
      (select lower(f.during) from bookings f where f.venue_id = b.venue_id and f.id = b.first_item_id),
      lower(b.during)) > ${now}
    order by b.id for update of b`.execute(db);
  return found.rows;
}

/** Some time of one employee. */
type HeldTimeFilter = { venueId: number; employeeId: number; from: Date; to: Date; customerId: number | null };

/** A request that is not answered yet, and when its venue was asked. */
export type UnansweredRow = BookingRef & { starts_at: Date; answer_by: Date; venue_asked_at: Date | null };

/** The requests whose time to answer ends by an instant, at most 500: all, of one employee's time, or one booking. */
export async function listUnanswered(
  db: Database,
  until: Date,
  only?: HeldTimeFilter | { venueId: number; bookingId: number },
): Promise<UnansweredRow[]> {
  const found = await sql<UnansweredRow>`
    with late as (
      select distinct venue_id, coalesce(first_item_id, id) as id from bookings
      where ${whichOf(only)} status = 'pending' and answer_by <= ${until} limit 500)
    select f.venue_id, f.id, lower(f.during) as starts_at, f.answer_by, f.venue_asked_at
    from late join bookings f on f.venue_id = late.venue_id and f.id = late.id`.execute(db);
  return found.rows;
}

function whichOf(only?: HeldTimeFilter | { venueId: number; bookingId: number }) {
  if (!only) return sql``;
  if ('bookingId' in only) return sql`venue_id = ${only.venueId} and id = ${only.bookingId} and`;
  return sql`(venue_id = ${only.venueId} and employee_id = ${only.employeeId} and held && tstzrange(${only.from}, ${only.to})
    or ${hasResourceIn(only)}
    or customer_id = ${only.customerId} and during && tstzrange(${only.from}, ${only.to})) and`;
}

/** Whether a row of the bookings has a resource of a venue at some time: others may wait for it. */
export const hasResourceIn = ({ venueId, from, to }: { venueId: number; from: Date; to: Date }, of = sql`id`) =>
  sql<boolean>`${of} in (select u.booking_id from resource_uses u
    where u.venue_id = ${venueId} and u.during && tstzrange(${from}, ${to}))`;

/** Sets until when a venue may answer a request; one that another transaction changes is left to the next round. */
export const postponeAnswer = (db: Database, { venue_id, id }: BookingRef, answerBy: Date) =>
  sql`with own as (
      select venue_id, id from bookings where venue_id = ${venue_id} and (id = ${id} or first_item_id = ${id})
        and status = 'pending' order by id for update skip locked)
    update bookings b set answer_by = ${answerBy} from own where b.venue_id = own.venue_id and b.id = own.id`.execute(
    db,
  );

/** Expires some requests whose time to answer is over. */
export async function expireRequests(
  db: Database,
  now: Date,
  requests: readonly BookingRef[],
): Promise<FreedBooking[]> {
  const found = await sql<FreedItemRow>`
    with late as (
      select * from unnest(${requests.map((one) => one.venue_id)}::bigint[], ${requests.map((one) => one.id)}::bigint[])
        as late (venue_id, booking_id)),
    locked as (
      select b.venue_id, b.id from bookings b join late on late.venue_id = b.venue_id
        and (b.id = late.booking_id or b.first_item_id = late.booking_id)
      where b.status = 'pending' and b.answer_by <= ${now} order by b.id for update of b skip locked)
    update bookings b set status = 'expired', sequence = sequence + 1 from locked
    where b.venue_id = locked.venue_id and b.id = locked.id
    returning ${freedColumns}`.execute(db);
  return toFreedBookings(found.rows);
}

/** Sets when the question about a request has left; the first time counts. */
export async function updateVenueAskedAt(db: Database, id: number, at: Date): Promise<void> {
  await sql`update bookings set venue_asked_at = ${at}
    where id = ${id} and status = 'pending' and venue_asked_at is null`.execute(db);
}

/** Sets that the question about a request has not arrived. */
export const removeVenueAskedAt = (db: Database, id: number) =>
  db
    .updateTable('bookings')
    .set({ venue_asked_at: null })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();

type OwnTimeQuery = { customerId: number | null; from: Date; to: Date; now: Date; exceptBookingId?: number };

/** Whether a customer has a booking of their own at some time, anywhere; requests that were not answered in time do not count. */
export async function isCustomerBusy(
  db: Database,
  { customerId, from, to, now, exceptBookingId }: OwnTimeQuery,
): Promise<boolean> {
  const found = await sql`
    select from bookings where customer_id = ${customerId} and not for_other and during && tstzrange(${from}, ${to})
      and coalesce(first_item_id, id) is distinct from ${exceptBookingId ?? null}::bigint
      and (status = 'confirmed' or status = 'pending' and answer_by > ${now}) limit 1`.execute(db);
  return found.rows.length > 0;
}

/** How many bookings of a customer ended in each way. */
export type ReliabilityCountRow = {
  customerId: number;
  completed: number;
  lateCancelled: number;
  noShow: number;
  here: number;
};

/**
 * How the bookings of some customers ended, as a venue may know it: its own, and those of others where there are at least
 * three at two venues, so that no single visit elsewhere can be read from it (R13.13). Late is a cancellation less than
 * `lateHours` before the start; `here` are completed visits at the venue. Customers without bookings are left out.
 */
export async function countForReliability(
  db: Database,
  venueId: number,
  customerIds: readonly number[],
  lateHours: number,
): Promise<ReliabilityCountRow[]> {
  const ids = sql`= any(${[...new Set(customerIds)]})`;
  return (await reliabilityCounts(sql`${venueId}`, ids, sql`${lateHours}`).execute(db)).rows;
}

/** The same as a statement: `whose` is the right side of a condition on the ids of customers. */
export const reliabilityCounts = (
  venueId: RawBuilder<unknown>,
  whose: RawBuilder<unknown>,
  lateHours: RawBuilder<unknown>,
) =>
  sql<ReliabilityCountRow>`
    with ended as (
      select b.*, b.venue_id = ${venueId} as is_here,
        count(*) filter (where b.venue_id <> ${venueId}) over own >= 3
          and min(b.venue_id) filter (where b.venue_id <> ${venueId}) over own
            < max(b.venue_id) filter (where b.venue_id <> ${venueId}) over own as is_wide
      from bookings b where b.customer_id ${whose}
        and (b.first_item_id is null or b.first_item_id = b.id) and b.status in ('completed', 'no_show', 'cancelled')
      window own as (partition by b.customer_id))
    select b.customer_id as "customerId", (count(*) filter (where b.status = 'completed'))::int as completed,
      (count(*) filter (where b.status = 'completed' and b.is_here))::int as here,
      (count(*) filter (where b.status = 'no_show'))::int as "noShow",
      (count(*) filter (where b.status = 'cancelled' and exists (
        select from booking_events v where v.venue_id = b.venue_id and v.booking_id = b.id
          and v.status = 'cancelled' and (v.actor_id = b.customer_id or v.verb = 'release')
          and v.created_at > lower(b.during) - make_interval(hours => ${lateHours})
      )))::int as "lateCancelled"
    from ended b where b.is_here or b.is_wide
    group by b.customer_id`;
