import type { Page } from '@playwright/test';
import { demoPassword } from '../../apps/server/db/world/users.ts';
import { expect, test } from '../fixtures.ts';
import { goNowhere, isAlive, nothing, readSession } from '../accounts.ts';
import { watchTimeLeft } from '../time-left.ts';

const customer = { name: 'Zainab Kareem', roleId: 1, token: 'a token that the server does not know' };
const vendor = { ...customer, name: 'Huda al-Rubaie', roleId: 0 };
const logins = [
  ['customer', customer, '/customerslogin'],
  ['vendor', vendor, '/professionallogin'],
] as const;

/** A short page: here only what stands on top of every page counts. */
const plain = '/refund';

const menuOf = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const entriesOf = (page: Page) => page.locator('[popover]:popover-open').locator('a, button');

test('R2.01 the logo leads home and the navigation to every section', async ({ page, open, at, isMobile }) => {
  await open(plain);
  const hrefs = (links: Element[]) => links.map((link) => link.getAttribute('href')?.replace(/(.)\/$/, '$1'));
  const banner = page.getByRole('banner');
  expect(await banner.locator('a[href]').evaluateAll(hrefs)).toContain(`/tajmeelspot/${at('/')}`.replace(/\/$/, ''));
  if (isMobile) await banner.locator('button[popovertarget]').last().click();
  const navigation = await banner.locator('nav a').evaluateAll(hrefs);
  for (const path of ['/hair', '/about', '/hairremoval', '/massage', '/services', '/contact']) {
    expect(navigation).toContain(`/tajmeelspot/${at(path)}`);
  }
});

test('R2.02 R4.04 a visitor sees a single way in, which leads to the chooser, also where stored data is corrupt', async ({
  page,
  open,
  at,
  messages,
}) => {
  await goNowhere(page);
  await page.evaluate(() => {
    localStorage.setItem('user', '{broken');
    localStorage.setItem('token', 'x');
  });
  await open(plain);
  await expect(page.getByText(messages.corrupt)).toBeVisible();
  await expect.poll(() => readSession(page)).toEqual(nothing);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: messages.loginSignup })).toHaveAttribute(
    'href',
    `/tajmeelspot/${at('/signuplogin')}`,
  );
  await expect(banner.getByRole('link', { name: messages.wishlist })).toHaveCount(0);
  await expect(menuOf(page, messages.user)).toHaveCount(0);
});

test('R2.03 R4.01 the menu of a customer, by name or as User', async ({
  page,
  open,
  at,
  messages,
  signIn,
  checkAccess,
}) => {
  await signIn(customer);
  await open(plain);
  await menuOf(page, customer.name).click();
  await checkAccess();
  const names = [messages.profile, messages.myBooking, messages.wishlist, messages.changePassword, messages.logOut];
  await expect(entriesOf(page)).toHaveText(names);
  const paths = ['/profile', '/my_booking', '/wishlist', '/ChangePassword'];
  const targets = await entriesOf(page).evaluateAll((all) => all.map((entry) => entry.getAttribute('href')));
  expect(targets.slice(0, 4)).toEqual(paths.map((path) => `/tajmeelspot/${at(path)}`));
  await signIn({ ...customer, name: '' });
  await open(plain);
  await expect(menuOf(page, messages.user)).toBeVisible();
});

test('R2.04 R4.01 the menu of a vendor, by name or as Vendor', async ({ page, open, at, messages, signIn }) => {
  await signIn(vendor);
  await open(plain);
  await menuOf(page, vendor.name).click();
  await expect(entriesOf(page)).toHaveText([
    messages.profile,
    messages.changePassword,
    messages.dashboard,
    messages.logOut,
  ]);
  const targets = await entriesOf(page).evaluateAll((all) => all.map((entry) => entry.getAttribute('href')));
  expect(targets.slice(0, 2)).toEqual(['/profile', '/ChangePassword'].map((path) => `/tajmeelspot/${at(path)}`));
  await signIn({ ...vendor, name: '' });
  await open(plain);
  await expect(menuOf(page, messages.vendor)).toBeVisible();
});

test('R2.03 R4.01 the menu works by keyboard, closes with Escape, and goes with an authChange event', async ({
  page,
  open,
  messages,
  signIn,
}) => {
  await signIn(customer);
  await open(plain);
  await menuOf(page, customer.name).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(entriesOf(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entriesOf(page)).toHaveCount(0);
  await expect(menuOf(page, customer.name)).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: messages.loginSignup })).toHaveCount(0);
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new Event('authChange'));
  });
  await expect(page.getByRole('banner').getByRole('link', { name: messages.loginSignup })).toBeVisible();
});

test('R4.01 R4.03 R8.03 another tab hears of the login and of the logout', async ({
  context,
  page,
  open,
  messages,
  logIn,
  request,
}) => {
  const other = await context.newPage();
  await open(plain, other);
  await open('/customerslogin');
  await logIn('shilan@example.com', demoPassword);
  await page.getByRole('button', { name: messages.goNow }).click();
  await expect(menuOf(other, 'شیلان ئەحمەد')).toBeVisible();
  const { token } = await readSession(page);
  await page.evaluate(() => addEventListener('authChange', () => sessionStorage.setItem('told', 'yes')));
  await menuOf(page, 'شیلان ئەحمەد').click();
  await page.getByRole('banner').getByRole('button', { name: messages.logOut }).click();
  await expect(page.getByText(messages.loggedOut)).toBeVisible();
  await expect(page).toHaveURL(/\/tajmeelspot\/(ar)?$/);
  await expect(other.getByRole('banner').getByRole('link', { name: messages.loginSignup })).toBeVisible();
  expect(await readSession(page)).toEqual(nothing);
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe('yes');
  expect(await isAlive(request, token ?? '')).toBe(false);
});

/** How a session comes to nothing before somebody logs out, and what is said then. */
const losses = [
  ['noSession', (button: HTMLElement) => (localStorage.removeItem('token'), button.click())],
  ['expired', (button: HTMLElement) => button.click()],
] as const;

for (const [role, user, login] of logins) {
  test(`R8.01 R8.02 R2.06 a ${role} whose token is gone, or whose session is over, logs out to the login of the role`, async ({
    page,
    open,
    at,
    messages,
    signIn,
  }) => {
    for (const [sentence, press] of losses) {
      await signIn(user);
      await open(plain);
      await menuOf(page, user.name).click();
      // In one go: the menu goes as soon as the page looks at the storage again.
      await page.getByRole('banner').getByRole('button', { name: messages.logOut }).evaluate(press);
      await expect(page.getByText(messages[sentence])).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${at(login)}$`));
      expect(await readSession(page)).toEqual(nothing);
    }
  });
}

test('R8.03 R4.03 a logout that the server refuses, or that nobody answers, says why, goes home and is one all the same', async ({
  page,
  open,
  messages,
  signIn,
  expectError,
}) => {
  expectError(/\/api\/logout/);
  const answers = [
    [{ status: 500, body: 'nothing to read' }, messages.logOutFailed],
    [{ status: 503, json: { code: 'unavailable', message: 'Closed for a minute.' } }, 'Closed for a minute.'],
    [undefined, messages.logOutFailed],
  ] as const;
  for (const [answer, sentence] of answers) {
    await signIn(customer);
    await page.route('**/api/logout', (route) => (answer ? route.fulfill(answer) : route.abort('connectionreset')));
    await open(plain);
    await menuOf(page, customer.name).click();
    await page.getByRole('banner').getByRole('button', { name: messages.logOut }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page).toHaveURL(/\/tajmeelspot\/(ar)?$/);
    expect(await readSession(page)).toEqual(nothing);
    await page.unroute('**/api/logout');
  }
});

test('R9.01 D16 a notice stands at the top on the end side for 3 s, waits for its reader, and can be closed', async ({
  page,
  open,
  language,
  messages,
  signIn,
}) => {
  const logOut = async () => {
    await signIn(customer);
    await open(plain);
    await menuOf(page, customer.name).click();
    await page.getByRole('banner').getByRole('button', { name: messages.logOut }).click();
  };
  const toastText = page.getByText(messages.expired);
  const lasted = await watchTimeLeft(page);
  await logOut();
  await expect(toastText).toBeVisible();
  const { x, y, width } = (await toastText.boundingBox()) ?? { x: 0, y: 999, width: 0 };
  const middle = x + width / 2;
  const screen = page.viewportSize()?.width ?? 0;
  expect(y).toBeLessThan(200);
  if (screen > 768) expect(language === 'en' ? middle > screen / 2 : middle < screen / 2).toBe(true);
  await expect(toastText).toBeHidden();
  expect(await lasted()).toBeGreaterThan(2900);

  await page.clock.install();
  await logOut();
  const close = page.getByRole('button', { name: messages.closeToast });
  await close.focus();
  await page.clock.runFor(10_000);
  await expect(toastText).toBeVisible();
  await close.press('Enter');
  await expect(toastText).toBeHidden();
});
