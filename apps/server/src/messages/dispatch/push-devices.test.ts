import { afterAll, expect, it } from 'vitest';
import { openPushService } from '#app/integrations/web-push/testing/push-service.ts';
import { useServer } from '#testing/harness.ts';
import { advanceMessages, createReachableOwner, listMessages, requestBooking } from '#testing/readers.ts';

const push = await openPushService();
const server = useServer({
  DEMO: 'off',
  ORIGIN: 'https://spot.example',
  SMTP_URL: 'smtp://127.0.0.1:1',
  WEB_PUSH: 'on',
  WEB_PUSH_STAND_IN: push.url,
});

afterAll(() => push.close());

it('R12.12 a push goes to every device of its reader, and one that is gone spoils it for none', async () => {
  const owner = await createReachableOwner(server);
  const gone = { endpoint: `${push.url}/push/gone`, keys: push.subscribe().keys };
  for (const { endpoint, keys } of [gone, push.subscribe(), push.subscribe()])
    await owner.client.addPushSubscription({ body: { endpoint, keys } });
  const { id } = await requestBooking(server);
  await server.deliver().catch(() => {});
  expect(push.requests).toHaveLength(3);
  expect(await listMessages(server, id)).toEqual([{ state: 'sent', due: true, tries: ['push sent'] }]);
  const { rows } = await server.deps.pool.query('select 1 from push_subscriptions where user_id = $1', [owner.id]);
  expect(rows).toHaveLength(2);
});

it('R11.20 devices that do not answer are waited for at once, not one after the other', async () => {
  const owner = await createReachableOwner(server);
  for (const { endpoint, keys } of Array.from({ length: 4 }, () => push.subscribe()))
    await owner.client.addPushSubscription({ body: { endpoint, keys } });
  push.requests.length = 0;
  push.misbehave('hangs');
  await requestBooking(server, '2026-12-08');
  const start = performance.now();
  await server.deliver().catch(() => {});
  push.misbehave(undefined);
  expect(push.requests.length).toBeGreaterThanOrEqual(4);
  expect(performance.now() - start).toBeLessThan(14_000);
});

it('R12.09 R15.16 a push about a request that nobody answers within a minute is followed by the next channel', async () => {
  const { id } = await requestBooking(server, '2026-12-06');
  await server.deliver().catch(() => {});
  server.setClock(server.deps.clock.now().add({ seconds: 60 }));
  await advanceMessages(server.deps);
  const [message] = await listMessages(server, id);
  expect(message?.tries).toEqual(['push sent', 'email sending']);
});
