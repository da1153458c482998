import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import {
  awaitCode,
  checkPassword,
  finishWithCode,
  hasEnrolment,
  hasSecondFactor,
  openOperatorSession,
  recognizeDevice,
  recordAudit,
  requireSamePassword,
} from '#app/identity/identity.ts';
import { addressOfSecret, newSecret } from '#app/secrets/one-time-codes.ts';
import { seal } from '#app/secrets/sealing.ts';
import { hashToken } from '#app/secrets/tokens.ts';

/**
 * The first step of a login. Throws what checkPassword throws, and enrolment_needs_link where no app for codes is
 * enrolled and the link of the command is not at hand; a user who is no operator gets the same answer as for a wrong
 * password.
 */
export async function beginOperatorLogin(deps: Deps, actor: Actor, input: OperatorLoginInput) {
  const found = await checkPassword(deps, actor, input);
  if (found.role !== 'operator') {
    await recordAudit(deps, deps.db, actor, { kind: 'operator_sign_in_refused', userId: found.id });
    throw problem('invalid_credentials');
  }
  const isEnrolled = await hasSecondFactor(deps.db, found.id);
  if (!isEnrolled && !(await isLinked(deps, found.id, input.enrolment_token))) {
    await recordAudit(deps, deps.db, actor, { kind: 'operator_enrolment_refused', userId: found.id });
    throw problem('enrolment_needs_link');
  }
  const secret = isEnrolled ? undefined : newSecret();
  const sealedSecret = secret === undefined ? null : await seal(deps.env, secret);
  const token = await deps.db.transaction().execute(async (tx) => {
    await requireSamePassword(tx, found.id, found.password_hash);
    return awaitCode(deps, tx, { userId: found.id, audience: 'operator', sealedSecret });
  });
  const enrolment = secret === undefined ? null : { secret, address: addressOfSecret(secret, found.email) };
  return { token, enrolment };
}

type OperatorLoginInput = { email: string; password: string; enrolment_token?: string | undefined };

/** Whether a token is the one of the link that the command has printed for a user. */
const isLinked = (deps: Deps, userId: number, token = '') =>
  hasEnrolment(deps.db, userId, hashToken(token), toDate(deps.clock.now()));

/**
 * The second step: opens a session with a code, and enrols the authenticator where it is the first. Throws wrong_code for
 * every mistake, or too_many_attempts.
 */
export const finishOperatorLogin = (deps: Deps, actor: Actor, input: { token: string; code: string }) =>
  finishWithCode(deps, actor, 'operator', input, async (tx, { id, name }, { by, recoveryCodes }) => {
    await recordAudit(deps, tx, actor, { kind: 'operator_signed_in', userId: id, detail: { by } });
    const { hash, token: device } = await recognizeDevice(deps, tx, actor, id);
    const token = await openOperatorSession(deps, tx, actor, id, hash);
    return { token, device, name, recovery_codes: recoveryCodes && [...recoveryCodes] };
  });
