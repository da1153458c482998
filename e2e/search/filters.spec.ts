import { expect, test } from '../fixtures.ts';

const texts = {
  en: {
    evening: /^Evening/,
    woman: 'By a woman',
    filters: 'Filters',
    show: 'Show results',
    atHome: 'At your home',
    also: 'Also at your home',
  },
  ar: {
    evening: /^مساءً/,
    woman: 'كادر نسائي',
    filters: 'الفلاتر',
    show: 'عرض النتائج',
    atHome: 'في بيتك',
    also: 'في بيتك أيضًا',
  },
  ckb: {
    evening: /^ئێوارە/,
    woman: 'بە دەستی خانم',
    filters: 'فلتەرەکان',
    show: 'ئەنجامەکان ببینە',
    atHome: 'لە ماڵی خۆت',
    also: 'لە ماڵی خۆشت',
  },
} as const;

test('R14.03 R14.09 an evening by a woman is chosen with its count, and goes on into the booking', async ({
  page,
  open,
  language,
  isMobile,
  checkAccess,
}) => {
  const words = texts[language];
  await open('/hair');
  const results = page.locator('main article');
  await expect(results.first()).toBeVisible();
  const choose = async (name: string | RegExp) => {
    if (isMobile) await page.getByRole('button', { name: words.filters }).click();
    await page.getByRole('complementary').getByRole('link', { name }).click();
    if (isMobile) await page.getByRole('button', { name: words.show }).click();
  };
  await choose(words.woman);
  await expect(page).toHaveURL(/female_staff=1/);
  await choose(words.evening);
  await expect(page).toHaveURL(/part=evening/);
  await expect(results.first()).toBeVisible();
  const venues = await results.locator('h3').allTextContents();
  expect(new Set(venues).size).toBe(venues.length);
  await checkAccess();
  const slot = results.first().locator('a[href*="time="]').first();
  await expect(slot).toHaveAttribute('href', /time=(1[7-9]|2[0-3])%3A/);
  await slot.click();
  await expect(page).toHaveURL(/\/listing-details\/\d+\?.*female=1/);
});

test('R14.09 what is given at home is chosen with its count, and goes on into the booking', async ({
  page,
  open,
  language,
  isMobile,
  checkAccess,
}) => {
  const words = texts[language];
  await open('/massage');
  if (isMobile) await page.getByRole('button', { name: words.filters }).click();
  await page.getByRole('complementary').getByRole('link', { name: words.atHome }).click();
  if (isMobile) await page.getByRole('button', { name: words.show }).click();
  await expect(page).toHaveURL(/at_home=1/);
  const first = page.locator('main article').first();
  await expect(first).toContainText(words.also);
  await first.locator('a[href*="home=1"]').first().click();
  await expect(page).toHaveURL(/\/listing-details\/\d+\?.*home=1/);
  await checkAccess();
});

test.describe('near me', () => {
  test.use({ geolocation: { latitude: 33.31, longitude: 44.43 }, permissions: ['geolocation'] });

  test('R14.09 finds what is near, and how far it is', { tag: '@wide' }, async ({ page, open, language }) => {
    await open('/services');
    await page.getByRole('button', { name: language === 'en' ? 'Find venues near me' : /قريبة مني/ }).click();
    await expect(page).toHaveURL(/within=5/);
    const results = page.locator('main article');
    await expect(results.first()).toContainText(/km|كم|کم/);
    expect(await results.count()).toBeLessThan(12);
  });
});

test('R14.03 R14.07 a misspelt word in Latin letters leads from home to a time to book', async ({ page, open }) => {
  await open('/');
  const field = page.locator('input[name=treatment]').first();
  await field.fill('qas sha3er');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/services\?.*treatment=qas/);
  const first = page.locator('main article').first();
  await expect(first).toContainText(/cut|قصّ|قژبڕین/i);
  const slot = first.locator('a[href*="time="]').first();
  const address = await slot.getAttribute('href');
  await slot.click();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}`.endsWith(address ?? '-'));
  await expect(page.locator('main h1')).toBeVisible();
});
