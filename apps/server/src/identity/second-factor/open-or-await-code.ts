import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { recordAudit } from '../audit/audit.ts';
import { lockAccount } from '../credentials/credential-queries.ts';
import { type LoginDevice, recognizeDevice } from '../devices/recognize-device.ts';
import { openSession } from '../sessions/open-session.ts';
import { awaitCode } from './pending-login.ts';
import { hasSecondFactor } from './second-factor-queries.ts';

/** The token of a session, or of a login that waits for a code and opens nothing. */
type OpenedLogin = { readonly token: string; readonly device: LoginDevice } | { readonly loginToken: string };

/**
 * Opens a session of the site after the first proof, where the account has no second factor; `onOpen` is done then. Every
 * login of the site goes through here.
 */
export async function openOrAwaitCode(
  deps: Deps,
  tx: Database,
  actor: Actor,
  userId: number,
  onOpen: () => Promise<void>,
): Promise<OpenedLogin> {
  await lockAccount(tx, userId);
  if (await hasSecondFactor(tx, userId)) {
    await recordAudit(deps, tx, actor, { kind: 'code_asked', userId });
    return { loginToken: await awaitCode(deps, tx, { userId, audience: 'site', sealedSecret: null }) };
  }
  const device = await recognizeDevice(deps, tx, actor, userId);
  await onOpen();
  return { token: await openSession(deps, tx, actor, userId, { deviceHash: device.hash }), device };
}

/** The tokens of a session and its device, once the transaction is committed. Throws code_needed with that of the login. */
export function requireNoCode(opened: OpenedLogin) {
  if ('loginToken' in opened) throw problem('code_needed', { body: { login_token: opened.loginToken } });
  return { token: opened.token, device: opened.device.token };
}
