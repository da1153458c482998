import { afterEach, expect, it } from 'vitest';
import { frozenNow } from '#testing/frozen.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { noActor } from '#testing/no-actor.ts';
import { digitsSent, logInByPhone, newPhone, otherDigits } from '#testing/phones.ts';
import { requestCode } from '../identity.ts';
import { codeTries } from './code-rules.ts';

const server = useServer({ RATE_LIMIT_SCALE: '1', PHONE_CODES_PER_DAY: '300' });
const wide = useServer({ PHONE_COUNTRIES: 'IQ, GB, US, DE, JM' });
afterEach(() => server.setClock(frozenNow));

const many = 1000;
/** An address in a network of its own, of each number. */
const addressOf = (index: number) => `10.${index >> 8}.${index & 255}.7`;

/** Asks for codes, twenty at a time; gives how many left, and why the others did not. */
async function requestMany(count: number, of: (index: number) => { phone: string; address: string }) {
  const outcomes: string[] = [];
  for (let first = 0; first < count; first += 20) {
    const asked = Array.from({ length: Math.min(20, count - first) }, (_, index) => {
      const { phone, address } = of(first + index);
      return requestCode(server.deps, { ...noActor, address }, { phone, purpose: 'log_in' });
    });
    for (const { status, ...rest } of await Promise.allSettled(asked))
      outcomes.push(status === 'fulfilled' ? 'left' : String((rest as { reason?: { code?: string } }).reason?.code));
  }
  return {
    left: outcomes.filter((one) => one === 'left').length,
    others: new Set(outcomes.filter((one) => one !== 'left')),
  };
}

const clearCounters = async () => {
  await server.deps.db.deleteFrom('login_attempts').execute();
  await server.deps.db.deleteFrom('phone_code_days').execute();
};
const countQueued = async () =>
  (await server.deps.pool.query<{ n: number }>("select count(*)::int as n from pgboss.job where name = 'code_events'"))
    .rows[0]?.n ?? 0;

it('R12.03 of a thousand codes to a thousand numbers from one address forty leave', async () => {
  await clearCounters();
  const before = await countQueued();
  const { left, others } = await requestMany(many, () => ({ phone: newPhone(), address: '192.0.2.1' }));
  expect([left, [...others]]).toEqual([40, ['too_many_attempts']]);
  expect((await countQueued()) - before).toBe(40);
});

it('R12.03 of a thousand codes to a thousand numbers from a thousand networks no more leave than a day may cost', async () => {
  await clearCounters();
  const before = await countQueued();
  const { left, others } = await requestMany(many, (index) => ({ phone: newPhone(), address: addressOf(index) }));
  expect([left, [...others]]).toEqual([300, ['too_many_attempts']]);
  expect((await countQueued()) - before).toBe(300);
  // The next day has its own.
  server.setClock(frozenNow.add({ hours: 24 }));
  expect((await requestMany(1, () => ({ phone: newPhone(), address: '192.0.2.2' }))).left).toBe(1);
});

it('R12.03 one number gets four codes in a quarter of an hour and twelve in a day, from however many addresses', async () => {
  await clearCounters();
  const phone = newPhone();
  const ask = (count: number) => requestMany(count, (index) => ({ phone, address: addressOf(index) }));
  expect((await ask(many)).left).toBe(4);
  let left = 4;
  for (let quarter = 0; quarter < 6; quarter++) {
    await server.deps.db.deleteFrom('login_attempts').where('key', 'not like', 'phoneCodeDay-%').execute();
    left += (await ask(20)).left;
  }
  expect(left).toBe(12);
});

it('R12.03 who is logged in stays so while a stranger asks for codes to the number, of which one at a time works', async () => {
  await clearCounters();
  const owner = await logInByPhone(server);
  await requestMany(10, (index) => ({ phone: owner.phone, address: addressOf(index) }));
  expect((await owner.client.findUser()).id).toBe(owner.id);
  expect(
    await server.deps.db.selectFrom('phone_codes').select('id').where('phone', '=', owner.phone).execute(),
  ).toHaveLength(1);
});

it('R12.03 of a thousand guesses at one code at once five are looked at, and then not even the right one works', async () => {
  await clearCounters();
  const { id } = await requestCode(
    server.deps,
    { ...noActor, address: '192.0.2.3' },
    { phone: newPhone(), purpose: 'log_in' },
  );
  const code = await digitsSent(server, id);
  const call = (digits: string) => server.client().logInWithCode({ body: { code_id: id, code: digits, name: 'A' } });
  const guesses = await Promise.all(
    Array.from({ length: many }, async () => (await apiErrorOf(call(otherDigits(code)))).body?.tries_left),
  );
  expect(guesses.filter((left) => left !== undefined && left > 0)).toHaveLength(codeTries - 1);
  expect((await apiErrorOf(call(code))).status).not.toBe(200);
  const { tries } = await server.deps.db
    .selectFrom('phone_codes')
    .select('tries')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(tries).toBe(codeTries);
});

it.each([
  ['a satellite phone', '+881612345678'],
  ['a network on ships', '+88213123456'],
  ['premium rate of the whole world', '+979123456789'],
  ['premium rate', '+449098790879'],
  ['a personal number', '+447012345678'],
  ['premium rate in America', '+19005550199'],
  ['a free number', '+18005550199'],
  ['a fixed line of Iraq', '+96417198765'],
  ['a short number', '*123#'],
  ['a country that is not served', '+41791234567'],
  ['an island with the code of America that is not served', '+18095551234'],
  ['two numbers', '+9647701234567,+449098790879'],
])('R12.03 requestCode sends nothing to %s: %s', async (_, phone) => {
  const { body } = await apiErrorOf(wide.client().requestCode({ body: { phone } }));
  expect(body).toMatchObject({ code: 'invalid', errors: { phone: [expect.any(String)] } });
  const { rows } = await wide.deps.pool.query("select 1 from pgboss.job where name = 'code_events'");
  expect(rows).toEqual([]);
});
