import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createUser } from '#testing/bookings.ts';
import { apiErrorOf, useServer } from '#testing/harness.ts';
import { pushKeysOf } from '#app/integrations/web-push/push-keys.ts';

const server = useServer();

const browser = () => ({
  endpoint: `https://push.example/${randomUUID()}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
});
const rowsOf = (userId: number) =>
  server.deps.db.selectFrom('push_subscriptions').selectAll().where('user_id', '=', userId).execute();

it('R12.12 findPushKey gives everybody the same public key', async () => {
  const { data } = await server.client().findPushKey();
  expect(Buffer.from(data.key, 'base64url')).toHaveLength(65);
  const keys = await pushKeysOf(server.deps.env, server.deps.db);
  expect(data.key).toBe(keys.publicKey);
  expect(JSON.stringify(await server.client().findPushKey())).not.toContain(keys.privateKey);
});

it('R12.12 addPushSubscription gives a browser to the account that switched it on last', async () => {
  const [first, second] = [await createUser(server), await createUser(server)];
  const body = browser();
  await first.client.addPushSubscription({ body });
  await first.client.addPushSubscription({ body });
  expect(await rowsOf(first.id)).toMatchObject([
    { endpoint: body.endpoint, ...body.keys, locale: 'en-IQ-u-hc-h12-nu-latn' },
  ]);
  const renewed = { ...body, keys: browser().keys };
  const { message } = await second.client.addPushSubscription({ body: renewed });
  expect(message).toBe('This device now shows messages.');
  expect(await rowsOf(first.id)).toEqual([]);
  expect(await rowsOf(second.id)).toMatchObject([renewed.keys]);
});

it('two accounts that switch one browser on at once leave it with one of them', async () => {
  const users = await Promise.all([createUser(server), createUser(server), createUser(server)]);
  const body = browser();
  await Promise.all(users.map(({ client }) => client.addPushSubscription({ body })));
  const rows = await server.deps.db
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('endpoint', '=', body.endpoint)
    .execute();
  expect(rows).toHaveLength(1);
});

it('R12.12 an account has the newest ten browsers, also where many come at once', async () => {
  const { id, client } = await createUser(server);
  const start = server.deps.clock.now();
  for (let number = 0; number < 4; number++) {
    server.setClock(start.add({ seconds: number }));
    await client.addPushSubscription({ body: browser() });
  }
  const [oldest] = (await rowsOf(id)).toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  server.setClock(start.add({ seconds: 10 }));
  await Promise.all(Array.from({ length: 8 }, () => client.addPushSubscription({ body: browser() })));
  const rows = await rowsOf(id);
  expect(rows).toHaveLength(10);
  expect(rows.map(({ endpoint }) => endpoint)).not.toContain(oldest?.endpoint);
  server.setClock(start);
});

it('R12.12 removePushSubscription switches a browser off for a caller who knows it, and nobody else', async () => {
  const { id, client } = await createUser(server);
  const [mine, other] = [browser(), browser()];
  for (const body of [mine, other]) await client.addPushSubscription({ body });
  const { message } = await server.client().removePushSubscription({ body: { endpoint: mine.endpoint } });
  expect(message).toBe('This device no longer shows messages.');
  await server.client().removePushSubscription({ body: { endpoint: mine.endpoint } });
  expect(await rowsOf(id)).toMatchObject([{ endpoint: other.endpoint }]);
});

it.each([
  ['an address of this machine', { endpoint: 'https://127.0.0.1/x' }, 'endpoint'],
  ['an address of the own network', { endpoint: 'https://10.0.0.8/x' }, 'endpoint'],
  ['the data of a cloud', { endpoint: 'http://169.254.169.254/latest' }, 'endpoint'],
  ['no address', { endpoint: 'push' }, 'endpoint'],
  ['a short key', { keys: { ...browser().keys, p256dh: 'BAAA' } }, 'keys'],
  ['a wrong secret', { keys: { ...browser().keys, auth: '!' } }, 'keys'],
])('addPushSubscription invalid: %s is no browser', async (_, given, field) => {
  const { client, id } = await createUser(server);
  const { body } = await apiErrorOf(client.addPushSubscription({ body: { ...browser(), ...given } }));
  expect(body).toMatchObject({ code: 'invalid', errors: { [field]: [expect.any(String)] } });
  expect(await rowsOf(id)).toEqual([]);
});

it.each(['addPushSubscription', 'removePushSubscription'] as const)(
  '%s: malformed_json, too_large, unsupported_media_type, invalid, unauthenticated',
  async (verb) => {
    const path = verb === 'addPushSubscription' ? '/push-subscriptions' : '/push-subscriptions/removal';
    const { token } = await server.signIn();
    const call = async (body: unknown, headers: Record<string, string> = {}) =>
      (await server.call('POST', path, body, { authorization: `Bearer ${token}`, ...headers })).status;
    expect(await call('{')).toBe(400);
    expect(await call({ endpoint: 'x'.repeat(70_000) })).toBe(413);
    expect(await call('x', { 'content-type': 'text/plain' })).toBe(415);
    expect(await call({ endpoint: '' })).toBe(422);
    expect(await call({ endpoint: 'x'.repeat(1001) })).toBe(422);
    const anonymous = { authorization: '' };
    expect(await call(browser(), anonymous)).toBe(verb === 'addPushSubscription' ? 401 : 200);
  },
);
