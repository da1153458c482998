import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** What a project chooses. */
export type Options = { language: 'en' | 'ar' | 'ckb' };

/** What a test may ask for. */
export type Fixtures = {
  /** An address of the site ('/hair') in the project's language, below the base path. */
  at(path: string): string;
  /** Opens an address and waits until the page answers to clicks. */
  open(path: string, on?: Page): Promise<void>;
  /** Fails where axe finds something serious on the page as it stands. */
  checkAccess(on?: Page): Promise<void>;
};

/** A browser in which an unexpected console error, an exception or a 5xx fails the test. */
export const test = base.extend<Options & Fixtures>({
  language: ['en', { option: true }],
  context: async ({ context }, use) => {
    const faults: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error' && !isRefusal(message.text())) faults.push(`console: ${message.text()}`);
    });
    context.on('weberror', (error) => faults.push(`exception: ${error.error().message}`));
    context.on('response', (response) => {
      if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
    });
    await use(context);
    expect(faults).toEqual([]);
  },
  at: async ({ language }, use) => {
    await use((path) => `${language === 'en' ? '' : language}${path}`.replace(/^\//, ''));
  },
  open: async ({ page, at }, use) => {
    await use(async (path, on = page) => {
      await on.goto(at(path));
      await on.locator('html[data-ready]').waitFor({ state: 'attached' });
    });
  },
  checkAccess: async ({ page }, use) => {
    await use(async (on = page) => {
      const { violations } = await new AxeBuilder({ page: on }).analyze();
      const found = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
        [],
      );
    });
  },
});

/** Chromium logs every 4xx and every lost answer by itself; what the page says about it is the page's affair. */
const isRefusal = (text: string): boolean => /status of (4\d\d)|net::ERR_CONNECTION_RESET/.test(text);
