import './clock/clock.config.ts';
import { mkdtempSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../tools/browser.ts';
import type { ProjectOptions } from './fixtures.ts';

const browser = await findBrowser();
// The workers read this file again: they must find the address that the first reading chose.
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(os.tmpdir(), 'tajmeelspot-e2e-')));
const origin = `http://127.0.0.1:${port}`;

/** What a script says and does, word for word: run on the wide English screen alone. */
const onWide = specs(
  'access announcements approvals arabic base-path boxes calendar care channels checked-parts confirmation contact dashboard day details devices discreet embed failures feature figures gallery hearts identity newsletter numbers offline operator own-data password pictures policy profile providers records reset seo session support texts tiles today two-step weak-line',
);
/** What is done on a phone, mostly by readers of Arabic: run there alone, where it is tightest. A test can be in another language. */
const onPhone = specs(
  'account answer answer-request bookings missed-bookings newcomer newcomer-line pass professional-phone publishing reviews slow-line two-step-phone wishlist',
);

/** Every page in every language and width takes minutes: ACCESS=all is for a change of what all of them share. */
const atTimes = process.env['ACCESS'] === 'all' ? [] : [/@at-times/];

/** The real program under its sub-path, in a real browser, on a phone and on a wide screen. */
export default defineConfig<ProjectOptions>({
  testDir: import.meta.dirname,
  outputDir: path.join(import.meta.dirname, 'test-results'),
  globalTeardown: './global-teardown.ts',
  metadata: { dataDir },
  fullyParallel: true,
  workers: Math.max(2, os.availableParallelism()),
  retries: 0,
  timeout: 30_000,
  maxFailures: 10,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `${origin}/tajmeelspot/`,
    reducedMotion: 'reduce',
    // It would answer before the tests' own answers; what it does has tests of its own.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...process.env, ...browser.env },
    },
  },
  webServer: {
    command: `"${process.execPath}" --import ./clock/clock.config.ts ../apps/server/src/main.ts`,
    url: `${origin}/api/health/ready`,
    env: { PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: 'on', RATE_LIMIT_SCALE: '10000', LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 60_000,
  },
  projects: [
    {
      name: 'phone-ar',
      testIgnore: onWide,
      grepInvert: [/@wide/, ...atTimes],
      use: { language: 'ar', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'wide-en',
      testIgnore: onPhone,
      grepInvert: [/@phone/, ...atTimes],
      use: { language: 'en', viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone-ckb',
      testMatch: specs('journey answer newcomer newcomer-line together venue'),
      grep: /R10\.12/,
      use: { language: 'ckb', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'wide-ar',
      testMatch: specs('journey venue'),
      grepInvert: [/@once-a-direction/, /@wide/],
      use: { language: 'ar', viewport: { width: 1280, height: 900 } },
    },
  ],
});

function specs(names: string): string[] {
  return names.split(' ').map((name) => `${name}.spec.ts`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
