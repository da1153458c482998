import { clockOffsetMs } from './clock/clock.config.ts';
import { test as base, type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { findAccessProblems } from './accessibility/checked-parts.ts';
import { makeNewcomer, type Newcomer, type Role, storeSession } from './accounts.ts';
import { shiftClock } from './clock/shift-clock.ts';
import { messages as allMessages } from './messages.ts';
import { soraniMessages } from './sorani-messages.ts';

export { expect } from '@playwright/test';

/** What a project chooses. */
export type ProjectOptions = { language: 'en' | 'ar' | 'ckb' };

const messagesOf = { ...allMessages, ckb: soraniMessages };

/** What the pages say in the language of a project. */
export type TestMessages = (typeof messagesOf)[keyof typeof messagesOf];

/** What a test may ask for. */
export type Fixtures = {
  messages: TestMessages;
  /** An address of the site ('/hair') in the project's language, below the base path. */
  at(path: string): string;
  /** Opens an address and waits until the page answers to clicks. */
  open(path: string, on?: Page): Promise<void>;
  /** Fails where axe finds something serious on the page as it stands. */
  checkAccess(on?: Page): Promise<void>;
  /** Somebody who signed up a moment ago and is logged in, though not in this browser. */
  newcomer(role?: Role): Promise<Newcomer>;
  /** Puts a session into the browser, which afterwards stands on a page of the site. */
  signIn(customer: Pick<Newcomer, 'name' | 'roleId' | 'token'>, on?: Page): Promise<void>;
  /** Fills the login form on screen and sends it. */
  logIn(email: string, password: string, on?: Page): Promise<void>;
  /** Says that a console error or a 5xx that matches is meant. */
  expectError: ((pattern: RegExp) => void) & { readonly patterns: RegExp[] };
};

/** A browser in which an unexpected console error, an exception or a 5xx fails the test. */
export const test = base.extend<ProjectOptions & Fixtures, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => withShiftedClock(await newContext(options));
      await use(browser);
    },
    { scope: 'worker' },
  ],
  language: ['en', { option: true }],
  messages: async ({ language }, use) => use(messagesOf[language]),
  // Playwright reads what a fixture needs from this pattern, and demands one.
  // oxlint-disable-next-line no-empty-pattern
  expectError: async ({}, use) => {
    const patterns: RegExp[] = [];
    await use(Object.assign((pattern: RegExp) => void patterns.push(pattern), { patterns }));
  },
  context: async ({ context, expectError }, use) => {
    await withShiftedClock(context);
    const errors: string[] = [];
    context.on('console', (message) => {
      if (message.type() !== 'error' || isClientError(message.text())) return;
      errors.push(`console: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (error) => errors.push(`exception: ${error.error().message}`));
    context.on('response', (response) => {
      if (response.status() >= 500) errors.push(`${response.status()} ${response.url()}`);
    });
    await use(context);
    expect(errors.filter((error) => !expectError.patterns.some((pattern) => pattern.test(error)))).toEqual([]);
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
  checkAccess: async ({ page }, use, { config }) => {
    const { dataDir } = config.metadata as { dataDir: string };
    await use(async (on = page) => expect(await findAccessProblems(on, dataDir)).toEqual([]));
  },
  newcomer: async ({ request }, use) => {
    await use((role) => makeNewcomer(request, role));
  },
  signIn: async ({ page }, use) => {
    await use((customer, on = page) => storeSession(on, customer));
  },
  logIn: async ({ page, messages }, use) => {
    await use(async (email, password, on = page) => {
      await on.getByLabel(messages.email).fill(email);
      await on.getByLabel(messages.password, { exact: true }).fill(password);
      await on.getByRole('button', { name: messages.logIn, exact: true }).click();
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
const isClientError = (text: string): boolean => /status of (4\d\d)|net::ERR_CONNECTION_RESET/.test(text);
