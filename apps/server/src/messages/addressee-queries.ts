import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Name, address and role of a user, and how the user reads; undefined where the account is gone or has no address. */
export const findAddressee = (db: Database, userId: number) =>
  accounts(db)
    .select(addresseeColumns)
    .where('id', '=', userId)
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst();

/** The customer of a booking, or the owner of its venue. */
export const findBookingAddressee = (db: Database, bookingId: number, who: 'customer' | 'venue') =>
  accounts(db)
    .select(addresseeColumns)
    .where(
      'id',
      '=',
      sql<number>`(select case when ${who} = 'customer' then b.customer_id else e.owner_id end
        from bookings b join venues e on e.id = b.venue_id where b.id = ${bookingId})`,
    )
    .executeTakeFirst();

/** The owner of a venue, and the name and address of the venue itself. */
export const findVenueOwner = (db: Database, venueId: number) =>
  db
    .selectFrom('venues as e')
    .innerJoin('users as u', 'u.id', 'e.owner_id')
    .select([
      'u.email',
      'u.language',
      'u.digits',
      'u.clock',
      'u.message_language',
      'e.email as venueEmail',
      sql<LocalizedText>`e.name`.as('venue'),
    ])
    .where('e.id', '=', venueId)
    .executeTakeFirst();

/** The customer of a waitlist offer, where the account has an address. */
export const findWaitlistCustomer = (db: Database, offerId: number) =>
  accounts(db)
    .select(addresseeColumns)
    .where(
      'id',
      '=',
      sql<number>`(select w.customer_id from waitlist_offers o join waitlist_entries w on w.id = o.entry_id where o.id = ${offerId})`,
    )
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst();

/** An erased account has no address to write to. */
const accounts = (db: Database) => db.selectFrom('users').where('erased_at', 'is', null);

const addresseeColumns = ['id', 'name', 'email', 'role', 'language', 'digits', 'clock', 'message_language'] as const;
