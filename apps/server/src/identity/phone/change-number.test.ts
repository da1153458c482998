import { expect, it } from 'vitest';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { digitsSent, logInByPhone, newPhone, otherDigits, requestDigits } from '#testing/phones.ts';

const server = useServer();
const strict = useServer({ RATE_LIMIT_SCALE: '1' });
type PhoneUser = Awaited<ReturnType<typeof logInByPhone>>;

/** The codes of a change of number, as the phones show them. */
async function requestCodes({ client }: PhoneUser, phone = newPhone()) {
  const { data } = await client.requestNumberChange({ body: { phone } });
  const former = data.former?.id ?? '';
  const digits = { code: await digitsSent(server, data.code.id), former_code: await digitsSent(server, former) };
  return { phone, body: { code_id: data.code.id, former_code_id: former, ...digits } };
}

const provenPhone = async ({ client }: PhoneUser) => (await client.findProfile()).data.proven_phone;
const codeOfError = async (call: Promise<unknown>) => (await apiErrorOf(call)).body?.code;

it('R12.04 changeNumber takes a code to the old and one to the new number', async () => {
  const user = await logInByPhone(server);
  const { phone, body } = await requestCodes(user);
  const { data } = await user.client.changeNumber({ body });
  expect(data).toMatchObject({ phone });
  expect(await provenPhone(user)).toBe(phone);
  expect((await logInByPhone(server, phone)).id).toBe(user.id);
  expect((await logInByPhone(server, user.phone)).id).not.toBe(user.id);
});

it('R12.04 changeNumber answers wrong_code where one of the codes is missing, wrong or the other', async () => {
  const user = await logInByPhone(server);
  const { body } = await requestCodes(user);
  const { code_id, code, former_code_id, former_code } = body;
  const wrongs = [
    { code_id, code },
    { ...body, former_code: otherDigits(former_code) },
    { ...body, code: otherDigits(code) },
    { ...body, code: former_code, former_code: code },
    { code_id: former_code_id, code: former_code, former_code_id: code_id, former_code: code },
    { ...body, former_code_id: code_id, former_code: code },
  ];
  for (const wrong of wrongs) {
    expect(await codeOfError(user.client.changeNumber({ body: wrong }))).toBe('wrong_code');
    expect(await provenPhone(user)).toBe(user.phone);
  }
});

it('R12.04 changeNumber takes no code of another account', async () => {
  const user = await logInByPhone(server);
  const stranger = await logInByPhone(server);
  const own = await requestCodes(user);
  const theirs = await requestCodes(stranger);
  const mixed = { ...own.body, former_code_id: theirs.body.former_code_id, former_code: theirs.body.former_code };
  expect(await codeOfError(user.client.changeNumber({ body: mixed }))).toBe('wrong_code');
  expect(await codeOfError(stranger.client.changeNumber({ body: own.body }))).toBe('wrong_code');
});

it('R12.04 ends the access of a former account whose number moves to another one', async () => {
  const former = await logInByPhone(server);
  const user = await logInByPhone(server);
  const { body } = await requestCodes(user, former.phone);
  await user.client.changeNumber({ body });
  expect((await apiErrorOf(former.client.findUser())).status).toBe(401);
  const row = server.deps.db.selectFrom('users').select(['proven_phone', 'phone']).where('id', '=', former.id);
  expect(await row.executeTakeFirst()).toEqual({ proven_phone: null, phone: null });
  expect((await logInByPhone(server, former.phone)).id).toBe(user.id);
});

it('R12.04 of two changes at once with the same codes one succeeds', async () => {
  const user = await logInByPhone(server);
  const { body, phone } = await requestCodes(user);
  const both = await Promise.allSettled([user.client.changeNumber({ body }), user.client.changeNumber({ body })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await provenPhone(user)).toBe(phone);
});

it('R12.04 of two accounts that swap numbers, or take one number, at once each number opens one account', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, two] = [await logInByPhone(server), await logInByPhone(server)];
    const [first, second] = [await requestCodes(one, two.phone), await requestCodes(two, one.phone)];
    await Promise.allSettled([
      one.client.changeNumber({ body: first.body }),
      two.client.changeNumber({ body: second.body }),
    ]);
    const rows = await server.deps.db
      .selectFrom('users')
      .select('proven_phone')
      .where('proven_phone', 'in', [one.phone, two.phone])
      .execute();
    expect(rows.length).toBe(1);
  }
});

it('R12.04 of accounts that take one new number at once, or make one with it, none meets a fault', async () => {
  for (let round = 0; round < 5; round++) {
    const users = [await logInByPhone(server), await logInByPhone(server)];
    const phone = newPhone();
    const login = await requestDigits(server, phone);
    const changes = [];
    for (const user of users) changes.push({ user, ...(await requestCodes(user, phone)) });
    const all = await Promise.allSettled([
      server.client().logInWithCode({ body: { ...login, name: 'Zainab Karim' } }),
      ...changes.map(({ user, body }) => user.client.changeNumber({ body })),
    ]);
    const statuses = all.flatMap((one) => (one.status === 'rejected' ? [String(one.reason?.status)] : []));
    expect(statuses.filter((status) => status.startsWith('5'))).toEqual([]);
    const rows = await server.deps.db.selectFrom('users').select('id').where('proven_phone', '=', phone).execute();
    expect(rows).toHaveLength(1);
  }
});

it('R12.04 requestNumberChange answers email_unverified where nobody has read the mailbox of the account', async () => {
  const { token } = await server.signUp();
  const call = server.client({ token }).requestNumberChange({ body: { phone: newPhone() } });
  expect(await codeOfError(call)).toBe('email_unverified');
});

it('R12.04 requestNumberChange answers invalid for the number that the account has', async () => {
  const { client, phone } = await logInByPhone(server);
  expect((await apiErrorOf(client.requestNumberChange({ body: { phone } }))).body?.errors).toHaveProperty('phone');
});

it('R12.04 requestNumberChange answers too_many_attempts for a number that gets too many codes', async () => {
  const { client } = await logInByPhone(server);
  const body = { phone: newPhone() };
  for (let count = 0; count < 3; count++) await client.requestNumberChange({ body });
  expect(await codeOfError(client.requestNumberChange({ body }))).toBe('too_many_attempts');
});

it('R12.04 changeNumber answers too_many_attempts for an account that guesses', async () => {
  const { client } = await logInByPhone(strict);
  const guess = () => client.changeNumber({ body: { code_id: crypto.randomUUID(), code: '000000' } });
  const answers = [];
  for (let count = 0; count < 21; count++) answers.push(await codeOfError(guess()));
  expect(answers.at(-1)).toBe('too_many_attempts');
});
