import { timingSafeEqual } from 'node:crypto';
import type { ProblemCode } from '@tajmeelspot/contract/problems.ts';
import { providerNames } from '@tajmeelspot/contract/identity/provider-names.ts';
import type { Provider } from '@tajmeelspot/contract/identity/providers.ts';
import type { Database } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import { ProviderError, providersOf, type ProviderIdentity } from '#app/integrations/providers/providers.ts';
import { hashToken } from '#app/secrets/tokens.ts';
import { takeProviderLogin } from './provider-queries.ts';
import { browserSecretOf } from './provider-rules.ts';
import { recordAudit } from '../audit/audit.ts';
import { callbackOf } from './begin-provider-login.ts';
import { openOrAwaitCode, requireNoCode } from '../second-factor/open-or-await-code.ts';
import { updateLocale } from '../user-queries.ts';
import { matchAccount } from './match-account.ts';

type CallbackQuery = { readonly [name: string]: unknown; readonly state?: string | undefined };
type CallbackHeaders = { readonly cookie?: string | undefined; readonly host?: string | undefined };
type ProviderLoginRow = NonNullable<Awaited<ReturnType<typeof takeProviderLogin>>> & { provider: Provider };

/**
 * Opens a session with what a provider sent back. Throws login_not_finished (not ours, used, late, another browser,
 * refused), provider_unavailable, provider_without_email, email_in_use, account_blocked; and code_needed for an account with a
 * second factor.
 */
export async function finishProviderLogin(deps: Deps, actor: Actor, query: CallbackQuery, headers: CallbackHeaders) {
  const { provider, role, ...login } = await takeLogin(deps, actor, query, headers);
  const identity = await askProvider(deps, actor, { ...login, provider, role }, query, headers.host ?? '');
  const matched = await deps.db.transaction().execute(async (tx) => {
    const account = await matchAccount(deps, tx, actor, { provider, role, identity });
    if (typeof account === 'string') return account;
    return account.blocked_at ? 'account_blocked' : signIn(deps, tx, actor, provider, account);
  });
  if (typeof matched === 'string') throw await failLogin(deps, actor, provider, matched, matched);
  const { opened, ...account } = matched;
  const { token, device } = requireNoCode(opened);
  return {
    access_token: token,
    device,
    ...account,
    provider,
    as: role === 'vendor' ? ('vendor' as const) : ('customer' as const),
  };
}

/** The login of a state, which is used up by asking. */
async function takeLogin(
  deps: Deps,
  actor: Actor,
  { state = '' }: CallbackQuery,
  { cookie = '', host = '' }: CallbackHeaders,
) {
  const found = await takeProviderLogin(deps.db, hashToken(state));
  // States are easily invented: an unknown one is not worth an audit entry.
  if (!found) throw problem('login_not_finished');
  const login = found as ProviderLoginRow;
  const isHttps = callbackOf(deps, login.provider, host).startsWith('https:');
  const secret = browserSecretOf(cookie, isHttps) ?? '';
  if (!timingSafeEqual(hashToken(secret), login.browser_hash)) {
    throw await failLogin(deps, actor, login.provider, 'login_not_finished', 'another browser');
  }
  if (Temporal.Instant.compare(login.expires_at.toTemporalInstant(), deps.clock.now()) <= 0) {
    throw await failLogin(deps, actor, login.provider, 'login_not_finished', 'too late');
  }
  return login;
}

/** Who it is. The exchange wants the address as the provider called it, with everything in its query. */
async function askProvider(
  deps: Deps,
  actor: Actor,
  login: ProviderLoginRow,
  query: CallbackQuery,
  host: string,
): Promise<ProviderIdentity> {
  const { provider, nonce, code_verifier: codeVerifier } = login;
  const callbackUrl = new URL(callbackOf(deps, provider, host));
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === 'string') callbackUrl.searchParams.set(name, value);
  }
  try {
    return await providersOf(deps.env).finish(provider, callbackUrl, { state: query.state ?? '', nonce, codeVerifier });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn({ provider, reason: error.message, requestId: actor.requestId }, 'a provider did not finish a login');
    const code = error.kind === 'unreachable' ? 'provider_unavailable' : 'login_not_finished';
    throw await failLogin(deps, actor, provider, code, error.kind === 'refused' ? 'declined' : error.kind);
  }
}

async function signIn(
  deps: Deps,
  tx: Database,
  actor: Actor,
  provider: Provider,
  { id, name, email }: { id: number; name: string; email: string | null },
) {
  const opened = await openOrAwaitCode(deps, tx, actor, id, async () => {
    await updateLocale(tx, id, actor.locale);
    await recordAudit(deps, tx, actor, { kind: 'provider_signed_in', userId: id, detail: { provider } });
  });
  return { opened, name, email };
}

async function failLogin(deps: Deps, actor: Actor, provider: Provider, code: ProblemCode, reason: string) {
  await recordAudit(deps, deps.db, actor, { kind: 'provider_refused', detail: { provider, reason } });
  return problem(code, { values: { provider: providerNames[provider] } });
}
