import { randomUUID } from 'node:crypto';
import { landmarks } from '../apps/server/db/world/landmarks.ts';
import { expect, type Fixtures, type TestMessages, test } from './fixtures.ts';
import { messages as allMessages } from './messages.ts';
import { findInEmail } from './stored-emails.ts';
import type { Locator, Page } from '@playwright/test';

const password = 'a long password';

/** Each project books days of its own, so that they can run side by side. */
const firstDay: Record<string, number> = { 'phone-ar': 4, 'wide-en': 6, 'wide-ar': 8, 'phone-ckb': 10 };

test('R1.01 R10.12 a visitor finds a treatment, signs up, logs in, books a free time and sees it under My Booking', async ({
  page,
  open,
  messages,
  checkAccess,
}, { project }) => {
  await open('/');
  await checkAccess();
  await page.getByLabel(messages.treatment, { exact: true }).fill(messages.found);
  await page.getByRole('button', { name: messages.search, exact: true }).click();
  await expect(page).toHaveURL(/\/services\?.*treatment=/);
  await checkAccess();
  await page.locator(`main a[href*="/listing-details/${landmarks.threeEmployees.service}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(messages.found);
  await checkAccess();

  await choose(page, messages, firstDay[project.name] ?? 2, 1);
  const panel = panelOf(page, messages);
  await panel
    .getByRole('link', { name: messages.logInToRequest })
    .or(panel.getByRole('button', { name: messages.logInToRequest }))
    .click();
  await expect(page).toHaveURL(/\/customerslogin\?next=/);
  const email = await signUp(page, messages);

  await expect(page).toHaveURL(/\/listing-details\/\d+\?.*time=/);
  await request(page, messages);
  const done = page.getByRole('dialog').filter({ hasText: messages.doneText });
  await expect(done).toBeVisible();
  await checkAccess();
  await done.getByRole('link', { name: messages.myBooking }).click();
  await expect(page).toHaveURL(/\/my_booking$/);
  await expect(page.getByText(messages.pending, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(messages.item).first()).toBeVisible();
  await checkAccess();
  await findInEmail(page.request, email, messages.requestEmail);
});

test(
  'a second browser that wants the same time is refused with the nearest free times and takes one',
  {
    tag: '@once-a-direction',
  },
  async ({ page, open, language, browser }, { project }) => {
    const messages = allMessages[language === 'ar' ? 'ar' : 'en'];
    const { viewport = null, hasTouch = false, isMobile = false, baseURL = '' } = project.use;
    const context = await browser.newContext({ viewport, hasTouch, isMobile, baseURL, reducedMotion: 'reduce' });
    const rival = await context.newPage();
    const day = (firstDay[project.name] ?? 2) + 1;
    for (const one of [page, rival]) {
      await logInAsNewcomer(one, open, messages);
      await open(`/listing-details/${landmarks.threeEmployees.service}`, one);
      await choose(one, messages, day, 2);
    }
    await request(page, messages);
    await expect(page.getByRole('dialog').filter({ hasText: messages.doneText })).toBeVisible();

    await request(rival, messages);
    await expect(rival.getByRole('alert').filter({ hasText: messages.taken })).toBeVisible();
    const near = rival.getByRole('group', { name: messages.near }).or(rival.getByRole('list', { name: messages.near }));
    await expect(near.getByRole('button')).toHaveCount(3);
    await near.getByRole('button').first().click();
    await request(rival, messages);
    await expect(rival.getByRole('dialog').filter({ hasText: messages.doneText })).toBeVisible();
    await context.close();
  },
);

test(
  'R8.16 a request whose answer is lost on the way can be sent again and books once',
  {
    tag: '@once-a-direction',
  },
  async ({ page, open, language }, { project }) => {
    const messages = allMessages[language === 'ar' ? 'ar' : 'en'];
    await logInAsNewcomer(page, open, messages);
    await open(`/listing-details/${landmarks.threeEmployees.service}`);
    await choose(page, messages, (firstDay[project.name] ?? 2) + 1, 3);
    let lost = 0;
    await page.route('**/api/bookings', async (route) => {
      if (route.request().method() !== 'POST' || lost++ > 0) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await request(page, messages);
    await expect(panelOf(page, messages).getByText(messages.offline)).toBeVisible();
    await panelOf(page, messages).getByRole('button', { name: messages.retry }).click();
    await expect(page.getByRole('dialog').filter({ hasText: messages.doneText })).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const answer = await page.request.get('/api/bookings', { headers: { authorization: `Bearer ${token}` } });
    expect(((await answer.json()) as { data: unknown[] }).data).toHaveLength(1);
  },
);

test('R1.01 R2.13 the way from the search to the booking works by keyboard alone', async ({ page, open, language }, {
  project,
}) => {
  test.skip(isPhone(page), 'phones have no keyboard');
  const messages = allMessages[language === 'ar' ? 'ar' : 'en'];
  await logInAsNewcomer(page, open, messages);
  await open('/');
  await tabUntil(page, page.getByLabel(messages.treatment, { exact: true }));
  await page.keyboard.type(messages.found);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services\?.*treatment=/);
  const found = page.locator(`main article a[href*="/listing-details/${landmarks.threeEmployees.service}"]`).first();
  await expect(found).toBeVisible();
  await tabUntil(page, found);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(messages.found);
  await tabUntil(page, page.getByRole('link', { name: `${messages.bookNow}: ${messages.item}`, exact: true }));
  await page.keyboard.press('Enter');
  const panel = panelOf(page, messages);
  await tabUntil(page, panel.getByRole('group', { name: messages.with }).getByRole('button').nth(1));
  await page.keyboard.press('Enter');
  const days = panel.getByRole('group', { name: messages.day, exact: true }).getByRole('radio');
  // The first day with a free time is chosen by itself; late in the evening that is no longer today.
  await tabUntil(page, days.and(page.locator(':checked')));
  const first = await days.evaluateAll((all) => all.findIndex((day) => day === document.activeElement));
  const steps = (firstDay[project.name] ?? 2) + 2;
  for (let step = first + 1; step <= steps; step++) {
    await page.keyboard.press('ArrowDown');
    await expect(days.nth(step)).toBeChecked();
  }
  const times = panel.getByRole('group', { name: messages.times }).getByRole('radio', { disabled: false });
  await tabUntil(page, times.first());
  await page.keyboard.press('Space');
  await expect(times.first()).toBeChecked();
  await tabUntil(page, panel.getByRole('button', { name: messages.request }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').filter({ hasText: messages.doneText })).toBeVisible();
});

/** Past every filter of a search and every block of a service. */
const maxPresses = 120;

/** Presses Tab until the focus is where it is wanted; fails when it does not come there soon. */
async function tabUntil(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < maxPresses; press++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('the keyboard does not come there');
}

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The booking panel: beside the service on wide screens, a sheet on phones. */
const panelOf = (page: Page, messages: TestMessages): Locator =>
  isPhone(page)
    ? page.getByRole('dialog', { name: messages.panel })
    : page.getByRole('complementary', { name: messages.panel });

/** Chooses the second line of the price list, a person and the first free time of a day. */
async function choose(page: Page, messages: TestMessages, day: number, employeeIndex: number): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: messages.bookNow, exact: true }).last().click();
  else await page.getByRole('link', { name: `${messages.bookNow}: ${messages.item}`, exact: true }).click();
  const panel = panelOf(page, messages);
  if (isPhone(page)) await panel.getByRole('button', { name: messages.item }).first().click();
  await panel.getByRole('group', { name: messages.with }).getByRole('button').nth(employeeIndex).click();
  await take(panel.getByRole('group', { name: messages.day, exact: true }).getByRole('radio').nth(day));
  await take(panel.getByRole('group', { name: messages.times }).getByRole('radio', { disabled: false }).first());
}

/** What is chosen lives in the address, so a mark follows its click a moment later. */
async function take(radio: Locator): Promise<void> {
  await radio.click();
  await expect(radio).toBeChecked();
}

async function request(page: Page, messages: TestMessages): Promise<void> {
  await panelOf(page, messages).getByRole('button', { name: messages.request }).click();
}

/** Gives the address of the new account, which is logged in with its making. */
async function signUp(page: Page, messages: TestMessages): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await page.getByRole('link', { name: messages.create }).click();
  await page.getByLabel(messages.name, { exact: true }).fill(messages.fullName);
  await page.getByLabel(messages.email).fill(email);
  await page.getByLabel(messages.password, { exact: true }).fill(password);
  await page.getByLabel(messages.confirmation).fill(password);
  await page.getByRole('button', { name: messages.signUp }).click();
  await page.getByRole('button', { name: messages.goNow }).click();
  return email;
}

async function logInAsNewcomer(page: Page, open: Fixtures['open'], messages: TestMessages): Promise<void> {
  await open('/customerslogin', page);
  await signUp(page, messages);
}
