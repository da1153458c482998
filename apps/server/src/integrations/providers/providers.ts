import { type Provider, provider as everyProvider } from '@tajmeelspot/contract/identity/providers.ts';
import type { Configuration, IDToken } from 'openid-client';
import * as z from 'zod';
import type { Env } from '#app/env.ts';

/** An identity, as a provider states it. */
export type ProviderIdentity = {
  /** The provider's own identifier of the user; it never changes. */
  readonly subject: string;
  readonly email: string | undefined;
  /** Whether the provider has verified that address. */
  readonly isEmailVerified: boolean;
  /** '' where the provider does not say. */
  readonly name: string;
};

/** What a login is recognised by when it comes back. */
export type LoginChecks = { readonly state: string; readonly nonce: string; readonly codeVerifier: string };

/** The logins of Google and Facebook. Their calls throw a ProviderError. */
export type Providers = {
  /** Those with credentials in the configuration. */
  readonly offered: readonly Provider[];
  /** Where to send a browser. */
  begin(provider: Provider, given: LoginChecks & { readonly redirectUri: string }): Promise<URL>;
  /** Trades what came back, at its whole address, for who it is. */
  finish(provider: Provider, callbackUrl: URL, checks: LoginChecks): Promise<ProviderIdentity>;
};

/** A login that a provider did not finish: it refused or something does not fit, or it does not answer. */
export class ProviderError extends Error {
  override readonly name = 'ProviderFault';
  readonly kind: 'refused' | 'unreachable';
  /** The message names the fault for the log: no code, no token, no state. */
  constructor(kind: ProviderError['kind'], message: string) {
    super(message);
    this.kind = kind;
  }
}

const made = new WeakMap<Env, Providers>();

/** The providers of a configuration. Nothing is loaded or asked before the first login. */
export function providersOf(env: Env): Providers {
  const known = made.get(env) ?? createProviders(env);
  made.set(env, known);
  return known;
}

const scopes = { google: 'openid email profile', facebook: 'public_profile,email' };

function createProviders(env: Env): Providers {
  const configurations = new Map<Provider, Promise<Configuration>>();
  const configure = (provider: Provider): Promise<Configuration> => {
    const known = configurations.get(provider);
    if (known) return known;
    const asked = guarded('unreachable', () => (provider === 'google' ? discoverGoogle(env) : describeFacebook(env)));
    configurations.set(provider, asked);
    // The next login asks again.
    asked.catch(() => configurations.delete(provider));
    return asked;
  };
  return {
    offered: everyProvider.options.filter((provider) => env[provider] !== undefined),
    async begin(provider, { redirectUri, state, nonce, codeVerifier }) {
      const configuration = await configure(provider);
      const client = await import('openid-client');
      return client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: scopes[provider],
        state,
        ...(provider === 'google' ? { nonce } : {}),
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
    },
    async finish(provider, callbackUrl, { state, nonce, codeVerifier }) {
      const configuration = await configure(provider);
      const client = await import('openid-client');
      return guarded('refused', async () => {
        const tokens = await client.authorizationCodeGrant(configuration, callbackUrl, {
          expectedState: state,
          pkceCodeVerifier: codeVerifier,
          ...(provider === 'google' ? { expectedNonce: nonce } : {}),
        });
        return provider === 'google'
          ? fromClaims(tokens.claims())
          : askFacebook(env, configuration, tokens.access_token);
      });
    },
  };
}

const timeoutSeconds = 10;

async function discoverGoogle({ google }: Env): Promise<Configuration> {
  if (!google) throw new Error('Google is not configured');
  const client = await import('openid-client');
  return client.discovery(new URL(google.issuer), google.id, google.secret, undefined, {
    timeout: timeoutSeconds,
    execute: isPlain(google.issuer) ? [client.allowInsecureRequests] : [],
  });
}

/** Facebook publishes no metadata for this kind of login. */
async function describeFacebook({ facebook }: Env): Promise<Configuration> {
  if (!facebook) throw new Error('Facebook is not configured');
  const client = await import('openid-client');
  const configuration = new client.Configuration(
    {
      issuer: 'https://www.facebook.com',
      authorization_endpoint: facebook.dialogUrl,
      token_endpoint: `${facebook.graphUrl}/oauth/access_token`,
    },
    facebook.id,
    facebook.secret,
  );
  configuration.timeout = timeoutSeconds;
  if (isPlain(facebook.graphUrl)) client.allowInsecureRequests(configuration);
  return configuration;
}

/** The configuration takes http on this very machine alone. */
const isPlain = (url: string): boolean => url.startsWith('http:');

const nameless = z
  .string()
  .transform((name) => name.replaceAll('\u0000', '').trim().slice(0, 120))
  .catch('');
const userInfo = z.object({
  subject: z.string().regex(/^[^\u0000]{1,255}$/),
  email: z.email({ pattern: z.regexes.html5Email }).max(254).optional().catch(undefined),
  isEmailVerified: z.boolean().catch(false),
  name: nameless,
});

const fromClaims = (claims: IDToken | undefined): ProviderIdentity =>
  toIdentity({
    subject: claims?.sub,
    email: claims?.['email'],
    isEmailVerified: claims?.['email_verified'],
    name: claims?.['name'],
  });

/** Facebook's address may be one that nobody has confirmed: it never counts as verified. */
async function askFacebook({ facebook }: Env, configuration: Configuration, token: string): Promise<ProviderIdentity> {
  const client = await import('openid-client');
  const address = new URL(`${facebook?.graphUrl}/me?fields=id,name,email`);
  const answer = await client.fetchProtectedResource(configuration, token, address, 'GET');
  if (!answer.ok) throw new ProviderError(kindOf(answer.status), `the profile was answered with ${answer.status}`);
  const { id, email, name } = ((await answer.json()) ?? {}) as Record<string, unknown>;
  return toIdentity({ subject: id, email, isEmailVerified: false, name });
}

function toIdentity(given: Record<keyof ProviderIdentity, unknown>): ProviderIdentity {
  const parsed = userInfo.safeParse(given);
  if (!parsed.success) throw new ProviderError('refused', 'the provider names nobody');
  const { email, ...rest } = parsed.data;
  return { ...rest, email };
}

const kindOf = (status: number): ProviderError['kind'] => (status >= 500 ? 'unreachable' : 'refused');

/** Sorts what openid-client throws; `otherwise` is what a fault of the protocol means at this step. */
async function guarded<T>(otherwise: ProviderError['kind'], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderError) throw error;
    throw new ProviderError(isUnreachable(error) ? 'unreachable' : otherwise, describe(error));
  }
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The answer is known by its status: a process that serves has another class of the name Response than fetch.
  const { code, status, cause } = error as { code?: string; status?: number; cause?: { status?: unknown } | null };
  // fetch throws a TypeError without a code where no answer came.
  if (error instanceof TypeError) return code === undefined;
  if (code === 'OAUTH_TIMEOUT' || error.name === 'TimeoutError') return true;
  return Number(status ?? cause?.status ?? 0) >= 500;
}

/** What may be logged: causes hold whole answers and addresses. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, error: detail } = error as { code?: unknown; error?: unknown };
  return [error.name, error.message, code, detail].filter((part) => typeof part === 'string').join(', ');
}
