import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** What of a venue's month a reader sees: instants, and the employee to whom a member of the staff is confined. */
type MonthQuery = {
  readonly venueId: number;
  readonly readerId: number;
  readonly employeeId: number | null;
  readonly from: Date;
  readonly to: Date;
  readonly now: Date;
};

type MonthDayRow = { date: string; bookings: number; waiting: number; booked_minutes: number };

/** How many bookings of a venue start on each day between two instants, and how long their treatments last. */
export async function countBookingsByDay(db: Database, query: MonthQuery): Promise<MonthDayRow[]> {
  const { venueId, readerId, employeeId, from, to, now } = query;
  // As dates: texts are sorted by the rules of a language.
  const day = sql`(lower(b.during) at time zone 'Asia/Baghdad')::date`;
  const found = await sql<MonthDayRow>`
    select ${day}::text as date,
      count(distinct coalesce(b.first_item_id, b.id))::int as bookings,
      count(distinct coalesce(b.first_item_id, b.id)) filter (where b.status = 'pending')::int as waiting,
      sum(extract(epoch from upper(b.during) - lower(b.during)) / 60)::int as booked_minutes
    from bookings b
    where b.venue_id = (
        select m.venue_id from memberships m
        where m.venue_id = ${venueId} and m.user_id = ${readerId} and (m.role <> 'staff' or m.employee_id = ${employeeId}))
      and (${employeeId}::bigint is null or b.employee_id = ${employeeId})
      and (b.status in ('confirmed', 'completed', 'no_show') or b.status = 'pending' and b.answer_by > ${now})
      and lower(b.during) >= ${from} and lower(b.during) < ${to}
    group by ${day}`.execute(db);
  return found.rows;
}
