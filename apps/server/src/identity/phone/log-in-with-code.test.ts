import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { digitsSent, logInByPhone, newPhone, otherDigits, requestDigits } from '#testing/phones.ts';
import { codeOf, switchOnSecondFactor } from '#testing/second-factor.ts';
import { noActor } from '#testing/no-actor.ts';
import { issueCodeMessage } from '../identity.ts';
import { countCode } from './request-code.ts';

const server = useServer();
const strict = useServer({ RATE_LIMIT_SCALE: '1' });
const narrow = useServer({ RATE_LIMIT_SCALE: '0.05' });
const frugal = useServer({ PHONE_CODES_PER_DAY: '3', PHONE_COUNTRIES: 'IQ, DE' });
afterEach(() => server.setClock(frozenNow));

const request = (phone: string) => server.client().requestCode({ body: { phone } });
const logIn = (body: { code_id: string; code: string; name?: string; role_id?: number }) =>
  server.client().logInWithCode({ body });
const accountsOf = async (phone: string) =>
  (await server.deps.db.selectFrom('users').select('id').where('proven_phone', '=', phone).execute()).length;

it('R12.01 makes an account of a phone with its first code and opens the same one with the next', async () => {
  const phone = newPhone();
  const first = await logInByPhone(server, phone);
  const second = await logInByPhone(server, phone, 'Another Name');
  expect(second.id).toBe(first.id);
  const { data } = await second.client.findProfile();
  expect(data).toMatchObject({
    name: 'Zainab Karim',
    email: null,
    phone,
    proven_phone: phone,
    role_id: 1,
    is_email_verified: true,
  });
});

it('R12.01 opens an account that has an email and a phone with either', async () => {
  const { token, email, id } = await server.signIn();
  const phone = newPhone();
  const client = server.client({ token });
  const { data } = await client.requestNumberChange({ body: { phone } });
  expect(data.former).toBeNull();
  const code = await digitsSent(server, data.code.id);
  await client.changeNumber({ body: { code_id: data.code.id, code } });
  expect((await logInByPhone(server, phone)).id).toBe(id);
  expect((await server.client().logIn({ body: { email, password: 'a long password' } })).user.id).toBe(id);
});

it('R12.01 makes a vendor where role_id is 0, and never an operator', async () => {
  const made = async (role_id: number) =>
    (await logIn({ ...(await requestDigits(server, newPhone())), name: 'A', role_id })).user.role_id;
  expect([await made(0), await made(1), await made(2)]).toEqual([0, 1, 1]);
});

it('R12.03 requestCode answers alike for a number with an account and for one without, and looks at no account', async () => {
  const known = await logInByPhone(server);
  const shape = async (phone: string) => Object.keys((await request(phone)).data).toSorted();
  expect(await shape(known.phone)).toEqual(await shape(newPhone()));
  const entries = server.deps.db
    .selectFrom('audit_entries')
    .select(['user_id'])
    .where('kind', '=', 'phone_code_requested');
  const found = await entries.where(sql`detail ->> 'purpose'`, '=', 'log_in').execute();
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter(({ user_id }) => user_id !== null)).toEqual([]);
});

it('R12.03 stores nothing from which a code can be read without the key of the installation', async () => {
  const { data } = await request(newPhone());
  const digits = await digitsSent(server, data.id);
  expect(digits).toMatch(/^\d{6}$/);
  const row = await server.deps.db.selectFrom('phone_codes').selectAll().where('id', '=', data.id).executeTakeFirst();
  expect(JSON.stringify({ ...row, id: '', phone: '', salt: row?.salt.toString('hex') })).not.toContain(digits);
  const other = { ...server.deps, env: { ...server.deps.env, secretKey: 'another key of another installation' } };
  expect((await issueCodeMessage(other, data.id))?.code).not.toBe(digits);
});

it('R12.03 takes the newest code only, for ten minutes, once', async () => {
  const phone = newPhone();
  const former = await requestDigits(server, phone);
  const newest = await requestDigits(server, phone);
  const refused = (body: typeof newest) =>
    apiErrorOf(logIn({ ...body, name: 'A' })).then(({ body: answer }) => answer?.code);
  expect(await refused(former)).toBe('wrong_code');
  server.setClock(frozenNow.add({ minutes: 10 }));
  expect(await refused(newest)).toBe('wrong_code');
  server.setClock(frozenNow.add({ minutes: 9 }));
  await logIn({ ...newest, name: 'A' });
  expect(await refused(newest)).toBe('wrong_code');
});

it('R12.03 logInWithCode answers wrong_code with the tries left, five at most, also of guesses at once', async () => {
  const { code_id, code } = await requestDigits(server, newPhone());
  const wrong = () => apiErrorOf(logIn({ code_id, code: otherDigits(code), name: 'A' }));
  const guesses = await Promise.all(Array.from({ length: 12 }, wrong));
  const left = guesses.map(({ body }) => body?.tries_left ?? 0).toSorted((one, other) => one - other);
  expect(left).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]);
  expect((await apiErrorOf(logIn({ code_id, code, name: 'A' }))).body).toMatchObject({
    code: 'wrong_code',
    tries_left: 0,
  });
});

it('R12.03 of two logins at once with one code exactly one opens an account', async () => {
  const phone = newPhone();
  const body = { ...(await requestDigits(server, phone)), name: 'A' };
  const both = await Promise.allSettled([logIn(body), logIn(body)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await accountsOf(phone)).toBe(1);
});

it('R12.01 logInWithCode answers invalid without the name of a new account, and the code stays good', async () => {
  const body = await requestDigits(server, newPhone());
  const refused = await apiErrorOf(logIn(body));
  expect([refused.status, Object.keys(refused.body?.errors ?? {})]).toEqual([422, ['name']]);
  const spaced = `${body.code.slice(0, 3)} ${body.code.slice(3)}`;
  expect((await logIn({ ...body, code: spaced, name: 'Zainab' })).user.name).toBe('Zainab');
});

it('R12.01 logInWithCode answers code_needed where the account has a second factor', async () => {
  const { token, id } = await server.signIn();
  const phone = newPhone();
  await server.deps.db.updateTable('users').set({ proven_phone: phone }).where('id', '=', id).execute();
  const { secret } = await switchOnSecondFactor(server, token);
  const refused = await apiErrorOf(logIn(await requestDigits(server, phone)));
  expect(refused.body?.code).toBe('code_needed');
  server.setClock(frozenNow.add({ seconds: 60 }));
  const code = codeOf(server, secret);
  const { user } = await server.client().finishLogIn({ body: { token: refused.body?.login_token ?? '', code } });
  expect(user.id).toBe(id);
});

it('R12.01 logInWithCode answers account_blocked for a blocked account', async () => {
  const { phone, id } = await logInByPhone(server);
  const operator = await server.signIn('operator');
  const body = { reason: 'Because' };
  await server.client({ token: operator.token }).blockUser({ params: { id: String(id) }, body });
  const refused = await apiErrorOf(logIn(await requestDigits(server, phone)));
  expect(refused.body?.code).toBe('account_blocked');
});

it('R12.03 requestCode answers invalid to fixed lines, other countries and what is no number', async () => {
  const refusedBy = async (target: typeof server, phone: string) =>
    (await apiErrorOf(target.client().requestCode({ body: { phone } }))).body?.errors;
  for (const phone of ['+96417198765', '+4915112345678', '12', '+18005550199'])
    expect([phone, await refusedBy(server, phone)]).toEqual([phone, { phone: [expect.any(String)] }]);
  const { data } = await frugal.client().requestCode({ body: { phone: '+4915112345678' } });
  expect(data.phone).toBe('+4915112345678');
});

it('R12.03 requestCode answers too_many_attempts for a number, for an address and for a day', async () => {
  const refused = async (target: typeof server, phone: () => string, most: number) => {
    for (let count = 0; count < most; count++) {
      const answer = await target.call('POST', '/phone-codes', { phone: phone() });
      if (answer.status !== 201) return [count, answer.status];
    }
    return [most, 201];
  };
  const phone = newPhone();
  expect(await refused(server, () => phone, 6)).toEqual([4, 429]);
  expect(await refused(strict, newPhone, 50)).toEqual([40, 429]);
  await frugal.deps.db.deleteFrom('phone_code_days').execute();
  expect(await refused(frugal, newPhone, 6)).toEqual([3, 429]);
});

it('R12.03 a network of many addresses gets no more than its part of the codes of a day', async () => {
  const { deps } = narrow;
  const isCounted = (address: string) =>
    countCode(deps, { ...noActor, address }, newPhone()).then(
      () => true,
      () => false,
    );
  let counted = 0;
  for (let subnet = 0; subnet < 60; subnet++) {
    // A quarter of an hour has passed.
    await deps.db
      .deleteFrom('login_attempts')
      .where((eb) => eb.or([eb('key', 'like', 'phoneCodeNetwork-%'), eb('key', 'like', 'phoneCode-%')]))
      .execute();
    // The same network, as long and short forms write it.
    const address = subnet === 0 ? '2001:db8::1' : `2001:db8:0:${subnet.toString(16)}::1`;
    counted += Number(await isCounted(address));
  }
  expect(counted).toBe(40);
  expect(await isCounted('2001:db8:1::1')).toBe(true);
});

it('R12.03 logInWithCode answers too_many_attempts for a code that is guessed at', async () => {
  const code_id = crypto.randomUUID();
  const statuses = [];
  for (let count = 0; count < 21; count++)
    statuses.push((await server.call('POST', '/phone-logins', { code_id, code: '000000' })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
});
