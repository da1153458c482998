import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { expect } from '../fixtures.ts';
import { findCode, newPhone } from '../stored-messages.ts';
import { oneHour, service, test } from './booking-test.ts';
import {
  chooseTreatment,
  countSteps,
  goToSheet,
  newcomerTexts,
  type NewcomerTexts,
  placedOf,
  sheetOf,
  timeAt,
  timesOf,
} from './newcomer-steps.ts';
import {
  answerTextsOf,
  findAnswerLink,
  findOwnerOf,
  makeOwnersReachable,
  openPhone,
  type ReachableOwner,
} from './reachable-venues.ts';

const [, dilan] = landmarks.threeEmployees.employees;

test('R12.02 R12.07 R12.09 R10.12 a newcomer books from home within 8 taps and 3 fields, the venue confirms from its message, and both see that all arrived', async ({
  page,
  browser,
  open,
  language,
  request,
  checkAccess,
}, info) => {
  test.setTimeout(150_000);
  const texts = newcomerTexts[language === 'ckb' ? 'ckb' : 'ar'];
  const owners = await makeOwnersReachable(request);
  const name = `${texts.fullName} ${info.project.name.length}${newPhone().typed.slice(-6)}`;
  await open('/');
  const id = await bookAsNewcomer(page, texts, { name, checkAccess, info });
  await open(`/my_booking/${id}`);
  const pass = page.getByRole('article', { name: texts.pass });
  await expect(pass.getByText(texts.pending)).toBeVisible();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  const owner = await findOwnerOf(request, owners, id);
  const link = await findAnswerLink(request, owner.number, name);
  const answer = answerTextsOf(link);
  const venue = await openPhone(browser, info.project.use.viewport);
  await venue.goto(new URL(link, page.url()).href);
  await expect(venue.getByRole('heading', { level: 1 })).toContainText(name);
  await checkAccess(venue);
  await venue.getByRole('button', { name: answer.confirm, exact: true }).tap();
  await expect(venue.getByRole('heading', { level: 1 })).toHaveText(answer.answered);

  // The page of the customer is not loaded anew.
  await expect(pass.getByText(texts.confirmed)).toBeVisible({ timeout: 45_000 });
  const own = page.getByRole('listitem').filter({ hasText: texts.answer });
  await expect(own.filter({ hasText: texts.delivered })).toBeVisible({ timeout: 45_000 });
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

  await openInDashboard(venue, request, { owner, id, language, origin: page.url() });
  await venue.getByRole('main').getByRole('button').filter({ hasText: name }).first().tap();
  const shown = venue.getByRole('dialog').getByRole('region', { name: texts.messages }).getByRole('listitem');
  const toVenue = shown.filter({ hasText: texts.toVenue }).filter({ hasText: texts.requested });
  await expect(toVenue).toContainText(texts.delivered);
  await expect(shown.filter({ hasText: texts.toCustomer }).filter({ hasText: texts.answer })).toContainText(
    texts.delivered,
  );
  await venue.context().close();
});

type NewcomerBooking = {
  readonly name: string;
  readonly checkAccess: (on?: Page) => Promise<void>;
  readonly info: TestInfo;
};

/** From home to a sent request, with every tap and field counted; gives the id of the booking. */
async function bookAsNewcomer(page: Page, texts: NewcomerTexts, { name, checkAccess, info }: NewcomerBooking) {
  const { count, tap, fill, fillFocused } = countSteps();
  const phone = newPhone();
  const sheet = await goToSheet(page, texts, tap);
  await tap(await timeAt(timesOf(sheet, texts), texts === newcomerTexts.ckb ? 1 : 0.75));
  await fill(sheet.getByLabel(texts.name, { exact: true }), name);
  await fill(sheet.getByLabel(texts.phone), phone.typed);
  await checkAccess();
  await tap(sheet.getByRole('button', { name: texts.send }));
  const field = sheet.getByLabel(texts.code, { exact: true });
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await checkAccess();
  await fillFocused(field, await findCode(page.request, phone.e164));
  // What success shows is the pass.
  const pass = placedOf(page, texts).getByRole('article', { name: texts.pass });
  await expect(pass.getByText(texts.pending)).toBeVisible();
  await checkAccess();
  info.annotations.push({ type: 'steps', description: `${count.taps} taps, ${count.fields} fields` });
  expect(count.taps).toBeLessThanOrEqual(8);
  expect(count.fields).toBeLessThanOrEqual(3);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const headers = { authorization: `Bearer ${token}` };
  const profile = (await (await page.request.get('/api/profile', { headers })).json()) as { data: object };
  expect(profile.data).toMatchObject({ name, email: null, proven_phone: phone.e164, role_id: 1 });
  const listed = (await (await page.request.get('/api/bookings', { headers })).json()) as { data: { id: number }[] };
  expect(listed.data).toHaveLength(1);
  return listed.data[0]?.id ?? 0;
}

type OpenedBooking = {
  readonly owner: ReachableOwner;
  readonly id: number;
  readonly language: string;
  readonly origin: string;
};

/** Opens the day of a booking in the dashboard of its venue. */
async function openInDashboard(
  page: Page,
  request: APIRequestContext,
  { owner: { headers }, id, language, origin }: OpenedBooking,
): Promise<void> {
  const handOff = await request.post('/api/hand-offs', { headers, data: { audience: 'vendor_dashboard' } });
  const { token, path } = (await handOff.json()) as { token: string; path: string };
  const answer = await request.get(`/api/bookings/${id}`, { headers });
  const { data } = (await answer.json()) as { data: { booking_date: string } };
  await page.goto(
    new URL(`${path}?token=${token}&language=${language}&day=${data.booking_date}&view=list`, origin).href,
  );
}

test('R12.02 R10.12 a customer books by the venue with at most 6 taps, and by a time on a card with 4', async ({
  page,
  open,
  language,
  newcomer,
  signIn,
}, info) => {
  const texts = newcomerTexts[language === 'ckb' ? 'ckb' : 'ar'];
  await signIn(await newcomer());
  await open('/');
  const byVenue = countSteps();
  const sheet = await goToSheet(page, texts, byVenue.tap);
  await byVenue.tap(await timeAt(timesOf(sheet, texts), language === 'ckb' ? 0.5 : 0.25));
  await byVenue.tap(sheet.getByRole('button', { name: texts.request }));
  await expect(placedOf(page, texts)).toBeVisible();
  expect(byVenue.count.taps).toBeLessThanOrEqual(6);
  await open('/services');
  const byTime = countSteps();
  // Its first treatment is so short that it fits into every time that the card offers.
  const short = page.locator('main a[href*="/listing-details/1001?"][href*="time="]');
  await byTime.tap(short.filter({ visible: true }).last());
  const request = sheetOf(page, texts).getByRole('button', { name: texts.request });
  const treatments = sheetOf(page, texts).getByRole('button').filter({ hasText: texts.treatment });
  await expect(request.or(treatments.first())).toBeVisible();
  if (!(await request.isVisible())) await byTime.tap(treatments.first());
  await byTime.tap(request);
  await expect(placedOf(page, texts)).toBeVisible();
  info.annotations.push({
    type: 'taps',
    description: `${byVenue.count.taps} by the venue, ${byTime.count.taps} by a time`,
  });
  expect(byTime.count.taps).toBeLessThanOrEqual(4);
});

test('R12.02 the first free time is chosen before anybody chooses, and one line says who comes', async ({
  page,
  open,
  newcomer,
  signIn,
  checkAccess,
}) => {
  const texts = newcomerTexts.ar;
  await signIn(await newcomer());
  await open(`/listing-details/${service}?treatment=${oneHour.item}`);
  await page.getByRole('button', { name: texts.bookNow, exact: true }).last().click();
  const sheet = sheetOf(page, texts);
  await expect(timesOf(sheet, texts).first()).toBeChecked();
  await expect(sheet.getByRole('button', { name: texts.request })).toBeEnabled();
  const name = sheet.getByLabel(texts.name, { exact: true });
  await expect(name).toHaveCount(0);
  await checkAccess();
  await sheet.getByRole('button', { name: 'تغيير أو إضافة ملاحظة' }).click();
  await expect(name).toBeFocused();
  await expect(name).not.toHaveValue('');
});

test('R12.11 who chooses somebody and then anyone again is still in the sheet, and who goes back to the treatments too', async ({
  page,
  open,
}) => {
  const texts = newcomerTexts.ar;
  await open(`/listing-details/${service}?treatment=${oneHour.item}`);
  await page.getByRole('button', { name: texts.bookNow, exact: true }).last().tap();
  const sheet = sheetOf(page, texts);
  const choices = sheet.getByRole('group', { name: 'مع', exact: true }).getByRole('button');
  const isChosen = (index: number) => expect(choices.nth(index)).toHaveAttribute('aria-pressed', 'true');
  await choices.first().tap();
  await choices.nth(1).tap();
  await isChosen(1);
  await choices.first().tap();
  await isChosen(0);
  await choices.first().tap();
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'رجوع' }).tap();
  await sheet.getByRole('button').filter({ hasText: texts.treatment }).first().tap();
  await expect(timesOf(sheet, texts).first()).toBeVisible();
});

test('R12.02 who sends nothing is told what is missing in the language of the page, and nothing is held', async ({
  page,
  open,
}) => {
  const texts = newcomerTexts.ar;
  const sent: string[] = [];
  page.on('request', (one) => one.method() === 'POST' && sent.push(new URL(one.url()).pathname));
  await open('/');
  const sheet = await goToSheet(page, texts);
  await sheet.getByRole('button', { name: texts.send }).tap();
  await expect(sheet.getByLabel(texts.name, { exact: true })).toBeFocused();
  await expect(sheet.getByText('يُرجى كتابة الاسم.')).toBeVisible();
  await sheet.getByLabel(texts.name, { exact: true }).fill('هدى');
  await sheet.getByRole('button', { name: texts.send }).tap();
  await expect(sheet.getByLabel(texts.phone)).toBeFocused();
  await expect(sheet.getByText('يُرجى كتابة رقم الهاتف.')).toBeVisible();
  await sheet.getByLabel(texts.phone).fill('0601234567');
  await sheet.getByRole('button', { name: texts.send }).tap();
  await expect(sheet.getByLabel(texts.phone)).toHaveAttribute('aria-invalid', 'true');
  expect(sent.filter((path) => path.endsWith('/phone-codes'))).toEqual([]);
});

test('R12.01 R12.04 the chooser logs in with a code, asks a newcomer for the name, and the number changes with two codes', async ({
  page,
  open,
  checkAccess,
}) => {
  const texts = newcomerTexts.ar;
  const [first, second] = [newPhone(), newPhone()];
  await open('/signuplogin?next=%2Far%2Fprofile');
  await page.getByLabel(texts.phone).fill(first.typed);
  await page.getByRole('button', { name: texts.send }).click();
  await checkAccess();
  const code = await findCode(page.request, first.e164);
  await page.getByLabel(texts.code, { exact: true }).fill(code);
  await page.getByLabel(texts.name, { exact: true }).fill('سارة علي');
  await page.getByRole('button', { name: 'متابعة' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.getByRole('button', { name: 'تغيير الرقم' }).click();
  await page.getByLabel('رقم الهاتف الجديد').fill(second.typed);
  await page.getByRole('button', { name: texts.send }).click();
  const fields = page.getByLabel(/^الرمز المُرسل إلى/);
  await expect(fields).toHaveCount(2);
  await fields.nth(0).fill(await findCode(page.request, second.e164));
  await fields.nth(1).fill(await findCode(page.request, first.e164, code));
  await checkAccess();
  await page.getByRole('button', { name: 'اعتماد هذا الرقم' }).click();
  await expect(page.getByText(second.typed.slice(-4)).first()).toBeVisible();
});

test('R12.02 another treatment at the held time is another booking, and its owner may go back and choose it', async ({
  page,
  open,
}) => {
  const texts = newcomerTexts.ar;
  const phone = newPhone();
  await open(`/listing-details/${service}?employee=${dilan}`);
  await page.getByRole('button', { name: texts.bookNow, exact: true }).last().tap();
  const sheet = await chooseTreatment(page, texts);
  await sheet.getByLabel(texts.name, { exact: true }).fill('هدى سالم');
  await sheet.getByLabel(texts.phone).fill(phone.typed);
  await sheet.getByRole('button', { name: texts.send }).tap();
  await expect(sheet.getByLabel(texts.code, { exact: true })).toBeVisible();
  const former = await findCode(page.request, phone.e164);
  // Back to the form: what is held is still this reader's to choose.
  await sheet.getByRole('button', { name: 'رجوع' }).tap();
  await expect(sheet.getByRole('button', { name: texts.send })).toBeEnabled();
  await sheet.getByRole('button', { name: texts.send }).tap();
  await sheet.getByLabel(texts.code, { exact: true }).fill(await findCode(page.request, phone.e164, former));
  await expect(placedOf(page, texts)).toBeVisible();
});
