import type { Page } from '@playwright/test';
import { landmarks } from '../apps/server/db/world/landmarks.ts';
import { newcomerTexts, placedOf, sheetOf, timeAt, timesOf } from './booking/newcomer-steps.ts';
import { expect, type TestMessages, test } from './fixtures.ts';
import { findCode, newPhone } from './stored-messages.ts';

const { hairCut } = landmarks.specifiedPrices;
/** Keratin, which one of those who cut hair gives alone. */
const keratin = 1021;

/** Each project takes another day, so that they can run side by side: there is one who gives keratin. */
const dayOf: Record<string, number> = { 'phone-ar': 2, 'wide-en': 3, 'phone-ckb': 4 };

test('R14.01 R10.12 from the page of a venue to two treatments at the same time, by two people', async ({
  page,
  open,
  messages,
  newcomer,
  signIn,
  checkAccess,
}, { project }) => {
  const customer = await newcomer();
  await signIn(customer);
  await open('/v/noor-salon');
  for (const id of [hairCut, keratin]) await page.locator(`#treatments a[href*="${id}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`treatment=${hairCut}&more=${keratin}`));
  if (project.name.startsWith('phone')) await page.locator('section.sticky').getByRole('button').click();
  const panel = panelOf(page, messages);
  await panel.getByRole('radio', { name: messages.together }).click();
  await expect(page).toHaveURL(/together=1/);
  const times = panel.getByRole('group', { name: messages.times }).getByRole('radio', { disabled: false });
  await expect(times.first()).toBeVisible();
  await panel
    .getByRole('group', { name: messages.day, exact: true })
    .getByRole('radio', { disabled: false })
    .nth(dayOf[project.name] ?? 5)
    .click();
  await (await timeAt(times, 0.5)).click();
  // Who it would be is said of each time; those of another day may still have stood there a moment ago.
  const chosen = panel.getByRole('group', { name: messages.times }).getByRole('radio', { checked: true });
  const label = (await chosen.getAttribute('aria-label')) ?? '';
  await checkAccess();
  await panel.getByRole('button', { name: messages.request }).click();
  const placed = page.getByRole('dialog').filter({ has: page.getByRole('link', { name: messages.myBooking }) });
  await expect(placed).toBeVisible();

  const answer = await page.request.get('/api/bookings', {
    headers: { authorization: `Bearer ${customer.token}`, 'accept-language': await languageOf(page) },
  });
  const [booking] = ((await answer.json()) as TogetherBookings).data;
  const items = booking?.items ?? [];
  expect(items).toHaveLength(2);
  expect(new Set(items.map(({ starts_at: at }) => at)).size).toBe(1);
  expect(new Set(items.map(({ employee }) => employee.id)).size).toBe(2);
  expect(booking?.duration).toBe(Math.max(...items.map(({ duration }) => duration)));
  for (const { employee } of items) expect(label).toContain(employee.name);
  await placed.getByRole('link', { name: messages.myBooking }).click();
  for (const { employee } of items) await expect(page.locator('main')).toContainText(employee.name);
  await checkAccess();
});

test(
  'R14.01 R12.02 a newcomer books two people at the same time by a code',
  { tag: '@phone' },
  async ({ page, open, messages }) => {
    const texts = newcomerTexts.ar;
    const phone = newPhone();
    await open(`/v/noor-salon?treatment=${hairCut}&more=${keratin}&together=1`);
    await page.locator('section.sticky').getByRole('button').tap();
    const sheet = sheetOf(page, texts);
    const times = timesOf(sheet, texts);
    await expect(times.first()).toBeVisible();
    await sheet
      .getByRole('group', { name: messages.day, exact: true })
      .getByRole('radio', { disabled: false })
      .nth(6)
      .tap();
    await (await timeAt(times, 0.5)).tap();
    const name = sheet.getByLabel(texts.name, { exact: true });
    await name.fill(texts.fullName);
    await sheet.getByLabel(texts.phone).fill(phone.typed);
    await sheet.getByRole('button', { name: texts.send }).tap();
    const field = sheet.getByLabel(texts.code, { exact: true });
    await expect(field).toBeFocused();
    await field.fill(await findCode(page.request, phone.e164));
    await expect(placedOf(page, texts).getByRole('article', { name: texts.pass })).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const answer = await page.request.get('/api/bookings', { headers: { authorization: `Bearer ${token}` } });
    const [booking] = ((await answer.json()) as TogetherBookings).data;
    expect(new Set(booking?.items.map(({ starts_at: at }) => at)).size).toBe(1);
    expect(new Set(booking?.items.map(({ employee }) => employee.id)).size).toBe(2);
  },
);

type TogetherBookings = {
  data: {
    duration: number;
    items: { starts_at: string; duration: number; employee: { id: number; name: string } }[];
  }[];
};

const languageOf = async (page: Page) => (await page.locator('html').getAttribute('lang')) ?? 'en';

const panelOf = (page: Page, { panel }: TestMessages) =>
  page
    .getByRole('dialog', { name: panel })
    .or(page.getByRole('complementary', { name: panel }))
    .filter({ visible: true });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R14.01 says when treatments can begin together, by whom, and the number to call', async ({
    page,
    at,
    messages,
  }) => {
    await page.goto(at('/v/noor-salon'));
    for (const id of [hairCut, keratin]) await page.locator(`#treatments noscript a[href*="${id}"]`).first().click();
    const selection = page.locator('#selection');
    await selection.getByRole('link', { name: messages.together }).click();
    await expect(page).toHaveURL(/together=1#selection$/);
    await expect(selection.getByRole('link', { name: messages.together })).toHaveAttribute('aria-current', 'true');
    // With names, which stand before times of days.
    await expect(selection.locator('h4').first()).toBeVisible();
    await expect(selection.locator('h4 + p').first()).toContainText(/: /);
    await expect(selection.locator('a[href^="tel:"]')).toBeVisible();
  });

  test('R14.01 the reviews of one service are a link away', async ({ page, at }) => {
    await page.goto(at('/v/noor-salon'));
    const filter = page.locator('#reviews nav a').nth(1);
    const count = Number(((await filter.textContent()) ?? '').match(/\d+$/)?.[0]);
    await filter.click();
    await expect(page).toHaveURL(/reviews=\d+#reviews$/);
    await expect(page.locator('#reviews nav a').nth(1)).toHaveAttribute('aria-current', 'true');
    const serviceLinks = page.locator(
      '#reviews article a[href*="/listing-details/"], #reviews li a[href*="/listing-details/"]',
    );
    expect(await serviceLinks.count()).toBeLessThanOrEqual(count);
  });
});

test('R14.01 the next time of somebody in the team is booked with them', async ({ page, open, messages }) => {
  await open('/v/noor-salon');
  await page.locator('#team a[href*="employee="]').first().click();
  await expect(page).toHaveURL(/treatment=\d+&employee=\d+&date=[\d-]+&time=/);
  const panel = panelOf(page, messages);
  await expect(panel.getByRole('group', { name: messages.times })).toBeVisible();
  await expect(panel.locator('button[aria-pressed="true"]').first()).toBeVisible();
});

test('R14.01 R2.32 a venue is saved by its heart, and stands in the wishlist until it is given up', async ({
  page,
  open,
  messages,
  newcomer,
  signIn,
}) => {
  await signIn(await newcomer());
  await open('/v/noor-salon');
  const heart = page.locator('main header button[aria-pressed]').first();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await open('/wishlist');
  await expect(page.locator('main a[href$="/v/noor-salon"]')).toBeVisible();
  await page.locator('main li button[aria-pressed="true"]').click();
  await open('/wishlist');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main a[href$="/v/noor-salon"]')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: messages.panel })).toHaveCount(0);
});
