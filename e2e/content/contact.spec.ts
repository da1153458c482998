import type { Page } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';
import { messages as allMessages } from './messages.ts';
import { randomUUID } from 'node:crypto';

type ContactTexts = (typeof allMessages)['en' | 'ar'];

const test = base.extend<{ texts: ContactTexts }>({
  texts: async ({ language }, use) => use(allMessages[language === 'ar' ? 'ar' : 'en']),
});

test('R2.31 R7.25 R4.09 a message is sent, thanked for, and leads home after five seconds', async ({
  page,
  open,
  texts,
}) => {
  await page.clock.install();
  await open('/contact');
  const main = page.getByRole('main');
  for (const hours of texts.hours) await expect(main).toContainText(hours);
  await expect(main.getByLabel(texts.subject).locator('option')).toHaveText([/./, /./, /./, /./]);
  const values = main.getByLabel(texts.subject).locator('option');
  expect(await values.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
    '',
    'One',
    'Two',
    'Three',
  ]);
  await sendMessage(page, texts);
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL(/\/contact$/);
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL(/\/tajmeelspot\/(ar)?$/);
});

test('R2.31 the thanks for a message has nothing serious for axe', async ({ page, open, texts, checkAccess }) => {
  await open('/contact');
  await sendMessage(page, texts);
  await checkAccess();
});

/** Fills in the form, sends it and sees the thanks. */
async function sendMessage(page: Page, texts: ContactTexts): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel(texts.name, { exact: true }).fill('Rawan Fadel');
  await main.getByLabel(texts.email, { exact: true }).fill(`${randomUUID()}@example.com`);
  await main.getByLabel(texts.phone).fill('0770 123 4567');
  await main.getByLabel(texts.subject).selectOption('Two');
  await main.getByLabel(texts.message).fill('Where is your office?');
  await main.getByRole('button', { name: texts.send }).click();
  await expect(page.getByRole('dialog', { name: texts.sent })).toContainText(texts.thanks);
}

test('R5.09 R8.17 nothing is checked here: the server names every field that is wrong, joined and each in its place', async ({
  page,
  open,
  texts,
  checkAccess,
}) => {
  await open('/contact');
  const main = page.getByRole('main');
  const sent = page.waitForRequest('**/api/contact');
  await main.getByRole('button', { name: texts.send }).click();
  await sent;
  const alert = main.getByRole('alert');
  for (const sentence of texts.required) await expect(alert).toContainText(sentence);
  for (const label of [texts.name, texts.email, texts.subject, texts.message]) {
    await expect(main.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(main.getByLabel(texts.phone)).not.toHaveAttribute('aria-invalid', 'true');
  await checkAccess();
});

test('R8.17 a lost answer and a failure of the server are said in one sentence, and what was typed stays', async ({
  page,
  open,
  texts,
  expectError,
}) => {
  expectError(/\/api\/contact/);
  await open('/contact');
  const main = page.getByRole('main');
  await main.getByLabel(texts.message).fill('Where is your office?');
  for (const status of [undefined, 500]) {
    await page.route(
      '**/api/contact',
      (route) => (status === undefined ? route.abort('connectionreset') : route.fulfill({ status, body: '' })),
      { times: 1 },
    );
    const answered = status === undefined ? page.waitForEvent('requestfailed') : page.waitForResponse('**/api/contact');
    await main.getByRole('button', { name: texts.send }).click();
    await answered;
    await expect(main.getByRole('alert')).toHaveText(texts.wrong);
    await expect(main.getByLabel(texts.message)).toHaveValue('Where is your office?');
  }
});
