import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { isAlive, nothing, readSession } from '../accounts.ts';

const dashboard = /\/vendor\/dashboard\?token=[\w-]{43}&language=en$/;
const handOffs = '**/api/hand-offs';

/** A short page: here only what stands on top of every page counts. */
const plain = '/refund';

const menuOf = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });

/** The dashboard is a program of its own, with tests of its own; here only the way to it counts. */
const standInForDashboard = (page: Page) =>
  page.route('**/vendor/dashboard?*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Dashboard</h1>' }),
  );

test('R2.05 R6.03 the dashboard is opened with a token for one use, never with that of the session', async ({
  page,
  open,
  messages,
  newcomer,
  signIn,
  request,
}) => {
  const vendor = await newcomer('vendor');
  await standInForDashboard(page);
  await signIn(vendor);
  await open(plain);
  await menuOf(page, vendor.name).click();
  await page.getByRole('button', { name: messages.dashboard, exact: true }).click();
  await expect(page).toHaveURL(dashboard);
  const token = new URL(page.url()).searchParams.get('token') ?? '';
  expect(token).not.toBe(vendor.token);
  const trade = () => request.post('/api/dashboard-sessions', { data: { token, audience: 'vendor_dashboard' } });
  expect((await trade()).status()).toBe(201);
  expect((await trade()).ok()).toBe(false);
  expect((await readSession(page)).token).toBe(vendor.token);
  await page.goBack();
  await expect(menuOf(page, vendor.name)).toBeVisible();
});

test('R6.03 R8.19 a user who only says to be a vendor is refused and logged out', async ({
  page,
  open,
  at,
  messages,
  newcomer,
  signIn,
}) => {
  const customer = await newcomer('customer');
  await signIn({ ...customer, roleId: 0 });
  await open(plain);
  await menuOf(page, customer.name).click();
  await page.getByRole('button', { name: messages.dashboard, exact: true }).click();
  await expect(page.getByText(messages.noDashboard)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${at('/professionallogin')}$`));
  expect(await readSession(page)).toEqual(nothing);
});

test('R6.03 R8.19 R2.06 without a token, or with a dead one, there is no dashboard', async ({
  page,
  open,
  at,
  messages,
  newcomer,
  signIn,
}) => {
  const vendor = await newcomer('vendor');
  for (const token of ['', 'a token that the server does not know']) {
    await signIn({ ...vendor, token: 'x' });
    await open(plain);
    await menuOf(page, vendor.name).click();
    // In one go: the menu goes as soon as the page looks at the storage again.
    await page
      .getByRole('button', { name: messages.dashboard, exact: true })
      .evaluate((button: HTMLElement, left: string) => {
        if (left === '') localStorage.removeItem('token');
        else localStorage.setItem('token', left);
        button.click();
      }, token);
    await expect(page.getByText(messages.noDashboard)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at('/professionallogin')}$`));
    expect(await readSession(page)).toEqual(nothing);
  }
});

test('R2.05 a dashboard that does not answer keeps the session', async ({
  page,
  open,
  messages,
  newcomer,
  signIn,
  request,
}) => {
  const vendor = await newcomer('vendor');
  await page.route(handOffs, (route) => route.abort('connectionreset'));
  await signIn(vendor);
  await open(plain);
  await menuOf(page, vendor.name).click();
  await page.getByRole('button', { name: messages.dashboard, exact: true }).click();
  await expect(page.getByText(messages.dashboardFailed)).toBeVisible();
  expect((await readSession(page)).token).toBe(vendor.token);
  expect(await isAlive(request, vendor.token)).toBe(true);
});

test('R2.35 a vendor who is logged in goes from the professional login to the dashboard, and back to the page before', async ({
  page,
  open,
  messages,
  newcomer,
  signIn,
  checkAccess,
}) => {
  const vendor = await newcomer('vendor');
  await standInForDashboard(page);
  await signIn(vendor);
  await open(plain);
  let goOn = () => {};
  const isHeld = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(handOffs, async (route) => {
    await isHeld;
    await route.continue();
  });
  await open('/professionallogin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages.loadingDashboard);
  await expect(page.getByLabel(messages.email)).toHaveCount(0);
  await checkAccess();
  goOn();
  await expect(page).toHaveURL(dashboard);
  await page.goBack();
  await expect(page).toHaveURL(/\/refund$/);
});

test('R2.35 R8.19 where that is refused, the reason stands over the login', async ({
  page,
  open,
  at,
  messages,
  newcomer,
  signIn,
}) => {
  const customer = await newcomer('customer');
  await signIn({ ...customer, roleId: 0 });
  await open('/professionallogin');
  await expect(page.getByRole('main').getByRole('alert').filter({ hasText: messages.noDashboard })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${at('/professionallogin')}$`));
  await expect(page.getByLabel(messages.email)).toBeVisible();
  expect(await readSession(page)).toEqual(nothing);
});

test('R2.35 where nobody answers, asking again leads on', async ({ page, open, messages, newcomer, signIn }) => {
  const vendor = await newcomer('vendor');
  await standInForDashboard(page);
  await page.route(handOffs, (route) => route.abort('connectionreset'), { times: 1 });
  await signIn(vendor);
  await open('/professionallogin');
  await page.getByRole('button', { name: messages.retry }).click();
  await expect(page).toHaveURL(dashboard);
});

test('R2.35 a customer who is logged in sees the professional login', async ({
  page,
  open,
  messages,
  newcomer,
  signIn,
}) => {
  await signIn(await newcomer('customer'));
  await open('/professionallogin');
  await expect(page.getByRole('button', { name: messages.logIn, exact: true })).toBeVisible();
});
