import { expect, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'allow' });

test('R12.06 channels are allowed, ordered and made quiet, and stay so', async ({
  page,
  open,
  newcomer,
  signIn,
  checkAccess,
}) => {
  await open('/channels');
  await expect(page.getByRole('heading', { name: 'Please log in to choose your channels' })).toBeVisible();
  await signIn(await newcomer());
  await open('/channels');
  const list = page.getByRole('main').getByRole('list');
  await expect(list.getByRole('checkbox', { name: /^Email/ })).toBeChecked();
  await checkAccess();
  const names = () =>
    list.getByRole('listitem').evaluateAll((all) => all.map((one) => one.textContent.split(/[^\w]/)[0]));
  const before = await names();
  const second = list.getByRole('listitem').nth(1);
  await second.getByRole('button', { name: /^Move/ }).click();
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
  await list.getByRole('checkbox', { name: /^SMS/ }).click();
  await expect(list.getByRole('checkbox', { name: /^SMS/ })).not.toBeChecked();
  const quiet = page.getByRole('checkbox', { name: /^Quiet from/ });
  const wasQuiet = await quiet.isChecked();
  await quiet.click();
  await expect(quiet).toBeChecked({ checked: !wasQuiet });
  await page.reload();
  await expect(quiet).toBeChecked({ checked: !wasQuiet });
  await expect(list.getByRole('checkbox', { name: /^SMS/ })).not.toBeChecked();
});

test('R12.10 who wants discreet messages has no booking on the device', async ({ page, open, newcomer, signIn }) => {
  await signIn(await newcomer());
  await open('/channels');
  await page.getByRole('checkbox', { name: /^Discreet/ }).click();
  await expect(page.getByRole('checkbox', { name: /^Discreet/ })).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('storesPasses'))).toBe('off');
});

test('R12.12 push messages are switched on by device, and off again; a refusal is explained', async ({
  page,
  open,
  newcomer,
  signIn,
}) => {
  const sent: string[] = [];
  await page.route('**/api/push-subscriptions{,/removal}', async (route) => {
    sent.push(
      `${route.request().method()} ${new URL(route.request().url()).pathname} ${route.request().postData() ?? ''}`,
    );
    await route.fulfill({ status: route.request().url().endsWith('removal') ? 200 : 201, json: { message: 'done' } });
  });
  // No push service answers a browser under test: the switch is tried against one of the page's own.
  await page.addInitScript(() => {
    type FakeSubscription = { endpoint: string; unsubscribe(): Promise<boolean>; toJSON(): object };
    let taken: FakeSubscription | null = null;
    const subscription: FakeSubscription = {
      endpoint: 'https://push.example/1',
      unsubscribe: () => Promise.resolve(((taken = null), true)),
      toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'auth' } }),
    };
    const answer = { permission: localStorage.getItem('answer') ?? 'granted' };
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = () => Promise.resolve(answer.permission as NotificationPermission);
    PushManager.prototype.getSubscription = () => Promise.resolve(taken as PushSubscription | null);
    PushManager.prototype.subscribe = () => Promise.resolve((taken = subscription) as unknown as PushSubscription);
  });
  await signIn(await newcomer());
  await open('/channels');
  const pushSwitch = page.getByRole('checkbox', { name: /^Push messages on this device/ });
  await pushSwitch.click();
  await expect(pushSwitch).toBeChecked();
  await pushSwitch.click();
  await expect(pushSwitch).not.toBeChecked();
  expect(sent).toEqual([
    'POST /api/push-subscriptions {"endpoint":"https://push.example/1","keys":{"p256dh":"key","auth":"auth"}}',
    'POST /api/push-subscriptions/removal {"endpoint":"https://push.example/1"}',
  ]);
  await page.evaluate(() => localStorage.setItem('answer', 'denied'));
  await open('/channels');
  await pushSwitch.click();
  await expect(page.getByText('This browser blocks messages.')).toBeVisible();
});

test('R12.12 a push message is shown in its language and direction, and its link is opened', async ({
  page,
  open,
  context,
}) => {
  await open('/about');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [worker] = context.serviceWorkers();
  const data = {
    id: 'm1',
    title: 'طلب جديد',
    text: 'قصّ، 5:30 م',
    language: 'ar',
    direction: 'rtl',
    url: 'https://example.com/ar/answer-request#token=secret',
  };
  // No push service and no desktop are there: the worker is handed the event, and what it asks the browser is read.
  const asked = await worker?.evaluate(async (payload) => {
    type WorkerScope = EventTarget & {
      registration: { showNotification: unknown };
      clients: { openWindow: unknown };
      PushEvent: new (type: string, init: { data: string }) => Event;
    };
    const scope = globalThis as unknown as WorkerScope;
    const calls: unknown[] = [];
    scope.registration.showNotification = (...shown: unknown[]) => Promise.resolve(calls.push(shown));
    scope.clients.openWindow = (url: string) => Promise.resolve(calls.push(url));
    scope.dispatchEvent(new scope.PushEvent('push', { data: JSON.stringify(payload) }));
    const click = Object.assign(new Event('notificationclick'), {
      notification: { data: { url: payload.url }, close: () => undefined },
      waitUntil: () => undefined,
    });
    scope.dispatchEvent(click);
    for (let tries = 0; calls.length < 2 && tries < 50; tries += 1) await new Promise((next) => setTimeout(next, 20));
    return calls;
  }, data);
  const icon: unknown = expect.stringMatching(/icons\/icon-192\.png$/);
  const shown = { body: data.text, tag: 'm1', lang: 'ar', dir: 'rtl', data: { url: data.url }, icon };
  expect(asked).toEqual([[data.title, shown], data.url]);
});
