import { expect, test } from '../fixtures.ts';

const arabDigits = /[٠-٩]/;

test('R10.07 R10.08 digits and clock are chosen in the footer, count at once, and stand before the page answers', async ({
  page,
  open,
}) => {
  await open('/services');
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toContainText(/\d/);
  await expect(card).not.toContainText(arabDigits);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await footer.locator('input[value="arab"]').check({ force: true });
  await expect(card).toContainText(arabDigits);
  await expect(card.getByText(/IQD/).first()).not.toContainText(/[0-9]/);
  await footer.locator('input[value="h23"]').check({ force: true });
  await expect(page.getByRole('main').getByText(/\b[AP]M\b/)).toHaveCount(0);
  // The first script says it of the document before anything is painted; hydration differs in nothing (the fixture fails on errors).
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const { digits, clock } = document.documentElement.dataset;
      Object.assign(globalThis, { early: `${digits} ${clock}` });
    }),
  );
  await page.reload();
  await footer.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => (globalThis as { early?: string }).early)).toBe('arab h23');
  await expect(card).toContainText(arabDigits);
  await expect(footer.locator('input[value="h23"]')).toBeChecked();
  await footer.locator('input[value="latn"]').check({ force: true });
  await expect(card).not.toContainText(arabDigits);
});

for (const path of ['/', '/services', '/v/noor-salon', '/listing-details/101']) {
  test(`R10.07 nothing of ${path} is drawn anew for chosen digits, the parts that come later neither`, async ({
    page,
    open,
  }) => {
    await page.addInitScript(() => localStorage.setItem('numbers', 'arab h23'));
    // What hydrates keeps the elements that came as HTML; the fixture fails where React says that something differs.
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const sections = document.querySelectorAll('main section');
        Object.assign(globalThis, { sections: [...sections] });
      }),
    );
    await open(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main')).toContainText(arabDigits);
    const gone = await page.evaluate(() =>
      (globalThis as unknown as { sections: Element[] }).sections
        .filter((one) => !one.isConnected)
        .map((one) => one.outerHTML.slice(0, 200)),
    );
    expect(gone).toEqual([]);
  });
}

test('R10.07 pages of text have the chosen digits, also in their lists, and their addresses stay', async ({
  page,
  open,
}) => {
  await open('/refund');
  await page.evaluate(() => localStorage.setItem('numbers', 'arab'));
  await page.reload();
  const article = page.getByRole('article');
  await expect(article).toContainText('٢٥٠');
  await expect(article).not.toContainText(/\d/);
  await expect(article.locator('ol').first()).toHaveCSS('list-style-type', 'arabic-indic');
  await open('/about');
  await expect(page.getByRole('main')).toContainText('٤٫٦');
  await expect(page.getByRole('main')).not.toContainText(/\d/);
});

test('R10.09 a day is picked or typed by keyboard alone', async ({ page, open }) => {
  await open('/services');
  const field = page
    .getByRole('main')
    .getByRole('textbox', { name: /day|date/i })
    .first();
  await expect(page.getByRole('button', { name: 'Open the calendar' }).first()).toBeVisible();
  await field.press('ArrowDown');
  const calendar = page.getByRole('dialog');
  await expect(calendar.getByRole('grid')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d/);
  await expect(field).toHaveValue(/\d/);
  await open('/services');
  await expect(page.getByRole('button', { name: 'Open the calendar' }).first()).toBeVisible();
  await field.fill('24 12');
  await field.press('Enter');
  await expect(page).toHaveURL(/date=\d{4}-12-24/);
  await expect(field).toHaveValue(/24.*12|12.*24/);
});
