import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const names = {
  en: { removal: 'Hair removal', threading: 'Threading' },
  ar: { removal: 'إزالة الشعر', threading: 'الخيط' },
  ckb: { removal: 'لابردنی موو', threading: 'دەزوو' },
};

const canonicalOf = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

test('R14.08 a category has a page in every language: what it is, the way up, those below it, and its services', async ({
  page,
  at,
  open,
  language,
  checkAccess,
}) => {
  const { removal, threading } = names[language];
  await open('/c/hair-removal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(removal);
  const path = page.getByRole('main').getByRole('navigation').first();
  await expect(path.getByRole('link')).toHaveCount(2);
  await expect(page.locator('main article').first()).toBeVisible();
  await checkAccess();
  await page
    .getByRole('main')
    .locator(`a[href$="${at('/c/threading')}"]`)
    .click();
  await expect(page).toHaveURL(new RegExp(`${at('/c/threading')}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(threading);
  await path.getByRole('link', { name: removal }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(removal);
});

test('R14.08 the pages of the specification stay, and are the ones to be known of their categories', async ({
  page,
  at,
}) => {
  for (const [category, known] of [
    ['/c/hair', '/hair'],
    ['/c/hair-removal', '/hairremoval'],
    ['/c/massage', '/massage'],
    ['/c/nails', '/c/nails'],
  ] as const) {
    expect((await page.goto(at(category)))?.status()).toBe(200);
    expect(await canonicalOf(page)).toMatch(new RegExp(`${at(known)}$`));
  }
});

test('R14.08 all categories stand on one page, which the footer leads to, and searching stays inside one', async ({
  page,
  open,
  at,
  checkAccess,
}) => {
  await open('/about');
  const footer = page.getByRole('contentinfo');
  const address = `a[href$="${at('/c')}"]`;
  const link = footer.locator(address);
  // A phone folds the links of the footer away.
  const group = footer
    .locator('details')
    .filter({ has: page.locator(address) })
    .locator('summary');
  if (!(await link.isVisible())) await group.click();
  await link.click();
  await expect(page.getByRole('main').locator('h2')).not.toHaveCount(0);
  await checkAccess();
  await page
    .getByRole('main')
    .locator(`a[href$="${at('/c/dental')}"]`)
    .click();
  await expect(page.locator('main article').first()).toBeVisible();
  await page.getByRole('searchbox').fill('keratin');
  await expect(page).toHaveURL(/\/c\/dental\?treatment=keratin/);
  await expect(page.locator('main article')).toHaveCount(0);
});

test('R14.08 a category that is pressed before the page has woken is the one that is shown', async ({ page, at }) => {
  await page.goto(at('/c/nails'));
  await page
    .getByRole('main')
    .locator(`a[href$="${at('/c/nail-extensions')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(/\/c\/nail-extensions$/);
  await expect(page).toHaveTitle(/Gel|جل|جێل/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R14.08 a category has one address, its boxes lead on, the filters show the tree, and an unknown one is a 404', async ({
    page,
    at,
  }) => {
    await page.goto(at('/c/Hair_Removal'));
    await expect(page).toHaveURL(new RegExp(`${at('/c/hair-removal')}$`));
    await page
      .getByRole('main')
      .locator(`a[href$="${at('/c/laser-hair-removal')}"]`)
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.goto(at('/c/no-such-category')))?.status()).toBe(404);
    await page.goto('ckb/c/hair-removal');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names.ckb.removal);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ckb');
    await expect(page.locator('main a[href$="/ckb/c/threading"]')).toContainText(names.ckb.threading);
    await page.goto(at('/services?category=hair'));
    await expect(page.locator('main article').first()).toBeVisible();
    await expect(page.locator('aside a[href*="category="]').first()).toBeAttached();
  });
});
