import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { checkPassword, openOperatorSession, recordAudit, requireSamePassword } from '#app/identity/identity.ts';
import {
  addressOfSecret,
  newRecoveryCodes,
  newSecret,
  plainRecoveryCode,
  stepOf,
} from '#app/secrets/one-time-codes.ts';
import { seal, unseal } from '#app/secrets/sealing.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import { loginMinutes } from '../rules.ts';
import * as queries from './login-queries.ts';

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
  const now = deps.clock.now();
  const isEnrolled = await queries.hasSecondFactor(deps.db, found.id);
  if (!isEnrolled && !(await isLinked(deps, found.id, input.enrolment_token))) {
    await recordAudit(deps, deps.db, actor, { kind: 'operator_enrolment_refused', userId: found.id });
    throw problem('enrolment_needs_link');
  }
  const secret = isEnrolled ? undefined : newSecret();
  const token = newToken();
  const login = {
    token_hash: hashToken(token),
    user_id: found.id,
    sealed_secret: secret === undefined ? null : await seal(deps.env, secret),
    expires_at: toDate(now.add({ minutes: loginMinutes })),
  };
  await deps.db.transaction().execute(async (tx) => {
    await requireSamePassword(tx, found.id, found.password_hash);
    await queries.insertOperatorLogin(tx, login, toDate(now));
  });
  const enrolment = secret === undefined ? null : { secret, address: addressOfSecret(secret, found.email) };
  return { token, enrolment };
}

type OperatorLoginInput = { email: string; password: string; enrolment_token?: string | undefined };

/** Whether a token is the one of the link that the command has printed for a user. */
const isLinked = (deps: Deps, userId: number, token = '') =>
  queries.hasEnrolment(deps.db, userId, hashToken(token), toDate(deps.clock.now()));

type OperatorLogin = NonNullable<Awaited<ReturnType<typeof queries.findOperatorLogin>>>;

/**
 * The second step: opens a session with a code, and enrols the authenticator where it is the first. Throws wrong_code for
 * every mistake, or too_many_attempts.
 */
export async function finishOperatorLogin(deps: Deps, actor: Actor, { token, code }: { token: string; code: string }) {
  const tokenHash = hashToken(token);
  const login = await queries.findOperatorLogin(deps.db, tokenHash, toDate(deps.clock.now()));
  await deps.attempts.count('operatorCode', login ? String(login.id) : token, actor.address);
  if (!login) throw problem('wrong_code');
  const opened = await deps.db.transaction().execute(async (tx) => {
    await queries.lockOperator(tx, login.id);
    const shown = login.sealed_secret ? await enrol(deps, tx, login, code) : await checkCode(deps, tx, login, code);
    if (!shown || !(await queries.deleteOperatorLogin(tx, tokenHash))) return undefined;
    await recordAudit(deps, tx, actor, { kind: 'operator_signed_in', userId: login.id, detail: { by: shown.by } });
    return {
      token: await openOperatorSession(deps, tx, actor, login.id),
      name: login.name,
      recovery_codes: shown.codes,
    };
  });
  if (!opened) {
    await recordAudit(deps, deps.db, actor, { kind: 'operator_code_refused', userId: login.id });
    throw problem('wrong_code');
  }
  await deps.attempts.forgive('operatorCode', String(login.id), actor.address);
  return opened;
}

type EnrolmentView = { readonly by: 'app' | 'recovery_code' | 'enrolment'; readonly codes: string[] | null };

/** Enrols the authenticator of the first right code; undefined where it is wrong or another one was faster. */
async function enrol(deps: Deps, tx: Database, { id, sealed_secret: sealed }: OperatorLogin, code: string) {
  if (!sealed) return undefined;
  const now = deps.clock.now();
  const step = stepOf(await unseal(deps.env, sealed), code, now);
  if (step === undefined) return undefined;
  const codes = newRecoveryCodes();
  const given = { user_id: id, sealed_secret: sealed, last_step: step, enrolled_at: toDate(now) };
  const isFirst = await queries.insertSecondFactor(
    tx,
    given,
    codes.map((one) => hashToken(plainRecoveryCode(one))),
  );
  return isFirst ? ({ by: 'enrolment', codes } satisfies EnrolmentView) : undefined;
}

/** Whether a code of the authenticator is right and new, or is a recovery code; it is used up. */
async function checkCode(
  deps: Deps,
  tx: Database,
  { id }: OperatorLogin,
  code: string,
): Promise<EnrolmentView | undefined> {
  const factor = await queries.lockSecondFactor(tx, id);
  if (!factor) return undefined;
  const step = stepOf(await unseal(deps.env, factor.sealed_secret), code, deps.clock.now());
  if (step !== undefined && step > factor.last_step) {
    await queries.updateLastStep(tx, id, step);
    return { by: 'app', codes: null };
  }
  const isRecovery = await queries.deleteRecoveryCode(tx, id, hashToken(plainRecoveryCode(code)));
  return isRecovery ? { by: 'recovery_code', codes: null } : undefined;
}
