import type { Database } from '#app/database/connection.ts';

/** Deletes the authenticator and recovery codes of a user; false where there were none. */
export async function deleteSecondFactor(db: Database, userId: number): Promise<boolean> {
  await db.deleteFrom('operator_logins').where('user_id', '=', userId).execute();
  const found = await db.deleteFrom('second_factors').where('user_id', '=', userId).returning('user_id').execute();
  return found.length > 0;
}
