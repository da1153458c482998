import type { Page } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { expect } from '../fixtures.ts';
import { asVenue, bookFree, test } from './booking-test.ts';

test.use({ serviceWorkers: 'allow' });

const [, , mariam] = landmarks.threeEmployees.employees;
const meant = /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to (fetch|load)|Service Worker|status of 503|^503 /;
const texts = {
  offline: /^بدون اتصال · آخر تحديث/,
  label: 'حجزك',
  remove: 'إزالة',
  notStored: 'غير محفوظ على هذا الجهاز',
  forget: 'حذف بياناتي من هذا الجهاز',
  forgotten: 'حُذفت بياناتك من هذا الجهاز.',
  confirmed: 'مؤكد',
  cancelled: 'ملغى',
  directions: 'الاتجاهات',
  call: 'اتصال',
  bookings: 'حجوزاتي',
};

/** Waits until the service worker has stored the page of a booking and the files that it needs. */
const waitForPages = (page: Page, path: string) =>
  expect
    .poll(() =>
      page.evaluate(async (ending) => {
        const stored = await (await caches.open('pages')).keys();
        return stored.map(({ url }) => url).filter((url) => url.endsWith(ending)).length;
      }, path),
    )
    .toBe(1);

const countStored = (page: Page) =>
  page.evaluate(async () => ({
    passes: localStorage.getItem('passes'),
    pages: (await caches.has('pages')) ? (await (await caches.open('pages')).keys()).length : 0,
  }));

const bookingTest = test.extend<{ booking: { id: number; token: string } }>({
  booking: async ({ page, open, request, newcomer, signIn, farDay, expectError }, use, info) => {
    expectError(meant);
    const customer = await newcomer();
    const { id } = await bookFree(request, customer.token, mariam, farDay + 7 * (1 + (info.line % 3)));
    await signIn(customer);
    await open('/my_booking');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await waitForPages(page, `/my_booking/${id}`);
    await use({ id, token: customer.token });
  },
});

bookingTest(
  'R12.10 R12.13 the next booking opens in a new tab without a connection, with the ways to its venue',
  async ({ page, context, open, request, booking, checkAccess }) => {
    await asVenue(request, booking.id, 'confirmation');
    await open(`/my_booking/${booking.id}`);
    await expect(page.getByText(texts.confirmed, { exact: true }).first()).toBeVisible();
    await context.setOffline(true);
    const tab = await context.newPage();
    await expect(async () => {
      await open(`/my_booking/${booking.id}`, tab);
      await expect(tab.getByText(texts.offline)).toBeVisible({ timeout: 3000 });
    }).toPass();
    const pass = tab.getByRole('article', { name: texts.label });
    await expect(pass.getByText(texts.confirmed)).toBeVisible();
    await expect(pass.getByText(String(booking.id), { exact: true })).toBeVisible();
    await expect(pass.getByRole('img', { name: new RegExp(String(booking.id)) })).toBeVisible();
    expect(await tab.getByRole('link', { name: texts.call }).getAttribute('href')).toMatch(/^tel:\+964/);
    await checkAccess(tab);
    await tab.getByRole('button', { name: texts.directions }).click();
    const links = tab.getByRole('dialog').getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(0, 22)));
    expect(addresses).toEqual([
      'https://www.google.com',
      'https://waze.com/ul?ll',
      expect.stringMatching(/^geo:3\d\.\d+/),
    ]);
    await expect(tab.getByText(/^8[\dCFGHJMPQRVWX]{7}\+[\dCFGHJMPQRVWX]{2}$/)).toBeVisible();
    await tab.keyboard.press('Escape');
    // From there to the list, which is on the device too.
    await tab.getByRole('main').getByRole('link', { name: texts.bookings }).click();
    await expect(tab).toHaveURL(/my_booking$/);
    await expect(tab.getByText(texts.offline)).toBeVisible();
    await expect(tab.getByRole('article', { name: texts.label })).toBeVisible();
  },
);

bookingTest(
  'R12.10 the installed app starts with the next booking, also without a connection',
  async ({ page, context, at, booking }) => {
    await page.goto(at('/?start=app'));
    await expect(page).toHaveURL(new RegExp(`/my_booking/${booking.id}$`));
    await context.setOffline(true);
    await page.goto(at('/?start=app'));
    await expect(page).toHaveURL(new RegExp(`/my_booking/${booking.id}$`));
    await expect(page.getByRole('article', { name: texts.label })).toBeVisible();
  },
);

bookingTest(
  'R12.10 a booking that is called off says so on the device',
  async ({ page, context, open, booking, request }) => {
    const headers = { authorization: `Bearer ${booking.token}` };
    await request.post(`/api/bookings/${booking.id}/cancellation`, { headers, data: { reason: '' } });
    await open('/my_booking');
    await expect(page.getByText(texts.cancelled, { exact: true }).first()).toBeVisible();
    await context.setOffline(true);
    await page.goto(page.url().replace(/my_booking.*/, `my_booking/${booking.id}`));
    const pass = page.getByRole('article', { name: texts.label });
    await expect(pass.getByText(texts.cancelled, { exact: true })).toBeVisible();
    await expect(pass.locator('s')).toBeVisible();
  },
);

bookingTest('R12.10 bookings leave the device when refused, and stay away', async ({ page, open, booking }) => {
  await page.getByRole('button', { name: texts.remove }).click();
  await expect(page.getByText(texts.notStored)).toBeVisible();
  await expect.poll(() => countStored(page)).toEqual({ passes: null, pages: 0 });
  await open(`/my_booking/${booking.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await countStored(page)).toEqual({ passes: null, pages: 0 });
});

bookingTest('R12.10 nothing of a customer is left after the log-out', async ({ page, open, messages, booking }) => {
  expect((await countStored(page)).passes).toContain(`"id":${booking.id},`);
  await open('/profile');
  await page.getByRole('main').getByRole('button', { name: messages.logOut }).click();
  await expect.poll(() => countStored(page)).toEqual({ passes: null, pages: 0 });
});

bookingTest(
  "R12.10 another account's login removes what the device stored of the former",
  async ({ page, open, newcomer, logIn, messages, booking }) => {
    const other = await newcomer();
    // As a browser that was closed before the log-out, whose session is gone.
    await page.evaluate(() => ['user', 'username', 'token'].forEach((key) => localStorage.removeItem(key)));
    await open('/customerslogin');
    expect((await countStored(page)).passes).toContain(`"id":${booking.id},`);
    await logIn(other.email, other.password);
    await expect(page.getByRole('button', { name: messages.goNow })).toBeVisible();
    await expect.poll(() => countStored(page)).toEqual({ passes: null, pages: 0 });
  },
);

bookingTest(
  'R12.10 a device that is told to forget its reader knows nothing of anybody',
  async ({ page, context, at, booking }) => {
    await page.evaluate(() => sessionStorage.setItem('newsletterEmail', 'someone@example.com'));
    await page.getByRole('button', { name: texts.forget }).click();
    await expect(page.getByText(texts.forgotten)).toBeVisible();
    await expect.poll(() => countStored(page)).toEqual({ passes: null, pages: 0 });
    const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.values(sessionStorage)].join());
    expect(left).not.toMatch(/user|token|someone/);
    // Neither the next tab nor the way back shows it, without a connection.
    await context.setOffline(true);
    const tab = await context.newPage();
    for (const path of [`/my_booking/${booking.id}`, '/my_booking', '/?start=app']) {
      await tab.goto(at(path)).catch(() => undefined);
      await expect(tab.locator('body')).not.toBeEmpty();
      expect(await tab.locator('body').innerText()).not.toContain(String(booking.id));
      await expect(tab.getByRole('article', { name: texts.label })).toHaveCount(0);
    }
    await page.goBack().catch(() => undefined);
    await expect(page.getByRole('article', { name: texts.label })).toHaveCount(0);
    await context.setOffline(false);
    const { status } = await page.evaluate(
      async (token) => ({
        status: (await fetch('/api/bookings', { headers: { authorization: `Bearer ${token}` } })).status,
      }),
      booking.token,
    );
    expect(status).toBe(401);
  },
);
