import { afterEach, expect, it } from 'vitest';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { logInByPhone, requestDigits } from '#testing/phones.ts';
import { isSameName } from './former-owner-rules.ts';

const server = useServer();
afterEach(() => server.setClock(frozenNow));

const wait = (days: number) => server.setClock(server.deps.clock.now().add({ hours: 24 * days }));
type PhoneUser = Awaited<ReturnType<typeof logInByPhone>>;

/** A login with a number, by whoever has its phone now. */
async function logIn(phone: string, name?: string) {
  const body = { ...(await requestDigits(server, phone)), ...(name === undefined ? {} : { name }) };
  return { body, answer: server.client().logInWithCode({ body }) };
}

const rowOf = ({ id }: PhoneUser) =>
  server.deps.db
    .selectFrom('users')
    .select(['proven_phone', 'phone', 'number_lost_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

it('R12.04 who gets the number of an account that nobody used for long finds none of it, but a new account', async () => {
  const former = await logInByPhone(server);
  wait(180);
  const stranger = await logIn(former.phone, 'Mustafa Adnan');
  const { token, user } = await stranger.answer;
  expect(user.id).not.toBe(former.id);
  expect(user).toMatchObject({ name: 'Mustafa Adnan' });
  expect((await server.client({ token }).listBookings({})).data).toEqual([]);
  expect(await rowOf(former)).toMatchObject({ proven_phone: null, phone: null, number_lost_at: expect.any(Date) });
  expect((await apiErrorOf(former.client.findUser())).status).toBe(401);
});

it('R12.04 its owner finds it again by the name, and is asked for that before', async () => {
  const former = await logInByPhone(server);
  wait(200);
  const { body, answer } = await logIn(former.phone);
  const refused = await apiErrorOf(answer);
  expect([refused.status, Object.keys(refused.body?.errors ?? {})]).toEqual([422, ['name']]);
  const { user } = await server.client().logInWithCode({ body: { ...body, name: ' zainab' } });
  expect(user.id).toBe(former.id);
  // From now on nobody is asked.
  expect((await logInByPhone(server, former.phone, 'Somebody Else')).id).toBe(former.id);
});

it('R12.04 nobody is asked for a name while an account is used, by a proof of the number or by a session', async () => {
  const proven = await logInByPhone(server);
  wait(179);
  expect((await logInByPhone(server, proven.phone, 'Another')).id).toBe(proven.id);
  wait(179);
  expect((await logInByPhone(server, proven.phone, 'Another')).id).toBe(proven.id);
  const used = await logInByPhone(server);
  for (let week = 0; week < 30; week++) {
    wait(7);
    await used.client.findUser().catch(() => undefined);
  }
  expect((await logInByPhone(server, used.phone, 'Another')).id).toBe(used.id);
});

it('R12.04 a venue, and an account that was blocked, are not lost with a number that nobody used', async () => {
  const vendor = await logInByPhone(server);
  await server.deps.db.updateTable('users').set({ role: 'vendor' }).where('id', '=', vendor.id).execute();
  const blocked = await logInByPhone(server);
  await server.deps.db.updateTable('users').set({ blocked_at: new Date() }).where('id', '=', blocked.id).execute();
  wait(400);
  expect((await logInByPhone(server, vendor.phone, 'Another')).id).toBe(vendor.id);
  const refused = await apiErrorOf((await logIn(blocked.phone, 'Another')).answer);
  expect(refused.body?.code).toBe('account_blocked');
});

it('R12.04 of a former and a new owner at once, each number opens one account', async () => {
  const former = await logInByPhone(server);
  wait(180);
  const { body } = await logIn(former.phone).then(async ({ body: sent, answer }) => {
    await answer.catch(() => undefined);
    return { body: sent };
  });
  const names = ['Mustafa', 'Zainab', 'Ali'];
  const all = await Promise.allSettled(names.map((name) => server.client().logInWithCode({ body: { ...body, name } })));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const rows = server.deps.db.selectFrom('users').select('id').where('proven_phone', '=', former.phone);
  expect(await rows.execute()).toHaveLength(1);
});

it.each([
  ['زينب كريم', 'زینب', true],
  ['أحمد', 'احمد علي', true],
  ['فاطمة', 'فاطمه حسين', true],
  ['کاروان', 'كاروان محمد', true],
  ['ZAINAB', 'Zainab Karim', true],
  ['José', 'jose', true],
  ['Zainab', 'زينب', false],
  ['Ali', 'Aliya', false],
  ['', '', false],
  ['…', '…', false],
])('%j and %j are the name of one person: %s', (typed, known, isSame) => {
  expect(isSameName(typed, known)).toBe(isSame);
});
