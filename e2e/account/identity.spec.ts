import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { demoPassword } from '../../apps/server/db/world/users.ts';
import { expect, test, type TestMessages } from '../fixtures.ts';
import { nothing, readSession } from '../accounts.ts';
import { watchTimeLeft } from '../time-left.ts';

const doors = [
  ['customer', '/signup'],
  ['professional', '/professionalsignup'],
] as const;

test('R2.33 R2.34 the chooser leads to both logins and both sign-ups', async ({ page, open, at, checkAccess }) => {
  await open('/signuplogin');
  await checkAccess();
  const targets = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  // By a phone, which the page itself takes, then by email.
  const byEmail = ['/customerslogin', '/signup', '/professionallogin', '/professionalsignup'];
  const paths = ['/signuplogin?as=professional', ...byEmail];
  expect(targets).toEqual(paths.map((path) => `/tajmeelspot/${at(path)}`));
});

test('R3.02 R4.02 R9.02 logging in stores the session, tells everybody, says so for 3 s and goes home', async ({
  page,
  open,
  at,
  logIn,
  checkAccess,
}) => {
  const lasted = await watchTimeLeft(page);
  await open('/customerslogin');
  await checkAccess();
  await page.evaluate(() => addEventListener('authChange', () => sessionStorage.setItem('told', 'yes')));
  await logIn('zainab@example.com', demoPassword);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Zainab Kareem');
  await checkAccess();
  await expect(dialog).toBeHidden();
  expect(await lasted()).toBeGreaterThan(2900);
  await expect(page).toHaveURL(new RegExp(`/tajmeelspot/?${at('')}/?$`));
  const { user, username, token } = await readSession(page);
  expect(JSON.parse(user ?? '')).toEqual({ name: 'Zainab Kareem', role_id: 1 });
  expect(username).toBe('Zainab Kareem');
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe('yes');
});

test('R8.09 a wrong password is said in the language of the page', async ({ page, open, messages, logIn }) => {
  await open('/customerslogin');
  await logIn('omar@example.com', 'surely not this');
  await expect(page.getByRole('alert').filter({ hasText: messages.wrong })).toBeVisible();
  expect(await readSession(page)).toEqual(nothing);
});

test('R8.09 a login that nobody answers says so and leaves the form as it was', async ({
  page,
  open,
  messages,
  logIn,
}) => {
  await open('/professionallogin');
  await page.route('**/api/login', (route) => route.abort('connectionreset'));
  await logIn('omar@example.com', 'whatever');
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  await expect(page.getByLabel(messages.email)).toHaveValue('omar@example.com');
});

test('R6.02 the professional login refuses a customer, and the session that it opened is gone', async ({
  page,
  open,
  messages,
  logIn,
}) => {
  await open('/professionallogin');
  await logIn('zainab@example.com', demoPassword);
  await expect(page.getByRole('alert').filter({ hasText: messages.notVendor })).toBeVisible();
  expect(await readSession(page)).toEqual(nothing);
});

test('R6.02 the professional login takes a vendor', async ({ page, open, newcomer, logIn }) => {
  const { name, email, password } = await newcomer('vendor');
  await open('/professionallogin');
  await logIn(email, password);
  await expect(page.getByRole('dialog')).toContainText(name);
  expect(JSON.parse((await readSession(page)).user ?? '')).toEqual({ name, role_id: 0 });
});

test('R2.34 R4.10 R5.03 D7 a professional signs up, with one mistake, and stands 3 s later before the login filled in', async ({
  page,
  open,
  at,
  messages,
  checkAccess,
}) => {
  const lasted = await watchTimeLeft(page);
  const email = `${randomUUID()}@example.com`;
  await open('/professionalsignup');
  await checkAccess();
  await fillSignUp(page, messages, { email, confirmation: 'another password' });
  await expect(page.getByText(messages.mismatch)).toBeVisible();
  await page.getByLabel(messages.confirmation).fill('a long password');
  await page.getByRole('button', { name: messages.signUp }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${at('/customerslogin')}$`));
  expect(await lasted()).toBeGreaterThan(2900);
  await expect(page.getByLabel(messages.email)).toHaveValue(email);
  await expect(page.getByLabel(messages.password, { exact: true })).toBeFocused();
});

test('R12.02 a customer who signs up by email is logged in, and asked to log in where the line breaks in between', async ({
  page,
  open,
  at,
  messages,
  expectError,
}) => {
  await open('/signup?next=%2Fprofile');
  await fillSignUp(page, messages, { email: `${randomUUID()}@example.com` });
  await page.getByRole('button', { name: messages.goNow }).click();
  await expect(page).toHaveURL(/\/profile$/);
  expect(await page.evaluate(() => localStorage.getItem('username'))).toBe('Rawan Fadel');
  await page.evaluate(() => localStorage.clear());
  expectError(/ERR_FAILED|Failed to fetch/);
  await page.route('**/api/login', (route) => route.abort());
  const email = `${randomUUID()}@example.com`;
  await open('/signup');
  await fillSignUp(page, messages, { email });
  await page.getByRole('button', { name: messages.goNow }).click();
  await expect(page).toHaveURL(new RegExp(`${at('/customerslogin')}$`));
  await expect(page.getByLabel(messages.email)).toHaveValue(email);
});

for (const [door, path] of doors) {
  test(`R5.03 the ${door} sign-up sends nothing without name, email, password and confirmation`, async ({
    page,
    open,
    messages,
  }) => {
    let sent = 0;
    page.on('request', (request) => (sent += Number(request.url().endsWith('/api/signup'))));
    await open(path);
    await page.getByRole('button', { name: messages.signUp }).click();
    for (const name of ['name', 'email', 'password', 'password_confirmation']) {
      await expect(page.locator(`input[name=${name}]`)).toHaveJSProperty('validity.valueMissing', true);
    }
    expect(sent).toBe(0);
  });
}

test('R8.10 the customer sign-up says what the server says, and its own words where it says nothing', async ({
  page,
  open,
  messages,
  expectError,
}) => {
  await open('/signup');
  await fillSignUp(page, messages, { email: 'zainab@example.com' });
  await expect(page.getByText(messages.emailTaken)).toBeVisible();
  expectError(/\/api\/signup/);
  await page.route('**/api/signup', (route) => route.fulfill({ status: 502, body: 'no answer' }));
  await page.getByRole('button', { name: messages.signUp }).click();
  await expect(page.getByRole('alert').filter({ hasText: messages.signUpFailed })).toBeVisible();
});

test('R8.10 the professional sign-up joins what is wrong with commas', async ({ page, open, messages }) => {
  await open('/professionalsignup');
  // Past the browser's own checks, as a script would.
  await page.locator('main form').evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.getByRole('button', { name: messages.signUp }).click();
  const alert = page.getByRole('main').getByRole('alert').first();
  await expect(alert).not.toBeEmpty();
  const sentences = await page.locator('main [id$="-error"]').allInnerTexts();
  expect(sentences.length).toBeGreaterThan(2);
  expect((await alert.innerText()).trim()).toBe(sentences.map((sentence) => sentence.trim()).join(messages.comma));
});

type SignUp = { email: string; confirmation?: string };

async function fillSignUp(page: Page, messages: TestMessages, { email, confirmation = 'a long password' }: SignUp) {
  await page.getByLabel(messages.name, { exact: true }).fill('Rawan Fadel');
  await page.getByLabel(messages.email).fill(email);
  await page.getByLabel(messages.password, { exact: true }).fill('a long password');
  await page.getByLabel(messages.confirmation).fill(confirmation);
  await page.getByRole('button', { name: messages.signUp }).click();
}
