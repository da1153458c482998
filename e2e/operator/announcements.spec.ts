import type { Page } from '@playwright/test';
import { makeNewcomer } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { findInEmail } from '../stored-emails.ts';
import { beginLogin, codeOf, enterCode, makeOperator } from './operator-login.ts';

// The command opens the database beside the running server.
test.describe.configure({ timeout: 120_000 });

const languages = ['English', 'Arabic', 'Kurdish'];

/** Writes a title and an email in every language, and stores them. */
async function write(page: Page, title: string): Promise<void> {
  for (const language of languages) {
    await page.getByRole('radio', { name: language, exact: true }).check();
    await page.getByLabel('Title').fill(title);
    await page
      .getByLabel('Email', { exact: true })
      .last()
      .fill(`The terms **change**: [read them](/terms). ${language}`);
  }
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeVisible();
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send now' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The terms begin on Monday');
  await dialog.getByRole('button', { name: 'Send now' }).click();
  await expect(dialog).toBeHidden();
}

test('R15.17 an operator writes an announcement, looks at it, tries it, sends it, and it arrives', async ({
  page,
  request,
  checkAccess,
}, testInfo) => {
  const vendor = await makeNewcomer(request, 'vendor');
  const operator = await makeOperator(request, testInfo);
  await enterCode(page, codeOf(await beginLogin(page, operator)));
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('link', { name: 'Announcements' }).click();
  await page.getByRole('link', { name: 'New announcement' }).click();
  await page.getByRole('radio', { name: 'Professionals', exact: true }).check();
  await checkAccess();
  const title = `New terms ${testInfo.testId}`;
  await write(page, title);
  await expect(page.getByRole('article')).toContainText('The terms change: read them. Kurdish');
  await checkAccess();
  await page.getByRole('button', { name: 'Send to me' }).click();
  await findInEmail(request, operator.email, new RegExp(title));
  await send(page);
  await findInEmail(request, vendor.email, new RegExp(title));
  await expect(page.getByText('Sent', { exact: true }).first()).toBeVisible();
  await checkAccess();
});

test('R15.17 an operator writes the newsletter, and its subscriber leaves it by its link', async ({
  page,
  request,
  checkAccess,
}, testInfo) => {
  const email = `${crypto.randomUUID()}@example.com`;
  expect((await request.post('/api/subscribe', { data: { email } })).status()).toBe(201);
  const token = await findInEmail(request, email, /(?<=newsletter#token=)[\w-]+/);
  expect((await request.post('/api/newsletter/confirmations', { data: { token } })).status()).toBe(200);
  await enterCode(page, codeOf(await beginLogin(page, await makeOperator(request, testInfo))));
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('link', { name: 'Newsletter' }).click();
  await page.getByRole('link', { name: 'Write a newsletter' }).click();
  await expect(page.getByRole('radio', { name: 'Newsletter subscribers' })).toBeChecked();
  const title = `In December ${testInfo.testId}`;
  await write(page, title);
  await checkAccess();
  await send(page);
  await findInEmail(request, email, new RegExp(title));
  await findInEmail(request, email, new RegExp(`Unsubscribe: \\S+newsletter#token=${token}`));
  expect((await request.post(`/api/newsletter/${token}/endings`)).status()).toBe(200);
});
