import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openOwnServer, type OwnServer } from '../own-server.ts';

test('R1.04 the same build and data serve under another path and under none: every address, file and link', async ({
  page,
}) => {
  // It starts two servers of its own.
  test.slow();
  const first = await openOwnServer({ BASE_PATH: '/some/where' });
  let running: Pick<OwnServer, 'close'> = first;
  try {
    await expectAllBelow(page, first.port, '/some/where');
    const second = await first.restart({ BASE_PATH: '' });
    running = second;
    await expectAllBelow(page, second.port, '');
  } finally {
    // The open page would go on asking the server that is gone.
    await page.close();
    await running.close();
  }
});

async function expectAllBelow(page: Page, port: string, base: string): Promise<void> {
  const strays: string[] = [];
  page.removeAllListeners();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(`${base}/`) && !pathname.startsWith('/api/')) strays.push(pathname);
  });
  page.on('response', (response) => response.status() >= 400 && strays.push(response.url()));
  await page.goto(`http://127.0.0.1:${port}${base}/ar`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(new RegExp(`${base}/ar/listing-details/\\d+$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(strays).toEqual([]);
  await page.goto('about:blank');
}
