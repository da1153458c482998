import type { APIRequestContext, Page } from '@playwright/test';
import { openSession, storeSession } from '../accounts.ts';
import { bookFree, type FreeSlot, oneHour, test } from '../booking/booking-test.ts';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { expect } from '../fixtures.ts';
import { asOwner } from './owner.ts';

const owner = { email: 'rebin@example.com', password: 'bukra-inshallah' };
const venueName = 'Bayt al-Raha';
const yesterday = '2026-11-20';

const texts = {
  en: {
    sell: 'Sell a course',
    cash: 'Cash',
    amount: 'Cash, amount',
    debt: 'Debt',
    owed: /Still owed/,
    dueDebt: /Still owed/,
    left: '6 of 6 left',
    use: /^Use a session/,
    record: 'Record the session',
    receipt: 'Receipt',
    fromCourse: 'From a course',
    own: '5 of 6 sessions left',
    toPay: /Still to pay at the venue/,
  },
  ar: {
    sell: 'بيع باقة',
    cash: 'نقدًا',
    amount: 'نقدًا، المبلغ',
    debt: 'دَين',
    owed: /المتبقي من الدين/,
    dueDebt: /ما زال مطلوبًا/,
    left: 'باقٍ 6 من 6',
    use: /^استخدام جلسة/,
    record: 'تسجيل الجلسة',
    receipt: 'وصل',
    fromCourse: 'من باقة جلسات',
    own: 'باقٍ 5 من 6 جلسات',
    toPay: /المتبقي للدفع في المركز/,
  },
};

test.describe.configure({ timeout: 60_000 });

/** Opens a screen of the owner's dashboard in a language. */
async function openScreen(page: Page, request: APIRequestContext, language: 'en' | 'ar', screen: string) {
  const headers = { authorization: `Bearer ${await openSession(request, owner)}` };
  const handOff = await request.post('/api/hand-offs', { headers, data: { audience: 'vendor_dashboard' } });
  const { token, path } = (await handOff.json()) as { token: string; path: string };
  const { venueId } = await asOwner(request, venueName);
  await page.addInitScript((id) => localStorage.setItem('dashboard.venue', String(id)), venueId);
  await page.goto(`${path}?token=${token}&language=${language}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${path}/${screen}`);
}

/** Six sessions of the treatment that tests book, on sale; and the file of a customer who has booked. */
async function prepare(request: APIRequestContext, token: string, inDays: number) {
  const { headers, venueId } = await asOwner(request, venueName);
  const name = { en: `Six sessions ${inDays}`, ar: `ست جلسات ${inDays}` };
  const plan = { name, treatment_id: oneHour.item, sessions: 6, price_iqd: 240_000, valid_months: 12 };
  await request.post(`/api/venues/${venueId}/course-plans`, { headers, data: plan });
  const { id } = await bookFree(request, token, landmarks.threeEmployees.employees[1], inDays);
  const answer = await request.get(`/api/bookings/${id}`, { headers });
  const { data } = (await answer.json()) as { data: { client: { id: number } } };
  return { headers, venueId, clientId: data.client.id, name };
}

/** Enters a visit of a client yesterday, at the first time that is free; gives its number. */
async function enterBooking(request: APIRequestContext, clientId: number): Promise<number> {
  const { headers, venueId } = await asOwner(request, venueName);
  for (let minute = 11 * 60; minute < 20 * 60; minute += 15) {
    const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    const booking = { treatment_id: oneHour.item, customer_name: 'Rawan Fadel', client_id: clientId };
    const data = { ...booking, booking_date: yesterday, time };
    const answer = await request.post(`/api/venues/${venueId}/walk-ins`, { headers, data });
    if (answer.status() === 201) return ((await answer.json()) as { data: { id: number } }).data.id;
  }
  throw new Error('no time of yesterday is free');
}

test('R15.13 a course is sold, paid in part and used by a visit, and its customer sees what is left', async ({
  page,
  browser,
  request,
  language,
  newcomer,
  farDay,
  checkAccess,
}) => {
  const shown = language === 'ar' ? 'ar' : 'en';
  const t = texts[shown];
  const customer = await newcomer();
  const { clientId, name } = await prepare(request, customer.token, farDay + 3);
  await openScreen(page, request, shown, `customers/${clientId}`);
  await page.getByRole('button', { name: t.sell, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('select[name=plan_id]').selectOption({ label: name[shown] });
  await dialog.getByRole('button', { name: t.cash, exact: true }).click();
  await dialog.getByRole('textbox', { name: t.amount }).fill('100000');
  await dialog.getByRole('button', { name: t.debt, exact: true }).click();
  await checkAccess(page);
  await dialog.getByRole('button', { name: t.sell, exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const course = page.getByRole('button', { name: name[shown] });
  await expect(course).toContainText(t.left);
  await expect(course).toContainText(t.owed);
  await course.click();
  await expect(page.getByRole('dialog').getByText(t.dueDebt).first()).toBeVisible();
  await checkAccess(page);
  await page.keyboard.press('Escape');

  const booking = await enterBooking(request, clientId);
  await openScreen(page, request, shown, `till/bookings/${booking}`);
  await expect(page.getByRole('checkbox', { name: t.use })).toBeChecked();
  await checkAccess(page);
  await page.getByRole('button', { name: t.record }).click();
  await expect(page.getByRole('region', { name: t.receipt }).getByText(t.fromCourse)).toBeVisible();

  const site = await (await browser.newContext()).newPage();
  await storeSession(site, customer);
  await site.goto(`${shown === 'ar' ? 'ar/' : ''}my_booking`);
  const own = site.getByRole('article', { name: name[shown] });
  await expect(own).toContainText(t.own);
  await expect(own).toContainText(t.toPay);
  await checkAccess(site);
  await site.context().close();
});

test('R15.13 a booking is repeated six times with one collision that gets another time @wide', async ({
  page,
  request,
  newcomer,
  checkAccess,
}) => {
  const customer = await newcomer();
  const { headers, venueId } = await asOwner(request, venueName);
  const employee = landmarks.threeEmployees.employees[2];
  const { id, start } = await bookFree(request, customer.token, employee, 25);
  await request.post(`/api/bookings/${id}/confirmation`, { headers });
  const later = new Date(Date.parse(`${start.booking_date}T00:00:00Z`) + 21 * 86_400_000).toISOString().slice(0, 10);
  const rival = { treatment_id: oneHour.item, employee_id: employee, customer_name: 'Rival' };
  const taken = await request.post(`/api/venues/${venueId}/walk-ins`, {
    headers,
    data: { ...rival, booking_date: later, time: start.time },
  });
  expect(taken.status()).toBe(201);
  await openScreen(page, request, 'en', `bookings/all?text=${id}`);
  await page.getByRole('main').getByRole('button', { name: customer.name }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Repeat booking' }).click();
  const dialog = page.getByRole('dialog', { name: /^Repeat the booking/ });
  await expect(dialog.getByText('Another booking is there')).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Place 5 bookings' })).toBeEnabled();
  await dialog
    .getByRole('group', { name: /^In place of/ })
    .getByRole('radio')
    .first()
    .check();
  await checkAccess(page);
  await dialog.getByRole('button', { name: 'Place 6 bookings' }).click();
  await expect(page.getByText('6 bookings placed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this and all later ones' })).toBeVisible();
  const answer = await request.get('/api/bookings', { headers: { authorization: `Bearer ${customer.token}` } });
  const { data } = (await answer.json()) as { data: FreeSlot[] };
  expect(data).toHaveLength(7);
  const replaced = data.find(({ booking_date: day }) => day === later);
  expect(replaced?.time ?? 'another day').not.toBe(start.time);
});
