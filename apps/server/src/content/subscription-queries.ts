import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

type NewSubscription = { email: string; token: string; language: string; requested_at: Date };

/** Enters a subscription to be confirmed, or renews an ended one; undefined where there is an active one. */
export async function insertSubscription(db: Database, given: NewSubscription): Promise<number | undefined> {
  const found = await sql<{ id: number }>`
    insert into subscriptions (email, status, token, language, requested_at)
    values (${given.email}, 'pending', ${given.token}, ${given.language}, ${given.requested_at})
    on conflict (lower(email)) do update set
      status = 'pending', token = excluded.token, language = excluded.language, requested_at = excluded.requested_at
      where subscriptions.status = 'ended'
    returning id`.execute(db);
  return found.rows[0]?.id;
}

/** The unconfirmed subscription of an address from before an instant, marked as requested now. */
export async function renewSubscription(
  db: Database,
  email: string,
  before: Date,
  now: Date,
): Promise<number | undefined> {
  const found = await db
    .updateTable('subscriptions')
    .set({ requested_at: now })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('status', '=', 'pending')
    .where('requested_at', '<', before)
    .returning('id')
    .executeTakeFirst();
  return found?.id;
}

/** An unconfirmed subscription. */
export const findPending = (db: Database, id: number) =>
  db
    .selectFrom('subscriptions')
    .select(['email', 'token', 'language'])
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();

/** Confirms the subscription of a token; false where there is none to confirm. */
export async function confirmSubscription(db: Database, token: string, now: Date): Promise<boolean> {
  const found = await db
    .updateTable('subscriptions')
    .set((eb) => ({ status: 'confirmed', confirmed_at: eb.fn.coalesce('confirmed_at', eb.val(now)) }))
    .where('token', '=', token)
    .where('status', '!=', 'ended')
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}

/** Ends the subscription of a token, also twice; false where there is none. */
export async function endSubscription(db: Database, token: string): Promise<boolean> {
  const found = await db
    .updateTable('subscriptions')
    .set({ status: 'ended' })
    .where('token', '=', token)
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}
