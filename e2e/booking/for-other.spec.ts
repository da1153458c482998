import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { findCode, newPhone } from '../stored-messages.ts';
import { book, type FreeSlot, listFreeSlots, oneHour, service, test } from './booking-test.ts';
import { newcomerTexts, placedOf, sheetOf } from './newcomer-steps.ts';

const [, nasrin, dilan] = landmarks.threeEmployees.employees;
const phoneTexts = newcomerTexts.ar;
const otherTexts = { choice: 'الحجز لشخص آخر', button: 'هذا الحجز لشخص آخر', name: 'اسم الشخص الآخر' };

/** The last time at which both are free: other tests take the first ones. */
async function findSharedSlot(request: APIRequestContext, inDays: number): Promise<FreeSlot> {
  const [one, other] = await Promise.all([nasrin, dilan].map((employee) => listFreeSlots(request, employee, inDays)));
  const keyOf = (slot: FreeSlot) => `${slot.booking_date} ${slot.time}`;
  const known = new Set(one?.map(keyOf));
  const shared = other?.findLast((slot) => known.has(keyOf(slot)));
  if (!shared) throw new Error('there is no time at which both are free');
  return shared;
}

const addressOf = (slot: FreeSlot): string =>
  `/listing-details/${service}?treatment=${oneHour.item}&employee=${dilan}&date=${slot.booking_date}&time=${slot.time}`;

async function findNewest(request: APIRequestContext, token: string) {
  const answer = await request.get('/api/bookings', { headers: { authorization: `Bearer ${token}` } });
  type BookedByForm = { id: number; customer_name: string; for_other: boolean };
  const { data } = (await answer.json()) as { data: BookedByForm[] };
  return data.toSorted((a, b) => b.id - a.id)[0];
}

test(
  'R13.12 who has a booking at that time reads it, and books for somebody else with one press and a name',
  { tag: '@wide' },
  async ({ page, open, texts, request, newcomer, signIn, farDay, checkAccess }) => {
    const customer = await newcomer();
    await signIn(customer);
    const slot = await findSharedSlot(request, farDay + 2);
    await book(request, customer.token, nasrin, slot);
    await open(addressOf(slot));
    const panel = page.getByRole('complementary', { name: texts.panel });
    await panel.getByRole('button', { name: texts.request }).click();
    const alert = panel.getByRole('alert').filter({ hasText: 'There is another booking' });
    await expect(alert).toBeVisible();
    await checkAccess();
    await alert.getByRole('button', { name: 'It is for somebody else' }).click();
    await expect(alert).toBeHidden();
    const name = panel.getByLabel('Name of the person coming');
    await expect(name).toBeFocused();
    await panel.getByRole('button', { name: texts.request }).click();
    await expect(panel.getByText('Please enter the name of the person coming.')).toBeVisible();
    await name.fill('Sara Kareem');
    await checkAccess();
    await panel.getByRole('button', { name: texts.request }).click();
    await expect(page.getByRole('dialog').filter({ hasText: texts.doneText })).toBeVisible();
    expect(await findNewest(request, customer.token)).toMatchObject({ customer_name: 'Sara Kareem', for_other: true });
  },
);

test(
  'R13.12 a newcomer who books for somebody else has an account of their own name',
  { tag: '@phone' },
  async ({ page, open, request, farDay, checkAccess }) => {
    const phone = newPhone();
    await open(addressOf(await findSharedSlot(request, farDay + 2)));
    const sheet = sheetOf(page, phoneTexts);
    await sheet.getByLabel(otherTexts.choice).check();
    await expect(sheet.getByLabel(otherTexts.name)).toBeFocused();
    await sheet.getByLabel(otherTexts.name).fill('سارة كريم');
    await sheet.getByLabel(phoneTexts.name, { exact: true }).fill('زينب كريم');
    await sheet.getByLabel(phoneTexts.phone).fill(phone.typed);
    await checkAccess();
    await sendAndEnter(page, request, phone);
    await expect(placedOf(page, phoneTexts)).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    expect(await findNewest(request, token)).toMatchObject({ customer_name: 'سارة كريم', for_other: true });
    const profile = await request.get('/api/profile', { headers: { authorization: `Bearer ${token}` } });
    expect(((await profile.json()) as { data: object }).data).toMatchObject({ name: 'زينب كريم' });
  },
);

test(
  'R13.12 who proves a phone that has a booking at that time is offered the same way on',
  { tag: '@phone' },
  async ({ page, open, request, farDay }) => {
    const phone = newPhone();
    const slot = await findSharedSlot(request, farDay + 3);
    const asked = await request.post('/api/phone-codes', { data: { phone: phone.typed } });
    const { id } = ((await asked.json()) as { data: { id: string } }).data;
    const code = await findCode(request, phone.e164);
    const login = await request.post('/api/phone-logins', { data: { code_id: id, code, name: 'زينب كريم' } });
    const { token } = (await login.json()) as { token: string };
    await book(request, token, nasrin, slot);
    await open(addressOf(slot));
    const sheet = sheetOf(page, phoneTexts);
    await sheet.getByLabel(phoneTexts.name, { exact: true }).fill('زينب كريم');
    await sheet.getByLabel(phoneTexts.phone).fill(phone.typed);
    await sendAndEnter(page, request, phone, code);
    await sheet.getByRole('button', { name: otherTexts.button }).tap();
    await sheet.getByLabel(otherTexts.name).fill('سارة كريم');
    await sheet.getByRole('button', { name: phoneTexts.request }).tap();
    await expect(placedOf(page, phoneTexts)).toBeVisible();
    expect(await findNewest(request, token)).toMatchObject({ customer_name: 'سارة كريم', for_other: true });
  },
);

/** Asks for the code of a phone and enters it; `before` is one that came earlier. */
async function sendAndEnter(
  page: Page,
  request: APIRequestContext,
  phone: { e164: string },
  before = '',
): Promise<void> {
  const sheet = sheetOf(page, phoneTexts);
  await sheet.getByRole('button', { name: phoneTexts.send }).tap();
  const field = sheet.getByLabel(phoneTexts.code, { exact: true });
  await expect(field).toBeFocused();
  await field.fill(await findCode(request, phone.e164, before));
}
