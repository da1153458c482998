import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator } from '@playwright/test';
import { expect, test, type Words } from '../fixtures.ts';
import { isAlive, type Newcomer, nothing, readSession } from '../people.ts';
import { watchTimeLeft } from '../time-left.ts';

const next = 'a river and two bridges';

const doors = [
  ['customer', '/customerslogin', 'askFailed'],
  ['vendor', '/professionallogin', 'vendorAskFailed'],
] as const;

for (const [role, path, failed] of doors) {
  test(`R2.41 R8.11 the ${role} login asks for the mail in a dialog and says what the server says`, async ({
    page,
    open,
    words,
    checkAccess,
  }) => {
    const email = `${randomUUID()}@example.com`;
    await open(path);
    await page.getByLabel(words.email).fill(email);
    await page.getByRole('button', { name: words.forgot }).click();
    const dialog = page.getByRole('dialog', { name: words.askTitle });
    await expect(dialog.getByLabel(words.email)).toBeFocused();
    await expect(dialog.getByLabel(words.email)).toHaveValue(email);
    await checkAccess();
    await dialog.getByRole('button', { name: words.sendLink }).click();
    await expect(dialog.getByRole('status').filter({ hasText: words.linkSent })).toBeVisible();
    await checkAccess();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: words.forgot })).toBeFocused();
  });

  test(`R8.11 the ${role} login has its own words where the server has none`, async ({
    page,
    open,
    words,
    expectFault,
  }) => {
    await open(path);
    await page.getByRole('button', { name: words.forgot }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.email).fill(`${randomUUID()}@example.com`);
    await page.route('**/api/forgot-password', (route) => route.abort('connectionreset'), { times: 1 });
    await dialog.getByRole('button', { name: words.sendLink }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: words[failed] })).toBeVisible();
    expectFault(/forgot-password/);
    const json = { code: 'unavailable', message: 'The post is on holiday.' };
    await page.route('**/api/forgot-password', (route) => route.fulfill({ status: 503, json }));
    await dialog.getByRole('button', { name: words.sendLink }).click();
    await expect(dialog.getByRole('alert').filter({ hasText: json.message })).toBeVisible();
  });

  test(`R2.41 R4.11 R5.04 a ${role} follows the link of the mail, chooses a new password and logs in with it`, async ({
    page,
    open,
    at,
    words,
    newcomer,
    logIn,
    request,
    checkAccess,
  }) => {
    const person = await newcomer(role);
    const lasted = await watchTimeLeft(page);
    await open(path);
    await page.getByRole('button', { name: words.forgot }).click();
    await page.getByRole('dialog').getByLabel(words.email).fill(person.email);
    await page.getByRole('dialog').getByRole('button', { name: words.sendLink }).click();
    await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
    await page.goto(await linkOf(request, person));
    const dialog = page.getByRole('dialog', { name: words.chooseTitle });
    await expect(dialog.getByLabel(words.newPassword, { exact: true })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${at(path)}$`));
    await expect(dialog.getByLabel(words.email)).toHaveValue(person.email);
    await expect(dialog.getByLabel(words.code)).toHaveValue(/^[\w-]{43}$/);
    await checkAccess();
    await choose(dialog, words, { confirmation: 'something else' });
    await expect(dialog.getByText(words.mismatch)).toBeVisible();
    await choose(dialog, words);
    const news = page.getByRole('dialog', { name: words.resetDone });
    await expect(news).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(news).toBeHidden();
    expect(await lasted()).toBeGreaterThan(2900);
    await expect(page).toHaveURL(new RegExp(`${at(path)}$`));
    await expect(page.getByLabel(words.email)).toHaveValue(person.email);
    expect(await isAlive(request, person.token)).toBe(false);
    await logIn(person.email, next);
    await expect(page.getByRole('dialog')).toContainText(person.name);
  });
}

test('R5.04 the dialog sends nothing without email, code, password and confirmation', async ({ page, open, words }) => {
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/reset-password'))));
  await open('/customerslogin');
  await page.getByRole('button', { name: words.forgot }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.haveCode }).click();
  const dialog = page.getByRole('dialog', { name: words.chooseTitle });
  await expect(dialog.getByLabel(words.email)).toBeFocused();
  await dialog.getByRole('button', { name: words.saveNew }).click();
  for (const name of ['email', 'token', 'password', 'password_confirmation']) {
    await expect(dialog.locator(`input[name=${name}]`)).toHaveJSProperty('validity.valueMissing', true);
  }
  expect(sent).toBe(0);
});

test('R2.41 on another device the code is typed by hand', async ({ page, open, words, newcomer, request }) => {
  const person = await newcomer();
  await request.post('/api/forgot-password', { data: { email: person.email } });
  const token = new URLSearchParams(new URL(await linkOf(request, person)).hash.slice(1)).get('reset') ?? '';
  await open('/customerslogin');
  await page.getByRole('button', { name: words.forgot }).click();
  await page.getByRole('dialog').getByLabel(words.email).fill(person.email);
  await page.getByRole('dialog').getByRole('button', { name: words.haveCode }).click();
  const dialog = page.getByRole('dialog', { name: words.chooseTitle });
  await expect(dialog.getByLabel(words.code)).toBeFocused();
  await expect(dialog.getByLabel(words.email)).toHaveValue(person.email);
  await dialog.getByLabel(words.code).fill(token);
  await choose(dialog, words);
  await page.getByRole('dialog', { name: words.resetDone }).getByRole('button', { name: words.goNow }).click();
  await expect(page.getByLabel(words.email)).toHaveValue(person.email);
});

test('R8.12 a dead link says so beside the code and leads to a new one; a silent failure has its own words', async ({
  page,
  open,
  words,
  newcomer,
  request,
}) => {
  const person = await newcomer();
  await open(`/customerslogin#reset=${'x'.repeat(43)}&email=${person.email}`);
  const dialog = page.getByRole('dialog');
  await page.route('**/api/reset-password', (route) => route.abort('connectionreset'), { times: 1 });
  await choose(dialog, words);
  await expect(dialog.getByRole('alert').filter({ hasText: words.resetFailed })).toBeVisible();
  await choose(dialog, words);
  await expect(dialog.getByText(words.deadLink)).toBeVisible();
  expect(await isAlive(request, person.token)).toBe(true);
  await dialog.getByRole('button', { name: /./ }).last().click();
  await expect(dialog.getByRole('button', { name: words.sendLink })).toBeVisible();
  await expect(dialog.getByLabel(words.email)).toHaveValue(person.email);
  expect(await readSession(page)).toEqual(nothing);
});

test('R2.41 a vendor who is logged in may follow the link of the mail too', async ({
  page,
  open,
  words,
  newcomer,
  signIn,
}) => {
  await signIn(await newcomer('vendor'));
  await open('/professionallogin#reset=abc&email=a%40example.com');
  await expect(page.getByRole('dialog', { name: words.chooseTitle })).toBeVisible();
});

async function choose(dialog: Locator, words: Words, { confirmation = next } = {}): Promise<void> {
  await dialog.getByLabel(words.newPassword, { exact: true }).fill(next);
  await dialog.getByLabel(words.confirmNew).fill(confirmation);
  await dialog.getByRole('button', { name: words.saveNew }).click();
}

/** The link of the mail that somebody got, as the demo keeps it. */
async function linkOf(request: APIRequestContext, { email }: Newcomer): Promise<string> {
  let link = '';
  await expect
    .poll(
      async () => {
        const list = await (await request.get('/dev/mail')).text();
        for (const [, address] of list.matchAll(/href="(\/dev\/mail\/\d+)"/g)) {
          const mail = await (await request.get(address ?? '')).text();
          const found = /https?:[^\s"<]+#reset=[\w-]+(?:&|&amp;)email=[^\s"<]+/.exec(mail)?.[0] ?? '';
          if (found.includes(encodeURIComponent(email))) link = found.replace('&amp;', '&');
        }
        return link;
      },
      { timeout: 10_000 },
    )
    .not.toBe('');
  return link;
}
