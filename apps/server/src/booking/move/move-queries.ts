import type { Database } from '#app/database/connection.ts';
import { sql } from 'kysely';
import { multirange } from '#app/availability/held-time-queries.ts';

/** Where and until when a booking is to be. Ranges are half open. */
export type ItemMove = {
  id: number;
  employee_id: number;
  starts_at: Date;
  ends_at: Date;
  duration_minutes: number;
  blocked: readonly { from: Date; to: Date }[];
};

/**
 * Locks a booking's rows together with all that hold what it would hold, in the order of their ids, so that two who want
 * each other's time wait for each other instead of locking each other out. Gives the ids of those in the way.
 */
export async function lockRivals(
  db: Database,
  venueId: number,
  placings: readonly ItemMove[],
  now: Date,
): Promise<number[]> {
  const own = placings.map(({ id }) => id);
  const input = placings.map(
    ({ employee_id: id, blocked }) => sql`(employee_id = ${id} and blocked && ${multirange(blocked)})`,
  );
  const found = await sql<{ id: number; holds: boolean }>`
    select id, status = 'confirmed' or status = 'pending' and answer_by > ${now} as holds from bookings
    where venue_id = ${venueId} and (id = any(${own})
      or status in ('pending', 'confirmed') and (${sql.join(input, sql` or `)}))
    order by id for update`.execute(db);
  return found.rows.filter(({ id, holds }) => holds && !own.includes(id)).map(({ id }) => id);
}

/**
 * Moves the rows of a booking in one statement, which the constraint judges. Several rows first step aside together, for
 * they could stand in each other's way; nobody else sees that. False where its state is none of `from`.
 */
export async function moveItems(db: Database, placings: readonly ItemMove[], moved: BookingMove): Promise<boolean> {
  const { venueId, status, from, answerBy, now } = moved;
  if (placings.length > 1) await stepAside(db, venueId, placings);
  const rows = placings.map(
    ({ id, employee_id, starts_at, ends_at, duration_minutes: duration, blocked }) =>
      sql`(${id}::bigint, ${employee_id}::bigint, tstzrange(${starts_at}, ${ends_at}), ${duration}::int, ${multirange(blocked)})`,
  );
  const found = await sql<{ id: number }>`
    update bookings b set employee_id = v.employee_id, during = v.during, duration_minutes = v.duration,
      blocked = v.blocked, status = ${status},
      answer_by = ${answerBy}, sequence = sequence + 1, agreed_at = ${now}, reminded_day_at = null,
      reminded_soon_at = null, attendance_token_hash = null, attendance_confirmed_at = null,
      retained_for = null, checked_in_at = null
    from (values ${sql.join(rows)}) as v (id, employee_id, during, duration, blocked)
    where b.venue_id = ${venueId} and b.id = v.id and b.status = any(${[...from]})
    returning b.id`.execute(db);
  return found.rows.length === placings.length;
}

/** What changes besides the place. */
export type BookingMove = { venueId: number; status: string; from: readonly string[]; answerBy: Date; now: Date };

export const stepAside = (db: Database, venueId: number, placings: readonly ItemMove[]) =>
  sql`update bookings set during = tstzrange(lower(during) + '1000 years'::interval, upper(during) + '1000 years'::interval),
      blocked = (select range_agg(tstzrange(lower(part) + '1000 years'::interval, upper(part) + '1000 years'::interval))
        from unnest(blocked) part)
    where venue_id = ${venueId} and id = any(${placings.map(({ id }) => id)})`.execute(db);
