import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import { recordAudit } from '../audit/audit.ts';
import { lockAccount } from '../credentials/credential-queries.ts';
import { loginMinutes } from '../rules.ts';
import {
  deletePendingLogin,
  findPendingLogin,
  insertPendingLogin,
  type LoginAudience,
} from './pending-login-queries.ts';
import { type CodeProof, enrolFactor, proveCode } from './prove-code.ts';

type PendingLoginRow = NonNullable<Awaited<ReturnType<typeof findPendingLogin>>>;

type PendingLoginInput = { userId: number; audience: LoginAudience; sealedSecret: Buffer | null };

/**
 * A login whose first proof is given and that waits for a code, in the transaction that has locked the account; gives its
 * token, which opens nothing by itself.
 */
export async function awaitCode(
  { clock }: Pick<Deps, 'clock'>,
  tx: Database,
  { userId, audience, sealedSecret }: PendingLoginInput,
): Promise<string> {
  const token = newToken();
  const now = clock.now();
  const expiresAt = toDate(now.add({ minutes: loginMinutes }));
  const login = { user_id: userId, audience, sealed_secret: sealedSecret, expires_at: expiresAt };
  await insertPendingLogin(tx, { token_hash: hashToken(token), ...login }, toDate(now));
  return token;
}

type CodeInput = { token: string; code: string };

/**
 * Ends a login with a code, or with one that enrols the authenticator where it is the first; `open` opens the session in the
 * same transaction. Throws wrong_code for every mistake alike, or too_many_attempts for an account or address.
 */
export async function finishWithCode<Opened>(
  deps: Deps,
  actor: Actor,
  audience: LoginAudience,
  { token, code }: CodeInput,
  open: (tx: Database, login: PendingLoginRow, proof: CodeProof) => Promise<Opened>,
): Promise<Opened> {
  const tokenHash = hashToken(token);
  const login = await findPendingLogin(deps.db, tokenHash, audience, toDate(deps.clock.now()));
  await deps.attempts.count('loginCode', login ? String(login.id) : token, actor.address);
  if (!login) throw problem('wrong_code');
  const opened = await deps.db.transaction().execute(async (tx) => {
    // Alone: two that share the lock would wait for each other once one of them writes to the account.
    await lockAccount(tx, login.id);
    const sealedSecret = login.sealed_secret;
    const proof = sealedSecret
      ? await enrolFactor(deps, tx, { userId: login.id, sealedSecret }, code)
      : await proveCode(deps, tx, login.id, code);
    if (!proof || !(await deletePendingLogin(tx, tokenHash))) return undefined;
    if (proof.by === 'recovery_code') {
      const event = { userId: login.id, change: 'recovery_code_used' } as const;
      await deps.outbox.add(tx, { kind: 'identity.second_factor_changed', ...event });
    }
    return { done: await open(tx, login, proof) };
  });
  if (!opened) {
    const kind = audience === 'operator' ? 'operator_code_refused' : 'code_refused';
    await recordAudit(deps, deps.db, actor, { kind, userId: login.id });
    throw problem('wrong_code');
  }
  await deps.attempts.forgive('loginCode', String(login.id), actor.address);
  return opened.done;
}
