import { expect, test } from '../fixtures.ts';

test('R2.19 cards that another page had already are the same in HTML and in the browser, and answer to clicks', async ({
  page,
  at,
  open,
}) => {
  const pathOf = (price: number) => `/services?price_max=${price}`;
  const partsOf = async (price: number) => {
    const html = await (await page.request.get(at(pathOf(price)))).text();
    return html.match(/<article.*?<\/article>|<footer.*<\/footer>/gs) ?? [];
  };
  const price = 40_000_000 + Math.floor(Math.random() * 1_000_000) * 10;
  // Other tests suspend and publish services meanwhile.
  await expect(async () => {
    const parts = await partsOf(price + 1);
    expect(parts.length).toBeGreaterThan(10);
    expect(await partsOf(price + 2)).toEqual(parts);
  }).toPass();

  // What the browser renders itself would be another element than the one that came.
  const articles = page.locator('main article');
  await page.route('**/*.js', async (route) => {
    await page.evaluate(() => {
      for (const article of document.querySelectorAll('main article')) Reflect.set(article, 'isFromServer', true);
    });
    await route.continue();
  });
  await open(pathOf(price + 3));
  expect(await articles.count()).toBeGreaterThan(9);
  expect(await articles.evaluateAll((all) => all.every((article) => Reflect.has(article, 'isFromServer')))).toBe(true);
  await articles.first().locator('button[aria-pressed]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
