import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { hasResourceIn } from '../lifecycle/booking-state-queries.ts';

type NewHold = {
  token_hash: Buffer;
  venue_id: number;
  phone: string;
  address: string;
  selection_hash: Buffer;
  created_at: Date;
  expires_at: Date;
};

/** Enters a hold and gives its id. */
export const insertHold = async (db: Database, given: NewHold): Promise<number> =>
  (await db.insertInto('slot_holds').values(given).returning('id').executeTakeFirstOrThrow()).id;

/**
 * Lets one transaction at a time hold time for a network, the one around it, or a phone, and gives how many holds of each
 * are open. A network of IPv6 is written as its first four groups, so the first three are those of the one around it.
 */
export async function lockAndCountHolds(db: Database, { address, phone, created_at: now }: NewHold) {
  const around = address.includes(':') ? address.split(':').slice(0, 3).join(':') : address;
  for (const name of [`hold of ${around}`, `hold of ${phone}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  const isAround = sql`(address = ${address} or starts_with(address, ${`${around}:`}))`;
  const found = await sql<{ ofAddress: number; ofWideNetwork: number; ofPhone: number }>`
    select (count(*) filter (where address = ${address}))::int as "ofAddress",
      (count(*) filter (where ${isAround}))::int as "ofWideNetwork",
      (count(*) filter (where phone = ${phone}))::int as "ofPhone"
    from slot_holds where (${isAround} or phone = ${phone}) and expires_at > ${now}`.execute(db);
  return found.rows[0] ?? { ofAddress: 0, ofWideNetwork: 0, ofPhone: 0 };
}

/** The first row of an open hold and the employees it holds, in the order of its treatments; its hash in hexadecimal digits. */
type OpenHoldRow = { id: number; phone: string; selectionHash: string; bookingId: number; employees: number[] };

/** The open hold of a token; undefined where it is over. */
export const findOpenHold = (db: Database, tokenHash: Buffer, now: Date) =>
  findHoldWhere(db, sql`h.token_hash = ${tokenHash}`, now);

/** The open hold of a selection for a phone. */
export const findHoldOfPhone = (db: Database, phone: string, selectionHash: Buffer, now: Date) =>
  findHoldWhere(db, sql`h.phone = ${phone} and h.selection_hash = ${selectionHash}`, now);

/** The open hold of a selection for the phone that an account has proven. */
export const findHoldOfUser = (db: Database, userId: number, selectionHash: Buffer, now: Date) =>
  findHoldWhere(
    db,
    sql`h.phone = (select proven_phone from users where id = ${userId}) and h.selection_hash = ${selectionHash}`,
    now,
  );

async function findHoldWhere(db: Database, which: RawBuilder<unknown>, now: Date): Promise<OpenHoldRow | undefined> {
  const found = await sql<OpenHoldRow>`
    select h.id, h.phone, encode(h.selection_hash, 'hex') as "selectionHash", min(b.id) as "bookingId",
      array_agg(b.employee_id::int order by lower(b.during), b.id) as employees
    from slot_holds h join bookings b on b.hold_id = h.id
    where ${which} and h.expires_at > ${now} group by h.id order by h.id desc limit 1`.execute(db);
  return found.rows[0];
}

/** Whether an account has a phone, proven. */
export const hasProvenPhone = async (db: Database, userId: number, phone: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('proven_phone', '=', phone)
    .executeTakeFirst()) !== undefined;

/** Ends a hold, whose time is free then. */
export const deleteHold = (db: Database, id: number) => db.deleteFrom('slot_holds').where('id', '=', id).execute();

/** The same by its token; gives its venue. */
export const deleteHoldOf = (db: Database, tokenHash: Buffer) =>
  db.deleteFrom('slot_holds').where('token_hash', '=', tokenHash).returning('venue_id').executeTakeFirst();

/** Some time of one employee. */
type HeldTimeOf = { venueId: number; employeeId: number; from: Date; to: Date };

/** Ends the holds whose time is over: all, at most 500, or those in the way of one employee's time. Gives their venues. */
export async function deleteExpiredHolds(db: Database, now: Date, only?: HeldTimeOf): Promise<number[]> {
  const which = only
    ? sql`and exists (select from bookings b where b.hold_id = h.id and b.venue_id = ${only.venueId}
        and (b.employee_id = ${only.employeeId} and b.held && tstzrange(${only.from}, ${only.to})
          or ${hasResourceIn(only, sql`b.id`)}))`
    : sql``;
  const ended = await sql<{ venue_id: number }>`
    delete from slot_holds where id in (
      select h.id from slot_holds h where h.expires_at <= ${now} ${which} order by h.id limit 500 for update skip locked)
    returning venue_id`.execute(db);
  return ended.rows.map(({ venue_id: venue }) => venue);
}
