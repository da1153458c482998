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

/** The same of an account with or without an email address. */
export const findAccount = (db: Database, userId: number) =>
  accounts(db).select(addresseeColumns).where('id', '=', userId).executeTakeFirst();

/** An account as messages to it need it. */
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

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

/** The owner of a booking's venue, first, and the employees who give its treatments and have an account. */
export const listVenueAddressees = (db: Database, bookingId: number) =>
  accounts(db)
    .innerJoin(venueReaders(bookingId).as('r'), 'r.user_id', 'users.id')
    .select([...addresseeColumns, 'r.isOwner'])
    .orderBy('r.isOwner', 'desc')
    .orderBy('users.id')
    .execute();

const venueReaders = (bookingId: number) => sql<{ user_id: number; isOwner: boolean }>`(
  select r.user_id, bool_or(r.is_owner) as "isOwner" from (
    select e.owner_id as user_id, true as is_owner
      from bookings b join venues e on e.id = b.venue_id where b.id = ${bookingId}
    union all
    select m.user_id, false from bookings b
      join memberships m on m.venue_id = b.venue_id and m.employee_id = b.employee_id
      where b.id = ${bookingId} or b.first_item_id = ${bookingId}
  ) r group by r.user_id)`;

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

/** The customer of a waitlist offer. */
export const findWaitlistCustomer = (db: Database, offerId: number) =>
  accounts(db)
    .select(addresseeColumns)
    .where(
      'id',
      '=',
      sql<number>`(select w.customer_id from waitlist_offers o join waitlist_entries w on w.id = o.entry_id where o.id = ${offerId})`,
    )
    .executeTakeFirst();

/** An erased account has no address to write to. */
const accounts = (db: Database) => db.selectFrom('users').where('erased_at', 'is', null);

const addresseeColumns = ['id', 'name', 'email', 'role', 'language', 'digits', 'clock', 'message_language'] as const;
