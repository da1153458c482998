import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { makeNewcomer, openSession } from '../accounts.ts';
import { switchOnSecondFactor } from '../account/two-step.ts';
import { beginLogin, codeOf, enterCode, makeOperator } from './operator-login.ts';

/** Nobody else's test needs it. */
const service = { id: 1702, title: 'Thousand and one browns' };

// The command opens the database beside the running server.
test.describe.configure({ timeout: 90_000 });

/** Has the browser store the session under the name that it had before the console was an application of its own. */
const storeAsFormerVersion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    localStorage.setItem('console.session', localStorage.getItem('operator.session') ?? '');
    localStorage.removeItem('operator.session');
  });

/** R10.11: a screen that does not arrive says so in the language and direction on screen, and comes with another try. */
async function expectBrokenScreen(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('operator.language', 'ckb'));
  await page.route('**/assets/newsletter-*.js', (route) => route.abort());
  await page.goto(new URL('/operator/newsletter', page.url()).href);
  const alert = page.getByRole('alert').filter({ hasText: /./ });
  await expect(alert).toContainText('نەتوانرا بار بکرێت');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ckb');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.unroute('**/assets/newsletter-*.js');
  await alert.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: 'هەواڵنامە' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('operator.language', 'en'));
  await page.goto(new URL('/operator/services', page.url()).href);
}

/** Whether the site's search shows the service. */
async function isFound(request: APIRequestContext): Promise<boolean> {
  const answer = await request.get(`/api/services/search?treatment=${encodeURIComponent(service.title)}`);
  const { data } = (await answer.json()) as { data: { data: { id: number }[] } };
  return data.data.some(({ id }) => id === service.id);
}

test('an operator enrols an app, a wrong code is refused, and a suspended service leaves the site', async ({
  page,
  request,
  checkAccess,
  expectError,
}, testInfo) => {
  expectError(/ERR_FAILED|newsletter-|dynamically imported/);
  const operator = await makeOperator(request, testInfo);
  const secret = await beginLogin(page, operator);
  await checkAccess();
  await enterCode(page, '000000');
  await expect(page.getByRole('alert')).toContainText('This code is wrong');
  const code = codeOf(secret);
  await enterCode(page, code);
  const codes = page.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await checkAccess();
  await storeAsFormerVersion(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();

  await expect.poll(() => isFound(request)).toBe(true);
  await page.getByRole('link', { name: 'Services' }).click();
  await page.getByLabel('Search').fill(String(service.id));
  await page.getByRole('button', { name: `Suspend: ${service.title}` }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('No such treatment there');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Reason: No such treatment there')).toBeVisible();
  await checkAccess();
  await expect.poll(() => isFound(request)).toBe(false);
  expect((await request.get(`/tajmeelspot/listing-details/${service.id}`)).status()).toBe(404);
  await page.getByRole('button', { name: `Reinstate: ${service.title}` }).click();
  await expect(page.getByRole('button', { name: `Suspend: ${service.title}` })).toBeVisible();
  await expect.poll(() => isFound(request)).toBe(true);

  await expectBrokenScreen(page);

  await page.getByRole('button', { name: /Account and display/ }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByLabel('Email').fill(operator.email);
  await page.getByLabel('Password').fill(operator.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  // It was right before, and is taken once.
  await enterCode(page, code);
  await expect(page.getByRole('alert')).toContainText('This code is wrong');
  await enterCode(page, recovery);
  await expect(page.getByRole('heading', { level: 1, name: 'Services' })).toBeVisible();
});

test('an operator switches off the two-step login of a vendor who has lost the phone, with a reason', async ({
  page,
  request,
  checkAccess,
}, testInfo) => {
  const operator = await makeOperator(request, testInfo);
  const vendor = await makeNewcomer(request, 'vendor');
  await switchOnSecondFactor(request, vendor);
  await enterCode(page, codeOf(await beginLogin(page, operator)));
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('link', { name: 'Accounts' }).click();
  await page.getByLabel('Search').fill(vendor.email);
  await expect(page.getByText(vendor.email)).toBeVisible();
  await expect(page.getByText('Two-step login', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: `Switch off two-step login: ${vendor.name}` }).click();
  const dialog = page.getByRole('dialog');
  await checkAccess();
  await dialog.getByLabel('Reason').fill('Called the number of the venue');
  await dialog.getByRole('button', { name: 'Switch off two-step login' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Two-step login', { exact: true })).toBeHidden();
  expect(await openSession(request, vendor)).toMatch(/^[\w-]{43}$/);
});

test('a vendor is told nothing by the console', async ({ page, request }) => {
  const vendor = await makeNewcomer(request, 'vendor');
  await page.goto('/operator');
  await page.getByLabel('Email').fill(vendor.email);
  await page.getByLabel('Password').fill(vendor.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('Invalid email or password');
  const answer = await request.get('/api/operator/health', { headers: { authorization: `Bearer ${vendor.token}` } });
  expect(answer.status()).toBe(403);
});
