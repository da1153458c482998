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
