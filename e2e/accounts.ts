import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { findInEmail } from './stored-emails.ts';

/** What somebody signs up as. */
export type Role = 'customer' | 'vendor';

/** Somebody with an account and a session. role_id 0 is a vendor. */
export type Newcomer = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly roleId: number;
};

/** Signs somebody up, confirms the address and logs them in, by the API. */
export async function makeNewcomer(request: APIRequestContext, role: Role = 'customer'): Promise<Newcomer> {
  const roleId = role === 'vendor' ? 0 : 1;
  const customer = { name: 'Rawan Fadel', email: `${randomUUID()}@example.com`, password: 'rain over Mosul', roleId };
  const { name, email, password } = customer;
  const data = { name, email, password, password_confirmation: password, role_id: roleId };
  expect((await request.post('/api/signup', { data })).status()).toBe(201);
  const token = await findInEmail(request, email, /(?<=confirm-email#token=)[\w-]+/);
  expect((await request.post('/api/email-confirmations', { data: { token } })).status()).toBe(200);
  return { ...customer, token: await openSession(request, customer) };
}

/** Logs somebody in once more, as another device would. */
export async function openSession(
  request: APIRequestContext,
  { email, password }: Pick<Newcomer, 'email' | 'password'>,
  userAgent?: string,
): Promise<string> {
  const headers = userAgent === undefined ? {} : { 'user-agent': userAgent };
  const answer = await request.post('/api/login', { data: { email, password }, headers });
  return ((await answer.json()) as { token: string }).token;
}

/** Puts the browser on an empty page of the site's origin, which its storage belongs to. */
export async function goNowhere(page: Page): Promise<void> {
  await page.route('**/nowhere', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto('nowhere');
}

/** Stores a session as the pages do. */
export async function storeSession(
  page: Page,
  { name, roleId, token }: Pick<Newcomer, 'name' | 'roleId' | 'token'>,
): Promise<void> {
  await goNowhere(page);
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [
      ['user', JSON.stringify({ name, role_id: roleId })],
      ['username', name],
      ['token', token],
    ] as const,
  );
}

/** What the browser has stored of a session, by name; null where it has nothing. */
export const readSession = (page: Page): Promise<Record<'user' | 'username' | 'token', string | null>> =>
  page.evaluate(() => ({
    user: localStorage.getItem('user'),
    username: localStorage.getItem('username'),
    token: localStorage.getItem('token'),
  }));

/** A browser that has stored nothing of a session. */
export const nothing = { user: null, username: null, token: null };

/** Whether the server still knows a token. */
export async function isAlive(request: APIRequestContext, token: string): Promise<boolean> {
  return (await request.get('/api/user', { headers: { authorization: `Bearer ${token}` } })).ok();
}
