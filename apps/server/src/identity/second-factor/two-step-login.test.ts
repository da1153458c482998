import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { noActor } from '#testing/no-actor.ts';
import { codeOf, logInFirstStep, switchOnSecondFactor, waitForNextCode } from '#testing/second-factor.ts';
import { useStandIns } from '#testing/stand-ins.ts';
import { issueConfirmation, issueReset, openSession } from '../identity.ts';

const providers = useStandIns();
const server = useServer(providers.settings);
const password = 'a long password';

beforeEach(() => server.setClock(frozenNow));

/** Someone whose login asks for a code, and whose app shows a new one. */
async function enrolled(role: 'vendor' | 'customer' = 'vendor') {
  const user = await server.signIn(role);
  const factor = await switchOnSecondFactor(server, user.token);
  waitForNextCode(server);
  return { ...user, ...factor };
}

const problemOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;
const finish = (token: string, code: string) => server.client().finishLogIn({ body: { token, code } });
const countSessions = async (userId: number) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sessions where user_id = ${userId}`.execute(server.deps.db);
  return rows[0]?.count;
};
/** A return from Google of the owner of an address. */
const comeFromGoogle = async (email: string, sub: string = randomUUID()) => {
  providers.setUser({ sub, name: 'Owner', email, email_verified: true });
  const { query, cookie } = await providers.logIn(server);
  return server.client().finishProviderLogin({ query, headers: { cookie } });
};

describe('the first step of a two-step login', () => {
  it('logIn answers code_needed to the right password, with a token that opens nothing', async () => {
    const user = await enrolled();
    const asked = await apiErrorOf(server.client().logIn({ body: { email: user.email, password } }));
    expect(asked).toMatchObject({ status: 401, body: { code: 'code_needed' } });
    const token = asked.body?.login_token ?? '';
    expect(token).toHaveLength(43);
    const client = server.client({ token });
    expect(await problemOf(client.findUser())).toBe('unauthenticated');
    expect(await problemOf(client.handOff({ body: { audience: 'vendor_dashboard' } }))).toBe('unauthenticated');
    const audience = 'vendor_dashboard' as const;
    expect(await problemOf(server.client().openDashboard({ body: { token, audience } }))).toBe('no_dashboard');
    expect(await problemOf(server.client().finishOperatorLogin({ body: { token, code: '000000' } }))).toBe(
      'wrong_code',
    );
    expect(await countSessions(user.id)).toBe(1);
  });

  it('says nothing of the second step to a wrong password', async () => {
    const user = await enrolled();
    const wrong = await apiErrorOf(server.client().logIn({ body: { email: user.email, password: 'wrong password' } }));
    expect(wrong.body).toMatchObject({ code: 'invalid_credentials' });
    expect(wrong.body).not.toHaveProperty('login_token');
  });

  it('finishProviderLogin answers code_needed, too, at the first link to the account and later', async () => {
    const user = await enrolled();
    const sub = randomUUID();
    for (let round = 0; round < 2; round++) {
      const asked = await apiErrorOf(comeFromGoogle(user.email, sub));
      expect(asked.body?.code).toBe('code_needed');
      expect(await countSessions(user.id)).toBe(1 + round);
      const opened = await finish(asked.body?.login_token ?? '', codeOf(server, user.secret));
      expect(opened.user.id).toBe(user.id);
      waitForNextCode(server);
    }
  });

  it('no statement opens a session of the account without a code, and a dashboard is as proven as its origin', async () => {
    const user = await enrolled();
    await expect(openSession(server.deps, server.deps.db, noActor, user.id)).rejects.toThrow('code');
    const audience = 'vendor_dashboard' as const;
    const handed = await server.client({ token: user.token }).handOff({ body: { audience } });
    const dashboard = await server.client().openDashboard({ body: { token: handed.token, audience } });
    expect((await server.client({ token: dashboard.token }).findUser()).id).toBe(user.id);
  });
});

describe('the second step', () => {
  it('opens a session with a code, which no other login takes again, even at once', async () => {
    const user = await enrolled();
    const waiting = await Promise.all(Array.from({ length: 4 }, () => logInFirstStep(server, user.email)));
    const code = codeOf(server, user.secret);
    const tries = await Promise.allSettled(waiting.map((token) => finish(token, code)));
    const opened = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(opened).toHaveLength(1);
    expect((await server.client({ token: opened[0]?.token ?? '' }).findUser()).email).toBe(user.email);
    expect(await problemOf(finish(await logInFirstStep(server, user.email), code))).toBe('wrong_code');
  });

  it('takes a recovery code once, however it is typed, and writes to the user', async () => {
    const user = await enrolled();
    const [code = ''] = user.recoveryCodes;
    await finish(await logInFirstStep(server, user.email), code.toUpperCase().replaceAll('-', ' '));
    expect(await problemOf(finish(await logInFirstStep(server, user.email), code))).toBe('wrong_code');
    await server.deliver();
    const mails = await server.deps.db
      .selectFrom('stored_emails')
      .select('subject')
      .where('recipient', '=', user.email)
      .execute();
    expect(mails.map(({ subject }) => subject)).toContain('A recovery code was used');
  });
});

describe('what the second step refuses', () => {
  it('finishLogIn answers wrong_code to a wrong, a late and a used login, and to the code of another user', async () => {
    const [user, other] = [await enrolled(), await enrolled()];
    const [wrong, late, used] = [
      await logInFirstStep(server, user.email),
      await logInFirstStep(server, user.email),
      await logInFirstStep(server, user.email),
    ];
    const codes = [
      await problemOf(finish(wrong, '000000')),
      await problemOf(finish(wrong, codeOf(server, other.secret))),
      await problemOf(finish(wrong, other.recoveryCodes[0] ?? '')),
      await problemOf(finish('x'.repeat(43), codeOf(server, user.secret))),
    ];
    await finish(used, codeOf(server, user.secret));
    waitForNextCode(server);
    codes.push(await problemOf(finish(used, codeOf(server, user.secret))));
    server.setClock(server.deps.clock.now().add({ minutes: 10 }));
    codes.push(await problemOf(finish(late, codeOf(server, user.secret))));
    expect(codes).toEqual(Array.from({ length: 6 }, () => 'wrong_code'));
  });

  it('finishLogIn answers too_many_attempts to the sixth guess, whatever login it comes with', async () => {
    const user = await enrolled();
    for (let tries = 0; tries < 5; tries++)
      await apiErrorOf(finish(await logInFirstStep(server, user.email), '000000'));
    const token = await logInFirstStep(server, user.email);
    expect(await problemOf(finish(token, codeOf(server, user.secret)))).toBe('too_many_attempts');
  });
});

describe('what does not go round it', () => {
  it('a reset of the password leaves it on, and ends the login that waits', async () => {
    const user = await enrolled();
    const waiting = await logInFirstStep(server, user.email);
    const token = (await issueReset(server.deps, user.email))?.token ?? '';
    const chosen = 'another long password';
    const body = { email: user.email, token, password: chosen, password_confirmation: chosen };
    const answer: object = await server.client().resetPassword({ body });
    expect(answer).toEqual({ message: expect.any(String) as string });
    expect(await problemOf(finish(waiting, codeOf(server, user.secret)))).toBe('wrong_code');
    const again = await logInFirstStep(server, user.email, chosen);
    expect((await finish(again, codeOf(server, user.secret))).user.id).toBe(user.id);
  });

  it('a confirmed address, a blocked and unblocked account and a token of the operator’s login open nothing', async () => {
    const user = await enrolled();
    await server.deps.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', user.id).execute();
    const token = (await issueConfirmation(server.deps, user.id)) ?? '';
    const confirmed: object = await server.client().confirmEmail({ body: { token } });
    expect(Object.keys(confirmed)).toEqual(['message']);
    const waiting = await logInFirstStep(server, user.email);
    const operator = server.client({ token: (await server.signIn('operator')).token });
    const params = { params: { id: String(user.id) } };
    await operator.blockUser({ ...params, body: { reason: 'Because' } });
    await operator.unblockUser(params);
    expect(await problemOf(finish(waiting, codeOf(server, user.secret)))).toBe('wrong_code');
    expect(await logInFirstStep(server, user.email)).toHaveLength(43);
  });
});

describe('what changes meanwhile', () => {
  it('a login that is under way while it is switched on opens a session that ends with it, or none', async () => {
    for (let round = 0; round < 6; round++) {
      const user = await server.signIn('vendor');
      const client = server.client({ token: user.token });
      const { secret } = await client.setUpSecondFactor({ body: { password } });
      const logIn = () => server.client().logIn({ body: { email: user.email, password } });
      const code = codeOf(server, secret);
      await Promise.allSettled([logIn(), client.switchOnSecondFactor({ body: { code } }), logIn(), logIn()]);
      expect(await countSessions(user.id)).toBe(1);
    }
  });

  it('an account that its owner takes back from a stranger has none that the stranger set up', async () => {
    const stranger = await enrolled('customer');
    await server.deps.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', stranger.id).execute();
    const opened = await comeFromGoogle(stranger.email);
    expect((await server.client({ token: opened.access_token }).findUser()).id).toBe(stranger.id);
    expect(await problemOf(server.client({ token: stranger.token }).findUser())).toBe('unauthenticated');
  });

  it('an operator’s login on the site asks for the code of the same app', async () => {
    const user = await enrolled();
    await server.deps.db.updateTable('users').set({ role: 'operator' }).where('id', '=', user.id).execute();
    expect(await problemOf(server.client().logIn({ body: { email: user.email, password } }))).toBe('code_needed');
  });
});
