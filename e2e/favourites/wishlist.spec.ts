import type { APIRequestContext, Page } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { expect, test as base } from '../fixtures.ts';
import { nothing, readSession } from '../accounts.ts';
import { messages as allMessages } from './messages.ts';

const service = landmarks.threeEmployees.service;
const servicePath = `/listing-details/${service}`;

const test = base.extend<{ texts: (typeof allMessages)['en' | 'ar'] }>({
  texts: async ({ language }, use) => use(allMessages[language === 'ar' ? 'ar' : 'en']),
});

const heartOf = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

test('R2.26 R4.07 R7.17 R7.18 the heart of a service fills at once, and the notice undoes it', async ({
  page,
  open,
  texts,
  newcomer,
  signIn,
  checkAccess,
}) => {
  await signIn(await newcomer());
  await open(servicePath);
  const heart = heartOf(page, texts.addToWishlist);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/wishlist'));
  await page.route('**/api/wishlist', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 400 });
  await answered;
  await expect(page.getByText(texts.added)).toBeVisible();
  await page.getByRole('button', { name: texts.undo, exact: true }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(texts.removed)).toBeVisible();
  await heart.click();
  await expect(page.getByText(texts.added)).toBeVisible();
  await checkAccess();
  await open(servicePath);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('R2.32 R7.19 the wishlist shows what is kept; removing and its undo are one button', async ({
  page,
  open,
  texts,
  request,
  newcomer,
  signIn,
  checkAccess,
}) => {
  const customer = await newcomer();
  for (const id of [service, landmarks.oneEmployee.service]) await addToWishlist(request, customer.token, id);
  await signIn(customer);
  await open('/wishlist');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.first().getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`/listing-details/${landmarks.oneEmployee.service}$`),
  );
  await checkAccess();
  await cards.first().getByRole('button', { name: texts.remove }).click();
  await expect(page.getByText(texts.removed)).toBeVisible();
  await checkAccess();
  await cards.first().getByRole('button', { name: texts.undoOne }).click();
  await expect(page.getByText(texts.added)).toBeVisible();
  await cards.last().getByRole('button', { name: texts.remove }).click();
  await expect(page.getByText(texts.removed).last()).toBeVisible();
  await open('/wishlist');
  await expect(cards).toHaveCount(1);
});

test('R2.32 an empty wishlist leads to all services', async ({
  page,
  open,
  at,
  texts,
  newcomer,
  signIn,
  checkAccess,
}) => {
  await signIn(await newcomer());
  await open('/wishlist');
  await expect(page.getByText(texts.empty)).toBeVisible();
  await checkAccess();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('main').getByRole('link', { name: texts.services }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/services')}$`));
});

test('R2.32 a service that is no longer offered is marked and can be removed', async ({
  page,
  open,
  texts,
  request,
  newcomer,
  signIn,
}) => {
  const customer = await newcomer();
  await addToWishlist(request, customer.token, service);
  await page.route('**/api/wishlist', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: object[] };
    await route.fulfill({ response: answer, json: { data: data.map((item) => ({ ...item, is_available: false })) } });
  });
  await signIn(customer);
  await open('/wishlist');
  const card = page.getByRole('main').getByRole('article');
  await expect(card.getByText(texts.gone)).toBeVisible();
  await expect(card.getByRole('link')).toHaveCount(0);
  await expect(card.getByRole('button', { name: texts.remove })).toBeVisible();
});

test('R1.05 R5.10 R8.16 a visitor who presses the heart is asked to log in and comes back to the service', async ({
  page,
  open,
  texts,
  newcomer,
  logIn,
  checkAccess,
}) => {
  const customer = await newcomer();
  await open(servicePath);
  await heartOf(page, texts.addToWishlist).click();
  const prompt = page.getByRole('dialog', { name: texts.askTitle });
  await expect(prompt).toBeVisible();
  await checkAccess();
  await prompt.getByRole('link', { name: texts.logIn, exact: true }).click();
  await expect(page).toHaveURL(/\/customerslogin\?next=/);
  await logIn(customer.email, customer.password);
  await page.getByRole('button', { name: texts.goNow }).click();
  await expect(page).toHaveURL(new RegExp(`${servicePath}$`));
  await expect(heartOf(page, texts.addToWishlist)).toHaveAttribute('aria-pressed', 'false');
});

test('R1.05 R5.10 the wishlist of a visitor asks for the login', async ({ page, open, texts, checkAccess }) => {
  await open('/wishlist');
  await expect(page.getByText(texts.signedOut)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: texts.logIn, exact: true })).toHaveAttribute(
    'href',
    /\/customerslogin\?next=.*wishlist/,
  );
  await checkAccess();
});

for (const path of ['/wishlist', servicePath]) {
  test(`R8.15 R2.06 on ${path} a session that is over leads to the login of customers`, async ({
    page,
    open,
    at,
    texts,
    signIn,
  }) => {
    await signIn({ name: 'Rawan', roleId: 1, token: 'a token that the server does not know' });
    await open(path);
    if (path === servicePath) await heartOf(page, texts.addToWishlist).click();
    await expect(page.getByText(texts.expired)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at('/customerslogin')}\\?next=`));
    expect(await readSession(page)).toEqual(nothing);
  });
}

const errors = [
  ['an answer that is lost', 'offline', undefined],
  ['any 5xx', 'unavailable', 502],
  ['any other refusal', 'failed', 418],
] as const;

test('R8.15 an answer that is lost, any 5xx and any other refusal are said word for word, and a wishlist can be asked for again', async ({
  page,
  open,
  texts,
  request,
  newcomer,
  signIn,
  expectError,
}) => {
  expectError(/\/api\/wishlist/);
  const customer = await newcomer();
  await addToWishlist(request, customer.token, service);
  await signIn(customer);
  const fail = (url: string, status: number | undefined) =>
    page.route(url, (route) =>
      status === undefined ? route.abort('connectionreset') : route.fulfill({ status, body: '' }),
    );
  for (const [what, key, status] of errors) {
    await fail('**/api/wishlist', status);
    await open('/wishlist');
    await expect(page.getByRole('alert').filter({ hasText: texts[key] }), what).toBeVisible();
    await page.unroute('**/api/wishlist');
    await page.getByRole('button', { name: texts.retry }).click();
    const card = page.getByRole('main').getByRole('article');
    await expect(card).toHaveCount(1);
    await fail('**/api/wishlist/*', status);
    await card.getByRole('button', { name: texts.remove }).click();
    await expect(page.getByText(key === 'failed' ? texts.failedRemove : texts[key]), what).toBeVisible();
    await expect(card.getByRole('button', { name: texts.remove })).toBeVisible();
    await page.unroute('**/api/wishlist/*');
  }
  await open(`/listing-details/${landmarks.oneEmployee.service}`);
  for (const [what, key, status] of errors) {
    await fail('**/api/wishlist', status);
    await heartOf(page, texts.addToWishlist).click();
    await expect(page.getByText(key === 'failed' ? texts.failedUpdate : texts[key]), what).toBeVisible();
    await expect(heartOf(page, texts.addToWishlist)).toHaveAttribute('aria-pressed', 'false');
    await page.unroute('**/api/wishlist');
  }
});

async function addToWishlist(request: APIRequestContext, token: string, id: number): Promise<void> {
  const answer = await request.post('/api/wishlist', {
    data: { service_id: id },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
}
