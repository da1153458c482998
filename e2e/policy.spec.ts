import type { Page } from '@playwright/test';
import { landmarks } from '../apps/server/db/world/landmarks.ts';
import { expect, test } from './fixtures.ts';

/** What somebody might plant into a page, each of which notes where it runs. */
const note = (name: string) => `(window.planted ??= []).push('${name}')`;
const plants = [
  `<script>${note('inline')}</script>`,
  `<script src="data:text/javascript,${encodeURIComponent(note('file'))}"></script>`,
  `<img src="data:," alt="" onerror="${note('attribute')}">`,
].join('');

/** Opens a page of the site into whose finished HTML something was planted; gives what of it ran. */
async function openPlanted(page: Page, path: string, policy?: string): Promise<string[]> {
  await page.route(new RegExp(`/tajmeelspot/${path}$`), async (route) => {
    const response = await route.fetch();
    expect(response.status()).toBe(200);
    const headers = { ...response.headers() };
    if (policy !== undefined) headers['content-security-policy'] = policy;
    await route.fulfill({
      response,
      headers,
      body: (await response.text()).replace('</body>', `${plants}</body>`),
    });
  });
  await page.goto(path);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const planted = await page.evaluate(() => (window as { planted?: string[] }).planted ?? []);
  return planted.toSorted();
}

for (const path of ['', 'ar/services', `listing-details/${landmarks.specifiedPrices.service}`])
  test(`R11.11 what was planted into /${path} does not run, while the scripts of the page do`, async ({
    page,
    expectError,
  }) => {
    // The browser refuses it aloud, and React finds an element that it did not make.
    expectError(/Content Security Policy|Minified React error|hydrat/i);
    expect(await openPlanted(page, path)).toEqual([]);
  });

test('without the policy, all that was planted would run', async ({ page, expectError }) => {
  expectError(/Minified React error|hydrat/i);
  expect(await openPlanted(page, '', "script-src * data: 'unsafe-inline'")).toEqual(['attribute', 'file', 'inline']);
});

for (const [application, path] of [
  ['dashboard', '/vendor/dashboard/'],
  ['operator', '/operator/'],
] as const)
  test(`R11.11 no text becomes markup or a script in the ${application}, which works all the same`, async ({
    page,
    expectError,
  }) => {
    expectError(/requires 'Trusted/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('main')).toBeVisible();
    expect(new URL(page.url()).pathname).toContain(path);
    for (const sink of [
      () => document.body.insertAdjacentHTML('beforeend', '<b>planted</b>'),
      () => void (document.createElement('script').text = 'window.planted = true'),
      () => void (document.createElement('script').src = 'data:text/javascript,window.planted=true'),
    ])
      await expect(page.evaluate(sink)).rejects.toThrow(/requires 'Trusted/);
  });
