import type { Database } from '#app/database/connection.ts';

/** What a login opens once its code has come. */
export type LoginAudience = 'site' | 'operator';

type NewPendingLogin = {
  token_hash: Buffer;
  user_id: number;
  audience: LoginAudience;
  /** Of the authenticator that the code enrols; null where there is one. */
  sealed_secret: Buffer | null;
  expires_at: Date;
};

/** Enters a login that waits for its code, and deletes those that waited too long. */
export async function insertPendingLogin(db: Database, given: NewPendingLogin, now: Date): Promise<void> {
  await db.deleteFrom('pending_logins').where('expires_at', '<=', now).execute();
  await db.insertInto('pending_logins').values(given).execute();
}

/** A login that still waits for its code; one of the operator's application while the user is an operator. */
export const findPendingLogin = (db: Database, tokenHash: Buffer, audience: LoginAudience, now: Date) =>
  db
    .selectFrom('pending_logins')
    .innerJoin('users', 'users.id', 'pending_logins.user_id')
    .select(['users.id', 'users.name', 'sealed_secret'])
    .where('token_hash', '=', tokenHash)
    .where('audience', '=', audience)
    .where('expires_at', '>', now)
    .where('users.blocked_at', 'is', null)
    .$if(audience === 'operator', (query) => query.where('users.role', '=', 'operator'))
    .executeTakeFirst();

/** Deletes a login; false where another request was faster, or access to the account has ended. */
export async function deletePendingLogin(db: Database, tokenHash: Buffer): Promise<boolean> {
  const found = await db
    .deleteFrom('pending_logins')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .execute();
  return found.length > 0;
}
