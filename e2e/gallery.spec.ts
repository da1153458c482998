import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { build, preview, type PreviewServer } from 'vite';
import { expect, test } from './fixtures.ts';

// The gallery is built once, for all of them.
test.describe.configure({ mode: 'default' });

const configFile = path.join(import.meta.dirname, '../packages/ui/gallery/vite.config.ts');
let outDir: string;
let server: PreviewServer | undefined;

test.beforeAll(async () => {
  outDir = await mkdtemp(path.join(os.tmpdir(), 'gallery-'));
  const options = { configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } } as const;
  await build(options);
  server = await preview({ ...options, preview: { host: '127.0.0.1', port: 0 } });
});

test.afterAll(async () => {
  await server?.close();
  await rm(outDir, { recursive: true, force: true });
});

/** Names differ by language and colours by theme: axe needs each of them once, what fits is looked for in all. */
const withAxe = new Set(['en light', 'ar dark', 'ckb light']);

for (const language of ['en', 'ar', 'ckb'] as const) {
  for (const theme of ['light', 'dark'] as const) {
    const address = `?language=${language}&theme=${theme}`;
    const checks = withAxe.has(`${language} ${theme}`) ? 'has nothing serious for axe and fits' : 'fits';

    test(`every part, ${theme}, in ${language} ${checks} into 320, 360 and 1280 px`, async ({
      page,
      checkAccess,
    }, testInfo) => {
      await openGallery(page, address, 1280);
      for (const width of [1280, 360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        // A chart takes the new width a moment later.
        await expect.poll(() => findWideElements(page)).toEqual([]);
        const file = testInfo.outputPath(`gallery-${language}-${theme}-${width}.jpg`);
        await page.screenshot({ path: file, fullPage: true, quality: 80 });
        await testInfo.attach('gallery', { path: file, contentType: 'image/jpeg' });
      }
      if (withAxe.has(`${language} ${theme}`)) await checkAccess();
    });

    test(`what opens, ${theme}, in ${language} ${checks} into 320 px`, async ({ page, checkAccess }, testInfo) => {
      await openGallery(page, `${address}&group=overlays`, 320);
      const openers = page.locator('[data-opens]');
      const names = await openers.evaluateAll((found) => found.map((one) => one.getAttribute('data-opens') ?? ''));
      expect(names.length).toBeGreaterThan(5);
      for (const name of names) {
        // By the keyboard: a toast of before may still lie over the next button.
        await page.locator(`[data-opens="${name}"]`).getByRole('button').first().press('Enter');
        // The fullest of each kind holds every part of the others.
        if (withAxe.has(`${language} ${theme}`) && /long text/.test(name)) await checkAccess();
        await expect.poll(() => findWideElements(page), { message: name }).toEqual([]);
        const file = testInfo.outputPath(`${name.replaceAll(/\W+/g, '-')}-${language}-${theme}.jpg`);
        await page.screenshot({ path: file, quality: 80 });
        await testInfo.attach(name, { path: file, contentType: 'image/jpeg' });
        await page.keyboard.press('Escape');
      }
    });
  }
}

async function openGallery(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.goto(new URL(address, server?.resolvedUrls?.local[0]).href);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** What sticks out of the page, or of its own box, at either side and does not scroll: the first few, with their text. */
function findWideElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement));
    const isTooWide = (element: Element) => {
      if (scrolls(element.parentElement)) return false;
      const { left, right } = element.getBoundingClientRect();
      const isFull = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1;
      return left < -0.5 || right > width + 0.5 || (isFull && getComputedStyle(element).overflowX === 'visible');
    };
    // Charts measure their texts in a picture far off the page.
    const hidden = 'option, .sr-only, .sr-only *, svg *, body > svg';
    const found = [...document.querySelectorAll(`body :not(${hidden})`)].filter(isTooWide);
    return found
      .filter((element) => !found.some((other) => other !== element && element.contains(other)))
      .map((element) => `${element.tagName} ${element.className} ${element.textContent}`.slice(0, 160))
      .slice(0, 5);
  });
}
