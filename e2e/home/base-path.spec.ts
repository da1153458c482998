import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '../fixtures.ts';

const main = path.join(import.meta.dirname, '../../apps/server/src/main.ts');

for (const base of ['/some/where', '']) {
  test(`R1.04 the same build serves under '${base}': every address, file and link`, async ({ page }) => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-base-'));
    const server = spawn(process.execPath, [main], {
      env: { PATH: '/usr/bin:/bin', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, BASE_PATH: base },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      const port = await new Promise<string>((resolve) => {
        server.stdout.on('data', (part: Buffer) => {
          const found = /localhost:(\d+)/.exec(part.toString())?.[1];
          if (found) resolve(found);
        });
      });
      const strays: string[] = [];
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
    } finally {
      // The open page would go on asking the server that is gone.
      await page.close();
      server.kill('SIGTERM');
      await new Promise((resolve) => server.once('close', resolve));
      await rm(dataDir, { recursive: true, force: true });
    }
  });
}
