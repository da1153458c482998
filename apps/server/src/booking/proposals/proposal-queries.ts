import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { maySee } from '../read-model/booking-queries.ts';

/** A new proposal, by column. */
export type NewProposal = {
  venue_id: number;
  booking_id: number;
  by_vendor: boolean;
  starts_at: Date;
  employee_id: number | null;
  expires_at: Date;
  created_at: Date;
};

/** An open proposal. */
export type ProposalRow = {
  id: number;
  booking_id: number;
  by_vendor: boolean;
  starts_at: Date;
  employee_id: number | null;
};

/** The open proposal of a booking that can still be accepted. */
export async function findOpenProposal(db: Database, bookingId: number, now: Date): Promise<ProposalRow | undefined> {
  const found = await sql<ProposalRow>`
    select id, booking_id, by_vendor, starts_at, employee_id from proposals
    where booking_id = ${bookingId} and state = 'open' and expires_at > ${now}`.execute(db);
  return found.rows[0];
}

/** The booking of a proposal, where the reader is its customer or may see it for its venue. */
export async function findBookingOfProposal(db: Database, readerId: number, id: number): Promise<number | undefined> {
  const found = await sql<{ booking_id: number }>`
    select o.booking_id from proposals o
      join bookings b on b.venue_id = o.venue_id and b.id = o.booking_id
      join venues e on e.id = o.venue_id
    where o.id = ${id} and (b.customer_id = ${readerId} or ${maySee(readerId)})`.execute(db);
  return found.rows[0]?.booking_id;
}

/** Inserts a proposal; the booking must be locked and have no open one. */
export const insertProposal = (db: Database, proposal: NewProposal) =>
  db
    .insertInto('proposals')
    .values({ ...proposal, state: 'open' })
    .execute();

/** Closes the open proposal of a booking, of either party. */
export const closeProposal = (
  db: Database,
  bookingId: number,
  state: 'accepted' | 'declined' | 'replaced' | 'lapsed',
) =>
  db.updateTable('proposals').set({ state }).where('booking_id', '=', bookingId).where('state', '=', 'open').execute();
