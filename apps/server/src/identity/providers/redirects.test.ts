import { beforeAll, describe, expect, it } from 'vitest';
import { useServer } from '#testing/harness.ts';
import { targetOf, useStandIns } from '#testing/stand-ins.ts';

const providers = useStandIns();
const server = useServer(providers.settings);
const late = useServer(providers.settings);
const googleAlone = useServer({ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y' });
const https: Record<string, string> = { ORIGIN: 'https://spot.example', BASE_PATH: '' };
beforeAll(() => void Object.assign(https, providers.settings));
const secure = useServer(https);

const go = (path: string, headers: Record<string, string> = {}, on = server) =>
  on.fetch(new Request(`http://test${path}`, { headers }));

describe('the way to a provider', () => {
  it.each(['/google/redirect', '/api/google/redirect'])('R7.27 R2.40 %s leads to Google', async (path) => {
    const answer = await go(path);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^provider-login=[\w-]{43}; Max-Age=600; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
    const target = targetOf(answer);
    expect(target.origin + target.pathname).toBe(`${providers.settings['GOOGLE_ISSUER']}/authorize`);
    expect(Object.fromEntries(target.searchParams)).toMatchObject({
      client_id: 'google-id',
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:3000/tajmeelspot/login/google/callback',
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('R7.27 R2.40 /facebook/redirect asks Facebook for the address', async () => {
    const target = targetOf(await go('/facebook/redirect?as=vendor'));
    expect(target.searchParams.get('scope')).toBe('public_profile,email');
    expect(target.searchParams.get('redirect_uri')).toMatch(/\/login\/facebook\/callback$/);
    expect(target.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
  });

  it('keeps hashes of the state and of the browser, and forgets logins that never came back', async () => {
    const { query, cookie } = await providers.logIn(server);
    const kept = await server.deps.db.selectFrom('provider_logins').select(['state_hash', 'browser_hash']).execute();
    const text = kept.map((row) => row.state_hash.toString() + row.browser_hash.toString()).join(' ');
    expect(text).not.toContain(query['state']);
    expect(text).not.toContain(cookie.split('=')[1]);
    const start = server.deps.clock.now();
    server.setClock(start.add({ minutes: 10 }));
    await go('/google/redirect');
    server.setClock(start);
    expect(await server.deps.db.selectFrom('provider_logins').select('state_hash').execute()).toHaveLength(1);
  });
});

describe('where a provider sends people back to', () => {
  it.each([
    ['localhost:4400', 'http://localhost:4400'],
    ['127.0.0.1:80', 'http://127.0.0.1'],
    ['[::1]:3001', 'http://[::1]:3001'],
    ['evil.example', 'http://localhost:3000'],
    ['localhost:1@evil.example', 'http://localhost:3000'],
    ['localhost.evil.example', 'http://localhost:3000'],
    ['evil.example/localhost', 'http://localhost:3000'],
    ['', 'http://localhost:3000'],
  ])("without ORIGIN the Host '%s' means %s", async (host, origin) => {
    const target = targetOf(await go('/google/redirect', { host }));
    expect(target.searchParams.get('redirect_uri')).toBe(`${origin}/tajmeelspot/login/google/callback`);
  });

  it('with ORIGIN nobody is asked, and over TLS no other host of the domain can set the cookie', async () => {
    const out = await go('/google/redirect', { host: 'localhost:1' }, secure);
    expect(targetOf(out).searchParams.get('redirect_uri')).toBe('https://spot.example/login/google/callback');
    expect(out.headers.get('set-cookie')).toMatch(
      /^__Host-provider-login=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    providers.setUser({ sub: 'over TLS', email: 'over-tls@example.com', email_verified: true });
    const { query, cookie } = await providers.logIn(secure);
    const found = await secure.client().finishProviderLogin({ query, headers: { cookie } });
    expect(found.email).toBe('over-tls@example.com');
  });

  it('the reader comes back to the page in their language', async () => {
    const { query } = await providers.logIn(server, '/google/redirect?language=ckb');
    const page = await go(`/tajmeelspot/login/google/callback?${new URLSearchParams(query)}`);
    expect([page.status, page.headers.get('cache-control')]).toEqual([302, 'no-store']);
    expect(targetOf(page).pathname).toBe('/tajmeelspot/ckb/login/google/callback');
    expect(Object.fromEntries(targetOf(page).searchParams)).toEqual(query);
  });
});

describe('a provider that cannot be used', () => {
  it('listProviders names those with credentials', async () => {
    expect((await server.client().listProviders()).data).toEqual(['google', 'facebook']);
    expect((await googleAlone.client().listProviders()).data).toEqual(['google']);
  });

  it('R2.40 without credentials is not offered, in words for people and for programs', async () => {
    const page = await go('/facebook/redirect?language=ar', { accept: 'text/html' }, googleAlone);
    const target = targetOf(page);
    expect(target.pathname + target.search).toBe('/tajmeelspot/ar/login/facebook/callback?error=not_offered');
    const answer = await go('/facebook/redirect', {}, googleAlone);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      code: 'provider_not_offered',
      message: expect.stringMatching(/Facebook/),
    });
  });

  it('R2.40 that does not answer is asked again by the next login', async () => {
    await providers.stop();
    const lost = await go('/google/redirect', {}, late);
    const page = await go('/google/redirect', { accept: 'text/html' }, late);
    await providers.start();
    expect(lost.status).toBe(503);
    expect(await lost.json()).toMatchObject({ code: 'provider_unavailable' });
    expect(targetOf(page).search).toBe('?error=unavailable');
    expect(targetOf(await go('/google/redirect', {}, late)).origin).toBe(providers.settings['GOOGLE_ISSUER']);
  });
});
