import type { Database } from '#app/database/connection.ts';

/** Enters the link with which a user enrols an authenticator; it replaces the former one. */
export const replaceEnrolment = (db: Database, given: { user_id: number; token_hash: Buffer; expires_at: Date }) =>
  db
    .insertInto('operator_enrolments')
    .values(given)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(given))
    .execute();

/** Deletes the authenticator and recovery codes of a user, and the link to enrol one; false where there were none. */
export async function deleteSecondFactor(db: Database, userId: number): Promise<boolean> {
  await db.deleteFrom('operator_enrolments').where('user_id', '=', userId).execute();
  await db.deleteFrom('operator_logins').where('user_id', '=', userId).execute();
  const found = await db.deleteFrom('second_factors').where('user_id', '=', userId).returning('user_id').execute();
  return found.length > 0;
}
