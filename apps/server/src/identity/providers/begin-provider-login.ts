import type { Provider } from '@tajmeelspot/contract/identity/providers.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import { isLoopback } from '#app/env-fields.ts';
import { type LoginChecks, ProviderError, providersOf } from '#app/integrations/providers/providers.ts';
import { hashToken, newToken } from '#app/secrets/tokens.ts';
import { insertProviderLogin } from './provider-queries.ts';
import { awayMinutes, stateFor } from './provider-rules.ts';

type BeginProviderLoginInput = {
  readonly provider: Provider;
  /** What a new account becomes. */
  readonly role: 'customer' | 'vendor';
  readonly language: string;
  /** The request's Host header. */
  readonly host: string;
};

/** Where the browser goes with which secret of its own, or why it stays. */
type BeginProviderLoginResult =
  | { readonly url: URL; readonly browserSecret: string; readonly isHttps: boolean }
  | { readonly problem: 'provider_not_offered' | 'provider_unavailable' };

/** The providers that this installation can log in with. */
export const listProviders = (deps: Deps): Provider[] => [...providersOf(deps.env).offered];

/** Remembers a login for ten minutes and gives the provider's address for it. */
export async function beginProviderLogin(
  deps: Deps,
  { provider, role, language, host }: BeginProviderLoginInput,
): Promise<BeginProviderLoginResult> {
  if (!listProviders(deps).includes(provider)) return { problem: 'provider_not_offered' };
  const checks: LoginChecks = { state: stateFor(language, newToken()), nonce: newToken(), codeVerifier: newToken() };
  const redirectUri = callbackOf(deps, provider, host);
  const url = await addressOf(deps, provider, { ...checks, redirectUri });
  if (!url) return { problem: 'provider_unavailable' };
  const browserSecret = newToken();
  const now = deps.clock.now();
  const login = {
    state_hash: hashToken(checks.state),
    provider,
    browser_hash: hashToken(browserSecret),
    code_verifier: checks.codeVerifier,
    nonce: checks.nonce,
    role,
    expires_at: toDate(now.add({ minutes: awayMinutes })),
  };
  await insertProviderLogin(deps.db, login, toDate(now));
  return { url, browserSecret, isHttps: redirectUri.startsWith('https:') };
}

/**
 * The address that a provider sends people back to. Without ORIGIN the Host header counts only where it means this
 * machine: a forged one must not choose where codes are sent.
 */
export function callbackOf({ env }: Deps, provider: string, host: string): string {
  const input = URL.parse(`http://${host}`);
  const own = input && isLoopback(input.hostname) ? input.origin : `http://localhost:${env.port}`;
  return `${env.origin ?? own}${env.basePath}/login/${provider}/callback`;
}

async function addressOf(deps: Deps, provider: Provider, given: LoginChecks & { redirectUri: string }) {
  try {
    return await providersOf(deps.env).begin(provider, given);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn({ provider, reason: error.message }, 'a provider cannot be reached');
    return undefined;
  }
}
