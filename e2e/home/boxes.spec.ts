import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const box = (page: Page, place: number) => page.locator('#upper article').nth(place);

test.describe('the boxes of popular treatments', () => {
  test('R1.03 R2.14 show services of hair, hair removal and clinics with their price, and lead to all of them', async ({
    page,
    open,
    language,
  }) => {
    await open('/');
    await expect(page.locator('#upper article')).toHaveCount(3);
    if (language === 'en') {
      for (const [place, name] of ['Hair Saloon', 'Hair Removal', 'Diversity of Clinic'].entries())
        await expect(box(page, place).getByRole('heading', { name })).toBeVisible();
    }
    for (const place of [0, 1, 2]) {
      await expect(box(page, place).locator('li bdi').first()).toContainText(/\d/);
      await expect(box(page, place).locator('li a').first()).toHaveAttribute('href', /\/listing-details\/\d+$/);
    }
    await box(page, 1).locator('a').last().click();
    await expect(page).toHaveURL(/\/hairremoval$/);
  });

  test('R2.14 are narrowed by a word of the title or the description, whatever its case', async ({
    page,
    open,
    language,
  }) => {
    await open('/');
    const removal = box(page, 1);
    const before = await removal.locator('li').count();
    await removal.getByRole('searchbox').fill(language === 'en' ? 'LASER' : 'ليـزَر');
    await expect(removal.locator('mark').first()).toHaveText(language === 'en' ? /^laser$/i : 'ليزر');
    const after = await removal.locator('li').count();
    expect(after).toBeLessThan(before);
    for (const line of await removal.locator('li').all()) await expect(line.locator('mark')).not.toHaveCount(0);
    if (language === 'en') await expect(removal.getByRole('status')).toHaveText(`${after} of ${before} match`);
    await expect(box(page, 0).locator('mark')).toHaveCount(0);
    await removal.getByRole('searchbox').fill('zzzzzz');
    await expect(removal.locator('li')).toHaveCount(0);
    await removal.getByRole('button').click();
    await expect(removal.locator('li')).toHaveCount(before);
    await expect(removal.getByRole('searchbox')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R2.14 show their lists, and the field searches the whole category', async ({ page, at }) => {
    await page.goto(at('/'));
    await expect(box(page, 2).locator('li').first()).toBeVisible();
    await box(page, 2).getByRole('searchbox').fill('botox');
    await box(page, 2).getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/\/services\?category=clinic&treatment=botox$/);
    await expect(page.locator('main article').first()).toBeVisible();
  });
});
