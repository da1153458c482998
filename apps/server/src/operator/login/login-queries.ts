import type { Database } from '#app/database/connection.ts';

/** Enters a login that waits for its code, and deletes those that waited too long. */
export async function insertOperatorLogin(
  db: Database,
  given: { token_hash: Buffer; user_id: number; sealed_secret: Buffer | null; expires_at: Date },
  now: Date,
): Promise<void> {
  await db.deleteFrom('operator_logins').where('expires_at', '<=', now).execute();
  await db.insertInto('operator_logins').values(given).execute();
}

/** An operator's login that still waits for its code. */
export const findOperatorLogin = (db: Database, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('operator_logins')
    .innerJoin('users', 'users.id', 'operator_logins.user_id')
    .select(['users.id', 'users.name', 'sealed_secret'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('users.role', '=', 'operator')
    .where('users.blocked_at', 'is', null)
    .executeTakeFirst();

/** Keeps whatever ends access waiting until the transaction ends, or waits for it: the login is then gone. */
export const lockOperator = (db: Database, userId: number) =>
  db.selectFrom('users').select('id').where('id', '=', userId).forShare().executeTakeFirst();

/** Deletes a login; false where another request was faster. */
export async function deleteOperatorLogin(db: Database, tokenHash: Buffer): Promise<boolean> {
  const found = await db
    .deleteFrom('operator_logins')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .execute();
  return found.length > 0;
}

/** Locks the authenticator of a user until the transaction ends, so that no code is used twice at once. */
export const lockSecondFactor = (db: Database, userId: number) =>
  db
    .selectFrom('second_factors')
    .select(['sealed_secret', 'last_step'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Whether a user has enrolled an authenticator. */
export const hasSecondFactor = async (db: Database, userId: number): Promise<boolean> =>
  (await db.selectFrom('second_factors').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !==
  undefined;

/** Whether the command has given a user a link to enrol an authenticator with, and it is this one. */
export const hasEnrolment = async (db: Database, userId: number, tokenHash: Buffer, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('operator_enrolments')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined;

/** Enrols an authenticator with its recovery codes, which uses the link up; false where there is one already. */
export async function insertSecondFactor(
  db: Database,
  given: { user_id: number; sealed_secret: Buffer; last_step: number; enrolled_at: Date },
  codeHashes: readonly Buffer[],
): Promise<boolean> {
  const found = await db
    .insertInto('second_factors')
    .values(given)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  if (found.length === 0) return false;
  const rows = codeHashes.map((code_hash) => ({ user_id: given.user_id, code_hash }));
  await db.insertInto('recovery_codes').values(rows).execute();
  return true;
}

/** Notes the time step of the last code that was used. */
export const updateLastStep = (db: Database, userId: number, step: number) =>
  db.updateTable('second_factors').set({ last_step: step }).where('user_id', '=', userId).execute();

/** Deletes a recovery code; false where there is no such one. */
export async function deleteRecoveryCode(db: Database, userId: number, codeHash: Buffer): Promise<boolean> {
  const found = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .returning('user_id')
    .execute();
  return found.length > 0;
}
