import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 800 } });

test('R14.12 on a phone home is at most five screens high, and a bookable card begins on the first', async ({
  page,
  open,
}) => {
  await open('/');
  await expect(page.locator('#lower section').last()).toBeAttached();
  const card = page.locator('main article').first();
  expect((await card.boundingBox())?.y).toBeLessThan(800);
  await expect(card.getByText(/\d:\d\d/).first()).toBeVisible();
  const slots = await card
    .getByText(/\d:\d\d/)
    .first()
    .boundingBox();
  expect(slots?.y).toBeLessThan(1600);
  // Sorani writes the longest lines.
  for (const language of ['', 'ar/', 'ckb/']) {
    await page.goto(language);
    // Parts have their true height once they came near.
    await page.locator('#lower section').last().scrollIntoViewIfNeeded();
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

test('R14.12 what is free this evening can be booked from home, each time at its hour', async ({
  page,
  open,
  language,
  isMobile,
}) => {
  await open('/');
  const evening = page.locator('#evening-part section');
  await expect(evening.getByRole('heading', { level: 2 })).toHaveText(
    language === 'ar' ? 'متاح هذا المساء' : 'Free this evening',
  );
  const card = evening.getByRole('article').first();
  const [time] = await card.getByRole('listitem').allTextContents();
  await card.getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/listing-details\/\d+\?date=2026-11-21&time=(?:1[7-9]|2\d)%3A\d\d/);
  // The treatment is asked for first, on a phone in the sheet; the time stays chosen.
  if (!isMobile) return;
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: /د\.ع/ }).first().click();
  await expect(
    page
      .getByText(time ?? '')
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test('R14.12 districts of a chosen city stand on home, without scripts too', async ({ page, open, browser, at }) => {
  await open('/');
  const districts = page.locator('#districts section');
  await expect(districts.getByRole('article')).toHaveCount(6);
  await districts.locator('nav a[href*="city=erbil"]').click();
  await expect(page).toHaveURL(/\?city=erbil#by-district$/);
  await expect(districts.getByRole('article')).toHaveCount(4);
  await expect(districts.locator('a[href*="district=ankawa"]')).toHaveAttribute('href', /city=erbil/);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: page.url().split('?')[0] ?? '' });
  const plain = await context.newPage();
  await plain.goto(new URL(at('/'), page.url()).href);
  await plain.locator('#districts nav a[href*="city=erbil"]').click();
  await expect(plain.locator('#districts article')).toHaveCount(4);
  await plain.locator('#districts a[href*="district=ankawa"]').click();
  await expect(plain.getByRole('article').first()).toBeVisible();
  await context.close();
});

test('R14.12 a city that is chosen while a slow phone still takes the page over is shown', async ({ page, open }) => {
  // One touch as soon as the page listens for it: most of its parts have not had their turn.
  await page.addInitScript(() => {
    const touch = () => dispatchEvent(new PointerEvent('pointerdown'));
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...listening: Parameters<typeof listen>) => {
      listen(...listening);
      if (listening[0] !== 'pointerdown') return;
      window.addEventListener = listen;
      queueMicrotask(touch);
    };
  });
  await open('/');
  const districts = page.locator('#districts');
  await expect(districts).toHaveAttribute('data-ready');
  await districts.locator('nav a[href*="city=erbil"]').dispatchEvent('click');
  await expect(page).toHaveURL(/\?city=erbil#by-district$/);
  await expect(districts.getByRole('article')).toHaveCount(4);
});

test('R14.12 near me searches around the reader with what is filled in, and says where nobody may know', async ({
  page,
  open,
  context,
}) => {
  await open('/');
  const form = page.locator('section.sky form');
  const near = form.locator('button[type=button]').filter({ hasText: /Near me|قربي/ });
  await near.click();
  await expect(page.getByText(/could not be found|تعذّر تحديد/)).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 36.19, longitude: 44.01 });
  await form.locator('input[name=treatment]').fill('laser');
  await near.click();
  await expect(page).toHaveURL(/treatment=laser.*near=36\.190%2C44\.010.*sort=nearest/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('R14.12 home says in plain words that one pays at the salon', async ({ page, open, language }) => {
  await open('/');
  await expect(page.locator('section.sky form')).toContainText(
    language === 'ar' ? 'الدفع في الصالون' : 'you pay at the salon',
  );
});
