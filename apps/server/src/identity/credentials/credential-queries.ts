import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Lets one transaction at a time open or end access to an account, whose state it gives; bookings and the like go on. */
export const lockAccount = (db: Database, userId: number) =>
  db
    .selectFrom('users')
    .select(['password_hash', 'blocked_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Makes every verb that ends access to an account wait until the transaction ends; several can hold this lock at once. */
export const lockAgainstEnding = (db: Database, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forShare().executeTakeFirst();

/** Whether a session is open, read after its account was locked. */
export const isSessionOpen = async (db: Database, tokenHash: Buffer): Promise<boolean> =>
  (await db.selectFrom('sessions').select('id').where('token_hash', '=', tokenHash).executeTakeFirst()) !== undefined;

/** Deletes the sessions of a user for an audience, all but one (`kept` undefined: every one); gives how many. */
export async function deleteSessionsFor(
  db: Database,
  audience: 'site' | 'vendor_dashboard' | 'operator' | 'venue_view',
  userId: number,
  kept: Buffer | undefined,
): Promise<number> {
  const ended = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('audience', '=', audience)
    .$if(kept !== undefined, (query) => query.where('token_hash', '!=', kept as Buffer))
    .returning('id')
    .execute();
  return ended.length;
}

/** Deletes a session, and those of the dashboard that came from it. */
export const deleteSessionTree = (db: Database, userId: number, tokenHash: Buffer) =>
  db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('token_hash', '=', tokenHash), eb('origin_hash', '=', tokenHash)]))
    .execute();

/** Deletes the known devices of a user, but for that of a session (`kept` undefined: all). */
export const deleteDevices = (db: Database, userId: number, kept: Buffer | undefined) =>
  sql`delete from known_devices where user_id = ${userId}
    and device_hash is distinct from (select device_hash from sessions where token_hash = ${kept ?? null})`.execute(db);

/** Deletes the known device that a session of a user was opened in, unless it is that of another session too. */
export const deleteDeviceOf = (db: Database, userId: number, tokenHash: Buffer) =>
  sql`delete from known_devices d using sessions s
    where s.user_id = ${userId} and s.token_hash = ${tokenHash} and d.user_id = s.user_id and d.device_hash = s.device_hash
      and not exists (select from sessions o
        where o.user_id = s.user_id and o.device_hash = s.device_hash and o.token_hash <> s.token_hash)`.execute(db);

/** Deletes the hand-offs that sessions of a user made. */
export const deleteHandOffs = (db: Database, userId: number) =>
  sql`delete from hand_offs h using sessions s where s.token_hash = h.session_hash and s.user_id = ${userId}`.execute(
    db,
  );

/** Deletes what a user has in a table. */
export const deleteOwn = (
  db: Database,
  table:
    | 'calendar_feeds'
    | 'password_resets'
    | 'pending_logins'
    | 'second_factor_setups'
    | 'email_confirmations'
    | 'request_links'
    | 'phone_codes'
    | 'push_subscriptions'
    | 'telegram_chats'
    | 'telegram_links',
  userId: number,
) => db.deleteFrom(table).where('user_id', '=', userId).execute();

/** Deletes the invitations that a user has made: each lets somebody into a venue. */
export const deleteInvitationsBy = (db: Database, userId: number) =>
  db.deleteFrom('invitations').where('invited_by', '=', userId).execute();

/** Ends the links by which a customer says to come. */
export const deleteAttendanceLinks = (db: Database, userId: number) =>
  db
    .updateTable('bookings')
    .set({ attendance_token_hash: null })
    .where('customer_id', '=', userId)
    .where('attendance_token_hash', 'is not', null)
    .execute();
