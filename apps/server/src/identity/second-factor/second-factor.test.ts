import { beforeEach, describe, expect, it } from 'vitest';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { noActor } from '#testing/no-actor.ts';
import { codeOf, logInFirstStep, switchOnSecondFactor, waitForNextCode } from '#testing/second-factor.ts';
import { addOperator, openSession } from '../identity.ts';

const server = useServer();
const password = 'a long password';

beforeEach(() => server.setClock(frozenNow));

const clientOf = ({ token }: { token: string }) => server.client({ token });
const brokenRules = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.errors;
const problemOf = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;
const finish = (token: string, code: string) => server.client().finishLogIn({ body: { token, code } });
const lastMail = (email: string) =>
  server.deps.db
    .selectFrom('stored_emails')
    .select(['subject', 'text'])
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst();

describe('switching the two-step login on', () => {
  it('takes the first code of the app, shows ten recovery codes once, and writes to the user', async () => {
    const user = await server.signIn('vendor');
    const client = clientOf(user);
    expect((await client.findSecondFactor()).data).toEqual({
      enrolled_at: null,
      recovery_codes_left: 0,
      proof: 'password',
    });
    const { secret, address } = await client.setUpSecondFactor({ body: { password } });
    expect(address).toContain(encodeURIComponent(user.email));
    const { recovery_codes: codes } = await client.switchOnSecondFactor({ body: { code: codeOf(server, secret) } });
    expect(new Set(codes).size).toBe(10);
    expect((await client.findSecondFactor()).data).toMatchObject({
      enrolled_at: expect.any(String) as string,
      recovery_codes_left: 10,
    });
    await server.deliver();
    expect(await lastMail(user.email)).toMatchObject({ subject: 'Two-step login is on' });
  });

  it('stores neither the secret nor a recovery code as it is', async () => {
    const user = await server.signIn('vendor');
    const { secret, recoveryCodes } = await switchOnSecondFactor(server, user.token);
    await server.client({ token: (await server.signIn('vendor')).token }).setUpSecondFactor({ body: { password } });
    const { rows } = await server.deps.pool.query<{ row: string }>(
      'select s::text as row from second_factor_setups s union all select f::text || r::text from second_factors f join recovery_codes r using (user_id)',
    );
    const stored = rows.map(({ row }) => row).join();
    for (const text of [secret, ...recoveryCodes]) {
      expect(stored).not.toContain(text);
      expect(stored).not.toContain(Buffer.from(text).toString('hex'));
    }
  });

  it('ends every other session of the account, and none of its own or of another account', async () => {
    const [user, stranger] = [await server.signIn('vendor'), await server.signIn('vendor')];
    const other = await openSession(server.deps, server.deps.db, noActor, user.id);
    const audience = 'vendor_dashboard' as const;
    const handed = await clientOf(user).handOff({ body: { audience } });
    const dashboard = await server.client().openDashboard({ body: { token: handed.token, audience } });
    await switchOnSecondFactor(server, user.token);
    expect(await problemOf(server.client({ token: other }).findUser())).toBe('unauthenticated');
    await clientOf(dashboard).findUser();
    await clientOf(user).findUser();
    await clientOf(stranger).findUser();
  });
});

describe('who may switch it on', () => {
  it('setUpSecondFactor wants the password, and answers email_unverified, or second_factor_on where it is on', async () => {
    const user = await server.signIn('vendor');
    const setUp = (given: string | null) => clientOf(user).setUpSecondFactor({ body: { password: given } });
    expect(await brokenRules(setUp('wrong password'))).toHaveProperty('password');
    expect(await brokenRules(setUp(null))).toHaveProperty('password');
    await switchOnSecondFactor(server, user.token);
    expect(await problemOf(setUp(password))).toBe('second_factor_on');
    const unverified = await server.signUp('vendor');
    expect(await problemOf(clientOf(unverified).setUpSecondFactor({ body: { password } }))).toBe('email_unverified');
  });

  it('switchOnSecondFactor takes no wrong code, none without a set-up, none after ten minutes and none of another user', async () => {
    const [user, other] = [await server.signIn('vendor'), await server.signIn('vendor')];
    const switchOn = (code: string) => clientOf(user).switchOnSecondFactor({ body: { code } });
    expect(await brokenRules(switchOn('123456'))).toHaveProperty('code');
    const { secret } = await clientOf(user).setUpSecondFactor({ body: { password } });
    const foreign = await clientOf(other).setUpSecondFactor({ body: { password } });
    expect(await brokenRules(switchOn('000000'))).toHaveProperty('code');
    expect(await brokenRules(switchOn(codeOf(server, foreign.secret)))).toHaveProperty('code');
    server.setClock(frozenNow.add({ minutes: 10 }));
    expect(await brokenRules(switchOn(codeOf(server, secret)))).toHaveProperty('code');
    expect((await clientOf(user).findSecondFactor()).data.enrolled_at).toBeNull();
  });

  it('switchOnSecondFactor enrols one app of two at once', async () => {
    const user = await server.signIn('vendor');
    const { secret } = await clientOf(user).setUpSecondFactor({ body: { password } });
    const code = codeOf(server, secret);
    const tries = await Promise.allSettled(
      [1, 2, 3].map(() => clientOf(user).switchOnSecondFactor({ body: { code } })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('setUpSecondFactor and switchOffSecondFactor answer enrolment_needs_link to an operator, whose app the command alone enrols', async () => {
    const { email, id } = await server.signIn('vendor');
    await addOperator(server.deps, noActor, { email, name: 'Operator' });
    const { token } = await server.client().logIn({ body: { email, password } });
    const client = server.client({ token });
    expect(await problemOf(client.setUpSecondFactor({ body: { password } }))).toBe('enrolment_needs_link');
    const off = client.switchOffSecondFactor({ body: { password, code: '000000' } });
    expect(await problemOf(off)).toBe('enrolment_needs_link');
    const forged = { user_id: id, sealed_secret: Buffer.from('x'), expires_at: new Date(frozenNow.epochMilliseconds) };
    await server.deps.db.insertInto('second_factor_setups').values(forged).execute();
    await server.deps.db.deleteFrom('operator_enrolments').where('user_id', '=', id).execute();
    const { expires_at: at, ...factor } = forged;
    const enrolled = server.deps.db.insertInto('second_factors').values({ ...factor, last_step: 1, enrolled_at: at });
    await expect(enrolled.execute()).rejects.toThrow('link');
  });
});

const enrolled = async () => {
  const user = await server.signIn('vendor');
  return { ...user, ...(await switchOnSecondFactor(server, user.token)) };
};

describe('changing it', () => {
  it('switchOffSecondFactor wants the password and a code, neither alone, and no code twice', async () => {
    const user = await enrolled();
    const off = (given: string | null, code: string) =>
      clientOf(user).switchOffSecondFactor({ body: { password: given, code } });
    expect(await brokenRules(off(password, codeOf(server, user.secret)))).toHaveProperty('code');
    waitForNextCode(server);
    expect(await brokenRules(off('wrong password', codeOf(server, user.secret)))).toHaveProperty('password');
    expect(await brokenRules(off(null, codeOf(server, user.secret)))).toHaveProperty('password');
    expect(await brokenRules(off(password, '000000'))).toHaveProperty('code');
    await off(password, codeOf(server, user.secret));
    await server.client().logIn({ body: { email: user.email, password } });
    await server.deliver();
    expect(await lastMail(user.email)).toMatchObject({ subject: 'Two-step login is off' });
  });

  it('switches off with a recovery code, after which no code of before opens anything', async () => {
    const user = await enrolled();
    const waiting = await logInFirstStep(server, user.email);
    const [code = '', other = ''] = user.recoveryCodes;
    await clientOf(user).switchOffSecondFactor({ body: { password, code } });
    expect(await problemOf(finish(waiting, other))).toBe('wrong_code');
    const again = await switchOnSecondFactor(server, user.token);
    expect(await problemOf(finish(await logInFirstStep(server, user.email), other))).toBe('wrong_code');
    await finish(await logInFirstStep(server, user.email), again.recoveryCodes[0] ?? '');
  });

  it('renewRecoveryCodes wants the same, and the former codes are worth nothing', async () => {
    const user = await enrolled();
    waitForNextCode(server);
    const renew = (code: string) => clientOf(user).renewRecoveryCodes({ body: { password, code } });
    expect(await brokenRules(renew('000000'))).toHaveProperty('code');
    const { recovery_codes: codes } = await renew(codeOf(server, user.secret));
    expect(codes.filter((code) => user.recoveryCodes.includes(code))).toEqual([]);
    expect(await problemOf(finish(await logInFirstStep(server, user.email), user.recoveryCodes[0] ?? ''))).toBe(
      'wrong_code',
    );
    await finish(await logInFirstStep(server, user.email), codes[0] ?? '');
  });
});

describe('what a stolen session cannot change', () => {
  it('setUpSecondFactor, switchOnSecondFactor, renewRecoveryCodes and switchOffSecondFactor answer too_many_attempts to who guesses', async () => {
    const user = await enrolled();
    const guess = () => clientOf(user).switchOffSecondFactor({ body: { password, code: '000000' } });
    for (let tries = 0; tries < 5; tries++) await apiErrorOf(guess());
    const body = { password, code: user.recoveryCodes[0] ?? '' };
    expect(await problemOf(clientOf(user).switchOffSecondFactor({ body }))).toBe('too_many_attempts');
    expect(await problemOf(clientOf(user).renewRecoveryCodes({ body }))).toBe('too_many_attempts');
    expect(await problemOf(clientOf(user).switchOnSecondFactor({ body }))).toBe('too_many_attempts');
    const fresh = await server.signIn('vendor');
    const setUp = (given: string) => clientOf(fresh).setUpSecondFactor({ body: { password: given } });
    for (let tries = 0; tries < 10; tries++) await apiErrorOf(setUp('wrong password'));
    expect(await problemOf(setUp(password))).toBe('too_many_attempts');
  });

  it('an account without a password needs a login of the last ten minutes instead', async () => {
    const user = await server.signIn('vendor');
    await server.deps.db.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute();
    expect((await clientOf(user).findSecondFactor()).data.proof).toBe('nothing');
    const { secret } = await clientOf(user).setUpSecondFactor({ body: { password: null } });
    server.setClock(frozenNow.add({ minutes: 11 }));
    expect((await clientOf(user).findSecondFactor()).data.proof).toBe('login');
    const setUp = clientOf(user).setUpSecondFactor({ body: { password: null } });
    expect((await brokenRules(setUp))?.['password']?.join()).toContain('log in again');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });

  it('no call of it opens for a session of the dashboard', async () => {
    const user = await server.signIn('vendor');
    const audience = 'vendor_dashboard' as const;
    const handed = await clientOf(user).handOff({ body: { audience } });
    const dashboard = clientOf(await server.client().openDashboard({ body: { token: handed.token, audience } }));
    const body = { password, code: '000000' };
    const calls = [
      () => dashboard.findSecondFactor(),
      () => dashboard.setUpSecondFactor({ body }),
      () => dashboard.switchOnSecondFactor({ body }),
      () => dashboard.renewRecoveryCodes({ body }),
      () => dashboard.switchOffSecondFactor({ body }),
    ];
    for (const call of calls) expect(await problemOf(call())).toBe('not_for_dashboard');
  });
});
