import type { Page } from '@playwright/test';

/**
 * Measures in the page itself how long things that go by themselves stay, from the next page on: a busy machine tells
 * the test late. Answers with the milliseconds of the last one; undefined before one has gone.
 */
export async function watchTimeLeft(page: Page): Promise<() => Promise<number | undefined>> {
  await page.addInitScript(() => {
    let since: number | undefined;
    const look = () => {
      const isShown = document.querySelector('.time-left') !== null;
      if (isShown) since ??= performance.now();
      else if (since !== undefined) {
        Object.assign(globalThis, { lastedMs: performance.now() - since });
        since = undefined;
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => (globalThis as { lastedMs?: number }).lastedMs);
}
