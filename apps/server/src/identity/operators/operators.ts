import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { findUserByEmail, insertUser, listUsersOfRole, updateRole } from '../user-queries.ts';
import { foldEmail } from '../rules.ts';
import { deleteSessionsOfUser } from '../sessions/session-queries.ts';
import { recordAudit } from '../audit/audit.ts';
import { issueReset } from '../passwords/passwords.ts';
import { deleteSecondFactor } from './second-factor-queries.ts';

type OperatorDeps = Pick<Deps, 'db' | 'clock' | 'log'>;

/** Makes a user an operator, with an account where there is none; all their sessions end. Gives a reset token. */
export async function addOperator(deps: OperatorDeps, actor: Actor, given: { email: string; name: string }) {
  await deps.db.transaction().execute(async (tx) => {
    const found = await findUserByEmail(tx, foldEmail(given.email));
    const now = toDate(deps.clock.now());
    const { id } =
      found ??
      (await insertUser(tx, { ...given, role: 'operator', password_hash: null, language: 'en', created_at: now }));
    if (found) await changeRole(deps, tx, actor, id, 'operator');
    else await recordAudit(deps, tx, actor, { kind: 'operator_added', userId: id });
  });
  const issued = await issueReset(deps, given.email);
  if (!issued) throw new Error('The account was deleted at this moment.');
  return issued;
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

/** Deletes the second factor of an operator, who must enrol anew, and ends their sessions; false where the address is no operator's. */
export const resetSecondFactor = (deps: OperatorDeps, actor: Actor, email: string): Promise<boolean> =>
  deps.db.transaction().execute(async (tx) => {
    const found = await findUserByEmail(tx, foldEmail(email));
    if (found?.role !== 'operator') return false;
    await deleteSecondFactor(tx, found.id);
    const sessions = await deleteSessionsOfUser(tx, found.id);
    await recordAudit(deps, tx, actor, { kind: 'second_factor_reset', userId: found.id, detail: { sessions } });
    return true;
  });

async function changeRole(
  deps: OperatorDeps,
  tx: OperatorDeps['db'],
  actor: Actor,
  id: number,
  role: string,
): Promise<void> {
  await updateRole(tx, id, role);
  await deleteSecondFactor(tx, id);
  const sessions = await deleteSessionsOfUser(tx, id);
  const kind = role === 'operator' ? 'operator_added' : 'operator_removed';
  await recordAudit(deps, tx, actor, { kind, userId: id, detail: { sessions } });
}
