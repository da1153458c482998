import { expect, test } from '../fixtures.ts';
import { messages } from './messages.ts';

test('R8.08 without a connection the page stays, says so, and finds again once there is one', async ({
  page,
  open,
  language,
  expectError,
}) => {
  expectError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const texts = messages[language === 'ar' ? 'ar' : 'en'];
  await open('/services');
  const cards = page.locator('main article');
  const before = await cards.count();
  await page.context().setOffline(true);
  await page.locator('main a[href*="cursor="]').click();
  await expect(page.getByText(texts.failedMore)).toBeVisible();
  await expect(cards).toHaveCount(before);
  await page.locator('search input[name=treatment]').first().fill('laser');
  await page.locator('search input[name=treatment]').first().press('Enter');
  await expect(page.getByRole('alert')).toHaveText(texts.offline);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: texts.retry }).click();
  await expect(cards.first()).toBeVisible();
  await expect(page).toHaveURL(/treatment=laser/);
});

test('R8.07 a list that the server fails to send says so and can be asked for again', async ({
  page,
  open,
  language,
  expectError,
}) => {
  expectError(/503/);
  const texts = messages[language === 'ar' ? 'ar' : 'en'];
  await open('/hair');
  await page.route('**/hair.data*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.locator('search input[name=treatment]').first().fill('cut');
  await page.locator('search input[name=treatment]').first().press('Enter');
  await expect(page.getByRole('alert')).toHaveText(texts.failedSearch);
  await page.unroute('**/hair.data*');
  await page.getByRole('button', { name: texts.retry }).click();
  await expect(page.locator('main article').first()).toBeVisible();
});

test('R10.12 a day that is typed before the script of the calendar has come stays, and is searched for', async ({
  page,
  open,
}) => {
  const { promise: line, resolve: mend } = Promise.withResolvers<void>();
  await page.route('**/assets/day-input-*.js', async (route) => {
    await line;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/day-input-*.js');
  await open('/');
  const script = (await asked).url();
  const day = page.locator('search input[name=date]');
  await day.fill('2030-12-05');
  mend();
  await page.evaluate((address) => import(address), script);
  await page.waitForTimeout(300);
  await expect(day).toHaveValue('2030-12-05');
  await day.press('Enter');
  await expect(page).toHaveURL(/date=2030-12-05/);
});

test('the field for a day is never switched off while its calendar comes', async ({ page, open }) => {
  await page.addInitScript(() => {
    const shown: boolean[] = [];
    Object.assign(globalThis, { shown });
    const look = () => shown.push(document.querySelector('search input:disabled') !== null);
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(look).observe(document, { childList: true, subtree: true }),
    );
  });
  await open('/');
  await expect(page.locator('search input[name=date][type=hidden]')).toBeAttached();
  const shown = await page.evaluate(() => (globalThis as unknown as { shown: boolean[] }).shown);
  expect(shown).toContain(false);
  expect(shown).not.toContain(true);
});

test('R10.11 a page that replaces a broken load keeps the language and direction of its address', async ({
  page,
  open,
  expectError,
}) => {
  expectError(/503|404/);
  await open('/');
  await page.goto('ar/services');
  await page.route('**/ar/hair.data*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.locator('html[data-ready]').waitFor();
  await page.locator('header a[href$="/ar/hair"]').first().click();
  await expect(page.locator('main h1')).toBeVisible();
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await page.goto('ckb/no-such-page/at-all');
  await expect(html).toHaveAttribute('lang', 'ckb');
  await expect(html).toHaveAttribute('dir', 'rtl');
});
