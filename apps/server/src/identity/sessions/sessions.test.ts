import { describe, expect, it } from 'vitest';
import { apiErrorOf, useServer } from '#testing/harness.ts';

const server = useServer();
const password = 'a long password';
const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A145F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

const isDead = async (token: string) => (await apiErrorOf(server.client({ token }).findUser())).status === 401;
const login = async (email: string) => (await server.client().logIn({ body: { email, password } })).token;

describe('a session', () => {
  it('ends 180 days after the login however much it is used', async () => {
    const { token } = await server.signUp();
    const start = server.deps.clock.now();
    for (let day = 20; day < 180; day += 20) {
      server.setClock(start.add({ hours: day * 24 }));
      await server.client({ token }).findUser();
    }
    server.setClock(start.add({ hours: 180 * 24 }));
    const isOver = await isDead(token);
    server.setClock(start);
    expect(isOver).toBe(true);
  });

  it('says where it is, and which of them asks', async () => {
    const { email, token } = await server.signUp();
    const answer = await server.call('POST', '/login', { email, password }, { 'user-agent': phone });
    const there = (await answer.json()) as { token: string };
    const { data } = await server.client({ token }).listSessions();
    expect(data).toHaveLength(2);
    expect(data.filter((session) => session.is_current)).toHaveLength(1);
    expect(data.find((session) => !session.is_current)).toMatchObject({
      browser: 'Chrome',
      system: 'Android',
      audience: 'site',
    });
    expect(JSON.stringify(data)).not.toContain(there.token);
  });
});

describe('ending sessions', () => {
  it('can be done from another device', async () => {
    const { email, token } = await server.signUp();
    const lost = await login(email);
    const { data } = await server.client({ token: lost }).listSessions();
    const id = data.find((session) => session.is_current)?.id ?? 0;
    await server.client({ token }).endSession({ params: { id: String(id) } });
    expect(await isDead(lost)).toBe(true);
    expect((await server.client({ token }).listSessions()).data).toHaveLength(1);
  });

  it("R6.05 endSession answers not_found for another's session and for none, and ends neither", async () => {
    const { token } = await server.signUp();
    const other = await server.signUp();
    const { data } = await server.client({ token: other.token }).listSessions();
    for (const id of [data[0]?.id ?? 0, 999_999_999]) {
      expect((await apiErrorOf(server.client({ token }).endSession({ params: { id: String(id) } }))).body?.code).toBe(
        'not_found',
      );
    }
    expect(await isDead(other.token).catch(() => false)).toBe(false);
  });

  it('all the others can be ended at once', async () => {
    const { email, token } = await server.signUp();
    const others = await Promise.all([login(email), login(email)]);
    await server.client({ token }).endOtherSessions();
    expect(await Promise.all(others.map(isDead))).toEqual([true, true]);
    expect((await server.client({ token }).listSessions()).data).toHaveLength(1);
  });
});

const vendorBody = { audience: 'vendor_dashboard' } as const;

const make = async () => {
  const { token, email } = await server.signUp('vendor');
  return { session: token, email, ...(await server.client({ token }).handOff({ body: vendorBody })) };
};
const open = (token: string, audience: 'vendor_dashboard' | 'operator' = 'vendor_dashboard') =>
  server.client().openDashboard({ body: { token, audience } });

describe('a hand-off to a dashboard', () => {
  it('R2.05 P3 opens a session of its own, once', async () => {
    const made = await make();
    expect(made.path).toBe('/vendor/dashboard');
    const opened = await open(made.token);
    expect(opened.user).toMatchObject({ email: made.email, role_id: 0 });
    expect(opened.token).not.toBe(made.session);
    expect((await server.client({ token: opened.token }).findUser()).email).toBe(made.email);
    expect((await apiErrorOf(open(made.token))).body?.code).toBe('no_dashboard');
    const { data } = await server.client({ token: made.session }).listSessions();
    expect(data.map(({ audience }) => audience).toSorted()).toEqual(['site', 'vendor_dashboard']);
  });

  it('R8.19 openDashboard answers no_dashboard after 60 s, for another dashboard, and for what is no token', async () => {
    const start = server.deps.clock.now();
    const late = await make();
    server.setClock(start.add({ seconds: 60 }));
    const afterwards = await apiErrorOf(open(late.token));
    server.setClock(start);
    const elsewhere = await make();
    const wrong = await apiErrorOf(open(elsewhere.token, 'operator'));
    const usedUp = await apiErrorOf(open(elsewhere.token));
    const noToken = await apiErrorOf(open('x'.repeat(43)));
    for (const refused of [afterwards, wrong, usedUp, noToken]) {
      expect(refused.status).toBe(403);
      expect(refused.message).toBe('Unable to access dashboard. Please log in again.');
    }
  });

  it('dies with the session that made it', async () => {
    const made = await make();
    await server.client({ token: made.session }).logOut();
    expect((await apiErrorOf(open(made.token))).body?.code).toBe('no_dashboard');
  });

  it("R6.03 handOff answers no_dashboard to a customer, and to a vendor for the operator's console", async () => {
    const customer = await server.signUp();
    const vendor = await server.signUp('vendor');
    const input = [
      server.client({ token: customer.token }).handOff({ body: vendorBody }),
      server.client({ token: vendor.token }).handOff({ body: { audience: 'operator' } }),
    ];
    for (const refused of await Promise.all(input.map(apiErrorOf))) {
      expect(refused.body).toMatchObject({ code: 'no_dashboard' });
      expect(refused.message).toBe('Unable to access dashboard. Please log in again.');
    }
  });

  it('of many trades at once exactly one succeeds', async () => {
    const { token } = await make();
    const trades = await Promise.allSettled(Array.from({ length: 10 }, () => open(token)));
    expect(trades.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
