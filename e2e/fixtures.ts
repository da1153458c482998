import { clockOffsetMs } from './clock/clock.config.ts';
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { makeNewcomer, type Newcomer, type Role, storeSession } from './people.ts';
import { shiftClock } from './clock/shift-clock.ts';
import { words as everyWord } from './words.ts';

export { expect } from '@playwright/test';

/** What a project chooses. */
export type Options = { language: 'en' | 'ar' | 'ckb' };

/** What the pages say in the language of a project. */
export type Words = (typeof everyWord)['en' | 'ar'];

/** What a test may ask for. */
export type Fixtures = {
  words: Words;
  /** An address of the site ('/hair') in the project's language, below the base path. */
  at(path: string): string;
  /** Opens an address and waits until the page answers to clicks. */
  open(path: string, on?: Page): Promise<void>;
  /** Fails where axe finds something serious on the page as it stands. */
  checkAccess(on?: Page): Promise<void>;
  /** Somebody who signed up a moment ago and is logged in, though not in this browser. */
  newcomer(role?: Role): Promise<Newcomer>;
  /** Puts a session into the browser, which afterwards stands on a page of the site. */
  signIn(person: Pick<Newcomer, 'name' | 'roleId' | 'token'>, on?: Page): Promise<void>;
  /** Fills the login form on screen and sends it. */
  logIn(email: string, password: string, on?: Page): Promise<void>;
  /** Says that a console error or a 5xx that matches is meant. */
  expectFault: ((pattern: RegExp) => void) & { readonly patterns: RegExp[] };
};

/** A browser in which an unexpected console error, an exception or a 5xx fails the test. */
export const test = base.extend<Options & Fixtures, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => withShiftedClock(await newContext(options));
      await use(browser);
    },
    { scope: 'worker' },
  ],
  language: ['en', { option: true }],
  words: async ({ language }, use) => use(everyWord[language === 'ar' ? 'ar' : 'en']),
  // Playwright reads what a fixture needs from this pattern, and demands one.
  // oxlint-disable-next-line no-empty-pattern
  expectFault: async ({}, use) => {
    const patterns: RegExp[] = [];
    await use(Object.assign((pattern: RegExp) => void patterns.push(pattern), { patterns }));
  },
  context: async ({ context, expectFault }, use) => {
    await withShiftedClock(context);
    const faults: string[] = [];
    context.on('console', (message) => {
      if (message.type() !== 'error' || isRefusal(message.text())) return;
      faults.push(`console: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (error) => faults.push(`exception: ${error.error().message}`));
    context.on('response', (response) => {
      if (response.status() >= 500) faults.push(`${response.status()} ${response.url()}`);
    });
    await use(context);
    expect(faults.filter((fault) => !expectFault.patterns.some((pattern) => pattern.test(fault)))).toEqual([]);
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
  newcomer: async ({ request }, use) => {
    await use((role) => makeNewcomer(request, role));
  },
  signIn: async ({ page }, use) => {
    await use((person, on = page) => storeSession(on, person));
  },
  logIn: async ({ page, words }, use) => {
    await use(async (email, password, on = page) => {
      await on.getByLabel(words.email).fill(email);
      await on.getByLabel(words.password, { exact: true }).fill(password);
      await on.getByRole('button', { name: words.logIn, exact: true }).click();
    });
  },
});

const contextsWithClock = new WeakSet<BrowserContext>();

/** A context whose pages have the clock of the suite. */
async function withShiftedClock(context: BrowserContext): Promise<BrowserContext> {
  if (contextsWithClock.has(context)) return context;
  contextsWithClock.add(context);
  await context.addInitScript(shiftClock, clockOffsetMs);
  return context;
}

/** Chromium logs every 4xx and every lost answer by itself; what the page says about it is the page's affair. */
const isRefusal = (text: string): boolean => /status of (4\d\d)|net::ERR_CONNECTION_RESET/.test(text);
