import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import { findUserByEmail, insertUser, listUsersOfRole, updateRole } from '../user-queries.ts';
import { foldEmail, resetMinutes } from '../rules.ts';
import { endAccess } from '../credentials/credentials.ts';
import { recordAudit } from '../audit/audit.ts';
import { issueReset } from '../passwords/passwords.ts';
import { deleteSecondFactor, replaceEnrolment } from '../second-factor/second-factor-queries.ts';

type OperatorDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** Makes a user an operator, with an account where there is none; all their sessions end. Gives the tokens of two links. */
export async function addOperator(deps: OperatorDeps, actor: Actor, given: { email: string; name: string }) {
  const enrolmentToken = await deps.db.transaction().execute(async (tx) => {
    const found = await findUserByEmail(tx, foldEmail(given.email));
    const now = toDate(deps.clock.now());
    const { id } =
      found ??
      (await insertUser(tx, { ...given, role: 'operator', password_hash: null, language: 'en', created_at: now }));
    if (found) await changeRole(deps, tx, actor, id, 'operator');
    else await recordAudit(deps, tx, actor, { kind: 'operator_added', userId: id });
    return issueEnrolment(deps, tx, id);
  });
  const issued = await issueReset(deps, given.email);
  if (!issued) throw new Error('The account was deleted at this moment.');
  return { ...issued, enrolmentToken };
}

/** The operators. */
export const listOperators = (deps: OperatorDeps) => listUsersOfRole(deps.db, 'operator');

/** Makes an operator a customer again; false where the address is no operator's. */
export const removeOperator = (deps: OperatorDeps, actor: Actor, email: string): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    const found = await findUserByEmail(tx, foldEmail(email));
    if (found?.role !== 'operator') return false;
    await changeRole(deps, tx, actor, found.id, 'customer');
    return true;
  });

/**
 * Deletes the second factor of an operator, who must enrol anew, and ends their sessions; gives the token of the link to do
 * so, undefined where the address is no operator's.
 */
export const resetSecondFactor = (deps: OperatorDeps, actor: Actor, email: string): Promise<string | undefined> =>
  deps.db.transaction().execute(async (tx) => {
    const found = await findUserByEmail(tx, foldEmail(email));
    if (found?.role !== 'operator') return undefined;
    await deleteSecondFactor(tx, found.id);
    const sessions = await endAccess(tx, found.id);
    await recordAudit(deps, tx, actor, { kind: 'second_factor_reset', userId: found.id, detail: { sessions } });
    return issueEnrolment(deps, tx, found.id);
  });

/** A token that enrols the first authenticator of an operator once; it is stored nowhere, and only the command prints it. */
async function issueEnrolment({ clock }: OperatorDeps, tx: OperatorDeps['db'], userId: number): Promise<string> {
  const token = newToken();
  const expiresAt = toDate(clock.now().add({ minutes: resetMinutes }));
  await replaceEnrolment(tx, { user_id: userId, token_hash: hashToken(token), expires_at: expiresAt });
  return token;
}

async function changeRole(
  deps: OperatorDeps,
  tx: OperatorDeps['db'],
  actor: Actor,
  id: number,
  role: string,
): Promise<void> {
  await updateRole(tx, id, role);
  await deleteSecondFactor(tx, id);
  const sessions = await endAccess(tx, id);
  const kind = role === 'operator' ? 'operator_added' : 'operator_removed';
  await recordAudit(deps, tx, actor, { kind, userId: id, detail: { sessions } });
}
