import type { Page } from '@playwright/test';
import { timeAt } from '../booking/newcomer-steps.ts';
import { expect, test } from '../fixtures.ts';

const slug = 'noor-salon';
const map = /Map of the results|خريطة النتائج/;

const pinOf = (page: Page, venue: string) => page.locator(`button[data-pin="${venue}"]`);
const cardOf = (page: Page) => page.locator('[data-venues-card]');

test('R14.11 from the map of a search to a booked venue', async ({
  page,
  open,
  at,
  messages,
  newcomer,
  signIn,
  checkAccess,
}, { project }) => {
  const isWide = project.name === 'wide-en';
  await signIn(await newcomer());
  await open('/services?city=baghdad');
  await page.getByRole('link', { name: /^(Map|الخريطة)$/ }).click();
  await expect(page).toHaveURL(/city=baghdad&view=map/);
  await expect(page.locator('[data-map="drawn"]')).toBeVisible();
  // On a phone the map takes the place of the list, and a button leads back.
  await expect(page.locator(`article[data-venue="${slug}"]`).first()).toBeVisible({ visible: isWide });
  await checkAccess();
  await pinOf(page, slug).click();
  await expect(cardOf(page).getByRole('link')).toBeFocused();
  await expect(pinOf(page, slug)).toHaveAttribute('data-marked');
  await expect(page.locator(`article[data-venue="${slug}"]`).first()).toHaveAttribute('data-marked');
  await checkAccess();
  await page.keyboard.press('Escape');
  await expect(cardOf(page)).toBeHidden();
  await expect(pinOf(page, slug)).toBeFocused();
  await pinOf(page, slug).click();
  await cardOf(page).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${at(`/v/${slug}`)}$`));

  await page.locator('#treatments li a').first().click();
  if (!isWide) await page.locator('section.sticky').getByRole('button').click();
  const panel = page
    .getByRole('dialog', { name: messages.panel })
    .or(page.getByRole('complementary', { name: messages.panel }))
    .filter({ visible: true });
  const times = panel.getByRole('group', { name: messages.times }).getByRole('radio', { disabled: false });
  await expect(times.first()).toBeVisible();
  const days = panel.getByRole('group', { name: messages.day, exact: true }).getByRole('radio', { disabled: false });
  await days.nth(4).click();
  await expect(times.first()).toBeVisible();
  await (await timeAt(times, isWide ? 0.2 : 0.9)).click();
  await panel.getByRole('button', { name: messages.request }).click();
  await expect(page.getByRole('link', { name: messages.myBooking }).first()).toBeVisible();
});

test('R14.11 the map moves, and what it shows can be searched', async ({ page, open }, { project }) => {
  await open('/services?view=map');
  const groups = page.locator('button[data-pin=""]');
  await expect(groups.first()).toBeVisible();
  // A group of venues comes apart when it is chosen; that of a large city in several steps.
  await expect(async () => {
    await groups.first().click({ timeout: 1000 });
    await expect(page.locator('button[data-pin]:not([data-pin=""])').first()).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: /Search this area|البحث في هذه المنطقة/ }).click();
  await expect(page).toHaveURL(/[?&]area=[\d.%C,]+/);
  await expect(page.getByRole('button', { name: /Search this area|البحث في هذه المنطقة/ })).toBeHidden();
  if (project.name === 'wide-en') {
    const shown = page.locator('article[data-venue]');
    await expect
      .poll(async () => new Set(await shown.evaluateAll((all) => all.map((one) => one.dataset['venue']))).size)
      .toBeLessThan(15);
    await page.getByRole('link', { name: 'Remove: Part of the map' }).click();
    await expect(page).not.toHaveURL(/area=/);
  } else {
    await page.getByRole('region', { name: map }).getByRole('link', { name: 'القائمة' }).click();
    await expect(page.locator('article[data-venue]').first()).toBeVisible();
    await expect(page).toHaveURL(/area=/);
    await expect(page).not.toHaveURL(/view=/);
  }
});

test('R14.11 the map follows the mouse and the wheel', { tag: '@wide' }, async ({ page, open }) => {
  await open('/services?city=baghdad&view=map');
  const pin = pinOf(page, slug);
  const before = await boxOf(pin);
  await page.mouse.move(before.x - 60, before.y + 80);
  await page.mouse.down();
  await page.mouse.move(before.x - 160, before.y + 40, { steps: 4 });
  await page.mouse.up();
  const after = await boxOf(pin);
  expect(Math.round(after.x - before.x)).toBe(-100);
  expect(Math.round(after.y - before.y)).toBe(-40);
  await page.mouse.wheel(0, -300);
  await expect.poll(async () => (await boxOf(pin)).x).not.toBeCloseTo(after.x, 0);
  // The page itself has not been scrolled.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

async function boxOf(pin: ReturnType<typeof pinOf>) {
  const box = await pin.boundingBox();
  if (!box) throw new Error('The pin is not on the map');
  return box;
}

test('R14.11 a card and its pin are marked together, by the keyboard too', { tag: '@wide' }, async ({ page, open }) => {
  await open('/services?city=baghdad&view=map');
  const card = page.locator(`article[data-venue="${slug}"]`).first();
  await card.getByRole('link').first().focus();
  await expect(pinOf(page, slug)).toHaveAttribute('data-marked');
  await expect(card).toHaveAttribute('data-marked');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.mouse.move(1, 1);
  await pinOf(page, slug).hover();
  await expect(card).toHaveAttribute('data-marked');
  // The map holds nobody: from its last button the keyboard goes on.
  const last = page
    .locator('section', { has: page.locator('[data-map]') })
    .getByRole('button')
    .last();
  await last.focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('[data-map]'))).toBeNull();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R14.11 the map is drawn, its numbers lead to venues, and the list stands below', async ({ page, at }) => {
    await page.goto(at('/services?city=baghdad&view=map'));
    await expect(page.getByRole('img', { name: map })).toBeVisible();
    const numbered = page.getByRole('list', { name: /The venues on the map|المراكز على الخريطة/ });
    await expect(numbered.getByRole('listitem')).toHaveCount(7);
    await expect(numbered.locator(`a[href$="/v/${slug}"]`)).toBeVisible();
    await expect(page.locator(`article[data-venue="${slug}"]`).first()).toBeVisible();
    await page.getByRole('link', { name: /^(List|القائمة)$/ }).click();
    await expect(page.getByRole('img', { name: map })).toBeHidden();
  });
});
