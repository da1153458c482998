import type { Locator, Page, Route } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { findCode, newPhone } from '../stored-messages.ts';
import { service, test } from './booking-test.ts';
import { chooseTreatment, newcomerTexts, type NewcomerTexts, placedOf, sheetOf } from './newcomer-steps.ts';
import { answerTextsOf, findAnswerLink, findOwnerOf, makeOwnersReachable, openPhone } from './reachable-venues.ts';

const meant = /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to (fetch|load)|dynamically imported/;

const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** Cuts the line for some addresses; the answer mends it. `isLate`: the server has done what it was asked for. */
async function cut(page: Page, address: string | RegExp, isLate = false): Promise<() => Promise<void>> {
  const abort = async (route: Route) => {
    if (isLate && route.request().method() !== 'GET') await route.fetch();
    await route.abort('internetdisconnected');
  };
  await page.route(address, abort);
  return () => page.unroute(address, abort);
}

test('R12.11 R12.02 R10.12 a line that is cut at each step on the way from home to a confirmed booking loses nothing', async ({
  page,
  browser,
  open,
  language,
  request,
  expectError,
}, info) => {
  test.setTimeout(240_000);
  expectError(meant);
  const texts = newcomerTexts[language === 'ckb' ? 'ckb' : 'ar'];
  const owners = await makeOwnersReachable(request);
  const phone = newPhone();
  const name = `${texts.fullName} ${phone.typed.slice(-6)}`;
  await open('/');
  await reachTimes(page, texts);
  const sheet = sheetOf(page, texts);
  await sheet.getByLabel(texts.name, { exact: true }).fill(name);
  await sheet.getByLabel(texts.phone).fill(phone.typed);
  await reachCode(page, sheet, texts);
  await expect(sheet.getByLabel(texts.name, { exact: true })).toHaveCount(0);
  const code = await findCode(page.request, phone.e164);
  // The phone ends the page while its reader looks for the code in another app.
  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await reachPass(page, sheet, texts, code);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const headers = { authorization: `Bearer ${token}` };
  const { data } = (await (await request.get('/api/bookings', { headers })).json()) as { data: { id: number }[] };
  expect(data).toHaveLength(1);
  const id = data[0]?.id ?? 0;
  await reachList(page, texts);

  const owner = await findOwnerOf(request, owners, id);
  const link = await findAnswerLink(request, owner.number, name);
  const venue = await openPhone(browser, info.project.use.viewport);
  await confirmOnce(venue, new URL(link, page.url()).href, answerTextsOf(link));
  await venue.context().close();

  // The customer, whose page could not ask for a while.
  const mend = await cut(page, /\/api\/bookings\/\d+\/deliveries/);
  await open(`/my_booking/${id}`);
  await mend();
  const pass = page.getByRole('article', { name: texts.pass });
  await expect(pass.getByText(texts.confirmed)).toBeVisible({ timeout: 45_000 });
});

/** Until its script has come, a link is the browser's own. */
const waitForScript = (link: Locator): Promise<void> =>
  expect.poll(() => link.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')))).toBe(true);

/** From home to the times of a venue: neither its page nor its times come at first. */
async function reachTimes(page: Page, texts: NewcomerTexts): Promise<void> {
  let mend = await cut(page, /\/listing-details\/\d+\.data/);
  const card = page
    .locator('#recommended-services article a[href*="/listing-details/"]')
    .filter({ visible: true })
    .first();
  await waitForScript(card);
  await card.tap();
  await expect(headingOf(page)).toHaveText(texts.noConnection, { timeout: 20_000 });
  await mend();
  await page.getByRole('button', { name: texts.retry }).tap();
  const bookNow = page.getByRole('button', { name: texts.bookNow, exact: true }).last();
  await expect(bookNow).toBeVisible();
  mend = await cut(page, /\/slots(\?|$)/);
  await page.reload();
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await bookNow.tap();
  const sheet = sheetOf(page, texts);
  const treatments = sheet.getByRole('button').filter({ hasText: texts.treatment });
  const again = sheet.getByRole('button', { name: texts.retry });
  await expect(treatments.first().or(again)).toBeVisible({ timeout: 20_000 });
  if (await treatments.first().isVisible()) await treatments.first().tap();
  await expect(again).toBeVisible({ timeout: 20_000 });
  await mend();
  await again.tap();
  await chooseTreatment(page, texts);
}

/** From the filled form to the code: neither the hold nor its answer comes, then no code is sent. */
async function reachCode(page: Page, sheet: Locator, texts: NewcomerTexts): Promise<void> {
  const send = sheet.locator('button[type=submit][form]');
  await expect(send).toHaveText(texts.send);
  for (const [address, isLate] of [
    ['**/api/holds', false],
    ['**/api/holds', true],
    ['**/api/phone-codes', false],
  ] as const) {
    const mend = await cut(page, address, isLate);
    await send.tap();
    await expect(send).not.toHaveAttribute('aria-busy', 'true');
    await expect(send).toHaveText(texts.retry);
    await expect(sheet.getByLabel(texts.phone)).not.toHaveValue('');
    await mend();
  }
  await send.tap();
  await expect(sheet.getByLabel(texts.code, { exact: true })).toBeVisible();
}

/** From the code to the pass: the code does not arrive, then the booking is placed and its answer is lost. */
async function reachPass(page: Page, sheet: Locator, texts: NewcomerTexts, code: string): Promise<void> {
  let mend = await cut(page, '**/api/phone-logins');
  await sheet.getByLabel(texts.code, { exact: true }).fill(code);
  await expect(sheet.getByText(texts.offlineCode)).toBeVisible();
  await mend();
  mend = await cut(page, /\/api\/bookings$/, true);
  await sheet.getByRole('button', { name: texts.retryCode }).tap();
  const request = sheet.locator('button[type=submit][form]');
  await expect(request).toHaveText(texts.retry);
  await mend();
  await request.tap();
  await expect(placedOf(page, texts).getByRole('article', { name: texts.pass })).toBeVisible();
}

/** From the pass to the list of bookings, which does not come at first. */
async function reachList(page: Page, texts: NewcomerTexts): Promise<void> {
  const mend = await cut(page, /\/my_booking\.data/);
  await placedOf(page, texts).getByRole('link', { name: texts.bookings }).tap();
  await expect(headingOf(page)).toHaveText(texts.noConnection, { timeout: 20_000 });
  await mend();
  await page.getByRole('button', { name: texts.retry }).tap();
  await expect(page.getByText(texts.pending).first()).toBeVisible();
}

/** The venue answers: its request does not come, then the answer is given and what became of it is lost. */
async function confirmOnce(venue: Page, link: string, texts: ReturnType<typeof answerTextsOf>): Promise<void> {
  let mend = await cut(venue, '**/api/request-answers/view');
  await venue.goto(link);
  await expect(venue.getByRole('alert')).toBeVisible();
  await mend();
  await venue.getByRole('button', { name: texts.retry }).tap();
  const confirm = venue.getByRole('button', { name: texts.confirm, exact: true });
  mend = await cut(venue, /\/api\/request-answers$/, true);
  await confirm.tap();
  await expect(venue.getByRole('alert')).toBeVisible();
  await mend();
  await confirm.tap();
  await expect(headingOf(venue)).toHaveText(texts.answered);
}

test('R12.11 "book now" that is tapped before the script of the page has come opens the sheet once it has', async ({
  page,
  at,
}) => {
  const texts = newcomerTexts.ar;
  let go = () => {};
  const isHeld = new Promise<void>((resolve) => (go = resolve));
  await page.route(/\/assets\/entry\.client-.*\.js/, async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.goto(at(`/listing-details/${service}`), { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: texts.bookNow, exact: true }).last();
  await button.tap();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(sheetOf(page, texts)).toHaveCount(0);
  go();
  await expect(sheetOf(page, texts)).toBeVisible();
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
});

test('R12.03 a wrong code says how often it may be tried, and a line that is cut at the code loses nothing', async ({
  page,
  open,
  expectError,
}) => {
  expectError(meant);
  const texts = newcomerTexts.ar;
  const phone = newPhone();
  await open('/');
  await page
    .locator('#recommended-services article a[href*="/listing-details/"]')
    .filter({ visible: true })
    .first()
    .tap();
  await page.getByRole('button', { name: texts.bookNow, exact: true }).last().tap();
  const sheet = await chooseTreatment(page, texts);
  await sheet.getByLabel(texts.name, { exact: true }).fill('هدى سالم');
  await sheet.getByLabel(texts.phone).fill(phone.typed);
  await sheet.getByRole('button', { name: texts.send }).tap();
  const field = sheet.getByLabel(texts.code, { exact: true });
  const code = await findCode(page.request, phone.e164);
  await field.fill(code === '000000' ? '111111' : '000000');
  await expect(sheet.getByText('الرمز غير صحيح. بقيت 4 محاولات.')).toBeVisible();
  await expect(field).toHaveValue('');
  await page.context().setOffline(true);
  await field.fill(code);
  await expect(sheet.getByText(texts.offlineCode)).toBeVisible();
  await page.context().setOffline(false);
  await sheet.getByRole('button', { name: texts.retryCode }).tap();
  await expect(placedOf(page, texts)).toBeVisible();
});
