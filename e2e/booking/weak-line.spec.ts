import type { Page } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { expect } from '../fixtures.ts';
import { listFreeSlots, oneHour, service, test } from './booking-test.ts';

const [, dilan] = landmarks.threeEmployees.employees;
const noConnection = 'No connection';
const meant = /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to (fetch|load)|dynamically imported/;

/** Cuts the line for some addresses; the answer mends it. */
async function cut(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  await page.route(address, (route) => route.abort());
  return () => page.unroute(address);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [what, address] of [
  ['script', /\/assets\/listing-details-.*\.js/],
  ['data', /\/listing-details\/\d+\.data/],
] as const) {
  test(`R12.11 a service whose ${what} does not come is retried itself, not the list before it`, async ({
    page,
    open,
    texts,
    expectError,
  }) => {
    expectError(meant);
    await open('/services');
    const mend = await cut(page, address);
    await page.locator('main article a[href*="/listing-details/"]').first().click();
    await expect(heading(page)).toHaveText(noConnection);
    await expect(page).toHaveURL(/listing-details\/\d+/);
    // Still no line: the sentence stays.
    const mendPage = await cut(page, /\/listing-details\/\d+(\?.*)?$/);
    await page.getByRole('button', { name: texts.retry }).click();
    await expect(heading(page)).toHaveText(noConnection);
    await mendPage();
    await mend();
    await page.getByRole('button', { name: texts.retry }).click();
    await expect(page.getByRole('complementary', { name: texts.panel })).toBeVisible();
    await expect(page).toHaveURL(/listing-details\/\d+/);
  });
}

test('R12.11 a service is opened once the list of routes comes, which did not come with the page before', async ({
  page,
  open,
  texts,
  expectError,
}) => {
  expectError(meant);
  const mend = await cut(page, /\/assets\/manifest-.*\.js/);
  await open('/services');
  await page.locator('main article a[href*="/listing-details/"]').first().click();
  await expect(heading(page)).toHaveText(noConnection);
  await expect(page).toHaveURL(/listing-details\/\d+/);
  await mend();
  await page.getByRole('button', { name: texts.retry }).click();
  await expect(page.getByRole('complementary', { name: texts.panel })).toBeVisible();
  await expect(page).toHaveURL(/listing-details\/\d+/);
});

test('R12.11 a page that did not come is loaded by itself once the line is back', async ({
  page,
  open,
  expectError,
}) => {
  expectError(meant);
  await open('/services');
  await page.context().setOffline(true);
  await page.locator('header a[href$="/about"]').first().click();
  await expect(heading(page)).toHaveText(noConnection);
  await page.context().setOffline(false);
  await expect(heading(page)).not.toHaveText(noConnection);
  await expect(page).toHaveURL(/about$/);
});

test('R12.11 a log-in without a line says so, and what was typed is still there', async ({
  page,
  open,
  messages,
  newcomer,
  logIn,
  expectError,
}) => {
  expectError(meant);
  const customer = await newcomer();
  await open('/customerslogin?next=/my_booking');
  const mend = await cut(page, '**/api/login');
  await logIn(customer.email, customer.password);
  await expect(page.getByRole('alert').filter({ hasText: noConnection })).toBeVisible();
  await expect(page.getByLabel(messages.email)).toHaveValue(customer.email);
  await mend();
  await page.getByRole('button', { name: messages.logIn, exact: true }).click();
  await expect(page.getByRole('button', { name: messages.goNow })).toBeVisible();
  // The line breaks between the log-in and the page that it leads to.
  const mendPage = await cut(page, '**/my_booking.data*');
  await page.getByRole('button', { name: messages.goNow }).click();
  await expect(heading(page)).toHaveText(noConnection);
  await mendPage();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/my_booking$/);
  await expect(heading(page)).not.toHaveText(noConnection);
});

test('R12.11 a booking whose answer is lost is placed once, and shown once the line is back', async ({
  page,
  open,
  texts,
  request,
  newcomer,
  signIn,
  farDay,
  expectError,
}) => {
  expectError(meant);
  const customer = await newcomer();
  await signIn(customer);
  const [, , , start] = await listFreeSlots(request, dilan, farDay + 3);
  const choices = { treatment: oneHour.item, employee: dilan, date: start.booking_date, time: start.time };
  const search = new URLSearchParams(Object.entries(choices).map(([name, value]) => [name, String(value)]));
  await open(`/listing-details/${service}?${search}`);
  const button = page.getByRole('button', { name: texts.request });
  await expect(button).toBeVisible();
  // The server takes it, and its answer goes astray.
  let answers = 0;
  await page.route('**/api/bookings', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch();
    answers += 1;
    return answers === 1 ? route.abort() : route.fulfill({ response: answer });
  });
  await button.click();
  await expect(page.getByText(/connection|connect/i).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^(Request booking|Try again)/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').filter({ hasText: texts.doneText })).toBeVisible();
  const headers = { authorization: `Bearer ${customer.token}` };
  const { data } = (await (await request.get('/api/bookings', { headers })).json()) as { data: unknown[] };
  expect(data).toHaveLength(1);
});
