import type { Database } from '#app/database/connection.ts';
import { sql } from 'kysely';

/** A part of an employee's time that a booking holds, with that booking's start; minutes since 1970. */
type HeldTimeRow = { employeeId: number; startsAt: number; from: number; to: number };

/**
 * The held time of each venue's employees between two instants, in order. A request that was not answered in time holds
 * nothing. `exceptBookingId` is a booking that is being moved and must not block itself.
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
    from bookings, unnest(held) part
    where venue_id = any(${[...new Set(venueIds)]}) and held && tstzrange(${from}, ${to})
      and (status = 'confirmed' or status in ('pending', 'held') and answer_by > ${now})
      and id <> ${exceptBookingId} and first_item_id is distinct from ${exceptBookingId}
    order by lower(part), employee_id`.execute(db);
  return Map.groupBy(found.rows, ({ venueId }) => venueId);
}

/** Which bookings are counted: those of a venue and of one employee, without the rows in `except`. */
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
      and held && tstzrange(${from}, ${to})
      and (status = 'confirmed' or status in ('pending', 'held') and answer_by > ${now})
      and id <> all(${[...except]})`.execute(db);
  return found.rows[0] ?? { ofVenue: 0, own: 0 };
}

/** Locks a venue until the transaction ends: at a venue with a limit a day, others who book there wait. */
export async function lockVenue(db: Database, venueId: number): Promise<void> {
  await sql`select from venues where id = ${venueId} for no key update`.execute(db);
}

/** Several ranges of time as one multirange of PostgreSQL. */
export const multirange = (parts: readonly { from: Date; to: Date }[]) =>
  sql<string>`tstzmultirange(${sql.join(parts.map(({ from, to }) => sql`tstzrange(${from}, ${to})`))})`;
