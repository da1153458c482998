import { createHash } from 'node:crypto';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll } from 'vitest';
import type { TestServer } from './harness.ts';

/** Somebody as a provider tells it; Google's words, of which Facebook tells sub, name and email. */
export type Somebody = {
  readonly sub: string;
  readonly name?: string;
  readonly email?: string | undefined;
  readonly email_verified?: unknown;
};

/** What comes back from a provider, and the cookie of the browser that went. */
export type Return = { readonly query: Record<string, string>; readonly cookie: string };

/** Google and Facebook on this machine. */
export type StandIns = {
  /** Filled before the tests, for the server that shall use them. */
  readonly settings: Record<string, string>;
  /** Where single answers can be changed. */
  readonly service: OAuth2Server['service'];
  /** From now on this is who logs in. */
  become(somebody: Somebody): void;
  /** Goes out at '/google/redirect' and comes back. */
  booking(server: TestServer, path?: string): Promise<Return>;
  /** Stops answering, and answers again under the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

/** Opens the stand-ins before the tests of a file; to be called before the server that uses them. */
export function useStandIns(): StandIns {
  const server = new OAuth2Server();
  const settings: Record<string, string> = {};
  let now: Somebody = { sub: 'nobody' };
  let port = 0;
  server.service.on(Events.BeforeTokenSigning, (token) => void Object.assign(token.payload, now));
  requireVerifiers(server.service);
  const json = (path: string, method: 'GET' | 'POST', body: () => object) =>
    server.service.addRoute(method, path, (_, answer) => {
      answer.setHeader('content-type', 'application/json').end(JSON.stringify(body()));
    });
  json('/me', 'GET', () => ({ id: now.sub, name: now.name, email: now.email }));
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
    become(somebody) {
      now = somebody;
    },
    booking,
    stop: () => server.stop(),
    start: () => server.start(port, '127.0.0.1'),
  };
}

async function booking(server: TestServer, path = '/google/redirect'): Promise<Return> {
  const out = await server.fetch(new Request(`http://test${path}`));
  const back = await fetch(targetOf(out), { redirect: 'manual' });
  const [cookie = ''] = out.headers.get('set-cookie')?.split(';') ?? [];
  return { query: Object.fromEntries(targetOf(back).searchParams), cookie };
}

/** Where an answer sends the browser. */
export const targetOf = (answer: Response): URL => new URL(answer.headers.get('location') ?? '', 'http://test');

/** Google's answers and Facebook's tokens are for whoever knows the verifier of the login alone. */
function requireVerifiers(service: OAuth2Server['service']): void {
  const challenges = new Map<unknown, string | null>();
  service.on(Events.BeforeAuthorizeRedirect, ({ url }, request) => {
    const asked = new URL(request.url ?? '', 'http://test').searchParams.get('code_challenge');
    challenges.set(url.searchParams.get('code'), asked);
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
