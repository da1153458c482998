import { sql } from 'kysely';
import { maySee } from '#app/booking/read-model/booking-queries.ts';
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
  const found = await sql<MonthDayRow>`
    select (lower(b.during) at time zone 'Asia/Baghdad')::date::text as date,
      count(distinct coalesce(b.first_item_id, b.id))::int as bookings,
      count(distinct coalesce(b.first_item_id, b.id)) filter (where b.status = 'pending')::int as waiting,
      sum(extract(epoch from upper(b.during) - lower(b.during)) / 60)::int as booked_minutes
    from bookings b
    where b.venue_id = ${venueId} and ${maySee(readerId)}
      and (${employeeId}::bigint is null or b.employee_id = ${employeeId})
      and (b.status in ('confirmed', 'completed', 'no_show') or b.status = 'pending' and b.answer_by > ${now})
      and lower(b.during) >= ${from} and lower(b.during) < ${to}
    group by 1`.execute(db);
  return found.rows;
}
