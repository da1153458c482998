import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';
import { messages as allMessages } from './messages.ts';
import { findInEmail } from '../stored-emails.ts';

const test = base.extend<{ texts: (typeof allMessages)['en' | 'ar'] }>({
  texts: async ({ language }, use) => use(allMessages[language === 'ar' ? 'ar' : 'en']),
});

const newAddress = () => `${randomUUID()}@example.com`;

test('R2.07 R5.01 R5.02 R4.05 the footer subscribes, says what is missing, and is busy meanwhile', async ({
  page,
  open,
  texts,
  checkAccess,
}) => {
  await open('/terms');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('status')).toBeAttached();
  const field = footer.getByLabel(texts.newsletterForm);
  const button = footer.getByRole('button', { name: texts.subscribe, exact: true });
  await button.click();
  await expect(footer.getByText(texts.missing)).toBeVisible();
  await field.fill('nobody');
  await button.click();
  await expect(footer.getByText(texts.invalid)).toBeVisible();
  await page.route('**/api/subscribe', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await field.fill(newAddress());
  await button.click();
  await expect(footer.getByRole('button', { name: texts.subscribing })).toBeDisabled();
  await expect(field).toBeDisabled();
  await expect(footer.getByText(texts.asked)).toBeVisible();
  await expect(field).toHaveValue('');
  await checkAccess();
  await expect(footer.getByText(texts.asked)).toHaveCount(0);
});

test('R8.05 R7.26 an address that is subscribed already is told so', async ({ page, open, texts, request }) => {
  const email = newAddress();
  expect((await request.post('/api/subscribe', { data: { email } })).status()).toBe(201);
  await open('/about');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('status')).toBeAttached();
  await footer.getByLabel(texts.newsletterForm).fill(email);
  await page.keyboard.press('Enter');
  await expect(footer.getByText(texts.already)).toBeVisible();
  await expect(footer.getByLabel(texts.newsletterForm)).toHaveValue(email);
});

const serverSentence = 'Letters to this house come back.';

const answers = [
  ['a success without words', 'done', { status: 201, json: { message: '' } }],
  ['a lost connection', 'offline', undefined],
  ['any other failure', 'failed', { status: 500, body: '' }],
  ['what the server says', 'own', { status: 422, json: { message: serverSentence, code: 'invalid' } }],
] as const;

test('R8.04 R8.06 a success without words, a lost connection, any other failure and what the server says are said for five seconds', async ({
  page,
  open,
  texts,
  expectError,
}) => {
  expectError(/\/api\/subscribe/);
  await page.clock.install();
  await open('/refund');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer.getByRole('status')).toBeAttached();
  for (const [what, key, answer] of answers) {
    await page.route('**/api/subscribe', (route) => (answer ? route.fulfill(answer) : route.abort('connectionreset')), {
      times: 1,
    });
    await footer.getByLabel(texts.newsletterForm).fill(newAddress());
    await footer.getByRole('button', { name: texts.subscribe, exact: true }).click();
    const sentence = footer.getByText(key === 'own' ? serverSentence : texts[key]);
    await expect(sentence, what).toBeVisible();
    // The page's own clock: a little of the five seconds has gone while it was looked at.
    await page.clock.fastForward(3000);
    await expect(sentence, what).toBeVisible();
    await page.clock.fastForward(2000);
    await expect(sentence, what).toHaveCount(0);
  }
});

test('R7.26 the link of the mail confirms and ends, and its code leaves the address bar', async ({
  page,
  open,
  texts,
  request,
  language,
  checkAccess,
}) => {
  const email = newAddress();
  await request.post('/api/subscribe', { data: { email }, headers: { 'accept-language': language } });
  const link = await linkOf(request, email);
  expect(link).toMatch(new RegExp(`${language === 'en' ? 'tajmeelspot' : language}/newsletter#token=`));
  await open(`/newsletter${link.slice(link.indexOf('#'))}`);
  await expect(page.getByRole('button', { name: texts.confirm })).toBeVisible();
  expect(page.url()).not.toContain('token');
  await checkAccess();
  await page.getByRole('button', { name: texts.confirm }).click();
  await expect(page.getByRole('main').getByText(texts.confirmed)).toBeVisible();
  await page.getByRole('button', { name: texts.end }).click();
  await expect(page.getByRole('main').getByText(texts.ended)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.end })).toHaveCount(0);
});

test('R7.26 a link that is no longer valid says so', async ({ page, open, texts }) => {
  await open('/newsletter#token=nobody-has-this');
  await page.getByRole('button', { name: texts.confirm }).click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(/./);
});

test.describe('before the scripts have come', () => {
  const early = 'somebody@example.com';
  /** Holds back every script of the site until it is called. */
  const holdScripts = async (page: Page) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
    return () => release();
  };

  test('R2.07 what is typed in the footer stays when the form comes to life, and is sent by it', async ({
    page,
    at,
    texts,
  }) => {
    const release = await holdScripts(page);
    await page.goto(at('/terms'), { waitUntil: 'commit' });
    const field = page.getByRole('contentinfo').getByLabel(texts.newsletterForm);
    await field.fill(early);
    release();
    await expect(page.getByRole('contentinfo').getByRole('status')).toBeAttached();
    await expect(field).toHaveValue(early);
    await expect(field).toBeFocused();
    await page.keyboard.type('.iq');
    await expect(field).toHaveValue(`${early}.iq`);
  });

  for (const path of ['/terms', '/newsletter']) {
    test(`R2.07 an address sent early from ${path} arrives in the form of the newsletter page, not in the address bar`, async ({
      page,
      at,
      texts,
    }) => {
      const release = await holdScripts(page);
      await page.goto(at(path), { waitUntil: 'commit' });
      const place = page.getByRole(path === '/terms' ? 'contentinfo' : 'main');
      await place.getByLabel(texts.newsletterForm).fill(early);
      await page.keyboard.press('Enter');
      await page.waitForURL(new RegExp(`${at('/newsletter')}\\?$`), { waitUntil: 'commit' });
      release();
      const field = page.getByRole('main').getByLabel(texts.newsletterForm);
      await expect(field).toHaveValue(early);
      expect(page.url()).not.toContain('example');
      await page.goto(at('/newsletter'));
      await expect(page.locator('html[data-ready]')).toBeAttached();
      await expect(field).toHaveValue('');
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("R2.07 the footer's form leads to the page of the newsletter and takes no address along", async ({
    page,
    at,
    texts,
  }) => {
    await page.goto(at('/terms'));
    const footer = page.getByRole('contentinfo');
    await footer.getByLabel(texts.newsletterForm).fill('somebody@example.com');
    await footer.getByRole('button', { name: texts.subscribe, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${at('/newsletter')}\\??$`));
  });
});

/** The link of the email by which a subscription is confirmed. */
const linkOf = (request: APIRequestContext, email: string): Promise<string> =>
  findInEmail(request, email, /https?:[^\s"<]+#token=[\w-]+/);
