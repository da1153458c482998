import type { HttpBindings } from '@hono/node-server';
import { describe, expect, it } from 'vitest';
import { createApp } from '#app/process/app.ts';
import { demoPassword } from '#db/world/users.ts';
import { useServer } from '#testing/harness.ts';

const server = useServer({ DEMO: 'on', TRUSTED_PROXIES: '10.0.0.0/8' });
const body = JSON.stringify({ email: 'zainab@example.com', password: demoPassword });
const stranger = '203.0.113.9';

/** The status of an answer of a demo to a caller at an address; `isPublic`: DEMO=on stands in the configuration. */
async function statusFor(
  path: string,
  address: string,
  { isPublic = false, forwarded, host = 'localhost' }: { isPublic?: boolean; forwarded?: string; host?: string } = {},
) {
  const app = createApp({ ...server.deps, env: { ...server.deps.env, isDemoPublic: isPublic } });
  const headers = { 'content-type': 'application/json', ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) };
  const incoming = { socket: { remoteAddress: address }, headers } as unknown as HttpBindings['incoming'];
  const request = path.startsWith('/api') ? { method: 'POST', headers, body } : { headers };
  return (await app.fetch(new Request(`http://${host}${path}`, request), { incoming })).status;
}

describe.each([
  ['/dev/mail', 200],
  ['/dev/messages', 200],
  ['/dev/mail/1/html', 404],
  ['/api/login', 200],
])('R11.04 %s of a demo that was not said', (path, open) => {
  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.8.8.8'])('answers the machine itself, %s', async (address) => {
    expect(await statusFor(path, address)).toBe(open);
  });

  it.each([stranger, '10.0.0.7', '::ffff:203.0.113.9', '2001:db8::1', '0.0.0.0'])('refuses %s', async (address) => {
    expect(await statusFor(path, address)).toBe(403);
  });

  it('refuses a request through a trusted proxy, and one that only claims to come from here', async () => {
    expect(await statusFor(path, '10.0.0.7', { forwarded: stranger })).toBe(403);
    expect(await statusFor(path, stranger, { forwarded: '127.0.0.1' })).toBe(403);
  });

  it('answers everybody once DEMO=on is said', async () => {
    expect(await statusFor(path, stranger, { isPublic: true })).toBe(open);
  });
});

describe('R11.04 a demo that was not said', () => {
  it('shows its mail to no page of a stranger that points its own name here', async () => {
    expect(await statusFor('/dev/mail', '127.0.0.1', { host: 'rebound.example' })).toBe(403);
  });

  it.each([
    ['logIn', '/login'],
    ['beginOperatorLogin', '/operator/logins'],
  ])(
    '%s answers demo_not_public, with the next step, and opens no session: logIn, beginOperatorLogin',
    async (_, path) => {
      const app = createApp({ ...server.deps, env: { ...server.deps.env, isDemoPublic: false } });
      const before = await server.deps.db.selectFrom('sessions').selectAll().execute();
      const headers = { 'content-type': 'application/json' };
      const incoming = { socket: { remoteAddress: stranger }, headers } as unknown as HttpBindings['incoming'];
      const request = new Request(`http://x/api${path}`, { method: 'POST', headers, body });
      const answer = await app.fetch(request, { incoming });
      expect(await answer.json()).toMatchObject({
        code: 'demo_not_public',
        message: expect.stringContaining('DEMO=on'),
      });
      expect(await server.deps.db.selectFrom('sessions').selectAll().execute()).toHaveLength(before.length);
    },
  );

  it('logs in an account of its own, whatever the address', async () => {
    const { email } = await server.signUp();
    const app = createApp({ ...server.deps, env: { ...server.deps.env, isDemoPublic: false } });
    const headers = { 'content-type': 'application/json' };
    const incoming = { socket: { remoteAddress: stranger }, headers } as unknown as HttpBindings['incoming'];
    const own = JSON.stringify({ email, password: 'a long password' });
    const request = new Request('http://x/api/login', { method: 'POST', headers, body: own });
    expect((await app.fetch(request, { incoming })).status).toBe(200);
  });
});
