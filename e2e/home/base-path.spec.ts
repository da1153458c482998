import { expect, test } from '../fixtures.ts';
import { openOwnServer } from '../own-server.ts';

for (const base of ['/some/where', '']) {
  test(`R1.04 the same build serves under '${base}': every address, file and link`, async ({ page }) => {
    // It starts a server of its own.
    test.slow();
    const server = await openOwnServer({ BASE_PATH: base });
    try {
      const strays: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (!pathname.startsWith(`${base}/`) && !pathname.startsWith('/api/')) strays.push(pathname);
      });
      page.on('response', (response) => response.status() >= 400 && strays.push(response.url()));
      await page.goto(`http://127.0.0.1:${server.port}${base}/ar`);
      await page.locator('html[data-ready]').waitFor({ state: 'attached' });
      await page.locator('main article a').first().click();
      await expect(page).toHaveURL(new RegExp(`${base}/ar/listing-details/\\d+$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(strays).toEqual([]);
    } finally {
      // The open page would go on asking the server that is gone.
      await page.close();
      await server.close();
    }
  });
}
