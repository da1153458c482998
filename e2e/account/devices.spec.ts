import { isAlive, readSession } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { findInEmail } from '../stored-emails.ts';

test('a login on a new device is written about, and the email leads to the list where that device is logged out', async ({
  page,
  browser,
  open,
  newcomer,
  request,
  logIn,
  baseURL,
}) => {
  // Signing up has logged in once, in another browser than these.
  const vendor = await newcomer('vendor');
  const other = await browser.newContext({ baseURL: baseURL ?? '' });
  const there = await other.newPage();
  await open('/customerslogin', there);
  await logIn(vendor.email, vendor.password, there);
  await expect(there.getByRole('dialog')).toContainText(`Hello, ${vendor.name}`);
  const stolen = (await readSession(there)).token ?? '';
  expect(
    await findInEmail(request, vendor.email, /on a device or browser that the account has not used before/),
  ).toBeTruthy();
  const link = await findInEmail(request, vendor.email, /\/tajmeelspot\/ChangePassword\b/);

  await open('/customerslogin');
  await logIn(vendor.email, vendor.password);
  await expect(page.getByRole('dialog')).toContainText(`Hello, ${vendor.name}`);
  await page.goto(link);
  await expect(page.getByText('In use now')).toBeVisible();
  await page.getByRole('button', { name: 'Log out of all other devices' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(page.getByText('You are logged out everywhere else.')).toBeVisible();
  expect(await isAlive(request, stolen)).toBe(false);
  await other.close();
});
