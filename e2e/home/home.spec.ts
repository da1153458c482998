import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const slider = (page: Page) => page.locator('#lower section').first();

test(
  'R2.15 at most ten services are recommended, each with picture, title, rating, description and link; the arches differ',
  { tag: '@wide' },
  async ({ page, open }) => {
    await open('/');
    const pictures = await page
      .locator('section.sky li img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(pictures).toHaveLength(3);
    expect(new Set(pictures).size).toBe(3);
    const cards = page.locator('#recommended-services article');
    expect(await cards.count()).toBeLessThanOrEqual(10);
    await expect(cards).not.toHaveCount(0);
    for (const card of await cards.all()) {
      await expect(card.locator('img')).toHaveCount(1);
      await expect(card.getByRole('heading')).not.toBeEmpty();
      await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute('href', /\/listing-details\/\d+$/);
      expect(await card.locator('p').count()).toBeGreaterThanOrEqual(5);
    }
  },
);

const first = (page: Page) => slider(page).locator('li:not([inert])').first().locator('a');

async function allowMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
}

test.describe('the slider', () => {
  test.beforeEach(({ page }) => allowMotion(page));

  test(
    'R2.17 moves by itself after 3000 ms within 800 ms, until it is paused',
    { tag: '@wide' },
    async ({ page, open, checkAccess }) => {
      await open('/');
      await slider(page).scrollIntoViewIfNeeded();
      await expect(slider(page).getByRole('button')).toHaveCount(3);
      const before = await first(page).getAttribute('href');
      await page.clock.runFor(3100);
      await expect(slider(page).locator('ul')).toHaveCSS('transition-duration', '0.8s');
      await page.clock.runFor(900);
      await expect.poll(() => first(page).getAttribute('href')).not.toBe(before);
      await slider(page).getByRole('button').nth(1).click();
      await page.mouse.move(0, 0);
      await page.clock.runFor(1000);
      const paused = await slider(page).locator('ul').getAttribute('style');
      await page.clock.runFor(10_000);
      expect(await slider(page).locator('ul').getAttribute('style')).toBe(paused);
      await checkAccess();
    },
  );
});

test.describe('the slider under the keyboard', () => {
  test.beforeEach(({ page }) => allowMotion(page));

  test('R2.17 waits while the keyboard is in it, and follows the arrow keys', async ({ page, open }) => {
    await open('/');
    await slider(page).scrollIntoViewIfNeeded();
    await expect(slider(page).getByRole('button')).toHaveCount(3);
    await page.keyboard.press('Tab');
    await slider(page).getByRole('button').last().focus();
    const before = await first(page).getAttribute('href');
    await page.clock.runFor(10_000);
    expect(await first(page).getAttribute('href')).toBe(before);
    const isRtl = (await page.locator('html').getAttribute('dir')) === 'rtl';
    await page.keyboard.press(isRtl ? 'ArrowLeft' : 'ArrowRight');
    await expect.poll(() => first(page).getAttribute('href')).not.toBe(before);
  });

  test('R2.17 counts a press while it still moves', { tag: '@wide' }, async ({ page, open }) => {
    await open('/');
    await slider(page).scrollIntoViewIfNeeded();
    await slider(page).getByRole('button').last().focus();
    const places = slider(page).locator('p[aria-hidden] i');
    const placeOf = () =>
      places.evaluateAll((dots) => dots.findIndex(({ className }) => className.includes('bg-lapis')));
    const [before, count] = [await placeOf(), await places.count()];
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(placeOf).toBe((before + 2) % count);
  });
});

test('R2.17 R2.18 who wants little motion sees a row that stands and the number at once', async ({ page, open }) => {
  await page.clock.install();
  await open('/');
  await slider(page).scrollIntoViewIfNeeded();
  await expect(slider(page).getByRole('button')).toHaveCount(3);
  const before = await slider(page).locator('ul').getAttribute('style');
  await page.clock.runFor(10_000);
  expect(await slider(page).locator('ul').getAttribute('style')).toBe(before);
  await expect(page.locator('[data-count]')).toHaveText(/^20$/);
  const shown = page.viewportSize()?.width === 1280 ? 4 : 2;
  await expect(slider(page).locator('li:not([inert])')).toHaveCount(shown);
});

test(
  'R1.03 R2.18 the counter counts to 20 partners in 5000 ms once it is half visible',
  {
    tag: '@wide',
  },
  async ({ page, open }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open('/');
    const count = page.locator('[data-count]');
    await slider(page).scrollIntoViewIfNeeded();
    await expect(count).toHaveText(/^0$/);
    await expect(page.locator('p:has([data-count]) > .sr-only')).toHaveText(/^20$/);
    const shown = await count.evaluateHandle((place) => {
      const changes: { text: string; at: number }[] = [];
      const note = () => changes.push({ text: place.textContent, at: performance.now() });
      new MutationObserver(note).observe(place, { characterData: true, subtree: true, childList: true });
      return changes;
    });
    await count.scrollIntoViewIfNeeded();
    await expect(count).toHaveText(/^20$/);
    const changes = await shown.jsonValue();
    expect(changes.length).toBeGreaterThan(10);
    // From the first step, a twentieth of the way, to the last.
    const tookMs = (changes.at(-1)?.at ?? 0) - (changes[0]?.at ?? 0);
    expect(tookMs).toBeGreaterThan(4400);
    expect(tookMs).toBeLessThan(5400);
  },
);

test('R1.03 R2.12 the app block leads to the page about installing, and a browser can install the site', async ({
  page,
  open,
  request,
}) => {
  await open('/');
  const links = page.locator('#lower section').last().getByRole('link');
  await expect(links).toHaveCount(2);
  const manifest = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const { start_url, scope, icons, dir } = (await (await request.get(manifest)).json()) as {
    start_url: string;
    scope: string;
    dir: string;
    icons: { src: string; purpose: string }[];
  };
  expect(`${new URL(page.url()).pathname.replace(/(ar)\/$/, '$1')}?start=app`).toBe(start_url);
  expect(start_url.startsWith(scope)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src } of icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  await links.first().click();
  await expect(page).toHaveURL(/\/app$/);
});

test('R1.03 who can rate is said as it is', { tag: '@wide' }, async ({ page, open }) => {
  await open('/');
  const strip = page.locator('#upper section').first();
  await expect(strip.getByRole('listitem')).toHaveCount(4);
  for (const value of ['Smart prices', 'Book 24/7', 'Top-rated salons', 'Satisfied customers'])
    await expect(strip.getByRole('heading', { name: value })).toBeVisible();
  await expect(strip).toContainText(
    'Anyone with an account can review; ‘Verified visit’ marks customers who were there.',
  );
});

test(
  'R2.24 /listing searches on top and lists every venue below',
  { tag: '@wide' },
  async ({ page, open, checkAccess }) => {
    await open('/listing');
    await expect(page.locator('input[name=type]')).toHaveCount(3);
    const rows = page.locator('main article');
    await expect(rows).toHaveCount(12);
    await expect(rows.first().locator('p a').first()).toHaveAttribute('href', /\/listing-details\/\d+$/);
    await expect(page.locator('main a[href*="cursor="]')).toBeVisible();
    await checkAccess();
    await page.locator('input[name=treatment]').fill('massage');
    await page.locator('input[name=treatment]').press('Enter');
    await expect(page).toHaveURL(/\/services\?.*treatment=massage/);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R2.17 R2.18 show a row of pictures to scroll, and how many partners there are', async ({ page, at }) => {
    await page.goto(at('/'));
    await expect(slider(page).locator('li').first()).toBeVisible();
    await expect(slider(page).getByRole('button')).toHaveCount(0);
    await expect(page.locator('[data-count]')).toHaveText(/^20$/);
  });
});
