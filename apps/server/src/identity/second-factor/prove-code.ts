import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { newRecoveryCodes, plainRecoveryCode, stepOf } from '#app/secrets/one-time-codes.ts';
import { unseal } from '#app/secrets/sealing.ts';
import { hashToken } from '#app/secrets/tokens.ts';
import * as queries from './second-factor-queries.ts';

/** What a right code was; recovery codes come with an enrolment alone. */
export type CodeProof =
  | { readonly by: 'app' | 'recovery_code'; readonly recoveryCodes: null }
  | { readonly by: 'enrolment'; readonly recoveryCodes: readonly string[] };

/** Whether a code of a user's authenticator is right and new, or is a recovery code; it is used up. */
export async function proveCode(
  deps: Pick<Deps, 'env' | 'clock'>,
  tx: Database,
  userId: number,
  code: string,
): Promise<CodeProof | undefined> {
  const factor = await queries.lockSecondFactor(tx, userId);
  if (!factor) return undefined;
  const step = stepOf(await unseal(deps.env, factor.sealed_secret), code, deps.clock.now());
  if (step !== undefined && step > factor.last_step) {
    await queries.updateLastStep(tx, userId, step);
    return { by: 'app', recoveryCodes: null };
  }
  const isRecovery = await queries.deleteRecoveryCode(tx, userId, hashToken(plainRecoveryCode(code)));
  return isRecovery ? { by: 'recovery_code', recoveryCodes: null } : undefined;
}

/** Enrols an authenticator with its first right code; undefined where it is wrong or another one was faster. */
export async function enrolFactor(
  deps: Pick<Deps, 'env' | 'clock'>,
  tx: Database,
  { userId, sealedSecret }: { userId: number; sealedSecret: Buffer },
  code: string,
): Promise<CodeProof | undefined> {
  const now = deps.clock.now();
  const step = stepOf(await unseal(deps.env, sealedSecret), code, now);
  if (step === undefined) return undefined;
  const given = { user_id: userId, sealed_secret: sealedSecret, last_step: step, enrolled_at: toDate(now) };
  if (!(await queries.insertSecondFactor(tx, given))) return undefined;
  return { by: 'enrolment', recoveryCodes: await issueRecoveryCodes(tx, userId) };
}

/** New recovery codes of a user in place of the former ones; stored as hashes, they are shown this once. */
export async function issueRecoveryCodes(tx: Database, userId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashToken(plainRecoveryCode(code)));
  await queries.replaceRecoveryCodes(tx, userId, hashes);
  return codes;
}
