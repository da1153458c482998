import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor, MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { isCommonPassword } from '#app/secrets/common-passwords.ts';
import { hashPassword, isPassword } from '#app/secrets/password.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import { findPasswordHash, findUserByEmail, updatePassword } from '../user-queries.ts';
import { foldEmail, resetMinutes } from '../rules.ts';
import { endAccess } from '../credentials/credentials.ts';
import { lockAccount } from '../credentials/credential-queries.ts';
import { recordAudit } from '../audit/audit.ts';
import { markVerified } from '../verification/verification.ts';
import { lockAccountByEmail, replaceReset, takeReset } from './reset-queries.ts';

/**
 * Requests a mail with a reset link for an address. Whether it has an account is looked up only when the mail is
 * written, so the answer and its time are the same for every address. Throws too_many_attempts.
 */
export async function forgotPassword(deps: Deps, actor: Actor, input: { email: string }): Promise<void> {
  const email = foldEmail(input.email);
  await deps.attempts.count('forgotPassword', email, actor.address);
  await deps.db.transaction().execute(async (tx) => {
    await recordAudit(deps, tx, actor, { kind: 'reset_requested' });
    await deps.outbox.add(tx, { kind: 'identity.reset_requested', email, language: actor.language });
  });
}

/** Issues a reset token, which replaces any former one; undefined where the address has no account. */
export async function issueReset(deps: Pick<Deps, 'db' | 'clock'>, email: string) {
  const found = await findUserByEmail(deps.db, foldEmail(email));
  if (!found) return undefined;
  const token = newToken();
  const now = deps.clock.now();
  await replaceReset(deps.db, {
    user_id: found.id,
    token_hash: hashToken(token),
    created_at: toDate(now),
    expires_at: toDate(now.add({ minutes: resetMinutes })),
  });
  const { id, name, role } = found;
  return { user: { id, name, email: found.email, role }, token };
}

type ResetPasswordInput = { email: string; token: string; password: string };

/** Sets a password with the token of a mail and ends every credential. Throws invalid, too_many_attempts. */
export async function resetPassword(deps: Deps, actor: Actor, input: ResetPasswordInput): Promise<void> {
  const email = foldEmail(input.email);
  await deps.attempts.count('resetPassword', email, actor.address);
  if (await isCommonPassword(input.password)) throw invalid({ password: ['too_common'] });
  const passwordHash = await hashPassword(input.password);
  const now = toDate(deps.clock.now());
  const isDone = await deps.db.transaction().execute(async (tx) => {
    await lockAccountByEmail(tx, email);
    const owner = await takeReset(tx, hashToken(input.token), email, now);
    if (!owner) return false;
    await updatePassword(tx, owner.id, passwordHash);
    // A reader of the mailbox alone can have the token.
    await markVerified(deps, tx, owner.id);
    const sessions = await endAccess(tx, owner.id);
    await recordAudit(deps, tx, actor, { kind: 'password_reset', userId: owner.id, detail: { sessions } });
    await deps.outbox.add(tx, { kind: 'identity.password_changed', userId: owner.id });
    return true;
  });
  if (!isDone) {
    await recordAudit(deps, deps.db, actor, { kind: 'reset_refused' });
    throw invalid({ token: ['expired_token'] });
  }
  await deps.attempts.forgive('resetPassword', email, actor.address);
  // Attempts at the old password must not keep its owner out.
  await deps.attempts.forgive('logIn', email, actor.address);
}

type ChangePasswordInput = { old_password: string; new_password: string };

/** Sets a password with the old one and ends every credential but the session that asks. Throws invalid, too_many_attempts. */
export async function changePassword(deps: Deps, actor: MemberActor, input: ChangePasswordInput): Promise<void> {
  const { id, session } = actor.member;
  await deps.attempts.count('changePassword', String(id), actor.address);
  const known = await findPasswordHash(deps.db, id);
  if (!(await isPassword(known?.password_hash, input.old_password))) {
    await recordAudit(deps, deps.db, actor, { kind: 'password_change_refused' });
    throw invalid({ old_password: [known?.password_hash === null ? 'no_password' : 'wrong_password'] });
  }
  await deps.attempts.forgive('changePassword', String(id), actor.address);
  if (await isCommonPassword(input.new_password)) throw invalid({ new_password: ['too_common'] });
  const passwordHash = await hashPassword(input.new_password);
  await deps.db.transaction().execute(async (tx) => {
    // A reset that came first counts: the old password is none any more.
    const isKnown = (await lockAccount(tx, id))?.password_hash === known?.password_hash;
    if (!isKnown) throw invalid({ old_password: ['wrong_password'] });
    await updatePassword(tx, id, passwordHash);
    const sessions = await endAccess(tx, id, session);
    await recordAudit(deps, tx, actor, { kind: 'password_changed', detail: { sessions } });
    await deps.outbox.add(tx, { kind: 'identity.password_changed', userId: id });
  });
}
