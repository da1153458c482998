import { randomUUID } from 'node:crypto';
import { Events } from 'oauth2-mock-server';
import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '#app/http/actor.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { finishProviderLogin } from '../identity.ts';
import { type ProviderReturn, useStandIns } from '#testing/stand-ins.ts';
import { noActor } from '#testing/no-actor.ts';

const providers = useStandIns();
const server = useServer(providers.settings);

let hiba: { sub: string; name: string; email: string; email_verified: boolean };
beforeEach(() => {
  const sub = randomUUID();
  hiba = { sub, name: 'Hiba Salman', email: `${sub}@example.com`, email_verified: true };
  providers.setUser(hiba);
});

const finish = ({ query, cookie }: ProviderReturn) =>
  server.client({ language: 'ar' }).finishProviderLogin({ query, headers: { cookie } });
const logIn = async (path?: string) => finish(await providers.logIn(server, path));
const findUser = (token: string) => server.client({ token }).findUser();
const codeOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;
const userRow = () =>
  server.deps.db.selectFrom('users').selectAll().where('email', '=', hiba.email).executeTakeFirstOrThrow();
const lastEntries = async () =>
  (await server.deps.db.selectFrom('audit_entries').select(['kind', 'detail']).orderBy('id').execute()).slice(-2);

describe('somebody without an account', () => {
  it('R7.24 has one now, verified and without a password, and is logged in', async () => {
    const found = await logIn();
    expect(found).toMatchObject({ provider: 'google', name: 'Hiba Salman', email: hiba.email, as: 'customer' });
    const row = await userRow();
    expect(await findUser(found.access_token)).toMatchObject({ name: 'Hiba Salman', role_id: 1 });
    expect(row).toMatchObject({ password_hash: null, language: 'ar' });
    expect(row.email_verified_at).not.toBeNull();
    expect(await lastEntries()).toEqual([
      { kind: 'signed_up', detail: { provider: 'google', role: 'customer' } },
      { kind: 'provider_signed_in', detail: { provider: 'google' } },
    ]);
    const body = { email: hiba.email, password: 'null' };
    expect(await codeOf(server.client().logIn({ body }))).toBe('invalid_credentials');
  });

  it('R7.24 R2.40 is a vendor through the professional door; an address from Facebook is not verified', async () => {
    const found = await logIn('/facebook/redirect?as=vendor');
    expect(found).toMatchObject({ provider: 'facebook', as: 'vendor' });
    expect(await findUser(found.access_token)).toMatchObject({ role_id: 0 });
    expect((await userRow()).email_verified_at).toBeNull();
  });

  it('R7.24 is named after the address where the provider tells no name', async () => {
    providers.setUser({ ...hiba, name: ' \u0000 ' });
    expect((await logIn()).name).toBe(hiba.sub);
  });

  it('R7.24 is the same the next time, whatever the provider says of them then', async () => {
    const first = await findUser((await logIn()).access_token);
    providers.setUser({ sub: hiba.sub });
    const second = await logIn('/google/redirect?as=vendor');
    expect(await findUser(second.access_token)).toEqual(first);
    expect(second.as).toBe('vendor');
  });
});

describe('a race for a new account', () => {
  it('R7.24 of several returns at once makes one', async () => {
    const returns = await Promise.all(Array.from({ length: 5 }, () => providers.logIn(server)));
    const found = await Promise.all(returns.map(finish));
    const users = await Promise.all(found.map(({ access_token: token }) => findUser(token)));
    expect(new Set(users.map(({ id }) => id)).size).toBe(1);
  });

  it('R7.24 with a sign-up for the same address goes to the one that is first', async () => {
    const back = await providers.logIn(server, '/facebook/redirect');
    const { db } = server.deps;
    const late = await db.transaction().execute(async (tx) => {
      const given = { name: 'First', email: hiba.email, role: 'customer', created_at: new Date(0) };
      await tx.insertInto('users').values(given).execute();
      const waiting = codeOf(finish(back));
      const isWaiting = async () => {
        const { rows } = await server.deps.pool.query<{ n: number }>(
          'select count(*)::int n from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0',
        );
        return rows[0]?.n;
      };
      await expect.poll(isWaiting).toBe(1);
      return { waiting };
    });
    expect(await late.waiting).toBe('email_in_use');
    expect((await userRow()).name).toBe('First');
  });
});

describe('an address that has an account', () => {
  const password = 'chosen long ago';
  const signUp = async (verifiedAt: Date | null) => {
    const body = { name: 'First', email: hiba.email, password, password_confirmation: password };
    const { user } = await server.client().signUp({ body });
    const { token } = await server.client().logIn({ body });
    await server.deps.db
      .updateTable('users')
      .set({ email: hiba.email.toUpperCase(), email_verified_at: verifiedAt })
      .where('id', '=', user.id)
      .execute();
    return { id: user.id, token, body };
  };

  it('R7.24 is linked where both sides know whose it is, and keeps its password and sessions', async () => {
    const { id, token, body } = await signUp(new Date(0));
    const found = await logIn();
    expect((await findUser(found.access_token)).id).toBe(id);
    expect((await findUser(token)).id).toBe(id);
    expect((await server.client().logIn({ body })).user.id).toBe(id);
  });

  it('R7.24 that was only claimed goes to its owner: the sessions and the password of before are dead', async () => {
    const { id, token, body } = await signUp(null);
    const found = await logIn();
    expect((await findUser(found.access_token)).id).toBe(id);
    expect(await codeOf(findUser(token))).toBe('unauthenticated');
    expect(await codeOf(server.client().logIn({ body }))).toBe('invalid_credentials');
    const entries = await server.deps.db.selectFrom('audit_entries').selectAll().where('user_id', '=', id).execute();
    expect(entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['provider_linked', 'provider_signed_in']));
  });

  it('R7.24 that somebody claimed through Facebook is taken from that Facebook account, too', async () => {
    const claimed = await logIn('/facebook/redirect');
    const pretender = hiba;
    providers.setUser({ ...hiba, sub: randomUUID() });
    await logIn();
    expect(await codeOf(findUser(claimed.access_token))).toBe('unauthenticated');
    providers.setUser(pretender);
    expect(await codeOf(logIn('/facebook/redirect'))).toBe('email_in_use');
  });

  it.each([
    ['/google/redirect', false],
    ['/google/redirect', 'true'],
    ['/facebook/redirect', true],
  ])('R7.24 finishProviderLogin answers email_in_use where nobody vouches for it (%s, %s)', async (path, vouched) => {
    const { token } = await signUp(new Date(0));
    providers.setUser({ ...hiba, email_verified: vouched });
    const refused = await apiErrorOf(logIn(path));
    expect([refused.status, refused.body?.code]).toEqual([409, 'email_in_use']);
    expect((await findUser(token)).name).toBe('First');
  });
});

it('finishProviderLogin answers account_blocked to somebody whom the operator has blocked', async () => {
  await logIn();
  const { db, clock } = server.deps;
  await db.updateTable('users').set({ blocked_at: clock.now().toString() }).where('email', '=', hiba.email).execute();
  expect(await codeOf(logIn())).toBe('account_blocked');
});

describe('a return that is not to be trusted', () => {
  it('R7.24 finishProviderLogin answers login_not_finished to a state that was used, or that is not ours', async () => {
    const back = await providers.logIn(server);
    await finish(back);
    for (const query of [back.query, { code: 'x', state: 'made up' }, {}]) {
      expect(await codeOf(finish({ ...back, query }))).toBe('login_not_finished');
    }
  });

  it('R7.24 finishProviderLogin answers login_not_finished to another browser, and from then on', async () => {
    for (const cookie of ['', `provider-login=${'x'.repeat(43)}`, (await providers.logIn(server)).cookie]) {
      const back = await providers.logIn(server);
      expect(await codeOf(finish({ ...back, cookie }))).toBe('login_not_finished');
      expect(await codeOf(finish(back))).toBe('login_not_finished');
    }
    const detail = { provider: 'google', reason: 'another browser' };
    expect((await lastEntries())[1]).toEqual({ kind: 'provider_refused', detail });
  });

  it('R7.24 finishProviderLogin answers login_not_finished after ten minutes', async () => {
    const back = await providers.logIn(server);
    const start = server.deps.clock.now();
    server.setClock(start.add({ minutes: 10 }));
    const code = await codeOf(finish(back));
    server.setClock(start);
    expect(code).toBe('login_not_finished');
  });

  it('R7.24 finishProviderLogin answers login_not_finished where the person said no', async () => {
    const { query, cookie } = await providers.logIn(server);
    const denied = { error: 'access_denied', state: query['state'] ?? '' };
    expect(await codeOf(finish({ query: denied, cookie }))).toBe('login_not_finished');
    expect(await codeOf(finish({ query, cookie }))).toBe('login_not_finished');
  });

  it.each([{ nonce: 'another' }, { aud: 'another' }, { iss: 'https://evil.example' }, { sub: '' }, { sub: 'a\u0000' }])(
    'R7.24 finishProviderLogin answers login_not_finished to the claim %j',
    async (claim) => {
      providers.setUser({ ...hiba, ...claim });
      expect(await codeOf(logIn())).toBe('login_not_finished');
    },
  );

  it.each(['/google/redirect', '/facebook/redirect'])(
    "R7.24 finishProviderLogin answers login_not_finished to another login's code: the verifier does not fit (%s)",
    async (path) => {
      const [first, second] = [await providers.logIn(server, path), await providers.logIn(server, path)];
      const query = { ...second.query, code: first.query['code'] ?? '' };
      expect(await codeOf(finish({ ...second, query }))).toBe('login_not_finished');
    },
  );
});

describe('a return with anything in it', () => {
  it.each([
    { iss: 'https://evil.example' },
    { response: 'x' },
    { id_token: 'x' },
    { code: '' },
    { code: 'x'.repeat(4000) },
  ])('finishProviderLogin answers login_not_finished to %j beside a good state', async (more) => {
    const { query, cookie } = await providers.logIn(server);
    expect(await codeOf(finish({ cookie, query: { ...query, ...more } }))).toBe('login_not_finished');
  });

  it.each(['', '?state=%F0%9F%92%87&code=1', `?code=${'x'.repeat(4001)}`, '?state=a&state=b&code=1', '?state[]=1'])(
    'GET /auth/callback%s is no failure of ours',
    async (query) => {
      const { status } = await server.call('GET', `/auth/callback${query}`);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    },
  );

  it('leaves no code, state, token or secret in the log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'debug' }, { write: (line) => void lines.push(line) });
    const actor: Actor = { ...noActor, address: '10.0.0.9', requestId: 'r-1' };
    const [good, bad] = [await providers.logIn(server), await providers.logIn(server)];
    const ask = ({ query, cookie }: ProviderReturn) =>
      finishProviderLogin({ ...server.deps, log }, actor, query, { cookie });
    const { access_token: token } = await ask(good);
    await expect(ask({ ...bad, query: { ...bad.query, code: good.query['code'] ?? '' } })).rejects.toThrow(
      'login_not_finished',
    );
    expect(lines.join('')).toContain('a provider did not finish a login');
    const secrets = [good, bad].flatMap(({ query, cookie }) => [...Object.values(query), cookie.split('=')[1]]);
    for (const secret of [...secrets, token, 'google-secret']) expect(lines.join('')).not.toContain(secret);
  });
});

describe('a provider that does not do its part', () => {
  it.each([undefined, '', 'not an address', `${'x'.repeat(300)}@example.com`])(
    'R7.24 finishProviderLogin answers provider_without_email to the address %s',
    async (email) => {
      providers.setUser({ ...hiba, email });
      const refused = await apiErrorOf(logIn('/facebook/redirect'));
      expect([refused.status, refused.body?.code]).toEqual([422, 'provider_without_email']);
      expect(refused.message).toContain('Facebook');
    },
  );

  it('R7.24 finishProviderLogin answers provider_unavailable where it breaks or is gone', async () => {
    const broken = await providers.logIn(server);
    providers.service.once(Events.BeforeResponse, (answer) => void Object.assign(answer, { statusCode: 502 }));
    expect(await codeOf(finish(broken))).toBe('provider_unavailable');
    const lost = await providers.logIn(server, '/facebook/redirect');
    await providers.stop();
    const code = await codeOf(finish(lost));
    await providers.start();
    expect(code).toBe('provider_unavailable');
  });

  it('finishProviderLogin answers login_not_finished where it refuses the code', async () => {
    const back = await providers.logIn(server);
    const errorAnswer = { statusCode: 400, body: { error: 'invalid_grant' } };
    providers.service.once(Events.BeforeResponse, (answer) => void Object.assign(answer, errorAnswer));
    expect(await codeOf(finish(back))).toBe('login_not_finished');
  });
});
