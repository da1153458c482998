import type { Page } from '@playwright/test';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import { expect, test } from '../fixtures.ts';
import { openOwnServer, type OwnServer } from '../own-server.ts';
import { switchOnSecondFactor } from './two-step.ts';

const google = new OAuth2Server();
let server: OwnServer;
let site = '';
let googleUser = { sub: '', name: '', email: '', email_verified: true };

// One server for all of them: they run in their order.
test.describe.configure({ mode: 'default', timeout: 60_000 });

test.beforeAll(async () => {
  await google.issuer.keys.generate('RS256');
  await google.start(0, '127.0.0.1');
  google.service.on(Events.BeforeTokenSigning, (token) => void Object.assign(token.payload, googleUser));
  server = await openOwnServer({
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: google.issuer.url ?? '',
  });
  site = `http://localhost:${server.port}/tajmeelspot`;
});

test.beforeEach(() => {
  const sub = crypto.randomUUID();
  googleUser = { sub, name: 'Hiba Salman', email: `${sub}@example.com`, email_verified: true };
});

test.afterAll(async () => {
  await server.close();
  await google.stop();
});

test('R2.39 R2.40 R7.24 P12 from the button of the login to being logged in, and no code is shown', async ({
  page,
  checkAccess,
}) => {
  const secrets = gatherSecrets(page);
  await page.goto(`${site}/customerslogin`);
  await expect(page.getByRole('link', { name: /Facebook/ })).toBeHidden();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  const facts = page.getByRole('main').locator('dl');
  await expect(facts).toContainText('Hiba Salman');
  await expect(facts).toContainText(googleUser.email);
  await expect(facts).toContainText('Verified');
  await expect(page).toHaveURL(`${site}/login/google/callback`);
  await checkAccess();
  const shown = await page.content();
  await expect.poll(() => secrets.length).toBe(3);
  for (const secret of secrets) expect(shown).not.toContain(secret);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.getByRole('button', { name: 'Fetch User' }).click();
  await expect(page.getByRole('dialog')).toContainText('Hello, Hiba Salman');
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 6000 });
  await expect(page).toHaveURL(new RegExp(`^${site}/?$`));
  await expect(page.getByRole('banner').getByRole('button', { name: 'Hiba Salman' })).toBeVisible();
});

test('R2.39 the language stays, and a customer does not come in through the professional door', async ({ page }) => {
  await page.goto(`${site}/ar/customerslogin`);
  await page.getByRole('link', { name: 'المتابعة عبر Google' }).click();
  await expect(page).toHaveURL(`${site}/ar/login/google/callback`);
  await expect(page.getByRole('button', { name: 'جلب بيانات الحساب' })).toBeVisible();
  await page.goto(`${site}/professionallogin`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Fetch User' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This account is not a vendor account.' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('R2.39 an answer that was lost can be asked for again, one that was used says so', async ({
  page,
  checkAccess,
}) => {
  await page.route('**/api/auth/callback?*', (route) => route.abort('connectionreset'), { times: 1 });
  await page.goto(`${site}/customerslogin`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'works only once' })).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Fetch User' })).toBeVisible();
  const used = page.waitForRequest('**/api/auth/callback?*');
  await page.goBack();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  const { search } = new URL((await used).url());
  await expect(page.getByRole('button', { name: 'Fetch User' })).toBeVisible();
  await page.goto(`${site}/login/google/callback${search}`);
  await expect(page.getByRole('alert').filter({ hasText: 'The login was not finished.' })).toBeVisible();
  await expect(page).toHaveURL(`${site}/login/google/callback`);
});

test('R2.39 R2.40 a visitor who says no, or takes a way that is not offered, is told so and led back', async ({
  page,
  checkAccess,
}) => {
  google.service.once(Events.BeforeAuthorizeRedirect, ({ url }) => {
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  await page.goto(`${site}/customerslogin`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You did not allow Google' })).toBeVisible();
  await checkAccess();
  await page.goto(`${new URL(site).origin}/facebook/redirect`);
  await expect(page.getByRole('alert').filter({ hasText: 'You cannot log in with Facebook here' })).toBeVisible();
  await page.goto(`${site}/login/google/callback`);
  await expect(page.getByRole('alert').filter({ hasText: 'There is no login to finish' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Professional login' }).click();
  await expect(page).toHaveURL(`${site}/professionallogin`);
});

/** The code and the state that the provider sends, and the token they are traded for. */
function gatherSecrets(page: Page): string[] {
  const secrets: string[] = [];
  page.on('response', async (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (pathname !== '/api/auth/callback') return;
    secrets.push(searchParams.get('code') ?? '', searchParams.get('state') ?? '');
    secrets.push(((await response.json()) as { access_token: string }).access_token);
  });
  return secrets;
}

test('an account with a two-step login comes from Google to the page for the code, and only then has a session', async ({
  page,
  request,
  checkAccess,
}) => {
  const api = `http://localhost:${server.port}/api`;
  await page.goto(`${site}/customerslogin`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Fetch User' }).click();
  await expect(page.getByRole('dialog')).toContainText('Hello, Hiba Salman');
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const { recoveryCodes } = await switchOnSecondFactor(request, { token, password: null }, api);
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site}/customerslogin`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  await expect(page).toHaveURL(`${site}/login/google/callback`);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await checkAccess();
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This code is wrong');
  await page.getByLabel('Code').fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Hello, Hiba Salman');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Hiba Salman' })).toBeVisible();
});
