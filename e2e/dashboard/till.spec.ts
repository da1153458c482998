import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { openSession } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { asOwner } from './owner.ts';

const owner = { email: 'rebin@example.com', password: 'bukra-inshallah' };
const venueName = 'Bayt al-Raha';
const yesterday = '2026-11-20';

const texts = {
  en: {
    take: 'Take payment',
    cash: 'Cash',
    card: 'Card',
    debt: 'Debt',
    finish: 'Finish and show receipt',
    receipt: 'Receipt',
    stays: /stays as a debt/,
    owed: /Still owed/,
    record: 'Record payment',
    missing: /is missing/,
  },
  ar: {
    take: 'استلام دفعة',
    cash: 'نقدًا',
    card: 'بطاقة',
    debt: 'دَين',
    finish: 'إتمام وإصدار الوصل',
    receipt: 'وصل',
    stays: /يبقى دَينًا/,
    owed: /ما زال مطلوبًا/,
    record: 'تسجيل الدفعة',
    missing: /المبلغ الناقص/,
  },
};

/** Enters a walk-in of yesterday at the first time that is free, as two runs and other tests enter theirs. */
async function enterWalkIn(request: APIRequestContext, customer_name: string): Promise<{ id: number; price: number }> {
  const { headers, venueId } = await asOwner(request, venueName);
  const listed = await request.get(`/api/venues/${venueId}/treatments`, { headers });
  const { data } = (await listed.json()) as { data: { treatment_id: number }[] };
  for (let minute = 11 * 60; minute < 20 * 60; minute += 15) {
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const walkIn = { treatment_id: data[0]?.treatment_id, customer_name, booking_date: yesterday, time };
    const answer = await request.post(`/api/venues/${venueId}/walk-ins`, { headers, data: walkIn });
    if (answer.status() === 201) return ((await answer.json()) as { data: { id: number; price: number } }).data;
  }
  throw new Error('no time of yesterday is free');
}

/** The panel of a booking of yesterday, in a dashboard that counts every tap from now on. */
async function openPanel(browser: Browser, request: APIRequestContext, language: string, customerName: string) {
  const page = await (await browser.newContext()).newPage();
  const headers = { authorization: `Bearer ${await openSession(request, owner)}` };
  const handOff = await request.post('/api/hand-offs', { headers, data: { audience: 'vendor_dashboard' } });
  const { token, path } = (await handOff.json()) as { token: string; path: string };
  const { venueId } = await asOwner(request, venueName);
  await page.addInitScript((id) => localStorage.setItem('dashboard.venue', String(id)), venueId);
  await page.goto(`${path}?token=${token}&language=${language}&day=${yesterday}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${path}/bookings/all?text=${encodeURIComponent(customerName)}`);
  await page.getByRole('main').getByRole('button', { name: customerName }).click();
  await page.evaluate(() => {
    Object.assign(window, { taps: 0 });
    document.addEventListener(
      'click',
      () => Object.assign(window, { taps: Number(Reflect.get(window, 'taps')) + 1 }),
      true,
    );
  });
  return page;
}

const tapsOf = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'taps')));

test('R15.10 a booking is completed and paid in cash with three taps', async ({
  browser,
  request,
  language,
  checkAccess,
}) => {
  const t = texts[language === 'ar' ? 'ar' : 'en'];
  const customerName = `Till ${language} ${Date.now()}`;
  const { id } = await enterWalkIn(request, customerName);
  const page = await openPanel(browser, request, language, customerName);
  await page.getByRole('dialog').getByRole('link', { name: t.take }).click();
  await page.getByRole('button', { name: t.cash, exact: true }).click();
  await page.getByRole('button', { name: t.finish }).click();
  await expect(page.getByRole('region', { name: t.receipt })).toBeVisible();
  expect(await tapsOf(page)).toBe(3);
  await checkAccess(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /PDF/ }).click();
  const file = await readFile(await (await saving).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  const { headers } = await asOwner(request, venueName);
  const answer = await request.get(`/api/bookings/${id}`, { headers });
  expect(((await answer.json()) as { data: { status: string } }).data.status).toBe('completed');
  await page.context().close();
});

test('R15.10 cash in part, and the rest a debt that is named, then paid by card', async ({
  browser,
  request,
  language,
  checkAccess,
}) => {
  const t = texts[language === 'ar' ? 'ar' : 'en'];
  const customerName = `Debt ${language} ${Date.now()}`;
  const { id, price } = await enterWalkIn(request, customerName);
  const page = await openPanel(browser, request, language, customerName);
  await page.getByRole('dialog').getByRole('link', { name: t.take }).click();
  await page.getByRole('button', { name: t.cash, exact: true }).click();
  await page.locator('input[name=cash]').fill('5000');
  await expect(page.getByRole('button', { name: t.finish })).toBeDisabled();
  await expect(page.getByText(t.missing)).toBeVisible();
  await page.getByRole('button', { name: t.debt, exact: true }).click();
  await expect(page.getByText(t.stays)).toBeVisible();
  await checkAccess(page);
  await page.getByRole('button', { name: t.finish }).click();
  await expect(page.getByText(t.owed).first()).toBeVisible();
  await page.getByRole('button', { name: t.card, exact: true }).click();
  await page.getByRole('button', { name: t.record }).click();
  await expect(page.getByText(t.owed)).toHaveCount(0);
  const { headers } = await asOwner(request, venueName);
  const answer = await request.get(`/api/bookings/${id}/bill`, { headers });
  const { data } = (await answer.json()) as { data: object };
  expect(data).toMatchObject({ paid_iqd: price, owed_iqd: 0 });
  await page.context().close();
});

test('R15.11 the owner counts the drawer and closes the day @wide', async ({ browser, request, checkAccess }) => {
  const page = await (await browser.newContext()).newPage();
  const huda = { email: 'huda@example.com', password: 'bukra-inshallah' };
  const headers = { authorization: `Bearer ${await openSession(request, huda)}` };
  const handOff = await request.post('/api/hand-offs', { headers, data: { audience: 'vendor_dashboard' } });
  const { token, path } = (await handOff.json()) as { token: string; path: string };
  await page.goto(`${path}?token=${token}&language=en`);
  await page.getByRole('link', { name: 'Till', exact: true }).first().click();
  const seal = page.getByRole('button', { name: 'Close the day' });
  await expect(seal).toBeDisabled();
  await checkAccess(page);
  await page.getByRole('textbox', { name: 'Pieces of IQD 50,000' }).fill('1');
  await page.getByRole('radio', { name: 'Unknown' }).check();
  await seal.click();
  await expect(page.getByText(/^Closed by Huda/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close the day' })).toHaveCount(0);
  await checkAccess(page);
  await page.context().close();
});
