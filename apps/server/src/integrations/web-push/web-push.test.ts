import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { toDate } from '#app/database/connection.ts';
import { readEnv } from '#app/env.ts';
import type { ChannelMessage } from '#app/integrations/channels/channel.ts';
import { bookingMessage, failureOfSending } from '#app/integrations/channels/testing/messages.ts';
import { providerFailures } from '#app/integrations/channels/testing/provider-stand-in.ts';
import { useServer } from '#testing/harness.ts';
import { findPushKeys } from './push-queries.ts';
import { pushKeysOf } from './push-keys.ts';
import { openPushService } from './testing/push-service.ts';
import { openWebPush } from './web-push.ts';

const service = await openPushService();
const server = useServer();
const open = (settings: Record<string, string> = {}) =>
  openWebPush(
    readEnv({ DATA_DIR: server.deps.env.dataDir, WEB_PUSH_STAND_IN: service.url, ...settings }),
    server.deps.db,
    300,
  );
const messageTo = (subscription: string): ChannelMessage => ({ ...bookingMessage, to: subscription });

beforeEach(() => void (service.requests.length = 0));
afterEach(() => service.misbehave(undefined));
afterAll(() => service.close());

it('R12.05 web push sends what only the browser can read, signed with our key', async () => {
  const channel = open();
  expect(channel).toMatchObject({ name: 'push', isConfigured: true, hasReceipts: false });
  const { subscription } = service.subscribe();
  const sent = await channel.send(messageTo(subscription));
  expect(sent).toEqual({ reference: bookingMessage.id, costIqd: 0 });
  const [request = expect.unreachable()] = service.requests;
  expect(request.headers).toMatchObject({ ttl: '600', urgency: 'high' });
  expect(service.read(request)).toEqual({
    id: bookingMessage.id,
    title: bookingMessage.title,
    text: bookingMessage.text,
    language: 'ar',
    direction: 'rtl',
    url: bookingMessage.link?.url,
  });
  expect(request.body.toString('latin1')).not.toContain('spot.example');
});

it('a long text is cut to what push services take', async () => {
  const { subscription } = service.subscribe();
  await open().send({ ...messageTo(subscription), text: 'ن'.repeat(5000) });
  const [request = expect.unreachable()] = service.requests;
  expect(request.body.length).toBeLessThan(4096);
  expect(service.read(request)).toMatchObject({ text: expect.stringMatching(/^ن+…$/) });
});

it('R12.12 all processes of an installation share one pair of keys, which the database has sealed', async () => {
  await server.deps.db.deleteFrom('push_keys').execute();
  const processes = Array.from({ length: 5 }, () => server.deps.db.withoutPlugins());
  const [keys = expect.unreachable(), ...others] = await Promise.all(
    processes.map((db) => pushKeysOf(server.deps.env, db)),
  );
  for (const other of others) expect(other).toEqual(keys);
  const row = await findPushKeys(server.deps.db);
  expect(row?.public_key).toBe(keys.publicKey);
  expect(row?.sealed_private_key.toString('latin1')).not.toContain(keys.privateKey);
});

it('R12.12 a browser that has ended its subscription is forgotten', async () => {
  const endpoint = `${service.url}/push/gone`;
  const { keys } = service.subscribe();
  const { id } = await server.signIn();
  const row = { endpoint, user_id: id, ...keys, locale: 'en', created_at: toDate(server.deps.clock.now()) };
  await server.deps.db.insertInto('push_subscriptions').values(row).execute();
  const failure = await failureOfSending(open(), messageTo(JSON.stringify({ endpoint, keys })), [endpoint]);
  expect(failure).toMatchObject({ reason: 'no_such_address', isFinal: true });
  const left = await server.deps.db.selectFrom('push_subscriptions').selectAll().execute();
  expect(left).toEqual([]);
});

it.each<[number, object]>([
  [429, { reason: 'limited', isFinal: false }],
  [500, { reason: 'unreachable', isFinal: false }],
  [413, { reason: 'refused', isFinal: true }],
  [403, { reason: 'refused', isFinal: false }],
  [302, { reason: 'refused', isFinal: false }],
])('R12.05 a push service that answers %i has not taken the message', async (status, expected) => {
  const { subscription, endpoint } = service.subscribe();
  service.answerNext({ status, headers: { location: 'http://127.0.0.1:1/' } });
  expect(await failureOfSending(open(), messageTo(subscription), [endpoint])).toMatchObject(expected);
});

it.each(providerFailures.filter((failure) => failure !== 'stops in the middle'))(
  'R12.05 a push service that %s is unreachable, after one try',
  async (failure) => {
    const { subscription, endpoint } = service.subscribe();
    service.misbehave(failure);
    expect(await failureOfSending(open(), messageTo(subscription), [endpoint])).toMatchObject({
      reason: 'unreachable',
    });
    expect(service.requests).toHaveLength(1);
  },
);

it('an answer that never ends keeps nobody waiting', async () => {
  const { subscription } = service.subscribe();
  service.misbehave('stops in the middle');
  expect(await open().send(messageTo(subscription))).toMatchObject({ reference: bookingMessage.id });
});

it.each([
  'junk',
  'null',
  '{}',
  '{"endpoint":"https://push.example/1","keys":{"p256dh":"short","auth":"x"}}',
  JSON.stringify({ endpoint: 'https://push.example/1', keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }),
])('a subscription like %s reaches nobody', async (subscription) => {
  expect(await failureOfSending(open(), messageTo(subscription))).toMatchObject({
    reason: 'no_such_address',
    isFinal: true,
  });
});

it('the stand-in of a test is called where the configuration names it, and no other address of this machine', async () => {
  const { subscription } = service.subscribe();
  const channel = openWebPush(readEnv({ DATA_DIR: server.deps.env.dataDir }), server.deps.db, 300);
  expect(await failureOfSending(channel, messageTo(subscription))).toMatchObject({ isFinal: true });
  expect(service.requests).toEqual([]);
});
