import { expect, test } from '../fixtures.ts';
import { words } from './words.ts';

test('R8.08 without a connection the page stays, says so, and finds again once there is one', async ({
  page,
  open,
  language,
  expectFault,
}) => {
  expectFault(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  const say = words[language === 'ar' ? 'ar' : 'en'];
  await open('/services');
  const cards = page.locator('main article');
  const before = await cards.count();
  await page.context().setOffline(true);
  await page.locator('main a[href*="cursor="]').click();
  await expect(page.getByText(say.failedMore)).toBeVisible();
  await expect(cards).toHaveCount(before);
  await page.locator('search input[name=treatment]').first().fill('laser');
  await page.locator('search input[name=treatment]').first().press('Enter');
  await expect(page.getByRole('alert')).toHaveText(say.offline);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: say.retry }).click();
  await expect(cards.first()).toBeVisible();
  await expect(page).toHaveURL(/treatment=laser/);
});

test('R8.07 a list that the server fails to send says so and can be asked for again', async ({
  page,
  open,
  language,
  expectFault,
}) => {
  expectFault(/503/);
  const say = words[language === 'ar' ? 'ar' : 'en'];
  await open('/hair');
  await page.route('**/hair.data*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.locator('search input[name=treatment]').first().fill('cut');
  await page.locator('search input[name=treatment]').first().press('Enter');
  await expect(page.getByRole('alert')).toHaveText(say.failedSearch);
  await page.unroute('**/hair.data*');
  await page.getByRole('button', { name: say.retry }).click();
  await expect(page.locator('main article').first()).toBeVisible();
});
