import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { expect, test } from '../fixtures.ts';
import type { Newcomer } from '../accounts.ts';
import { openDay } from './owner.ts';
import { findInEmail } from '../stored-emails.ts';
import { newPhone } from '../stored-messages.ts';

const { service, employees } = landmarks.threeEmployees;

// Two of them open a second browser.
test.describe.configure({ timeout: 60_000 });

test('R7.16 what the vendor replies to a review in the dashboard stands below it on the site', async ({
  page,
  browser,
  request,
  open,
  newcomer,
  checkAccess,
}) => {
  const comment = `Soft light and a good cup of tea ${randomUUID()}`;
  const reply = `The tea is from Chamchamal ${randomUUID()}`;
  const { token } = await newcomer();
  const headers = { authorization: `Bearer ${token}` };
  const written = await request.post(`/api/services/${service}/reviews`, { data: { rating: 5, comment }, headers });
  expect(written.ok(), await written.text()).toBe(true);
  const vendor = await openDay(browser, request);
  await vendor.getByRole('link', { name: 'Reviews' }).click();
  const item = vendor.getByRole('article').filter({ hasText: comment });
  await item.getByRole('button', { name: /^Reply to the review of/ }).click();
  const dialog = vendor.getByRole('dialog', { name: /^Reply to the review of/ });
  await dialog.getByRole('button', { name: 'Publish reply' }).click();
  await expect(dialog.getByText('Please write a reply.')).toBeVisible();
  await checkAccess(vendor);
  await dialog.getByLabel('Your reply').fill(reply);
  await dialog.getByRole('button', { name: 'Publish reply' }).click();
  await expect(dialog).toBeHidden();
  await expect(item).toContainText(reply);
  await expect(item.getByRole('button', { name: 'Edit reply' })).toBeVisible();
  await vendor.context().close();
  await open(`/listing-details/${service}`);
  const reviews = page.locator('#reviews');
  // It stands below those that count.
  await reviews.getByRole('button', { name: 'Show more' }).click();
  await expect(reviews.getByRole('article').filter({ hasText: comment })).toContainText(reply);
});

test('R6.05 somebody invited by mail joins with the code of the letter and sees their own calendar alone', async ({
  page,
  browser,
  request,
  newcomer,
  checkAccess,
}) => {
  const invited = await newcomer('vendor');
  const owner = await openDay(browser, request);
  await owner.getByRole('link', { name: 'Accounts' }).click();
  await owner.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByRole('button', { name: 'Invite by email instead' }).click();
  await dialog.getByLabel('Email').fill(invited.email);
  await dialog.getByLabel('Calendar').selectOption(String(employees[1]));
  const name = (await dialog.getByLabel('Calendar').locator('option:checked').innerText()).trim();
  await checkAccess(owner);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByRole('listitem').filter({ hasText: invited.email })).toContainText('Invited, until');
  await owner.context().close();
  const headers = { authorization: `Bearer ${invited.token}` };
  const handOff = await request.post('/api/hand-offs', { headers, data: { audience: 'vendor_dashboard' } });
  const { token, path } = (await handOff.json()) as { token: string; path: string };
  await page.goto(`${path}?token=${token}&language=en`);
  await page.getByText('Were you invited to work at a venue?').click();
  await page.getByLabel('Code from the invitation').fill('AAAA-BBBB-CCCC');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByLabel('Code from the invitation')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Code from the invitation').fill(await codeOf(request, invited));
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')).toHaveText([
    /^Today/,
    'Bookings',
    'Till',
    'Team',
  ]);
  await expect(page.locator('.chairs .ec-header .chair-initial + b')).toHaveText([name]);
  await checkAccess();
  // Of the team they see themselves, and change nothing but their portrait.
  await page.getByRole('link', { name: 'Team' }).click();
  const team = page.getByRole('region', { name: 'Team' }).getByRole('listitem');
  await expect(team).toHaveCount(1);
  await expect(team).toContainText(name);
  await expect(page.getByRole('button', { name: 'Add' })).toHaveCount(0);
  await team.getByRole('button').click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(0);
  await checkAccess();
});

test('R12.01 an owner invites a phone, sees it among the invitations and withdraws it', async ({
  browser,
  request,
  checkAccess,
}) => {
  const { typed, e164 } = newPhone();
  const page = await openDay(browser, request);
  await page.getByRole('link', { name: 'Accounts' }).click();
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabel('Calendar').selectOption(String(employees[0]));
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Please fill this in.')).toBeVisible();
  await dialog.getByLabel('Phone').fill('12');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText(/^Enter a mobile number/)).toBeVisible();
  await dialog.getByLabel('Phone').fill(typed);
  await checkAccess(page);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  const row = page.getByRole('listitem').filter({ hasText: e164 });
  await expect(row).toContainText('Invited, until');
  await row.getByRole('button', { name: 'Withdraw' }).click();
  await expect(row).toBeHidden();
  await page.context().close();
});

test('R12.09 an owner whom requests reach by email alone is led to the channels, and nobody else is', async ({
  browser,
  request,
  checkAccess,
}) => {
  const page = await openDay(browser, request);
  const show = async (reachable: readonly string[]) => {
    await page.unroute('**/api/channels');
    await page.route('**/api/channels', (route) => {
      const names = ['push', 'telegram', 'whatsapp', 'sms', 'email'];
      const describe = (name: string) => ({
        name,
        is_offered: true,
        is_reachable: reachable.includes(name),
        address: null,
      });
      const settings = { order: names, has_quiet_hours: true, is_discreet: false };
      return route.fulfill({ json: { data: { ...settings, channels: names.map(describe) } } });
    });
    const answered = page.waitForResponse('**/api/channels');
    await page.reload();
    await answered;
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  };
  await show(['email']);
  const hint = page.getByRole('complementary').filter({ hasText: 'Requests reach you by email only.' });
  await expect(hint).toBeVisible();
  await checkAccess(page);
  expect(await hint.getByRole('link', { name: 'Choose how they come' }).getAttribute('href')).toMatch(/\/channels$/);
  await hint.getByRole('link', { name: 'On this device' }).click();
  await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: /^Today/ })
    .click();
  await show(['email', 'whatsapp']);
  await expect(page.getByText('Requests reach you')).toHaveCount(0);
  await page.context().close();
});

test('the figures of a month are drawn, stand in a table, and are downloaded for spreadsheet programs', async ({
  browser,
  request,
  checkAccess,
}) => {
  const page = await openDay(browser, request, undefined, { venue: 'Sumer Barbers' });
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('link', { name: 'One year' }).click();
  await expect(page).toHaveURL(/by=month/);
  await page.getByText('The figures as a table').click();
  const rows = page.getByRole('region', { name: 'The figures as a table' }).getByRole('row');
  // Thirty days are shown until the months have come.
  await expect.poll(() => rows.count()).toBeLessThan(16);
  const bookings = page.getByRole('button', { name: /^Bookings/ });
  await expect(bookings).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('img', { name: 'Bookings, by month' })).toBeVisible();
  const count = Number((await bookings.locator('bdi').innerText()).replace(/\D+/g, ''));
  expect(count).toBeGreaterThan(9);
  await expect(rows.last().getByRole('cell').first()).toHaveText(String(count));
  const totals = () => rows.last().getByRole('cell').allTextContents();
  const byMonth = await totals();
  await page.getByRole('link', { name: 'Week', exact: true }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(50);
  expect(await totals()).toEqual(byMonth);
  await page.getByRole('link', { name: 'Month', exact: true }).click();
  await expect.poll(() => rows.count()).toBeLessThan(16);
  await page.getByRole('button', { name: /^Revenue/ }).click();
  await expect(page.getByRole('img', { name: 'Revenue, by month' })).toBeVisible();
  await checkAccess(page);
  for (const [kind, start] of [
    ['Excel', 'PK'],
    ['CSV', '\uFEFF'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Download ${kind} file` }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^report-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.(xlsx|csv)$/);
    expect(await readFile(await download.path(), 'utf8')).toMatch(new RegExp(`^${start}`));
  }
  await page.context().close();
});

/** The code of the email by which a user was invited. */
const codeOf = (request: APIRequestContext, { email }: Newcomer): Promise<string> =>
  findInEmail(request, email, /\b[A-Z\d]{4}(?:-[A-Z\d]{4}){2}\b/);
