import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { recordAudit } from '../audit/audit.ts';
import { requireOpenSession } from '../credentials/credentials.ts';
import { findUserById } from '../user-queries.ts';
import { releaseHeldEvents, requireVerified } from '../verification/verification.ts';
import * as queries from './phone-code-queries.ts';
import { type CodeChannel, countCode, readMobile, sendCode } from './request-code.ts';
import { takeNumberFrom } from './take-number.ts';
import { tryCode } from './try-code.ts';

/**
 * Sends a code to a new phone of the caller, and another one to the phone that the account has: both are needed. Throws
 * invalid, too_many_attempts, and email_unverified: who cannot read the mailbox of an account must not take it over.
 */
export async function requestNumberChange(
  deps: Deps,
  actor: MemberActor,
  input: { phone: string; channel?: CodeChannel },
) {
  const { id } = actor.member;
  const phone = readMobile(deps, input.phone);
  const own = await queries.findProvenPhone(deps.db, id);
  const former = own?.proven_phone ?? null;
  if (former === phone) throw invalid({ phone: ['own_number'] });
  await countCode(deps, actor, phone);
  if (former !== null) await countCode(deps, actor, former);
  return deps.db.transaction().execute(async (tx) => {
    await requireOpenSession(tx, actor);
    if (own?.email) await requireVerified(tx, actor);
    const code = { purpose: 'change_number', userId: id, channel: input.channel } as const;
    return {
      code: await sendCode(deps, tx, actor, { ...code, phone }),
      former: former === null ? null : await sendCode(deps, tx, actor, { ...code, phone: former }),
    };
  });
}

type NumberInput = {
  code_id: string;
  code: string;
  former_code_id?: string | undefined;
  former_code?: string | undefined;
};

/**
 * Sets the phone of the caller's account, proven by codes to it and to the one before. An account of somebody else that
 * had it loses it, with every access. Throws wrong_code, too_many_attempts.
 */
export async function changeNumber(deps: Deps, actor: MemberActor, input: NumberInput) {
  const { id } = actor.member;
  await deps.attempts.count('phoneLogin', String(id), actor.address);
  const triesLeft = await deps.db.transaction().execute((tx) => changeWithCodes(deps, tx, actor, input));
  if (triesLeft !== undefined) {
    await recordAudit(deps, deps.db, actor, { kind: 'phone_code_refused' });
    throw problem('wrong_code', { body: { tries_left: triesLeft } });
  }
  const user = await findUserById(deps.db, id);
  if (!user) throw problem('unauthenticated');
  return user;
}

/** Gives the tries left where a code is wrong. Nothing is thrown for it: what was counted must be committed. */
async function changeWithCodes(
  deps: Deps,
  tx: Database,
  actor: MemberActor,
  input: NumberInput,
): Promise<number | undefined> {
  const { id } = actor.member;
  const target = await queries.findCode(tx, input.code_id, toDate(deps.clock.now()));
  if (target) await queries.lockPhone(tx, target.phone);
  const accounts = await queries.lockBoth(tx, id, target?.phone ?? '');
  await requireOpenSession(tx, actor);
  const own = accounts.find((account) => account.id === id);
  const fresh = await tryCode(deps, tx, { id: input.code_id, userId: id, typed: input.code });
  if (!fresh.isRight) return fresh.triesLeft;
  const used = [fresh.id];
  const former = own?.proven_phone ?? null;
  if (former !== null) {
    const { former_code_id: formerId = '', former_code: typed = '' } = input;
    const proof = formerId === '' ? undefined : await tryCode(deps, tx, { id: formerId, userId: id, typed });
    if (!proof?.isRight) return proof?.triesLeft ?? 0;
    // The code of another number proves nothing about this one.
    if (proof.phone !== former) return 0;
    used.push(proof.id);
  }
  if (fresh.phone === former) return 0;
  const other = await queries.lockUserByPhone(tx, fresh.phone);
  if (other) await takeNumberFrom(deps, tx, actor, other.id);
  await queries.updateProvenPhone(tx, id, fresh.phone, toDate(deps.clock.now()));
  await queries.deleteCodes(tx, used);
  await releaseHeldEvents(deps, tx, id);
  await deps.outbox.add(tx, { kind: 'identity.number_changed', userId: id, change: 'set' });
  await recordAudit(deps, tx, actor, { kind: 'number_changed', detail: { had_number: former !== null } });
  return undefined;
}
