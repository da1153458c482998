import type { Locator, Page } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { expect } from '../fixtures.ts';
import { findCode, newPhone } from '../stored-messages.ts';
import { listFreeSlots, oneHour, service, test } from './booking-test.ts';

const [, dilan] = landmarks.threeEmployees.employees;
const texts = {
  edit: 'تغيير أو إضافة ملاحظة',
  panel: 'حجز موعد',
  bookNow: 'حجز الآن',
  name: 'الاسم',
  phone: 'رقم الهاتف',
  send: /^إرسال الرمز/,
  goOn: /^متابعة/,
  request: /^طلب الحجز/,
  code: 'الرمز',
  wrong: 'الرمز غير صحيح. بقيت 4 محاولات.',
  offline: /^لا يوجد اتصال\. الرمز والموعد محفوظان/,
  retry: 'إعادة المحاولة',
  times: 'المواعيد',
  bookings: 'حجوزاتي',
  next: 'متابعة',
  changeNumber: 'تغيير الرقم',
  newNumber: 'رقم الهاتف الجديد',
  codeOf: /^الرمز المُرسل إلى/,
  save: 'اعتماد هذا الرقم',
};

/** Counts what somebody does: every tap, and every field that is filled. */
function countSteps() {
  const count = { taps: 0, fields: 0 };
  return {
    count,
    async tap(target: Locator) {
      count.taps += 1;
      await target.tap();
    },
    async fill(field: Locator, text: string) {
      count.taps += 1;
      count.fields += 1;
      await field.tap();
      await field.fill(text);
    },
    /** A field that has the focus already needs no tap. */
    async fillFocused(field: Locator, text: string) {
      count.fields += 1;
      await expect(field).toBeFocused();
      await field.fill(text);
    },
  };
}

const sheetOf = (page: Page) => page.getByRole('dialog', { name: texts.panel });

/** From home to the details of a booking at a venue, as far as somebody taps. */
async function goToDetails(page: Page, tap: (target: Locator) => Promise<void>): Promise<Locator> {
  await tap(page.locator('main article a[href*="/listing-details/"]').filter({ visible: true }).first());
  await tap(page.getByRole('button', { name: texts.bookNow, exact: true }).last());
  const sheet = sheetOf(page);
  const times = sheet.getByRole('group', { name: texts.times }).getByRole('radio', { disabled: false });
  const treatments = sheet.getByRole('button').filter({ hasText: /د\.ع/ });
  await expect(times.first().or(treatments.first())).toBeVisible();
  if (!(await times.first().isVisible())) await tap(treatments.first());
  await tap(times.last());
  await tap(sheet.getByRole('button', { name: texts.goOn }));
  return sheet;
}

test('R12.02 a newcomer books from home with at most 8 taps and 3 fields, and has an account then', async ({
  page,
  open,
  checkAccess,
}) => {
  const { count, tap, fill, fillFocused } = countSteps();
  const phone = newPhone();
  await open('/');
  const sheet = await goToDetails(page, tap);
  await fill(sheet.getByLabel(texts.name, { exact: true }), 'زينب كريم');
  await fill(sheet.getByLabel(texts.phone), phone.typed);
  await tap(sheet.getByRole('button', { name: texts.send }));
  const field = sheet.getByLabel(texts.code, { exact: true });
  await expect(field).toBeVisible();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await checkAccess();
  await fillFocused(field, await findCode(page.request, phone.e164));
  await expect(page.getByRole('dialog').getByRole('link', { name: texts.bookings })).toBeVisible();
  expect(count.taps).toBeLessThanOrEqual(8);
  expect(count.fields).toBeLessThanOrEqual(3);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const headers = { authorization: `Bearer ${token}` };
  const { data } = (await (await page.request.get('/api/bookings', { headers })).json()) as { data: object[] };
  expect(data).toHaveLength(1);
  const profile = (await (await page.request.get('/api/profile', { headers })).json()) as { data: object };
  expect(profile.data).toMatchObject({ name: 'زينب كريم', email: null, proven_phone: phone.e164 });
});

test('R12.02 a customer books by the venue with at most 6 taps, and by a time on a card with 4', async ({
  page,
  open,
  newcomer,
  signIn,
}) => {
  await signIn(await newcomer());
  await open('/');
  const byVenue = countSteps();
  const sheet = await goToDetails(page, byVenue.tap);
  await byVenue.tap(sheet.getByRole('button', { name: texts.request }));
  await expect(page.getByRole('dialog').getByRole('link', { name: texts.bookings })).toBeVisible();
  expect(byVenue.count.taps).toBeLessThanOrEqual(6);
  await open('/services');
  const byTime = countSteps();
  await byTime.tap(page.locator('main a[href*="time="]').filter({ visible: true }).last());
  const request = sheetOf(page).getByRole('button', { name: texts.request });
  const goOn = sheetOf(page).getByRole('button', { name: texts.goOn });
  const treatments = sheetOf(page).getByRole('button').filter({ hasText: /د\.ع/ });
  await expect(request.or(treatments.first())).toBeVisible();
  if (!(await request.isVisible())) {
    await byTime.tap(treatments.first());
    await byTime.tap(goOn);
  }
  await byTime.tap(request);
  await expect(page.getByRole('dialog').getByRole('link', { name: texts.bookings })).toBeVisible();
  expect(byTime.count.taps).toBeLessThanOrEqual(4);
});

test('R12.02 the first free time is chosen before anybody chooses, and one line says who comes', async ({
  page,
  open,
  newcomer,
  signIn,
  checkAccess,
}) => {
  await signIn(await newcomer());
  await open(`/listing-details/${service}?treatment=${oneHour.item}`);
  await page.getByRole('button', { name: texts.bookNow, exact: true }).last().click();
  const sheet = sheetOf(page);
  const times = sheet.getByRole('group', { name: texts.times }).getByRole('radio', { disabled: false });
  await expect(times.first()).toBeChecked();
  await sheet.getByRole('button', { name: texts.goOn }).click();
  await expect(sheet.getByRole('button', { name: texts.request })).toBeEnabled();
  const name = sheet.getByLabel(texts.name, { exact: true });
  await expect(name).toHaveCount(0);
  await checkAccess();
  await sheet.getByRole('button', { name: texts.edit }).click();
  await expect(name).toBeFocused();
  await expect(name).not.toHaveValue('');
});

test('R12.03 a wrong code says how often it may be tried, and a line that is cut at the code loses nothing', async ({
  page,
  open,
  request,
  farDay,
  expectError,
}) => {
  expectError(/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to (fetch|load)/);
  const phone = newPhone();
  const [start] = await listFreeSlots(request, dilan, farDay + 4);
  const choices = { treatment: oneHour.item, employee: dilan, date: start.booking_date, time: start.time };
  const search = new URLSearchParams(Object.entries(choices).map(([name, value]) => [name, String(value)]));
  await open(`/listing-details/${service}?${search}`);
  const sheet = sheetOf(page);
  await sheet.getByLabel(texts.name, { exact: true }).fill('هدى سالم');
  await sheet.getByLabel(texts.phone).fill(phone.typed);
  await sheet.getByRole('button', { name: texts.send }).click();
  const field = sheet.getByLabel(texts.code, { exact: true });
  await expect(field).toBeVisible();
  const code = await findCode(page.request, phone.e164);
  await field.fill(code === '000000' ? '111111' : '000000');
  await expect(sheet.getByText(texts.wrong)).toBeVisible();
  await expect(field).toHaveValue('');
  await page.route('**/api/phone-logins', (route) => route.abort('internetdisconnected'));
  await field.fill(code);
  await expect(sheet.getByText(texts.offline)).toBeVisible();
  await page.unroute('**/api/phone-logins');
  await sheet.getByRole('button', { name: texts.retry }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: texts.bookings })).toBeVisible();
});

test('R12.01 R12.04 the chooser logs in with a code, asks a newcomer for the name, and the number changes with two codes', async ({
  page,
  open,
  checkAccess,
}) => {
  const [first, second] = [newPhone(), newPhone()];
  await open('/signuplogin?next=%2Far%2Fprofile');
  await page.getByLabel(texts.phone).fill(first.typed);
  await page.getByRole('button', { name: texts.send }).click();
  await checkAccess();
  const code = await findCode(page.request, first.e164);
  await page.getByLabel(texts.code, { exact: true }).fill(code);
  await page.getByLabel(texts.name, { exact: true }).fill('سارة علي');
  await page.getByRole('button', { name: texts.next }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('button', { name: texts.changeNumber }).click();
  await page.getByLabel(texts.newNumber).fill(second.typed);
  await page.getByRole('button', { name: texts.send }).click();
  const fields = page.getByLabel(texts.codeOf);
  await expect(fields).toHaveCount(2);
  await fields.nth(0).fill(await findCode(page.request, second.e164));
  await fields.nth(1).fill(await findCode(page.request, first.e164, code));
  await checkAccess();
  await page.getByRole('button', { name: texts.save }).click();
  await expect(page.getByText(second.typed.slice(-4)).first()).toBeVisible();
});
