import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { recordAudit } from '../audit/audit.ts';
import { localeColumns } from '../preferences/reader-locale.ts';
import { roleFromSignUp } from '../rules.ts';
import { openOrAwaitCode, requireNoCode } from '../second-factor/open-or-await-code.ts';
import { signedIn } from '../sign-in/sign-in.ts';
import { findUserById } from '../user-queries.ts';
import { isSameName, mayBeFormerOwner } from './former-owner-rules.ts';
import {
  deleteCodes,
  findNumberOwner,
  insertUserOfPhone,
  lockPhone,
  lockUserByPhone,
  recordNumberProof,
} from './phone-code-queries.ts';
import { takeNumberFrom } from './take-number.ts';
import { tryCode } from './try-code.ts';

type CodeLoginInput = {
  code_id: string;
  code: string;
  name?: string | undefined;
  role_id?: number | string | undefined;
};

/**
 * Opens a session of the account that a phone opens, which is made where there is none. Throws wrong_code with the tries
 * left, invalid where a new account has no name (the code stays good), code_needed for an account with a second factor,
 * account_blocked, too_many_attempts. The number of an account that nobody has used for long may be somebody else's by now:
 * it opens the account to who knows its name, and a new one to everybody else.
 */
export async function logInWithCode(deps: Deps, actor: Actor, input: CodeLoginInput) {
  await deps.attempts.count('phoneLogin', input.code_id, actor.address);
  const outcome = await deps.db.transaction().execute((tx) => openWithCode(deps, tx, actor, input));
  if ('triesLeft' in outcome) {
    await recordAudit(deps, deps.db, actor, { kind: 'phone_code_refused' });
    throw problem('wrong_code', { body: { tries_left: outcome.triesLeft } });
  }
  if (outcome.state === 'nameless') throw invalid({ name: ['required'] });
  if (outcome.state === 'blocked') throw problem('account_blocked');
  const user = await findUserById(deps.db, outcome.userId);
  if (!user) throw problem('wrong_code', { body: { tries_left: 0 } });
  return { ...requireNoCode(outcome.opened), user };
}

/** What a code has come to. Nothing is thrown here: what was counted must be committed. */
async function openWithCode(deps: Deps, tx: Database, actor: Actor, input: CodeLoginInput) {
  const tried = await tryCode(deps, tx, { id: input.code_id, userId: null, typed: input.code });
  if (!tried.isRight) return { triesLeft: tried.triesLeft };
  await lockPhone(tx, tried.phone);
  const known = await findAccountOfPhone(deps, tx, actor, { phone: tried.phone, name: input.name });
  if (known === 'nameless') return { state: 'nameless' } as const;
  const account = known ?? (await createAccount(deps, tx, actor, { ...input, phone: tried.phone }));
  await deleteCodes(tx, [tried.id]);
  await recordNumberProof(tx, account.id, toDate(deps.clock.now()));
  if (account.blocked_at) {
    await recordAudit(deps, tx, actor, { kind: 'sign_in_blocked', userId: account.id });
    return { state: 'blocked' } as const;
  }
  const opened = await openOrAwaitCode(deps, tx, actor, account.id, () =>
    signedIn(deps, tx, actor, account.id, 'phone'),
  );
  return { state: 'opened', userId: account.id, opened } as const;
}

type ProvenNumber = { readonly phone: string; readonly name: string | undefined };

/** The account that a phone opens, undefined where a new one is to be made, 'nameless' where a name is to be said first. */
async function findAccountOfPhone(deps: Deps, tx: Database, actor: Actor, { phone, name }: ProvenNumber) {
  const found = await lockUserByPhone(tx, phone);
  const owner = found && !found.blocked_at ? await findNumberOwner(tx, found.id) : undefined;
  const isDoubtful = owner !== undefined && mayBeFormerOwner(owner, deps.clock.now());
  if (found && !isDoubtful) return found;
  if (!name) return 'nameless';
  if (!found || !owner || isSameName(name, owner.name)) return found;
  await takeNumberFrom(deps, tx, actor, found.id);
  return undefined;
}

type NewAccountInput = Pick<CodeLoginInput, 'name' | 'role_id'> & { phone: string };

async function createAccount(deps: Deps, tx: Database, actor: Actor, { phone, name = '', role_id }: NewAccountInput) {
  const role = roleFromSignUp(role_id ?? 1);
  const now = toDate(deps.clock.now());
  const made = await insertUserOfPhone(tx, {
    name,
    proven_phone: phone,
    role,
    ...localeColumns(actor.locale),
    created_at: now,
  });
  // Another request has given the number to an account meanwhile, which is committed now.
  const account = made ?? (await lockUserByPhone(tx, phone));
  if (!account) throw problem('unavailable', { retryAfter: 1 });
  if (!made) return account as { id: number; blocked_at: Date | null };
  await recordAudit(deps, tx, actor, { kind: 'signed_up', userId: made.id, detail: { role, by: 'phone' } });
  await deps.outbox.add(tx, { kind: 'identity.signed_up', userId: made.id });
  return { id: made.id, blocked_at: null };
}
