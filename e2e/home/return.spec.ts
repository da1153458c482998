import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 800 } });

/** Where the last part of home stands on the screen, px. */
const standingOf = (page: Page) =>
  page.locator('#lower').evaluate((part) => Math.round(part.getBoundingClientRect().top));

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The parts below the first screen. */
const partsOf = (page: Page) =>
  page.locator('div:has(> #lower), div:has(> #upper), div:has(> #districts), div:has(> #recommended-services)');

test('R14.12 parts below the first screen of home are laid out when they come near, with about the height that stands for them', async ({
  page,
  open,
}) => {
  await open('/');
  const parts = partsOf(page);
  await expect(parts).toHaveCount(4);
  for (const part of await parts.all()) {
    await expect(part).toHaveCSS('content-visibility', 'auto');
    const [assumed, drawn] = await part.evaluate((element) => [
      Number.parseInt(getComputedStyle(element).containIntrinsicHeight.replace('auto ', ''), 10),
      element.firstElementChild?.getBoundingClientRect().height ?? 0,
    ]);
    expect(Math.abs((assumed ?? 0) - (drawn ?? 0))).toBeLessThan(100);
  }
});

test('R14.12 who comes back to home stands where they stood', async ({ page, open }) => {
  await open('/');
  const link = page.locator('#lower section').first().locator('li:not([inert]) a').first();
  await link.scrollIntoViewIfNeeded();
  await expect(page.locator('#lower')).toHaveAttribute('data-ready');
  const [standing, place] = [await standingOf(page), await placeOf(page)];
  expect(place).toBeGreaterThan(800);
  await link.click();
  await expect(page.locator('#lower')).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => placeOf(page)).toBe(place);
  // Put together in the browser, it has its true height even where nothing was near.
  for (const part of await partsOf(page).all()) await expect(part).toHaveCSS('content-visibility', 'visible');
  expect(await standingOf(page)).toBe(standing);
  // Loaded anew, as a tab is that a phone had put away, it stands about there.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  expect(Math.abs((await standingOf(page)) - standing)).toBeLessThan(150);
});
