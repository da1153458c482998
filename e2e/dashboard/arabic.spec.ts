import type { Browser, Page } from '@playwright/test';
import { openSession } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';

/** Huda's only venue serves women only. */
const huda = { email: 'huda@example.com', password: 'bukra-inshallah' };

/** A browser of its own in which the dashboard of the women-only venue is open in Arabic. */
async function openInArabic(browser: Browser, request: Page['request'], path = ''): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const headers = { authorization: `Bearer ${await openSession(request, huda)}` };
  const handOff = await request.post('/api/hand-offs', { headers, data: { audience: 'vendor_dashboard' } });
  const { token, path: dashboard } = (await handOff.json()) as { token: string; path: string };
  await page.goto(`${dashboard}?token=${token}&language=ar`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (path !== '') await page.goto(`${dashboard}${path}`);
  return page;
}

test('R10.05 a dashboard for women only speaks of its customers as women, and every screen has its words', async ({
  browser,
  request,
}) => {
  const page = await openInArabic(browser, request);
  const main = page.getByRole('main');
  await page.getByRole('link', { name: 'الزبونات', exact: true }).first().click();
  await expect(main.getByRole('heading', { level: 1, name: 'الزبونات' })).toBeVisible();
  const dashboard = page.url().replace(/\/customers.*$/, '');
  for (const screen of [
    'reports',
    'reviews',
    'services',
    'settings',
    'hours',
    'start',
    'start/pictures',
    'till',
    'till/products',
    'till/commissions',
  ]) {
    await page.goto(`${dashboard}/${screen}`);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    // A text whose place was not filled shows its key.
    await expect(main).not.toContainText(/(?:venue|records|till|dashboard|frame)\.[a-z]+/);
    await expect(main).not.toContainText(/[{}]|الزبائن/);
  }
  await page.context().close();
});

test('R10.08 hours past midnight say that they end on the next day', async ({ browser, request }) => {
  const page = await openInArabic(browser, request, '/hours');
  const ends = page.getByLabel('السبت: إلى').and(page.locator(':enabled')).first();
  await ends.fill('2:00 ص');
  await ends.press('Tab');
  await expect(page.getByText('2:00 ص اليوم التالي')).toBeVisible();
  await expect(ends).toHaveAccessibleDescription('2:00 ص اليوم التالي');
  await ends.fill('9:00 م');
  await ends.press('Tab');
  await expect(page.getByText('اليوم التالي')).toBeHidden();
  await expect(page.getByRole('group', { name: 'أسابيع شائعة' })).toContainText(/من 10\sص إلى 9\sم/);
  await page.context().close();
});

test('R10.11 a screen that does not arrive says so in the language and direction on screen', async ({
  browser,
  request,
}) => {
  const page = await openInArabic(browser, request);
  await page.route('**/assets/team-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'فريق العمل', exact: true }).first().click();
  const alert = page.getByRole('alert').filter({ hasText: /./ });
  await expect(alert).toContainText('تعذّر التحميل.');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await page.unroute('**/assets/team-*.js');
  await alert.getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: 'فريق العمل' })).toBeVisible();
  await page.context().close();
});

test('what failed to load is asked for again by itself once the line is back', async ({ browser, request }) => {
  const page = await openInArabic(browser, request);
  await page.route('**/api/venues/*/reviews*', (route) => route.abort());
  await page.getByRole('link', { name: 'التقييمات', exact: true }).first().click();
  const alert = page.getByRole('alert').filter({ hasText: 'تعذّر التحميل.' });
  await expect(alert).toBeVisible();
  await page.unroute('**/api/venues/*/reviews*');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(alert).toBeHidden();
  await page.context().close();
});
