import { createHash } from 'node:crypto';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll } from 'vitest';
import type { TestServer } from './harness.ts';

/** A user of a provider, in Google's fields; Facebook has sub, name and email. */
export type ProviderUser = {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string | undefined;
  readonly email_verified?: unknown;
};

/** The query with which a provider sends the browser back, and the browser's cookie. */
export type ProviderReturn = { readonly query: Record<string, string>; readonly cookie: string };

/** Stand-ins of Google and Facebook on this machine. */
export type StandIns = {
  /** Settings for the server; they are filled before the tests. */
  readonly settings: Record<string, string>;
  /** The service whose answers a test can change. */
  readonly service: OAuth2Server['service'];
  /** Sets the user who logs in from now on. */
  setUser(user: ProviderUser): void;
  /** Follows '/google/redirect' to the provider and back. */
  logIn(server: TestServer, path?: string): Promise<ProviderReturn>;
  /** `stop` ends the stand-ins, `start` starts them again under the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** Opens the stand-ins before the tests of a file; to be called before useServer. */
export function useStandIns(): StandIns {
  const server = new OAuth2Server();
  const settings: Record<string, string> = {};
  let currentUser: ProviderUser = { sub: 'nobody' };
  let port = 0;
  server.service.on(Events.BeforeTokenSigning, (token) => void Object.assign(token.payload, currentUser));
  requireVerifiers(server.service);
  const json = (path: string, method: 'GET' | 'POST', body: () => object) =>
    server.service.addRoute(method, path, (_, answer) => {
      answer.setHeader('content-type', 'application/json').end(JSON.stringify(body()));
    });
  json('/me', 'GET', () => ({ id: currentUser.sub, name: currentUser.name, email: currentUser.email }));
  beforeAll(async () => {
    await server.issuer.keys.generate('RS256');
    await server.start(0, '127.0.0.1');
    port = server.address().port;
    Object.assign(settings, settingsFor(server.issuer.url ?? ''));
  });
  afterAll(() => server.stop());
  return {
    settings,
    service: server.service,
    setUser(user) {
      currentUser = user;
    },
    logIn,
    stop: () => server.stop(),
    start: () => server.start(port, '127.0.0.1'),
  };
}

async function logIn(server: TestServer, path = '/google/redirect'): Promise<ProviderReturn> {
  const redirect = await server.fetch(new Request(`http://test${path}`));
  const redirectBack = await fetch(targetOf(redirect), { redirect: 'manual' });
  const [cookie = ''] = redirect.headers.get('set-cookie')?.split(';') ?? [];
  return { query: Object.fromEntries(targetOf(redirectBack).searchParams), cookie };
}

/** The address to which an answer redirects. */
export const targetOf = (answer: Response): URL => new URL(answer.headers.get('location') ?? '', 'http://test');

/** Makes both providers reject a code without the verifier of its login. */
function requireVerifiers(service: OAuth2Server['service']): void {
  const challenges = new Map<unknown, string | null>();
  service.on(Events.BeforeAuthorizeRedirect, ({ url }, request) => {
    const challenge = new URL(request.url ?? '', 'http://test').searchParams.get('code_challenge');
    challenges.set(url.searchParams.get('code'), challenge);
  });
  const isKnown = (body: object) => {
    const { code, code_verifier: verifier = '' } = body as { code?: string; code_verifier?: string };
    return challenges.get(code) === createHash('sha256').update(verifier).digest('base64url');
  };
  service.on(Events.BeforeResponse, (answer, { body }) => {
    if (!isKnown(body)) Object.assign(answer, { statusCode: 400, body: { error: 'invalid_grant' } });
  });
  service.addRoute('POST', '/oauth/access_token', ({ body }, answer) => {
    answer.setHeader('content-type', 'application/json');
    if (isKnown(body as object)) answer.end('{"access_token":"a token","token_type":"bearer"}');
    else answer.writeHead(400).end('{"error":{"message":"wrong","type":"OAuthException","code":100}}');
  });
}

const settingsFor = (address: string) => ({
  GOOGLE_CLIENT_ID: 'google-id',
  GOOGLE_CLIENT_SECRET: 'google-secret',
  GOOGLE_ISSUER: address,
  FACEBOOK_CLIENT_ID: 'facebook-id',
  FACEBOOK_CLIENT_SECRET: 'facebook-secret',
  FACEBOOK_DIALOG_URL: `${address}/authorize`,
  FACEBOOK_GRAPH_URL: address,
});
