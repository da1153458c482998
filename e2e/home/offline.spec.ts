import { expect, test } from '../fixtures.ts';

test.use({ serviceWorkers: 'allow' });

const allTexts = {
  en: { title: 'No connection', retry: 'Try again' },
  ar: { title: 'لا يوجد اتصال', retry: 'إعادة المحاولة' },
  ckb: { title: 'ئینتەرنێت نییە', retry: 'دووبارە هەوڵ بدەوە' },
};

test('a page that does not come says so in its language, and comes once there is a line', async ({
  page,
  open,
  at,
  language,
  expectError,
}) => {
  expectError(/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|Service Worker|status of 503|^503 /);
  const texts = allTexts[language];
  await open('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  // A busy browser tells its service worker late that there is no connection.
  await expect(async () => {
    await page.goto(at('/services'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title, { timeout: 1000 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'en' ? 'ltr' : 'rtl');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: texts.retry }).click();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('files that came once are there without a line', async ({ page, open, expectError }) => {
  expectError(/ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch|Service Worker|status of 503|^503 /);
  await open('/services');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const files = await page.evaluate(() => [...document.querySelectorAll('script[src]')].length);
  const kept = await page.evaluate(async () => (await (await caches.open('files')).keys()).map(({ url }) => url));
  expect(kept.length).toBeGreaterThan(files);
  expect(kept.every((url) => url.includes('/assets/'))).toBe(true);
  await page.context().setOffline(true);
  const [first = ''] = kept;
  expect(await page.evaluate(async (url) => (await fetch(url)).status, first)).toBe(200);
});
