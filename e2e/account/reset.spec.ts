import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator } from '@playwright/test';
import { expect, test, type TestMessages } from '../fixtures.ts';
import { isAlive, type Newcomer, nothing, readSession } from '../accounts.ts';
import { watchTimeLeft } from '../time-left.ts';
import { findInEmail } from '../stored-emails.ts';

const next = 'a river and two bridges';

const doors = [
  ['customer', '/customerslogin', 'askFailed'],
  ['vendor', '/professionallogin', 'vendorAskFailed'],
] as const;

for (const [role, path, failed] of doors) {
  test(`R2.41 R8.11 the ${role} login asks for the mail in a dialog and says what the server says, or its own words`, async ({
    page,
    open,
    messages,
    checkAccess,
    expectError,
  }) => {
    const email = `${randomUUID()}@example.com`;
    await open(path);
    await page.getByLabel(messages.email).fill(email);
    await page.getByRole('button', { name: messages.forgot }).click();
    const dialog = page.getByRole('dialog', { name: messages.askTitle });
    await expect(dialog.getByLabel(messages.email)).toBeFocused();
    await expect(dialog.getByLabel(messages.email)).toHaveValue(email);
    await checkAccess();
    expectError(/forgot-password/);
    const json = { code: 'unavailable', message: 'The post is on holiday.' };
    for (const [answer, sentence] of [
      [{ status: 502, body: '' }, messages[failed]],
      [{ status: 503, json }, json.message],
    ] as const) {
      await page.route('**/api/forgot-password', (route) => route.fulfill(answer), { times: 1 });
      await dialog.getByRole('button', { name: messages.sendLink }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    }
    await dialog.getByRole('button', { name: messages.sendLink }).click();
    await expect(dialog.getByRole('status').filter({ hasText: messages.linkSent })).toBeVisible();
    await checkAccess();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: messages.forgot })).toBeFocused();
  });

  test(`R2.41 R4.11 R5.04 a ${role} follows the link of the mail, chooses a new password and logs in with it`, async ({
    page,
    open,
    at,
    messages,
    newcomer,
    logIn,
    request,
    checkAccess,
  }) => {
    const customer = await newcomer(role);
    const lasted = await watchTimeLeft(page);
    await open(path);
    await page.getByRole('button', { name: messages.forgot }).click();
    await page.getByRole('dialog').getByLabel(messages.email).fill(customer.email);
    await page.getByRole('dialog').getByRole('button', { name: messages.sendLink }).click();
    await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
    await page.goto(await linkOf(request, customer));
    const dialog = page.getByRole('dialog', { name: messages.chooseTitle });
    await expect(dialog.getByLabel(messages.newPassword, { exact: true })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${at(path)}$`));
    await expect(dialog.getByLabel(messages.email)).toHaveValue(customer.email);
    await expect(dialog.getByLabel(messages.code)).toHaveValue(/^[\w-]{43}$/);
    await checkAccess();
    await choose(dialog, messages, { confirmation: 'something else' });
    await expect(dialog.getByText(messages.mismatch)).toBeVisible();
    await choose(dialog, messages);
    const messageDialog = page.getByRole('dialog', { name: messages.resetDone });
    await expect(messageDialog).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(messageDialog).toBeHidden();
    expect(await lasted()).toBeGreaterThan(2900);
    await expect(page).toHaveURL(new RegExp(`${at(path)}$`));
    await expect(page.getByLabel(messages.email)).toHaveValue(customer.email);
    expect(await isAlive(request, customer.token)).toBe(false);
    await logIn(customer.email, next);
    await expect(page.getByRole('dialog')).toContainText(customer.name);
  });
}

test('R5.04 R2.41 on another device the code is typed by hand, and nothing is sent without email, code, password and confirmation', async ({
  page,
  open,
  messages,
  newcomer,
  request,
}) => {
  let sent = 0;
  page.on('request', (one) => (sent += Number(one.url().endsWith('/api/reset-password'))));
  const customer = await newcomer();
  await request.post('/api/forgot-password', { data: { email: customer.email } });
  const token = new URLSearchParams(new URL(await linkOf(request, customer)).hash.slice(1)).get('reset') ?? '';
  await open('/customerslogin');
  await page.getByRole('button', { name: messages.forgot }).click();
  await page.getByRole('dialog').getByRole('button', { name: messages.haveCode }).click();
  const dialog = page.getByRole('dialog', { name: messages.chooseTitle });
  await expect(dialog.getByLabel(messages.email)).toBeFocused();
  await dialog.getByRole('button', { name: messages.saveNew }).click();
  for (const name of ['email', 'token', 'password', 'password_confirmation']) {
    await expect(dialog.locator(`input[name=${name}]`)).toHaveJSProperty('validity.valueMissing', true);
  }
  expect(sent).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: messages.forgot }).click();
  await page.getByRole('dialog').getByLabel(messages.email).fill(customer.email);
  await page.getByRole('dialog').getByRole('button', { name: messages.haveCode }).click();
  await expect(dialog.getByLabel(messages.code)).toBeFocused();
  await expect(dialog.getByLabel(messages.email)).toHaveValue(customer.email);
  await dialog.getByLabel(messages.code).fill(token);
  await choose(dialog, messages);
  await page.getByRole('dialog', { name: messages.resetDone }).getByRole('button', { name: messages.goNow }).click();
  await expect(page.getByLabel(messages.email)).toHaveValue(customer.email);
});

test('R8.12 a dead link says so beside the code and leads to a new one; a silent failure has its own words', async ({
  page,
  open,
  messages,
  newcomer,
  request,
  expectError,
}) => {
  expectError(/reset-password/);
  const customer = await newcomer();
  await open(`/customerslogin#reset=${'x'.repeat(43)}&email=${customer.email}`);
  const dialog = page.getByRole('dialog');
  await page.route('**/api/reset-password', (route) => route.fulfill({ status: 502, body: '' }), { times: 1 });
  await choose(dialog, messages);
  await expect(dialog.getByRole('alert').filter({ hasText: messages.resetFailed })).toBeVisible();
  await choose(dialog, messages);
  await expect(dialog.getByText(messages.deadLink)).toBeVisible();
  expect(await isAlive(request, customer.token)).toBe(true);
  await dialog.getByRole('button', { name: /./ }).last().click();
  await expect(dialog.getByRole('button', { name: messages.sendLink })).toBeVisible();
  await expect(dialog.getByLabel(messages.email)).toHaveValue(customer.email);
  expect(await readSession(page)).toEqual(nothing);
});

test('R2.41 a vendor who is logged in may follow the link of the mail too', async ({
  page,
  open,
  messages,
  newcomer,
  signIn,
}) => {
  await signIn(await newcomer('vendor'));
  await open('/professionallogin#reset=abc&email=a%40example.com');
  await expect(page.getByRole('dialog', { name: messages.chooseTitle })).toBeVisible();
});

async function choose(dialog: Locator, messages: TestMessages, { confirmation = next } = {}): Promise<void> {
  await dialog.getByLabel(messages.newPassword, { exact: true }).fill(next);
  await dialog.getByLabel(messages.confirmNew).fill(confirmation);
  await dialog.getByRole('button', { name: messages.saveNew }).click();
}

/** The link of the email by which a password is reset. */
const linkOf = async (request: APIRequestContext, { email }: Newcomer): Promise<string> =>
  (await findInEmail(request, email, /https?:[^\s"<]+#reset=[\w-]+(?:&|&amp;)email=[^\s"<]+/)).replace('&amp;', '&');
