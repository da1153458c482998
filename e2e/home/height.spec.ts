import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 800 } });

test('R14.12 on a phone home is at most five screens high, and a bookable card begins on the first', async ({
  page,
  open,
}) => {
  await open('/');
  await expect(page.locator('#lower section').last()).toBeAttached();
  const card = page.locator('#recommended-services article').first();
  expect((await card.boundingBox())?.y).toBeLessThan(800);
  await expect(card.getByText(/\d:\d\d/)).toBeVisible();
  const slots = await card.getByText(/\d:\d\d/).boundingBox();
  expect(slots?.y).toBeLessThan(1600);
  // Sorani writes the longest lines.
  for (const language of ['', 'ar/', 'ckb/']) {
    await page.goto(language);
    await expect(page.locator('#lower section').last()).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollHeight), language).toBeLessThanOrEqual(5 * 800);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('R14.12 treatment, city and day are asked before the postcode', async ({ page, open }) => {
  await open('/');
  const names = await page
    .locator('section.sky form')
    .evaluate((form: HTMLFormElement) => [...form.elements].map((field) => (field as HTMLInputElement).name));
  const [treatment, city, postcode] = ['treatment', 'city', 'postcode'].map((name) => names.indexOf(name));
  expect(treatment).toBeGreaterThanOrEqual(0);
  expect(city).toBeGreaterThan(treatment ?? 0);
  // The day stands between them.
  expect(postcode).toBeGreaterThan((city ?? 0) + 1);
  await page.locator('section.sky select[name=city]').selectOption('erbil');
  await page.locator('section.sky form button[type=submit]').click();
  await expect(page).toHaveURL(/city=erbil/);
  await expect(page.getByRole('article').first()).toBeVisible();
});
