import type { Deps } from '#app/deps.ts';
import type { Actor, Member, MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { hashPassword, isPassword } from '#app/secrets/password.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import {
  deleteSession,
  findSession,
  findUserByEmail,
  findUserById,
  insertSession,
  insertUser,
  touchSession,
} from './queries.ts';
import { isTouchDue, roleFromSignUp, sessionEnd } from './rules.ts';

export { roleIdOf } from './rules.ts';

type SignUp = { name: string; email: string; password: string; role_id?: number | string | undefined };

/** Makes an account. Throws invalid where the address has one (by the constraint email_taken). */
export async function signUp(deps: Deps, _actor: Actor, input: SignUp) {
  return insertUser(deps.db, {
    name: input.name,
    email: input.email,
    role: roleFromSignUp(input.role_id),
    password_hash: await hashPassword(input.password),
    created_at: toDate(deps.clock.now()),
  });
}

/** Opens a session. Throws invalid_credentials, or too_many_attempts for an account or address that guesses. */
export async function logIn(deps: Deps, actor: Actor, input: { email: string; password: string }) {
  const account = input.email.toLowerCase();
  await deps.attempts.check(account, actor.address);
  const found = await findUserByEmail(deps.db, account);
  if (!(await isPassword(found?.password_hash, input.password)) || !found) {
    await deps.attempts.countFailure(account, actor.address);
    throw problem('invalid_credentials');
  }
  await deps.attempts.forget(account);
  return { token: await openSession(deps, found.id), user: found };
}

async function openSession(deps: Deps, userId: number): Promise<string> {
  const token = newToken();
  const now = deps.clock.now();
  await insertSession(deps.db, {
    token_hash: hashToken(token),
    user_id: userId,
    created_at: toDate(now),
    last_used_at: toDate(now),
    expires_at: toDate(sessionEnd(now)),
  });
  return token;
}

/** Ends the session that the caller came with. */
export async function logOut(deps: Deps, actor: MemberActor): Promise<void> {
  await deleteSession(deps.db, actor.member.session);
}

/** The caller as a person. */
export async function findSelf(deps: Deps, actor: MemberActor) {
  const found = await findUserById(deps.db, actor.member.id);
  if (!found) throw problem('unauthenticated');
  return found;
}

/** Who a token belongs to; undefined where its session is over. Its end moves on at most once a minute. */
export async function findMember(deps: Deps, token: string): Promise<Member | undefined> {
  const session = hashToken(token);
  const now = deps.clock.now();
  const found = await findSession(deps.db, session, toDate(now));
  if (!found) return undefined;
  if (isTouchDue(found.last_used_at.toTemporalInstant(), now)) {
    await touchSession(deps.db, session, toDate(now), toDate(sessionEnd(now)));
  }
  return { id: found.id, role: found.role as Member['role'], session };
}

const toDate = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
