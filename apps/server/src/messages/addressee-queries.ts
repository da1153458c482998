import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Whom a mail goes to, and how to write to them; undefined where the account is gone. */
export const findAddressee = (db: Database, userId: number) =>
  db.selectFrom('users').select(addressed).where('id', '=', userId).executeTakeFirst();

/** The customer of a booking, or the owner of its venue. */
export const findAddresseeOf = (db: Database, bookingId: number, who: 'customer' | 'venue') =>
  db
    .selectFrom('users')
    .select(addressed)
    .where(
      'id',
      '=',
      sql<number>`(select case when ${who} = 'customer' then b.customer_id else e.owner_id end
        from bookings b join venues e on e.id = b.venue_id where b.id = ${bookingId})`,
    )
    .executeTakeFirst();

/** The owner of a venue, and the name and address of the venue itself. */
export const findOwner = (db: Database, venueId: number) =>
  db
    .selectFrom('venues as e')
    .innerJoin('users as u', 'u.id', 'e.owner_id')
    .select(['u.email', 'u.language', 'e.email as venueEmail', sql<LocalizedText>`e.name`.as('venue')])
    .where('e.id', '=', venueId)
    .executeTakeFirst();

/** Whoever waits for a time that is offered. */
export const findWaitlistCustomer = (db: Database, offerId: number) =>
  db
    .selectFrom('users')
    .select(addressed)
    .where(
      'id',
      '=',
      sql<number>`(select w.customer_id from waitlist_offers o join waitlist_entries w on w.id = o.entry_id where o.id = ${offerId})`,
    )
    .executeTakeFirst();

const addressed = ['name', 'email', 'role', 'language'] as const;
