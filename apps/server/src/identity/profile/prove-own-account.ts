import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import { isPassword } from '#app/secrets/password.ts';
import { recordAudit } from '../audit/audit.ts';
import { findLoginTime } from '../sessions/session-queries.ts';
import { findPasswordHash } from '../user-queries.ts';

/** How long a login proves by itself that an account is the caller's, minutes. */
const freshMinutes = 10;

/** Whether the caller has logged in within the last minutes; a session that was handed over has not. */
export async function isFreshLogin(deps: Deps, { member }: MemberActor): Promise<boolean> {
  const at = await findLoginTime(deps.db, member.session);
  return at !== undefined && at.getTime() > deps.clock.now().epochMilliseconds - freshMinutes * 60_000;
}

/**
 * Makes sure, before something that cannot be undone, that the caller is who the account belongs to: by the password,
 * or by a login of the last minutes where none is given. Throws invalid, too_many_attempts.
 */
export async function proveOwnAccount(deps: Deps, actor: MemberActor, password: string | undefined): Promise<void> {
  if (password === undefined && (await isFreshLogin(deps, actor))) return;
  await provePassword(deps, actor, password);
}

/**
 * Makes sure that the caller knows the password of the account; one that has none needs a login of the last minutes. Throws
 * invalid, too_many_attempts.
 */
export async function provePassword(deps: Deps, actor: MemberActor, password: string | undefined): Promise<void> {
  const { id } = actor.member;
  await deps.attempts.count('changePassword', String(id), actor.address);
  const hash = (await findPasswordHash(deps.db, id))?.password_hash ?? null;
  if (hash === null && (await isFreshLogin(deps, actor))) return;
  if (password === undefined || hash === null) {
    throw invalid({ password: [hash === null ? 'log_in_again' : 'required'] });
  }
  if (!(await isPassword(hash, password))) {
    await recordAudit(deps, deps.db, actor, { kind: 'proof_refused' });
    throw invalid({ password: ['wrong_password'] });
  }
  await deps.attempts.forgive('changePassword', String(id), actor.address);
}
