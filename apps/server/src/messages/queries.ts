import type { Words } from '@tajmeelspot/contract/fields.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Whom a mail goes to, and how to write to them; undefined where the account is gone. */
export const findAddressee = (db: Database, userId: number) =>
  db.selectFrom('users').select(addressed).where('id', '=', userId).executeTakeFirst();

/** The customer of a booking, or the owner of its house. */
export const findAddresseeOf = (db: Database, bookingId: number, who: 'customer' | 'house') =>
  db
    .selectFrom('users')
    .select(addressed)
    .where(
      'id',
      '=',
      sql<number>`(select case when ${who} = 'customer' then b.customer_id else e.owner_id end
        from bookings b join establishments e on e.id = b.establishment_id where b.id = ${bookingId})`,
    )
    .executeTakeFirst();

/** The owner of a house, and the name and address of the house itself. */
export const findOwner = (db: Database, house: number) =>
  db
    .selectFrom('establishments as e')
    .innerJoin('users as u', 'u.id', 'e.owner_id')
    .select(['u.email', 'u.language', 'e.email as houseEmail', sql<Words>`e.name`.as('house')])
    .where('e.id', '=', house)
    .executeTakeFirst();

/** Whoever waits for a time that is offered. */
export const findWaiting = (db: Database, offerId: number) =>
  db
    .selectFrom('users')
    .select(addressed)
    .where(
      'id',
      '=',
      sql<number>`(select w.customer_id from wait_offers o join waits w on w.id = o.wait_id where o.id = ${offerId})`,
    )
    .executeTakeFirst();

const addressed = ['name', 'email', 'role', 'language'] as const;
