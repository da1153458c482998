import type { APIRequestContext, Page } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { openSession } from '../accounts.ts';
import { bookFree, type FreeSlot, listFreeSlots, oneHour, test as base } from '../booking/booking-test.ts';
import { expect } from '../fixtures.ts';
import { asOwner, awaitStored, showRequests } from './owner.ts';

const owner = { email: 'rebin@example.com', password: 'bukra-inshallah' };
const venueName = 'Bayt al-Raha';
const [, , employee] = landmarks.threeEmployees.employees;

const labels = {
  en: {
    account: /Account and display/,
    venue: 'Venue',
    toNoShow: 'Correct: the customer did not come',
    wrongBooking: 'It was entered for the wrong booking',
    noShow: 'No-show',
    move: 'Move booking',
    free: 'Any hour, also outside the free ones',
    time: 'Time',
    send: 'Move',
    anyway: 'Place anyway',
    mark: /Placed over the rules/,
    who: 'Who is late',
    minutes: '45 min',
    sendDelay: /^Move \d+ and tell them$/,
    undo: 'Undo',
    announced: /hears of it in ten seconds/,
    confirm: (name: string) => `Confirm: ${name}`,
    queue: 'Waiting to be sent',
  },
  ar: {
    account: /الحساب والعرض/,
    venue: 'المركز',
    toNoShow: 'تصحيح: لم يتم الحضور',
    wrongBooking: 'سُجّل على حجز آخر بالخطأ',
    noShow: 'لم يتم الحضور',
    move: 'نقل الحجز',
    free: 'اختيار وقت خارج الأوقات المتاحة',
    time: 'الوقت',
    send: 'نقل',
    anyway: 'تثبيت رغم ذلك',
    mark: /خارج القواعد المعتادة/,
    who: 'من المتأخر',
    minutes: '45 دقيقة',
    sendDelay: /^نقل \(\d+\) مع إرسال إشعار$/,
    undo: 'تراجع',
    announced: /بعد عشر ثوانٍ/,
    confirm: (name: string) => `تأكيد: ${name}`,
    queue: 'بانتظار الإرسال',
  },
} as const;

const test = base.extend<{ labels: (typeof labels)['en' | 'ar'] }>({
  labels: async ({ language }, use) => use(labels[language === 'ar' ? 'ar' : 'en']),
});

test.describe.configure({ timeout: 90_000 });

/** Opens a day (YYYY-MM-DD) of the venue as a list, today's calendar where none is named. */
async function openAt(page: Page, request: APIRequestContext, language: string, day?: string): Promise<void> {
  const headers = { authorization: `Bearer ${await openSession(request, owner)}` };
  const handOff = await request.post('/api/hand-offs', { headers, data: { audience: 'vendor_dashboard' } });
  const { token, path } = (await handOff.json()) as { token: string; path: string };
  const { venueId } = await asOwner(request, venueName);
  await page.goto(`${path}?token=${token}&language=${language}${day === undefined ? '' : `&day=${day}&view=list`}`);
  const words = labels[language === 'ar' ? 'ar' : 'en'];
  await page.getByRole('button', { name: words.account }).click();
  await page.getByLabel(words.venue, { exact: true }).selectOption(String(venueId));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Enters a walk-in with an employee, over the venue's own rules where they stand against it. */
async function enter(request: APIRequestContext, slot: FreeSlot, customerName: string, by: number = employee) {
  const { headers, venueId } = await asOwner(request, venueName);
  const data = { treatment_id: oneHour.item, employee_id: by, customer_name: customerName, ...slot };
  const send = (more: object = {}) =>
    request.post(`/api/venues/${venueId}/walk-ins`, { headers, data: { ...data, ...more } });
  let answer = await send();
  if (answer.status() === 409)
    answer = await send({ override: ((await answer.json()) as { broken?: string[] }).broken });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

async function read(request: APIRequestContext, id: number) {
  const { headers } = await asOwner(request, venueName);
  const answer = await request.get(`/api/bookings/${id}`, { headers });
  return ((await answer.json()) as { data: { status: string; time: string } }).data;
}

const open = (page: Page, customerName: string) =>
  page.getByRole('main').getByRole('button').filter({ hasText: customerName }).first().click();

/** The day before, at a time of each language's own. */
const yesterday = (language: string): FreeSlot => ({
  booking_date: new Date(Date.now() + 3 * 3_600_000 - 86_400_000).toISOString().slice(0, 10),
  time: language === 'ar' ? '15:00' : '13:00',
});

test('R15.02 a visit that was recorded as completed is corrected, with a reason', async ({
  page,
  request,
  language,
  labels: words,
  checkAccess,
}) => {
  const customerName = `Corrected ${Date.now()}`;
  const slot = yesterday(language);
  const id = await enter(request, slot, customerName);
  const { headers } = await asOwner(request, venueName);
  await request.post(`/api/bookings/${id}/completion`, { headers });
  await openAt(page, request, language, slot.booking_date);
  await open(page, customerName);
  const panel = page.getByRole('dialog').first();
  await panel.getByRole('button', { name: words.toNoShow }).click();
  const asked = page.getByRole('dialog').last();
  await asked.getByRole('button', { name: words.wrongBooking }).click();
  await checkAccess(page);
  await asked.getByRole('button', { name: words.toNoShow }).click();
  await expect(panel.getByText(words.noShow).first()).toBeVisible();
  await expect(panel.getByText(new RegExp(words.wrongBooking))).toBeVisible();
  expect((await read(request, id)).status).toBe('no_show');
});

test('R15.03 a booking is placed outside the hours after one warning, and says so', async ({
  page,
  request,
  language,
  labels: words,
  farDay,
  checkAccess,
}) => {
  const customerName = `Early ${Date.now()}`;
  const [slot] = await listFreeSlots(request, employee, farDay + 30);
  const id = await enter(request, slot, customerName);
  await openAt(page, request, language, slot.booking_date);
  await open(page, customerName);
  await page.getByRole('button', { name: words.move }).click();
  const moving = page.getByRole('dialog').last();
  await moving.getByLabel(words.free).check();
  await moving.getByLabel(words.time, { exact: true }).fill('05:00');
  await moving.getByRole('button', { name: words.send, exact: true }).click();
  const warning = page.getByRole('dialog').last();
  await expect(warning.getByRole('button', { name: words.anyway })).toBeVisible();
  await checkAccess(page);
  await warning.getByRole('button', { name: words.anyway }).click();
  await expect(page.getByText(words.mark).first()).toBeVisible();
  expect((await read(request, id)).time).toBe('05:00');
});

test('R15.04 the rest of a day begins later in one step, and is taken back', async ({
  page,
  request,
  language,
  labels: words,
  checkAccess,
}) => {
  const customerName = `Delayed ${Date.now()}`;
  const soon = new Date(Math.ceil((Date.now() + 600_000) / 300_000) * 300_000 + 3 * 3_600_000).toISOString();
  const slot = { booking_date: soon.slice(0, 10), time: soon.slice(11, 16) };
  const [one, other] = landmarks.threeEmployees.employees;
  const late = language === 'ar' ? one : other;
  const id = await enter(request, slot, customerName, late);
  await openAt(page, request, language);
  // At the head of somebody's column.
  await page.locator('.head-button').first().click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel(words.who).selectOption(String(late));
  await dialog.getByRole('radio', { name: words.minutes }).check();
  await expect(dialog.getByText(customerName)).toBeVisible();
  await checkAccess(page);
  // Somebody may be left where they are, and the others move all the same.
  const moves = dialog.getByRole('checkbox', { name: customerName });
  const count = async () =>
    Number(/\d+/.exec((await dialog.getByRole('button', { name: words.sendDelay }).textContent()) ?? '')?.[0]);
  // What neighbours book and cancel comes in meanwhile.
  await expect(async () => {
    await moves.check();
    const all = await count();
    await moves.uncheck();
    expect(await count()).toBe(all - 1);
    await moves.check();
    expect(await count()).toBe(all);
  }).toPass();
  await dialog.getByRole('button', { name: words.sendDelay }).click();
  await expect(dialog).toBeHidden();
  expect((await read(request, id)).time > slot.time).toBe(true);
  await page.getByRole('button', { name: words.undo, exact: true }).click();
  await expect.poll(async () => (await read(request, id)).time).toBe(slot.time);
});

test('R15.06 a move is undone in the ten seconds before its customer hears of it', async ({
  page,
  request,
  language,
  newcomer,
  labels: words,
  farDay,
}) => {
  const customer = await newcomer();
  const customerName = `Moved ${Date.now()}`;
  const { id, start: slot } = await bookFree(request, customer.token, employee, farDay + 33, customerName);
  await openAt(page, request, language, slot.booking_date);
  await open(page, customerName);
  await page.getByRole('button', { name: words.move }).click();
  const moving = page.getByRole('dialog').last();
  await expect(moving.getByLabel(words.time, { exact: true })).not.toHaveValue('');
  await moving.getByRole('button', { name: words.send, exact: true }).click();
  await expect(page.getByRole('status').getByText(words.announced)).toBeVisible();
  expect((await read(request, id)).time).not.toBe(slot.time);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.undo, exact: true }).click();
  await expect.poll(async () => (await read(request, id)).time).toBe(slot.time);
});

test.describe('R15.08 on a device that stores the page', () => {
  test.use({ serviceWorkers: 'allow' });

  test('R15.08 a request that is confirmed without a connection is confirmed with it', async ({
    page,
    request,
    language,
    newcomer,
    labels: words,
    farDay,
    expectError,
  }) => {
    expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const customer = await newcomer();
    const customerName = `Asking ${Date.now()}`;
    const { id } = await bookFree(request, customer.token, employee, farDay + 36, customerName);
    await openAt(page, request, language);
    const confirm = page.getByRole('button', { name: words.confirm(customerName) }).first();
    await awaitStored(page);
    const hideRequests = await showRequests(page);
    await page.context().setOffline(true);
    await confirm.click();
    await hideRequests();
    const queue = page.getByRole('region', { name: words.queue });
    await expect(queue.getByRole('article', { name: customerName })).toBeVisible();
    await expect(confirm).toBeHidden();
    expect((await read(request, id)).status).toBe('pending');
    await page.context().setOffline(false);
    await expect.poll(async () => (await read(request, id)).status, { timeout: 20_000 }).toBe('confirmed');
    await expect(queue).toBeHidden();
  });
});
