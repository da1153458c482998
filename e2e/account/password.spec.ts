import type { Page } from '@playwright/test';
import { expect, test, type TestMessages } from '../fixtures.ts';
import { isAlive, nothing, openSession, readSession } from '../accounts.ts';

const next = 'a river and two bridges';
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

test('R2.38 R5.05 a new password takes the old one, clears the fields and logs out everywhere else', async ({
  page,
  open,
  messages,
  newcomer,
  signIn,
  request,
  checkAccess,
}) => {
  const customer = await newcomer();
  const elsewhere = await openSession(request, customer, phone);
  await signIn(customer);
  await open('/ChangePassword');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.change);
  await expect(devices(page)).toHaveCount(2);
  await checkAccess();
  await change(page, messages, customer.password, next, 'something else');
  await expect(page.getByText(messages.newMismatch)).toBeVisible();
  expect(await isAlive(request, elsewhere)).toBe(true);
  await change(page, messages, customer.password, next);
  await expect(page.getByRole('status').filter({ hasText: messages.changed })).toBeVisible();
  for (const name of ['old_password', 'new_password', 'new_password_confirmation']) {
    await expect(page.locator(`input[name=${name}]`)).toHaveValue('');
  }
  await expect(devices(page)).toHaveCount(1);
  await checkAccess();
  expect(await isAlive(request, elsewhere)).toBe(false);
  expect(await isAlive(request, customer.token)).toBe(true);
  expect(await openSession(request, { ...customer, password: next })).toMatch(/^[\w-]{43}$/);
});

test('R2.38 R5.05 R8.18 nothing is sent while a field is empty, a wrong old password stands beside its field, a silent failure has its own words', async ({
  page,
  open,
  messages,
  newcomer,
  signIn,
  expectError,
}) => {
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/change-password'))));
  const customer = await newcomer();
  await signIn(customer);
  // A list of devices that did not arrive stands in nobody's way, and can be asked for again.
  await page.route('**/api/sessions', (route) => route.abort('connectionreset'), { times: 1 });
  await open('/ChangePassword');
  await page.getByRole('button', { name: messages.retry }).click();
  await expect(devices(page)).toHaveCount(1);
  await page.getByRole('button', { name: messages.change, exact: true }).click();
  for (const name of ['old_password', 'new_password', 'new_password_confirmation']) {
    await expect(page.locator(`input[name=${name}]`)).toHaveJSProperty('validity.valueMissing', true);
  }
  expect(sent).toBe(0);
  await change(page, messages, 'not the old one', next);
  await expect(page.getByText(messages.wrongOld)).toBeVisible();
  expectError(/change-password/);
  await page.route('**/api/change-password', (route) => route.fulfill({ status: 500, body: '' }));
  await change(page, messages, customer.password, next);
  await expect(page.getByRole('alert').filter({ hasText: messages.changeFailed })).toBeVisible();
});

test('R8.18 R5.10 a visitor is not authenticated and finds the way in and back', async ({
  page,
  open,
  at,
  messages,
  newcomer,
  logIn,
  checkAccess,
}) => {
  const customer = await newcomer();
  await open('/ChangePassword');
  await expect(page.getByRole('alert').filter({ hasText: messages.notAuthenticated })).toBeVisible();
  await checkAccess();
  await page.getByRole('main').getByRole('link', { name: messages.logIn, exact: true }).click();
  await logIn(customer.email, customer.password);
  await page.getByRole('button', { name: messages.goNow }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/ChangePassword')}$`));
  await expect(devices(page)).toHaveCount(2);
});

test('R8.18 a session whose token is gone is not authenticated either', async ({
  page,
  open,
  messages,
  newcomer,
  signIn,
}) => {
  const customer = await newcomer();
  await signIn(customer);
  await open('/ChangePassword');
  await fill(page, messages, customer.password, next);
  // In one go: the form goes as soon as the page looks at the storage again.
  await page.getByRole('button', { name: messages.change, exact: true }).evaluate((button: HTMLElement) => {
    localStorage.removeItem('token');
    button.click();
  });
  await expect(page.getByRole('alert').filter({ hasText: messages.notAuthenticated })).toBeVisible();
  expect(await readSession(page)).toEqual(nothing);
});

test('R2.06 a vendor whose session is over comes from the password to the professional login, and back', async ({
  page,
  open,
  at,
  messages,
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
  await change(page, messages, vendor.password, next);
  await expect(page.getByText(messages.expired)).toBeVisible();
  await expect(page).toHaveURL(/\/professionallogin\?next=/);
  await logIn(vendor.email, vendor.password);
  await page.getByRole('button', { name: messages.goNow }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/ChangePassword')}$`));
});

test('R2.38 every place where somebody is signed in is listed, and can be ended alone or with all others', async ({
  page,
  open,
  messages,
  newcomer,
  signIn,
  request,
  checkAccess,
}) => {
  const customer = await newcomer();
  const others = [await openSession(request, customer, phone), await openSession(request, customer)];
  await signIn(customer);
  await open('/ChangePassword');
  await expect(devices(page)).toHaveCount(3);
  await expect(devices(page).first()).toContainText(messages.thisDevice);
  await expect(devices(page).first().getByRole('button')).toHaveCount(0);
  const onPhone = devices(page).filter({ hasText: /Chrome.*Android/ });
  await onPhone.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Chrome.*Android/);
  await checkAccess();
  await page.keyboard.press('Escape');
  await expect(onPhone.getByRole('button')).toBeFocused();
  await onPhone.getByRole('button').press('Enter');
  await dialog.getByRole('button', { name: messages.end, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: messages.deviceEnded })).toBeVisible();
  await expect(devices(page)).toHaveCount(2);
  await expect(page.getByRole('heading', { name: messages.signedIn })).toBeFocused();
  expect(await isAlive(request, others[0] ?? '')).toBe(false);
  expect(await isAlive(request, others[1] ?? '')).toBe(true);

  await openSession(request, customer);
  await open('/ChangePassword');
  await page.getByRole('button', { name: messages.endOthers }).click();
  await dialog.getByRole('button', { name: messages.end, exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: messages.othersEnded })).toBeVisible();
  await expect(devices(page)).toHaveCount(1);
  await expect(page.getByText(messages.onlyHere)).toBeVisible();
  expect(await isAlive(request, others[1] ?? '')).toBe(false);
  expect(await isAlive(request, customer.token)).toBe(true);
});

const devices = (page: Page) => page.getByRole('main').getByRole('listitem');

async function change(page: Page, messages: TestMessages, old: string, chosen: string, again = chosen): Promise<void> {
  await fill(page, messages, old, chosen, again);
  await page.getByRole('button', { name: messages.change, exact: true }).click();
}

async function fill(page: Page, messages: TestMessages, old: string, chosen: string, again = chosen): Promise<void> {
  await page.getByLabel(messages.oldPassword, { exact: true }).fill(old);
  await page.getByLabel(messages.newPassword, { exact: true }).fill(chosen);
  await page.getByLabel(messages.confirmNew, { exact: true }).fill(again);
}
