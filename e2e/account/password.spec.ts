import type { Page } from '@playwright/test';
import { expect, test, type Words } from '../fixtures.ts';
import { isAlive, nothing, openSession, readSession } from '../people.ts';

const next = 'a river and two bridges';
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test('R2.38 R5.05 a new password takes the old one, clears the fields and logs out everywhere else', async ({
  page,
  open,
  words,
  newcomer,
  signIn,
  request,
  checkAccess,
}) => {
  const person = await newcomer();
  const elsewhere = await openSession(request, person, phone);
  await signIn(person);
  await open('/ChangePassword');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.change);
  await expect(devices(page)).toHaveCount(2);
  await checkAccess();
  await change(page, words, person.password, next, 'something else');
  await expect(page.getByText(words.newMismatch)).toBeVisible();
  expect(await isAlive(request, elsewhere)).toBe(true);
  await change(page, words, person.password, next);
  await expect(page.getByRole('status').filter({ hasText: words.changed })).toBeVisible();
  for (const name of ['old_password', 'new_password', 'new_password_confirmation']) {
    await expect(page.locator(`input[name=${name}]`)).toHaveValue('');
  }
  await expect(devices(page)).toHaveCount(1);
  await checkAccess();
  expect(await isAlive(request, elsewhere)).toBe(false);
  expect(await isAlive(request, person.token)).toBe(true);
  expect(await openSession(request, { ...person, password: next })).toMatch(/^[\w-]{43}$/);
});

test('R5.05 nothing is sent while one of the three fields is empty', async ({
  page,
  open,
  words,
  newcomer,
  signIn,
}) => {
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/change-password'))));
  await signIn(await newcomer());
  await open('/ChangePassword');
  await page.getByRole('button', { name: words.change, exact: true }).click();
  for (const name of ['old_password', 'new_password', 'new_password_confirmation']) {
    await expect(page.locator(`input[name=${name}]`)).toHaveJSProperty('validity.valueMissing', true);
  }
  expect(sent).toBe(0);
});

test('R8.18 a wrong old password stands beside its field; a silent failure has its own words', async ({
  page,
  open,
  words,
  newcomer,
  signIn,
  expectFault,
}) => {
  const person = await newcomer();
  await signIn(person);
  await open('/ChangePassword');
  await change(page, words, 'not the old one', next);
  await expect(page.getByText(words.wrongOld)).toBeVisible();
  expectFault(/change-password/);
  await page.route('**/api/change-password', (route) => route.fulfill({ status: 500, body: '' }));
  await change(page, words, person.password, next);
  await expect(page.getByRole('alert').filter({ hasText: words.changeFailed })).toBeVisible();
});

test('R8.18 R5.10 a visitor is not authenticated and finds the way in and back', async ({
  page,
  open,
  at,
  words,
  newcomer,
  logIn,
  checkAccess,
}) => {
  const person = await newcomer();
  await open('/ChangePassword');
  await expect(page.getByRole('alert').filter({ hasText: words.notAuthenticated })).toBeVisible();
  await checkAccess();
  await page.getByRole('main').getByRole('link', { name: words.logIn, exact: true }).click();
  await logIn(person.email, person.password);
  await page.getByRole('button', { name: words.goNow }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/ChangePassword')}$`));
  await expect(devices(page)).toHaveCount(2);
});

test('R8.18 a session whose token is gone is not authenticated either', async ({
  page,
  open,
  words,
  newcomer,
  signIn,
}) => {
  const person = await newcomer();
  await signIn(person);
  await open('/ChangePassword');
  await fill(page, words, person.password, next);
  // In one go: the form goes as soon as the page looks at the storage again.
  await page.getByRole('button', { name: words.change, exact: true }).evaluate((button: HTMLElement) => {
    localStorage.removeItem('token');
    button.click();
  });
  await expect(page.getByRole('alert').filter({ hasText: words.notAuthenticated })).toBeVisible();
  expect(await readSession(page)).toEqual(nothing);
});

test('R2.06 a vendor whose session is over comes from the password to the professional login, and back', async ({
  page,
  open,
  at,
  words,
  newcomer,
  signIn,
  logIn,
  request,
}) => {
  const vendor = await newcomer('vendor');
  await signIn(vendor);
  await open('/ChangePassword');
  await expect(devices(page)).toHaveCount(1);
  await request.post('/api/logout', { headers: { authorization: `Bearer ${vendor.token}` } });
  await change(page, words, vendor.password, next);
  await expect(page.getByText(words.expired)).toBeVisible();
  await expect(page).toHaveURL(/\/professionallogin\?next=/);
  await logIn(vendor.email, vendor.password);
  await page.getByRole('button', { name: words.goNow }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/ChangePassword')}$`));
});

test('R2.38 every place where somebody is signed in is listed, and can be ended alone or with all others', async ({
  page,
  open,
  words,
  newcomer,
  signIn,
  request,
  checkAccess,
}) => {
  const person = await newcomer();
  const others = [await openSession(request, person, phone), await openSession(request, person)];
  await signIn(person);
  await open('/ChangePassword');
  await expect(devices(page)).toHaveCount(3);
  await expect(devices(page).first()).toContainText(words.thisDevice);
  await expect(devices(page).first().getByRole('button')).toHaveCount(0);
  const onPhone = devices(page).filter({ hasText: /Chrome.*Android/ });
  await onPhone.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Chrome.*Android/);
  await checkAccess();
  await page.keyboard.press('Escape');
  await expect(onPhone.getByRole('button')).toBeFocused();
  await onPhone.getByRole('button').press('Enter');
  await dialog.getByRole('button', { name: words.end, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: words.deviceEnded })).toBeVisible();
  await expect(devices(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: words.signedIn })).toBeFocused();
  expect(await isAlive(request, others[0] ?? '')).toBe(false);
  expect(await isAlive(request, others[1] ?? '')).toBe(true);

  await openSession(request, person);
  await open('/ChangePassword');
  await page.getByRole('button', { name: words.endOthers }).click();
  await dialog.getByRole('button', { name: words.end, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: words.othersEnded })).toBeVisible();
  await expect(devices(page)).toHaveCount(1);
  await expect(page.getByText(words.onlyHere)).toBeVisible();
  expect(await isAlive(request, others[1] ?? '')).toBe(false);
  expect(await isAlive(request, person.token)).toBe(true);
});

test('R2.38 a list that did not arrive can be asked for again', async ({ page, open, words, newcomer, signIn }) => {
  await signIn(await newcomer());
  await page.route('**/api/sessions', (route) => route.abort('connectionreset'), { times: 1 });
  await open('/ChangePassword');
  await page.getByRole('button', { name: words.retry }).click();
  await expect(devices(page)).toHaveCount(1);
});

const devices = (page: Page) => page.getByRole('main').getByRole('listitem');

async function change(page: Page, words: Words, old: string, chosen: string, again = chosen): Promise<void> {
  await fill(page, words, old, chosen, again);
  await page.getByRole('button', { name: words.change, exact: true }).click();
}

async function fill(page: Page, words: Words, old: string, chosen: string, again = chosen): Promise<void> {
  await page.getByLabel(words.oldPassword, { exact: true }).fill(old);
  await page.getByLabel(words.newPassword, { exact: true }).fill(chosen);
  await page.getByLabel(words.confirmNew, { exact: true }).fill(again);
}
