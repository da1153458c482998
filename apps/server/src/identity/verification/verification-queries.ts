import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Whether a user's address or phone is verified, or need not be; the account stays as it is until the transaction ends. */
export async function lockVerification(db: Database, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select(['email_verified_at', 'must_verify_email', 'proven_phone'])
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return found !== undefined && ((found.email_verified_at ?? found.proven_phone) !== null || !found.must_verify_email);
}

/** Whether a user's address is verified. */
export const findVerified = (db: Database, userId: number) =>
  db.selectFrom('users').select('email_verified_at').where('id', '=', userId).executeTakeFirst();

/** Enters the link that confirms the address of a user; it replaces the former one. */
export const replaceConfirmation = (
  db: Database,
  given: { user_id: number; token_hash: Buffer; created_at: Date; expires_at: Date },
) =>
  db
    .insertInto('email_confirmations')
    .values(given)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(given))
    .execute();

/** Deletes the link of a token and gives its user; undefined where it works no more. */
export const takeConfirmation = (db: Database, tokenHash: Buffer, now: Date) =>
  db
    .deleteFrom('email_confirmations')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();

type NewHeldEvent = { user_id: number; booking_id: number; event: string; created_at: Date };

/**
 * Keeps a message to others where its user must verify an address first, and drops one that has waited too long, where there
 * is one. False where it need not wait. The account stays as it is until the statement ends, as in `lockVerification`.
 */
export async function holdEvent(db: Database, given: NewHeldEvent, tooOld: Date): Promise<boolean> {
  const found = await sql<{ mustWait: boolean }>`
    with person as materialized (
      select must_verify_email and email_verified_at is null and proven_phone is null as must_wait
      from users where id = ${given.user_id} for share),
    dropped as (
      delete from held_events where exists (select from person where must_wait) and id = (
        select id from held_events where created_at < ${tooOld} order by created_at limit 1)),
    held as (
      insert into held_events (user_id, booking_id, event, created_at)
      select ${given.user_id}, ${given.booking_id}, ${given.event}, ${given.created_at} from person where must_wait)
    select must_wait as "mustWait" from person`.execute(db);
  // An account that is gone causes nothing any more.
  return found.rows[0]?.mustWait ?? true;
}

/** Takes the held messages of a user out, the oldest first, and gives those about bookings that are still to come. */
export async function takeHeldEvents(db: Database, userId: number, now: Date): Promise<unknown[]> {
  const found = await sql<{ event: unknown; isCurrent: boolean }>`
    with taken as (delete from held_events where user_id = ${userId} returning id, booking_id, event)
    select t.event, exists (select from bookings b where b.id = t.booking_id and b.status in ('pending', 'confirmed')
      and lower(b.during) > ${now}) as "isCurrent"
    from taken t order by t.id`.execute(db);
  return found.rows.flatMap(({ event, isCurrent }) => (isCurrent ? [event] : []));
}

/** Drops the held messages of a user: somebody else has caused them. */
export const deleteHeldEvents = (db: Database, userId: number) =>
  db.deleteFrom('held_events').where('user_id', '=', userId).execute();
