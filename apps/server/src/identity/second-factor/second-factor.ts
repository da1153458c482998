import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { SecondFactorChange } from '#app/database/outbox/events.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { publishWithCommit } from '#app/http/changes.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { addressOfSecret, newSecret } from '#app/secrets/one-time-codes.ts';
import { seal } from '#app/secrets/sealing.ts';
import { recordAudit } from '../audit/audit.ts';
import { accessTag, requireOpenSession } from '../credentials/credentials.ts';
import { lockAccount } from '../credentials/credential-queries.ts';
import { isFreshLogin, provePassword } from '../profile/prove-own-account.ts';
import { setupMinutes } from '../rules.ts';
import { findPasswordHash, findUserById } from '../user-queries.ts';
import { requireVerified } from '../verification/verification.ts';
import { enrolFactor, issueRecoveryCodes, proveCode } from './prove-code.ts';
import * as queries from './second-factor-queries.ts';

/** Whether the caller logs in with a code, and what a change of that asks for: the password, or a login of the last minutes. */
export async function findOwnSecondFactor(deps: Deps, actor: MemberActor) {
  const { id } = actor.member;
  const found = await queries.findSecondFactor(deps.db, id);
  const hasPassword = ((await findPasswordHash(deps.db, id))?.password_hash ?? null) !== null;
  const withoutPassword = (await isFreshLogin(deps, actor)) ? ('nothing' as const) : ('login' as const);
  return {
    enrolledAt: found?.enrolled_at ?? null,
    codesLeft: found?.codes_left ?? 0,
    proof: hasPassword ? ('password' as const) : withoutPassword,
  };
}

/**
 * Shows the secret of an authenticator, which its first code enrols within ten minutes. Throws what provePassword throws,
 * email_unverified, second_factor_on, and enrolment_needs_link for an operator.
 */
export async function setUpSecondFactor(deps: Deps, actor: MemberActor, password: string | undefined) {
  const { id, role } = actor.member;
  // The link of the command alone enrols an operator.
  if (role === 'operator') throw problem('enrolment_needs_link');
  await provePassword(deps, actor, password);
  const secret = newSecret();
  const expiresAt = toDate(deps.clock.now().add({ minutes: setupMinutes }));
  const given = { user_id: id, sealed_secret: await seal(deps.env, secret), expires_at: expiresAt };
  const user = await deps.db.transaction().execute(async (tx) => {
    await lockOwnAccount(tx, actor);
    // Who cannot read the mailbox of an account must not lock its owner out of it.
    await requireVerified(tx, actor);
    if (await queries.hasSecondFactor(tx, id)) throw problem('second_factor_on');
    await queries.replaceSetup(tx, given);
    return findUserById(tx, id);
  });
  return { secret, address: addressOfSecret(secret, user?.email ?? '') };
}

/**
 * Switches the second factor on with the first code of the app, and ends every session but the caller's own with its
 * dashboards; gives the recovery codes. Throws invalid, too_many_attempts.
 */
export async function switchOnSecondFactor(deps: Deps, actor: MemberActor, code: string): Promise<readonly string[]> {
  const { id, session } = actor.member;
  await deps.attempts.count('loginCode', String(id), actor.address);
  const proof = await deps.db.transaction().execute(async (tx) => {
    await lockOwnAccount(tx, actor);
    const now = toDate(deps.clock.now());
    const setup = await queries.findSetup(tx, id, now);
    if (!setup) throw invalid({ code: ['set_up_again'] });
    await queries.markProven(tx, id, session, now);
    const enrolled = await enrolFactor(deps, tx, { userId: id, sealedSecret: setup.sealed_secret }, code);
    if (!enrolled) throw invalid({ code: ['wrong_code'] });
    await publishWithCommit(tx, [accessTag(id)]);
    await announce(deps, tx, actor, 'on');
    return enrolled;
  });
  await deps.attempts.forgive('loginCode', String(id), actor.address);
  return proof.recoveryCodes ?? [];
}

type ProofInput = { readonly password?: string | undefined; readonly code: string };

/** New recovery codes in place of the former ones. Throws what provePassword throws, and invalid. */
export const renewRecoveryCodes = (deps: Deps, actor: MemberActor, input: ProofInput): Promise<readonly string[]> =>
  changeWithCode(deps, actor, input, async (tx) => {
    await announce(deps, tx, actor, 'recovery_codes_renewed');
    return issueRecoveryCodes(tx, actor.member.id);
  });

/** Switches the second factor off. Throws what provePassword throws, invalid, and enrolment_needs_link for an operator. */
export async function switchOffSecondFactor(deps: Deps, actor: MemberActor, input: ProofInput): Promise<void> {
  if (actor.member.role === 'operator') throw problem('enrolment_needs_link');
  await changeWithCode(deps, actor, input, async (tx) => {
    await queries.deleteSecondFactor(tx, actor.member.id);
    await announce(deps, tx, actor, 'off');
  });
}

/** Does something to the caller's second factor under its lock, after the password and a code were right. */
async function changeWithCode<Result>(
  deps: Deps,
  actor: MemberActor,
  { password, code }: ProofInput,
  change: (tx: Database) => Promise<Result>,
): Promise<Result> {
  const { id } = actor.member;
  await provePassword(deps, actor, password);
  await deps.attempts.count('loginCode', String(id), actor.address);
  const changed = await deps.db.transaction().execute(async (tx) => {
    await lockOwnAccount(tx, actor);
    return (await proveCode(deps, tx, id, code)) && { result: await change(tx) };
  });
  if (!changed) {
    await recordAudit(deps, deps.db, actor, { kind: 'code_refused' });
    throw invalid({ code: ['wrong_code'] });
  }
  await deps.attempts.forgive('loginCode', String(id), actor.address);
  return changed.result;
}

/** Locks the caller's account, whose session must still be open. Throws unauthenticated. */
async function lockOwnAccount(tx: Database, actor: MemberActor): Promise<void> {
  await lockAccount(tx, actor.member.id);
  await requireOpenSession(tx, actor);
}

async function announce(deps: Deps, tx: Database, actor: MemberActor, change: SecondFactorChange): Promise<void> {
  await recordAudit(deps, tx, actor, { kind: `second_factor_${change}` });
  await deps.outbox.add(tx, { kind: 'identity.second_factor_changed', userId: actor.member.id, change });
}
