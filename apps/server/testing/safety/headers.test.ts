import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#app/process/app.ts';
import type { InternalApi } from '#app/http/pages/pages.ts';
import { useServer } from '#testing/harness.ts';

const server = useServer({ ORIGIN: 'https://salons.example', DEMO: 'on' });
const plain = useServer();
let folder = '';
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-client-'));
  await fs.mkdir(path.join(folder, 'assets'));
  await fs.writeFile(path.join(folder, 'assets/a.js'), 'a');
  await fs.writeFile(path.join(folder, 'index.html'), '<html></html>');
  const portrait = path.join(server.deps.env.dataDir, 'files/portrait');
  await fs.mkdir(portrait, { recursive: true });
  await fs.writeFile(path.join(portrait, '384.webp'), 'not really');
  const html = (nonce: string) => `<html><script nonce="${nonce}">window.a = 1</script></html>`;
  const page = (status: number, nonce: string) =>
    new Response(html(nonce), { status, headers: { 'content-type': 'text/html' } });
  const addressOf = (address: string) => address;
  const render = (request: Request, { nonce }: InternalApi) =>
    Promise.resolve(page(request.url.includes('not-found') ? 404 : 200, nonce));
  app = createApp(server.deps, { clientFolder: folder, dashboardFolder: folder, addressOf, render });
});
afterAll(() => fs.rm(folder, { recursive: true }));

/** A path of every kind of answer. */
const addresses = [
  ['a page', '/tajmeelspot/hair', 200],
  ['a missing page', '/no-such-page', 404],
  ['the redirect to the site', '/', 302],
  ['the redirect to its slash', '/tajmeelspot', 301],
  ['a file of the build', '/tajmeelspot/assets/a.js', 200],
  ['a missing file of the build', '/tajmeelspot/assets/b.js', 404],
  ['the dashboard', '/vendor/dashboard/bookings', 200],
  ['a file of the dashboard', '/vendor/dashboard/assets/a.js', 200],
  ['a missing file of the dashboard', '/vendor/dashboard/assets/b.js', 404],
  ['a picture', '/tajmeelspot/files/portrait/384.webp', 200],
  ['a missing picture', '/tajmeelspot/files/portrait/9.webp', 404],
  ['an answer of the API', '/api/categories', 200],
  ['a personal error of the API', '/api/user', 401],
  ['a missing call of the API', '/api/nope', 404],
  ['a broken address', '/api/%zz', 400],
  ['the document of the API', '/api/openapi.json', 200],
  ['the health', '/api/health/ready', 200],
  ['the redirect to a provider', '/google/redirect', 404],
  ['the redirect to a provider under the API', '/api/google/redirect', 404],
  ['the callback of a provider', '/tajmeelspot/login/google/callback?state=ar.x', 302],
  ['the stored emails', '/dev/mail', 200],
  ['the stored messages', '/dev/messages', 200],
] as const;

describe.each(addresses)('%s', (_, where, status) => {
  it('has every security header', async () => {
    const answer = await app.fetch(new Request(`http://test${where}`));
    expect(answer.status).toBe(status);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBeTruthy();
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=\d{7,}/);
  });
});

it('security.txt says where a weakness is reported, at the configured host, for half a year', async () => {
  const answer = await app.fetch(new Request('http://evil.example/.well-known/security.txt'));
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
  const text = await answer.text();
  expect(text).toMatch(/^Contact: https:\/\/[^/]+\/tajmeelspot\/contact\nExpires: .+Z\nPreferred-Languages: .+\n$/);
  const expires = Temporal.Instant.from(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires.since(server.deps.clock.now()).total('days')).toBe(180);
});

describe('the policy of a page', () => {
  it('allows an inline script only by its hash', async () => {
    const answer = await app.fetch(new Request('http://test/tajmeelspot/hair'));
    const scripts = /script-src ([^;]*)/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    expect(scripts).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
  });
});

describe('personal answers', () => {
  it('are never cached: errors, sessions, tokens', async () => {
    const { token, email } = await server.signIn();
    const authorization = `Bearer ${token}`;
    const answers = await Promise.all([
      server.call('GET', '/user', undefined, { authorization }),
      server.call('GET', '/profile', undefined, { authorization }),
      server.call('GET', '/sessions', undefined, { authorization }),
      server.call('GET', '/bookings', undefined, { authorization }),
      server.call('GET', '/wishlist', undefined, { authorization }),
      server.call('GET', '/favourites?service_ids=101', undefined, { authorization }),
      server.call('GET', '/services/101', undefined, { authorization }),
      server.call('GET', '/services/101/reviews', undefined, { authorization }),
      server.call('GET', '/user'),
      server.call('POST', '/login', { email, password: 'a long password' }),
      server.call('GET', '/auth/callback?code=a&state=b'),
    ]);
    expect(answers.map((answer) => answer.headers.get('cache-control'))).toEqual(answers.map(() => 'no-store'));
  });
});

it('HSTS is sent only where the origin is https', async () => {
  const answer = await plain.call('GET', '/categories');
  expect(answer.headers.get('strict-transport-security')).toBeNull();
});
