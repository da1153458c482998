import type { Database } from '#app/database/connection.ts';
import type { OverrideKind } from '@tajmeelspot/contract/booking/overrides.ts';
import { sql } from 'kysely';
import { hasResourceIn } from '../lifecycle/booking-state-queries.ts';
import { multirange } from '#app/availability/held-time-queries.ts';

/** The new employee and time of one row of a booking. Ranges are half open. */
export type ItemMove = {
  id: number;
  employee_id: number;
  starts_at: Date;
  ends_at: Date;
  duration_minutes: number;
  held: readonly { from: Date; to: Date }[];
};

/**
 * Locks the rows of a booking together with all rows that hold the new time, in the order of their ids: two bookings
 * that move to each other's time would otherwise end in a deadlock. Gives the ids of the rows in the way.
 */
export async function lockRivals(
  db: Database,
  venueId: number,
  itemMoves: readonly ItemMove[],
  now: Date,
): Promise<number[]> {
  const own = itemMoves.map(({ id }) => id);
  const overlaps = itemMoves.map(
    ({ employee_id: id, held }) => sql`(employee_id = ${id} and held && ${multirange(held)})`,
  );
  // Who has a resource at that time may move to where this one has it.
  const shares = itemMoves.map(({ held }) =>
    hasResourceIn({ venueId, from: held[0]?.from ?? now, to: held.at(-1)?.to ?? now }),
  );
  const found = await sql<{ id: number; holds: boolean; collides: boolean }>`
    select id, status = 'confirmed' or status in ('pending', 'held') and answer_by > ${now} as holds,
      (${sql.join(overlaps, sql` or `)}) as collides from bookings
    where venue_id = ${venueId} and (id = any(${own})
      or status in ('pending', 'confirmed', 'held') and (${sql.join(overlaps, sql` or `)} or ${sql.join(shares, sql` or `)}))
    order by id for update`.execute(db);
  return found.rows.filter(({ id, holds, collides }) => holds && collides && !own.includes(id)).map(({ id }) => id);
}

/**
 * Moves the rows of a booking in one statement, which the constraint checks. Several rows first step aside, because
 * each could be in the way of another; other transactions do not see that. False where its state is none of `from`.
 */
export async function moveItems(db: Database, itemMoves: readonly ItemMove[], moved: BookingMove): Promise<boolean> {
  const { venueId, status, from, answerBy, isNewRequest, hasBegun = false, overrode, now } = moved;
  if (itemMoves.length > 1) await stepAside(db, venueId, itemMoves);
  const rows = itemMoves.map(
    ({ id, employee_id, starts_at, ends_at, duration_minutes: duration, held }) =>
      sql`(${id}::bigint, ${employee_id}::bigint, tstzrange(${starts_at}, ${ends_at}), ${duration}::int, ${multirange(held)})`,
  );
  const found = await sql<{ id: number }>`
    update bookings b set employee_id = v.employee_id, during = v.during, duration_minutes = v.duration,
      held = v.held, status = ${status},
      answer_by = ${answerBy}, sequence = sequence + 1, agreed_at = ${now}, reminded_day_at = null,
      reminded_soon_at = null, attendance_token_hash = null, attendance_confirmed_at = null,
      attendance_asked_at = null, venue_asked_at = case when ${isNewRequest} then null else venue_asked_at end,
      retained_for = ${overrode?.at(-1) ?? null}, overrode = ${overrode ?? null}::text[],
      checked_in_at = case when ${hasBegun} then checked_in_at end
    from (values ${sql.join(rows)}) as v (id, employee_id, during, duration, held)
    where b.venue_id = ${venueId} and b.id = v.id and b.status = any(${[...from]})
    returning b.id`.execute(db);
  return found.rows.length === itemMoves.length;
}

/** What changes besides employee and time, and from which states; whether the venue is asked anew. */
export type BookingMove = {
  venueId: number;
  status: string;
  from: readonly string[];
  answerBy: Date;
  isNewRequest: boolean;
  /** Its customer may be there, and stays. */
  hasBegun?: boolean;
  /** The rules that it is placed over. */
  overrode?: readonly OverrideKind[] | undefined;
  now: Date;
};

/** Moves rows a thousand years ahead for the length of the transaction. */
export const stepAside = (db: Database, venueId: number, itemMoves: readonly { readonly id: number }[]) =>
  sql`update bookings set during = tstzrange(lower(during) + '1000 years'::interval, upper(during) + '1000 years'::interval),
      held = (select range_agg(tstzrange(lower(part) + '1000 years'::interval, upper(part) + '1000 years'::interval))
        from unnest(held) part)
    where venue_id = ${venueId} and id = any(${itemMoves.map(({ id }) => id)})`.execute(db);

/** Where the treatments of a booking are, in the order of their ids; starts in milliseconds since 1970. */
export type AssignedPlace = readonly {
  readonly starts_at: number;
  readonly employee_id: number;
  readonly duration: number;
}[];

/** A move that its customer is told of at an instant; null: never. */
type NewMoveAnnouncement = {
  readonly venueId: number;
  readonly bookingId: number;
  readonly moveId: string;
  /** Where the booking was before the move. */
  readonly from: AssignedPlace;
  readonly announceAt: Date | null;
};

/**
 * Replaces what is to be announced of a booking and gives where its customer knows it to be: what was not announced so
 * far is still unknown.
 */
export async function replaceMoveAnnouncement(
  db: Database,
  { venueId, bookingId, moveId, from, announceAt }: NewMoveAnnouncement,
): Promise<AssignedPlace> {
  const found = await sql<{ known_place: AssignedPlace }>`
    insert into booking_moves as m (venue_id, booking_id, move_id, known_place, announce_at)
    values (${venueId}, ${bookingId}, ${moveId}, ${JSON.stringify(from)}::jsonb, ${announceAt})
    on conflict (venue_id, booking_id) do update set move_id = excluded.move_id, announce_at = excluded.announce_at,
      announced_at = null,
      known_place = case when m.announced_at is null then m.known_place else excluded.known_place end
    returning known_place`.execute(db);
  return found.rows[0]?.known_place ?? from;
}

/** Withdraws what was to be announced of a booking, as long as it was not; its customer is not told of the move. */
export const withdrawMoveAnnouncement = (db: Database, venueId: number, bookingId: number) =>
  sql`update booking_moves set announce_at = null
    where venue_id = ${venueId} and booking_id = ${bookingId} and announced_at is null`.execute(db);

/** Ends what was to be announced: the customer has moved the booking, or agreed to where it is. */
export const deleteMoveAnnouncement = (db: Database, venueId: number, bookingId: number) =>
  sql`delete from booking_moves where venue_id = ${venueId} and booking_id = ${bookingId}`.execute(db);
