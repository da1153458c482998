import type { Database } from '#app/database/connection.ts';

/** Enters the link with which an operator enrols an authenticator; it replaces the former one. */
export const replaceEnrolment = (db: Database, given: { user_id: number; token_hash: Buffer; expires_at: Date }) =>
  db
    .insertInto('operator_enrolments')
    .values(given)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(given))
    .execute();

/** Whether the command has given a user a link to enrol an authenticator with, and it is this one. */
export const hasEnrolment = async (db: Database, userId: number, tokenHash: Buffer, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('operator_enrolments')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined;

/** Enters the secret that the user of an account was shown; it replaces the former one. */
export const replaceSetup = (db: Database, given: { user_id: number; sealed_secret: Buffer; expires_at: Date }) =>
  db
    .insertInto('second_factor_setups')
    .values(given)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(given))
    .execute();

/** The secret that the user of an account was shown and can still enrol. */
export const findSetup = (db: Database, userId: number, now: Date) =>
  db
    .selectFrom('second_factor_setups')
    .select('sealed_secret')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** When a user enrolled an authenticator, and how many recovery codes are left; undefined where there is none. */
export const findSecondFactor = (db: Database, userId: number) =>
  db
    .selectFrom('second_factors')
    .select((eb) => [
      'enrolled_at',
      eb
        .selectFrom('recovery_codes')
        .whereRef('recovery_codes.user_id', '=', 'second_factors.user_id')
        .select((count) => count.fn.countAll<number>().as('left'))
        .as('codes_left'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Whether a user has enrolled an authenticator. */
export const hasSecondFactor = async (db: Database, userId: number): Promise<boolean> =>
  (await db.selectFrom('second_factors').select('user_id').where('user_id', '=', userId).executeTakeFirst()) !==
  undefined;

/** Locks the authenticator of a user until the transaction ends, so that no code is used twice at once. */
export const lockSecondFactor = (db: Database, userId: number) =>
  db
    .selectFrom('second_factors')
    .select(['sealed_secret', 'last_step'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Enrols an authenticator, which uses up the link or the set-up; false where there is one already. */
export async function insertSecondFactor(
  db: Database,
  given: { user_id: number; sealed_secret: Buffer; last_step: number; enrolled_at: Date },
): Promise<boolean> {
  const found = await db
    .insertInto('second_factors')
    .values(given)
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return found.length > 0;
}

/** Enters recovery codes of a user, in place of the former ones. */
export async function replaceRecoveryCodes(db: Database, userId: number, codeHashes: readonly Buffer[]): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const rows = codeHashes.map((code_hash) => ({ user_id: userId, code_hash }));
  await db.insertInto('recovery_codes').values(rows).execute();
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

/** Notes that a session, and those of the dashboard that came from it, belong to who has just given a code. */
export const markProven = (db: Database, userId: number, tokenHash: Buffer, now: Date) =>
  db
    .updateTable('sessions')
    .set({ second_factor_at: now })
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('token_hash', '=', tokenHash), eb('origin_hash', '=', tokenHash)]))
    .execute();

/**
 * Deletes the authenticator and recovery codes of a user, and whatever enrols one or waits for a code; false where there
 * was none.
 */
export async function deleteSecondFactor(db: Database, userId: number): Promise<boolean> {
  for (const table of ['operator_enrolments', 'second_factor_setups', 'pending_logins'] as const) {
    await db.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  const found = await db.deleteFrom('second_factors').where('user_id', '=', userId).returning('user_id').execute();
  return found.length > 0;
}
