import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import type { AssignedPlace } from './move-queries.ts';

/** What is to be announced of a booking's moves, and what its customer knows. */
type MoveAnnouncementRow = {
  move_id: string;
  known_place: AssignedPlace;
  announce_at: Date | null;
  announced_at: Date | null;
  place: AssignedPlace;
  status: string;
};

/** Locks what is to be announced of a booking; undefined where nothing is. */
export async function lockMoveAnnouncement(db: Database, bookingId: number): Promise<MoveAnnouncementRow | undefined> {
  const found = await sql<MoveAnnouncementRow>`
    select m.move_id, m.known_place, m.announce_at, m.announced_at, b.status, (
        select jsonb_agg(jsonb_build_object('starts_at', (extract(epoch from lower(r.during)) * 1000)::bigint,
          'employee_id', r.employee_id, 'duration', r.duration_minutes) order by r.id)
        from bookings r where r.venue_id = b.venue_id and (r.id = b.id or r.first_item_id = b.id)) as place
    from booking_moves m join bookings b on b.venue_id = m.venue_id and b.id = m.booking_id
    where m.booking_id = ${bookingId} for update of m`.execute(db);
  return found.rows[0];
}

/** Sets that the customer is told of the last move. */
export const markAnnounced = (db: Database, bookingId: number, at: Date) =>
  sql`update booking_moves set announced_at = ${at} where booking_id = ${bookingId}`.execute(db);
