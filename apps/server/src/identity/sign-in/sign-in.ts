import { publicName } from '@tajmeelspot/language/public-name.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor, MemberActor } from '#app/http/actor.ts';
import { isMachineItself } from '#app/admission/open-admission.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { isCommonPassword } from '#app/secrets/common-passwords.ts';
import { isDemoPassword } from '#app/secrets/demo-password.ts';
import { hashPassword, isPassword } from '#app/secrets/password.ts';
import { findProvenPhone } from '../phone/phone-code-queries.ts';
import { findAlias, findUserByEmail, findUserById, insertUser, updateLocale } from '../user-queries.ts';
import { foldEmail, roleFromSignUp } from '../rules.ts';
import { localeColumns } from '../preferences/reader-locale.ts';
import { recognizeDevice } from '../devices/recognize-device.ts';
import { recordAudit } from '../audit/audit.ts';
import { lockAccount } from '../credentials/credential-queries.ts';
import { openSession } from '../sessions/open-session.ts';
import { finishWithCode } from '../second-factor/pending-login.ts';
import { openOrAwaitCode, requireNoCode } from '../second-factor/open-or-await-code.ts';

type SignUpInput = { name: string; email: string; password: string; role_id?: number | string | undefined };

/**
 * Makes an account. Throws invalid where the address has one (by the constraint email_taken) or the password is among
 * the commonest, too_many_attempts for an address that makes too many.
 */
export async function signUp(deps: Deps, actor: Actor, input: SignUpInput) {
  await deps.attempts.count('signUp', foldEmail(input.email), actor.address);
  if (await isCommonPassword(input.password)) throw invalid({ password: ['too_common'] });
  const passwordHash = await hashPassword(input.password);
  return deps.db.transaction().execute(async (tx) => {
    const made = await insertUser(tx, {
      name: input.name,
      email: input.email,
      role: roleFromSignUp(input.role_id),
      password_hash: passwordHash,
      ...localeColumns(actor.locale),
      created_at: toDate(deps.clock.now()),
    });
    await recordAudit(deps, tx, actor, { kind: 'signed_up', userId: made.id, detail: { role: made.role } });
    await deps.outbox.add(tx, { kind: 'identity.signed_up', userId: made.id });
    return made;
  });
}

/** Opens a session. Throws what checkPassword throws, and code_needed for an account with a second factor. */
export async function logIn(deps: Deps, actor: Actor, input: Credentials) {
  const { password_hash: passwordHash, blocked_at: _, ...user } = await checkPassword(deps, actor, input);
  const opened = await deps.db.transaction().execute(async (tx) => {
    await requireSamePassword(tx, user.id, passwordHash);
    return openOrAwaitCode(deps, tx, actor, user.id, () => signedIn(deps, tx, actor, user.id, 'password'));
  });
  return { ...requireNoCode(opened), user };
}

/** The second step of a login that a code was needed for. Throws wrong_code, too_many_attempts. */
export const finishLogIn = (deps: Deps, actor: Actor, input: { token: string; code: string }) =>
  finishWithCode(deps, actor, 'site', input, async (tx, { id }, { by }) => {
    const user = await findUserById(tx, id);
    if (!user) throw problem('wrong_code');
    const { hash, token: device } = await recognizeDevice(deps, tx, actor, id);
    await signedIn(deps, tx, actor, id, by);
    const token = await openSession(deps, tx, actor, id, { isProven: true, deviceHash: hash });
    return { token, device, user };
  });

/** What a login of the site leaves behind. */
export async function signedIn(deps: Deps, tx: Database, actor: Actor, userId: number, by: string): Promise<void> {
  await updateLocale(tx, userId, actor.locale);
  await recordAudit(deps, tx, actor, { kind: 'signed_in', userId, detail: { by } });
}

/**
 * Makes sure that a password is still the one that was checked, and stays so until the transaction ends: its owner may have
 * ended all access meanwhile. Throws invalid_credentials.
 */
export async function requireSamePassword(tx: Database, userId: number, passwordHash: string | null): Promise<void> {
  const found = await lockAccount(tx, userId);
  if (!found || found.blocked_at || found.password_hash !== passwordHash) throw problem('invalid_credentials');
}

type Credentials = { email: string; password: string };

/**
 * The user of an address and password. Throws invalid_credentials, account_blocked and demo_not_public (with the right
 * password alone), or too_many_attempts for an account or address that guesses.
 */
export async function checkPassword(deps: Deps, actor: Actor, input: Credentials) {
  const account = foldEmail(input.email);
  await deps.attempts.count('logIn', account, actor.address);
  const found = await findUserByEmail(deps.db, account);
  if (!(await isPassword(found?.password_hash, input.password)) || !found) {
    await recordAudit(deps, deps.db, actor, { kind: 'sign_in_failed', userId: found?.id });
    throw problem('invalid_credentials');
  }
  await deps.attempts.forgive('logIn', account, actor.address);
  if (isDemoPassword(input.password) && !deps.env.isDemoPublic && !isMachineItself(actor.address)) {
    await recordAudit(deps, deps.db, actor, { kind: 'sign_in_demo_refused', userId: found.id });
    throw problem('demo_not_public');
  }
  if (found.blocked_at) {
    await recordAudit(deps, deps.db, actor, { kind: 'sign_in_blocked', userId: found.id });
    throw problem('account_blocked');
  }
  return found;
}

/** The caller's account with the phone that opens it, and how everybody sees its user. */
export async function findSelfInFull(deps: Deps, actor: MemberActor) {
  const own = await findProvenPhone(deps.db, actor.member.id);
  const self = await findSelf(deps, actor);
  const alias = (await findAlias(deps.db, actor.member.id))?.alias ?? null;
  return { ...self, proven_phone: own?.proven_phone ?? null, alias, public_name: alias ?? publicName(self.name) };
}

/** The caller's account. */
export async function findSelf(deps: Deps, actor: MemberActor) {
  const found = await findUserById(deps.db, actor.member.id);
  if (!found) throw problem('unauthenticated');
  return found;
}
