import { rangeFrom } from '../shown-time.ts';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { listFreeSlots, oneHour, service, test } from '../booking/booking-test.ts';
import { expect } from '../fixtures.ts';
import { type Newcomer, openSession, storeSession } from '../accounts.ts';

const [, , employee] = landmarks.threeEmployees.employees;
const owner = { email: 'rebin@example.com', password: 'bukra-inshallah' };
const venue = 'Bayt al-Raha';
const dashboard = /\/vendor\/dashboard\/?$/;

// Most of them need two browsers, one after the other.
test.describe.configure({ timeout: 60_000 });

/** A second browser in which the owner of the venue has opened the dashboard from the site's menu. */
async function openAsOwner(browser: Browser, token: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await storeSession(page, { name: 'Rebin', roleId: 0, token });
  await page.goto('hair');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('banner').getByRole('button', { name: 'Rebin', exact: true }).click();
  await page.getByRole('button', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  return page;
}

async function chooseVenue(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account and display/ }).click();
  await page.getByLabel('Venue').selectOption(venue);
  await page.keyboard.press('Escape');
  // The number of open requests stands before it.
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?Today \\| ${venue}$`));
}

test('R1.02 R2.04 R2.05 R12.12 a request that a customer makes on the site is confirmed in the dashboard, and is green', async ({
  page,
  browser,
  open,
  texts,
  request,
  newcomer,
  signIn,
  checkAccess,
}) => {
  const customerName = `Sazan ${Date.now()}`;
  const vendor = await openAsOwner(browser, await openSession(request, owner));
  await expect(vendor).toHaveURL(dashboard);
  await chooseVenue(vendor);
  await checkAccess(vendor);
  await signIn({ ...(await newcomer()), name: customerName });
  const [start] = await listFreeSlots(request, employee, 9);
  const choices = { treatment: oneHour.item, employee, date: start.booking_date, time: start.time };
  const search = new URLSearchParams(Object.entries(choices).map(([name, value]) => [name, String(value)]));
  await open(`/listing-details/${service}?${search}`);
  await page.getByRole('button', { name: texts.request }).click();
  await expect(page.getByRole('dialog').filter({ hasText: texts.doneText })).toBeVisible();
  // It comes by itself: nothing is reloaded.
  const all = vendor.getByRole('button', { name: /^Show all/ });
  const card = vendor.getByRole('article', { name: customerName });
  await expect(all.or(card).first()).toBeVisible();
  await expect(vendor).toHaveTitle(/^\(\d+\) Today/);
  if (await all.isVisible()) await all.click();
  await card.getByRole('button', { name: `Confirm: ${customerName}` }).click();
  await expect(card).toBeHidden();
  await expect(vendor.getByRole('status').getByText(/confirmed/i)).toBeVisible();
  await open('/my_booking');
  const state = page.getByRole('main').getByText(texts.confirmed, { exact: true }).first();
  await expect(state).toBeVisible();
  await expect(state).toHaveClass(/text-confirmed/);
  await vendor.context().close();
});

type BookingByApi = { readonly customerName: string; readonly customer: Newcomer; readonly inDays: number };

/** Books for a customer by the API, and opens the booking in the dashboard's list of next week. */
async function openBooking(
  browser: Browser,
  request: APIRequestContext,
  { customerName, customer, inDays }: BookingByApi,
) {
  const [, start] = await listFreeSlots(request, employee, inDays);
  const bookingInput = { service_id: service, pricing_item_id: oneHour.item, employee_id: employee, ...start };
  const data = {
    ...bookingInput,
    duration: oneHour.duration,
    price: oneHour.price,
    customer_name: customerName,
    notes: 'By the door',
  };
  const headers = { authorization: `Bearer ${customer.token}` };
  const placed = await request.post('/api/bookings', { data, headers });
  const { id } = ((await placed.json()) as { data: { id: number } }).data;
  const vendor = await openAsOwner(browser, await openSession(request, owner));
  await chooseVenue(vendor);
  await vendor.getByRole('link', { name: 'Bookings' }).click();
  await expect(vendor.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await vendor.getByRole('link', { name: 'Next seven days' }).click();
  await vendor.getByRole('button', { name: customerName }).click();
  const panel = vendor.getByRole('dialog', { name: `Booking of ${customerName}` });
  await expect(panel.getByText('By the door')).toBeVisible();
  const read = async () => JSON.stringify(await (await request.get(`/api/bookings/${id}`, { headers })).json());
  return { vendor, panel, read };
}

test('a request is declined with a reason, which the customer reads', async ({
  browser,
  request,
  newcomer,
  checkAccess,
}) => {
  const customerName = `Hozan ${Date.now()}`;
  const booked = { customerName, customer: await newcomer(), inDays: 10 };
  const { vendor, panel, read } = await openBooking(browser, request, booked);
  await expect(panel.getByText('Requested')).toBeVisible();
  await panel.getByRole('button', { name: 'Decline' }).click();
  const asking = vendor.getByRole('dialog', { name: `Decline the request of ${customerName}?` });
  await asking.getByRole('button', { name: 'Decline' }).click();
  await expect(asking.getByText('Please give a reason.')).toBeVisible();
  await checkAccess(vendor);
  await asking.getByLabel('Reason').fill('The boiler broke');
  await asking.getByRole('button', { name: 'Decline' }).click();
  await expect(asking).toBeHidden();
  await expect(panel.getByText('Declined', { exact: true }).first()).toBeVisible();
  expect(await read()).toContain('The boiler broke');
  await vendor.context().close();
});

test('a visit is moved to a time that is free', async ({ browser, request, newcomer, checkAccess }) => {
  const customerName = `Shirin ${Date.now()}`;
  const booked = { customerName, customer: await newcomer(), inDays: 12 };
  const { vendor, panel, read } = await openBooking(browser, request, booked);
  await checkAccess(vendor);
  await panel.getByRole('button', { name: 'Move booking' }).click();
  const moving = vendor.getByRole('dialog', { name: `Move the booking of ${customerName}` });
  await expect(moving.getByLabel('Time', { exact: true })).not.toHaveValue('');
  const time = await moving.getByLabel('Time', { exact: true }).inputValue();
  await moving.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(moving).toBeHidden();
  await expect(panel.getByText(rangeFrom(time))).toBeVisible();
  expect(await read()).toContain(`"time":"${time}"`);
  await vendor.context().close();
});

test('R2.05 no address, no file and no referrer knows the token but the way in and the trade', async ({
  page,
  request,
}) => {
  const headers = { authorization: `Bearer ${await openSession(request, owner)}` };
  const handOff = await request.post('/api/hand-offs', { headers, data: { audience: 'vendor_dashboard' } });
  const { token, path } = (await handOff.json()) as { token: string; path: string };
  const knowing: string[] = [];
  page.on('request', (sent) => {
    const announced = [sent.url(), sent.headers()['referer'] ?? ''].some((text) => text.includes(token));
    if (announced && !sent.isNavigationRequest()) knowing.push(sent.url());
  });
  await page.goto(`${path}?token=${token}&language=ar`);
  await expect(page.getByRole('heading', { level: 1, name: 'اليوم' })).toBeVisible();
  await expect(page).toHaveURL(dashboard);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(knowing).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify(localStorage));
  expect(kept).not.toContain(token);
  // The language that the site gave outlives the address.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'اليوم' })).toBeVisible();
});

test('what is on screen without a connection says so, and comes to life with it', async ({
  browser,
  request,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED/);
  const vendor = await openAsOwner(browser, await openSession(request, owner));
  await expect(vendor.getByText('Live', { exact: true })).toBeVisible();
  // The calendar comes with styles of its own, which no service worker keeps here.
  await expect(vendor.locator('.chairs')).toBeVisible();
  await expect(vendor.getByLabel('Choose a day')).toHaveValue(/^\d/);
  await vendor.context().setOffline(true);
  await expect(vendor.getByText('Offline', { exact: true })).toBeVisible();
  await expect(vendor.getByText(/^You have been offline/)).toBeVisible();
  await vendor.context().setOffline(false);
  await expect(vendor.getByText('Live', { exact: true })).toBeVisible();
  await vendor.context().close();
});

test('where nobody answers the trade, the same token is tried again', async ({ page, request }) => {
  const headers = { authorization: `Bearer ${await openSession(request, owner)}` };
  const handOff = await request.post('/api/hand-offs', { headers, data: { audience: 'vendor_dashboard' } });
  const { token, path } = (await handOff.json()) as { token: string; path: string };
  await page.route('**/api/dashboard-sessions', (route) => route.abort('connectionreset'), { times: 1 });
  await page.goto(`${path}?token=${token}`);
  await expect(page.getByRole('alert')).toHaveText('The dashboard is not responding.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
});

test('R8.19 a token that is dead says so, and leads to the professional login', async ({ page, checkAccess }) => {
  await page.goto('/vendor/dashboard?token=dead&language=en');
  await expect(page.getByRole('alert')).toHaveText('Unable to access dashboard. Please log in again.');
  await expect(page).toHaveURL(dashboard);
  await checkAccess();
  await page.getByRole('link', { name: 'Professional login' }).click();
  await expect(page).toHaveURL(/\/tajmeelspot\/professionallogin$/);
});

test('R8.19 the session of the dashboard lasts over a reload, and ends with the log-out or on the server', async ({
  browser,
  request,
}) => {
  const vendor = await openAsOwner(browser, await openSession(request, owner));
  await vendor.reload();
  await expect(vendor.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const { token } = JSON.parse((await vendor.evaluate(() => localStorage.getItem('dashboard.session'))) ?? '{}') as {
    token: string;
  };
  expect(await vendor.evaluate(() => localStorage.getItem('token'))).not.toBe(token);
  await request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });
  await vendor.reload();
  await expect(vendor.getByRole('alert').filter({ hasText: /./ })).toHaveText(
    'Unable to access dashboard. Please log in again.',
  );
  expect(await vendor.evaluate(() => localStorage.getItem('dashboard.session'))).toBeNull();
  await vendor.context().close();
  const again = await openAsOwner(browser, await openSession(request, owner));
  await again.getByRole('button', { name: /Account and display/ }).click();
  await again.getByRole('button', { name: 'Log out' }).click();
  await expect(again.getByRole('alert').filter({ hasText: /./ })).toHaveText('You are logged out of the dashboard.');
  await again.context().close();
});
