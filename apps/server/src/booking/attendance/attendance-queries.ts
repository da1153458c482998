import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** A visit that counts, or would without the customer's word; `dispute` is null where nothing was said. */
export type MissedBookingRow = {
  booking_id: number;
  venue: string;
  treatment: string;
  starts_at: Date;
  dispute: 'open' | 'upheld' | 'dismissed' | null;
};

type KeptBookingsRow = { missed: number; completed: number };

/** How many visits of a customer were missed, undisputed, and how many took place in the days that count. */
export async function countKeptBookings(db: Database, customerId: number, now: Date): Promise<KeptBookingsRow> {
  const found = await sql<KeptBookingsRow>`select missed, completed from count_visits(${customerId}, ${now})`.execute(
    db,
  );
  return found.rows[0] ?? { missed: 0, completed: 0 };
}

type MissedBookingsFilter = { readonly customerId: number; readonly days: number; readonly now: Date };

/** The no-shows of a customer in so many days before now, the latest first. */
export async function listMissedBookings(
  db: Database,
  language: Language,
  { customerId, days, now }: MissedBookingsFilter,
) {
  const found = await sql<MissedBookingRow>`
    select b.id as booking_id, in_language(e.name, ${language}) as venue, in_language(b.treatment_title, ${language}) as treatment,
      lower(b.during) as starts_at, d.state as dispute
    from bookings b join venues e on e.id = b.venue_id
      left join no_show_disputes d on d.venue_id = b.venue_id and d.booking_id = b.id
    where b.customer_id = ${customerId} and b.status = 'no_show' and (b.first_item_id is null or b.first_item_id = b.id)
      and lower(b.during) > ${now}::timestamptz - make_interval(days => ${days}) and lower(b.during) <= ${now}
    order by lower(b.during) desc`.execute(db);
  return found.rows;
}

/** Whether a booking is a customer's own. */
export async function isOwnBooking(db: Database, customerId: number, id: number): Promise<boolean> {
  const own = db.selectFrom('bookings').select('id').where('id', '=', id).where('customer_id', '=', customerId);
  return (await own.executeTakeFirst()) !== undefined;
}

/** Enters the customer's word about an own no-show; false where there is none, or it was disputed before. */
export async function insertDispute(db: Database, customerId: number, bookingId: number, now: Date): Promise<boolean> {
  const found = await sql`
    insert into no_show_disputes (venue_id, booking_id, customer_id, created_at)
    select b.venue_id, b.id, b.customer_id, ${now} from bookings b
    where b.id = ${bookingId} and b.customer_id = ${customerId} and b.status = 'no_show'
      and (b.first_item_id is null or b.first_item_id = b.id) for share
    on conflict do nothing returning booking_id`.execute(db);
  return found.rows.length > 0;
}

/** The venue agrees with the customer's word about a no-show that waited for an operator. */
export const upholdOpenDispute = (
  db: Database,
  { venue_id: venueId, id }: { venue_id: number; id: number },
  { by, now }: { by: number; now: Date },
) =>
  sql`insert into no_show_decisions (venue_id, booking_id, outcome, decided_by, decided_at)
    select d.venue_id, d.booking_id, 'upheld', ${by}, ${now} from no_show_disputes d
    where d.venue_id = ${venueId} and d.booking_id = ${id} and d.state = 'open' for update`.execute(db);
