import { randomUUID } from 'node:crypto';
import { demoPassword } from '../apps/server/db/world/people.ts';
import { expect, test } from './fixtures.ts';
import { words as everyWord } from './words.ts';

test('R2.33 the chooser leads to both logins and both sign-ups', async ({ page, open, at, checkAccess }) => {
  await open('/signuplogin');
  await checkAccess();
  const targets = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const paths = ['/customerslogin', '/signup', '/professionallogin', '/professionalsignup'];
  expect(targets).toEqual(paths.map((path) => `/tajmeelspot/${at(path)}`));
});

test('R4.02 R9.02 logging in stores the session, says so for 3 s and goes home', async ({
  page,
  open,
  at,
  language,
  checkAccess,
}) => {
  const words = everyWord[language === 'ckb' ? 'en' : language];
  await open('/customerslogin');
  await checkAccess();
  await page.getByLabel(words.email).fill('zainab@example.com');
  await page.getByLabel(words.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Zainab Kareem');
  await checkAccess();
  await expect(dialog).toBeHidden({ timeout: 6000 });
  await expect(page).toHaveURL(new RegExp(`/tajmeelspot/?${at('')}/?$`));
  const [user, username, token] = await page.evaluate(() =>
    ['user', 'username', 'token'].map((name) => localStorage.getItem(name) ?? ''),
  );
  expect(JSON.parse(user ?? '')).toEqual({ name: 'Zainab Kareem', role_id: 1 });
  expect(username).toBe('Zainab Kareem');
  expect(token).toMatch(/^[\w-]{43}$/);
});

test('R8.09 a wrong password is said in the language of the page', async ({ page, open, language }) => {
  const words = everyWord[language === 'ckb' ? 'en' : language];
  await open('/customerslogin');
  await page.getByLabel(words.email).fill('omar@example.com');
  await page.getByLabel(words.password, { exact: true }).fill('surely not this');
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: words.wrong })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('R6.02 the professional login refuses a customer', async ({ page, open, language }) => {
  const words = everyWord[language === 'ckb' ? 'en' : language];
  await open('/professionallogin');
  await page.getByLabel(words.email).fill('zainab@example.com');
  await page.getByLabel(words.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: words.notVendor })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('R2.34 R5.03 D7 a professional signs up, with one mistake, and finds the login filled in', async ({
  page,
  open,
  at,
  language,
  checkAccess,
}) => {
  const words = everyWord[language === 'ckb' ? 'en' : language];
  const email = `${randomUUID()}@example.com`;
  await open('/professionalsignup');
  await checkAccess();
  await page.getByLabel(words.name, { exact: true }).fill('Rawan Fadel');
  await page.getByLabel(words.email).fill(email);
  await page.getByLabel(words.password, { exact: true }).fill('a long password');
  await page.getByLabel(words.confirmation).fill('another password');
  await page.getByRole('button', { name: words.signUp }).click();
  await expect(page.getByText(words.mismatch)).toBeVisible();
  await page.getByLabel(words.confirmation).fill('a long password');
  await page.getByRole('button', { name: words.signUp }).click();
  await page.getByRole('button', { name: words.goNow }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/customerslogin')}$`));
  await expect(page.getByLabel(words.email)).toHaveValue(email);
});

test('R4.01 R4.03 R8.03 another tab hears of the login and of the logout', async ({
  context,
  page,
  open,
  language,
}) => {
  const words = everyWord[language === 'ckb' ? 'en' : language];
  const other = await context.newPage();
  await open('/', other);
  await open('/customerslogin');
  await page.getByLabel(words.email).fill('shilan@example.com');
  await page.getByLabel(words.password, { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: words.logIn, exact: true }).click();
  await page.getByRole('button', { name: words.goNow }).click();
  const menu = (on: typeof page) => on.getByRole('banner').getByRole('button', { name: 'شیلان ئەحمەد' });
  await expect(menu(other)).toBeVisible();
  await menu(page).click();
  await page.getByRole('banner').getByRole('button', { name: words.logOut }).click();
  await expect(page.getByText(words.loggedOut)).toBeVisible();
  await expect(other.getByRole('banner').getByRole('link', { name: words.loginSignup })).toBeVisible();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('R4.04 corrupt stored data is cleared with a word', async ({ page, open, language }) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('planted')) return;
    sessionStorage.setItem('planted', 'yes');
    localStorage.setItem('user', '{broken');
    localStorage.setItem('token', 'x');
  });
  await open('/');
  if (language === 'en') await expect(page.getByText('Error parsing user data. Please log in again.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});
