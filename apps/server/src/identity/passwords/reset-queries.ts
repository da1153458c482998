import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Enters a user's reset link; it replaces the former one. */
export const replaceReset = (
  db: Database,
  given: { user_id: number; token_hash: Buffer; created_at: Date; expires_at: Date },
) =>
  db
    .insertInto('password_resets')
    .values(given)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(given))
    .execute();

/** Deletes a reset link and gives its user, where it fits the address and still works; undefined otherwise. */
export async function takeReset(db: Database, tokenHash: Buffer, email: string, now: Date) {
  const found = await sql<{ id: number; name: string }>`
    delete from password_resets r using users u
    where r.token_hash = ${tokenHash} and u.id = r.user_id and lower(u.email) = ${email} and r.expires_at > ${now}
    returning u.id, u.name`.execute(db);
  return found.rows[0];
}

/** Locks the account of an address before its link is used up: every verb that ends access takes locks in this order. */
export const lockAccountByEmail = (db: Database, email: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst();
