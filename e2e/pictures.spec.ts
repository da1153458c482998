import path from 'node:path';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { openDay } from './dashboard/owner.ts';
import { expect, test } from './fixtures.ts';
import { beginLogin, codeOf, enterCode, makeOperator } from './operator/operator-login.ts';

const world = path.join(import.meta.dirname, '../apps/server/db/world/pictures');
const cities = ['baghdad', 'basra', 'mosul', 'erbil', 'sulaymaniyah', 'najaf', 'ramadi', 'diwaniyah'];

/** The address of the folder of a picture on screen. */
async function folderOf(image: Locator): Promise<string> {
  const source = await image.evaluate((shown: HTMLImageElement) => shown.src);
  return new URL(source).pathname.replace(/\/\d+\.webp$/, '');
}

/** The names of the pictures that a page shows, each as often as it stands there. */
async function picturesOf(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text();
  return [...html.matchAll(/<img[^>]+src="[^"]*\/files\/([^/"]+)\//g)].map(([, name]) => name ?? '');
}

async function stateConsent(dashboard: Page): Promise<void> {
  await dashboard.getByLabel('What can be seen on it').fill('Blue silk on the treatment table');
  await dashboard.getByLabel('Who agreed', { exact: true }).selectOption('customer');
  await dashboard.getByLabel('Name of the person who agreed').fill('Sozan K.');
  await dashboard.getByLabel('Agreed on').fill('2026-11-01');
}

test.describe('the demo world', () => {
  test.describe.configure({ timeout: 120_000 });

  test('R14.14 no page shows one picture twice', async ({ request, at }) => {
    const read = async (where: string) => (await (await request.get(`/api${where}`)).json()) as unknown;
    const ofCities = await Promise.all(
      cities.map(async (city) => ((await read(`/venue-pages?city=${city}`)) as { data: string[] }).data),
    );
    const services = (await read('/services?limit=100')) as { id: number }[];
    const categories = (await read('/categories')) as { name: string }[];
    const pages = [
      '/',
      '/services',
      '/listing',
      '/hair',
      '/hairremoval',
      '/massage',
      '/about',
      ...categories.map(({ name }) => `/c/${encodeURIComponent(name)}`),
      ...ofCities.flat().map((slug) => `/v/${slug}`),
      ...services.map(({ id }) => `/listing-details/${id}`),
    ];
    expect(pages.length).toBeGreaterThan(120);
    let count = 0;
    for (const page of pages) {
      const shown = await picturesOf(request, at(page));
      count += shown.length;
      expect(
        shown.filter((name, index) => shown.indexOf(name) !== index),
        page,
      ).toEqual([]);
    }
    expect(count).toBeGreaterThan(800);
  });
});

test.describe('a picture of the work', () => {
  // The command opens the database beside the running server.
  test.describe.configure({ timeout: 120_000 });

  test('R14.14 is sent with who agreed, approved by an operator, shown, and gone once the consent is taken back', async ({
    page,
    browser,
    request,
    at,
    baseURL,
    checkAccess,
  }, testInfo) => {
    const dashboard = await openDay(browser, request, undefined, { baseURL: baseURL ?? '' });
    await dashboard.setViewportSize({ width: 360, height: 740 });
    await dashboard.goto('/vendor/dashboard/pictures');
    await expect(dashboard.getByRole('heading', { level: 1, name: 'Pictures of your work' })).toBeVisible();
    const file = path.join(world, 'silk-374a95-1200x900/300.webp');
    await dashboard.getByLabel('Take or choose a picture').setInputFiles(file);
    await dashboard.getByRole('button', { name: 'Send the picture' }).click();
    await expect(dashboard.locator('[aria-invalid=true]').first()).toBeVisible();
    await checkAccess(dashboard);
    await stateConsent(dashboard);
    await dashboard.getByRole('button', { name: 'Send the picture' }).click();
    const item = dashboard.getByRole('listitem', { name: 'Blue silk on the treatment table' });
    await expect(item.getByText('We are looking at it')).toBeVisible({ timeout: 40_000 });
    const url = await folderOf(item.getByRole('img'));
    expect((await request.get(`${url}/300.webp`)).status()).toBe(200);

    await enterCode(page, codeOf(await beginLogin(page, await makeOperator(request, testInfo))));
    await page.getByRole('button', { name: 'I have saved them' }).click();
    await page.getByRole('link', { name: 'Approvals' }).click();
    await page.getByRole('link', { name: /Bayt al-Raha.*Finished work/ }).click();
    await expect(page.getByText('Sozan K. (who is shown) agreed')).toBeVisible();
    await checkAccess();
    await page.getByRole('radio', { name: 'Approve' }).check();
    await page.getByRole('button', { name: 'Send decision' }).click();
    await expect(page).toHaveURL(/\/operator\/approvals$/);

    const shown = async () => (await (await request.get(at('/v/bayt-al-raha'))).text()).includes(url);
    await expect.poll(shown).toBe(true);
    await dashboard.reload();
    await expect(item.getByText('Shown', { exact: true })).toBeVisible();
    await item.getByRole('button', { name: /^Consent withdrawn/ }).click();
    await dashboard.getByRole('dialog').getByRole('button', { name: 'Take it away' }).click();
    await expect(item.getByText(/the picture is gone from everywhere/)).toBeVisible();
    await expect.poll(shown).toBe(false);
    expect((await request.get(`${url}/300.webp`)).status()).toBe(404);
    await dashboard.context().close();
  });
});

test('R14.14 a review takes a picture along, which its author alone sees and can take back', async ({
  page,
  open,
  request,
  at,
  newcomer,
  signIn,
  checkAccess,
}) => {
  const service = '/listing-details/1102';
  await signIn(await newcomer());
  await open(service);
  const section = page.locator('#reviews');
  await section.getByRole('button', { name: 'Write a review' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /^5/ }).check({ force: true });
  await dialog.getByLabel('Your review', { exact: true }).fill('See for yourself');
  await dialog.getByLabel('Add pictures').setInputFiles(path.join(world, 'tea-d3b99c-1200x900/300.webp'));
  await expect(dialog.getByText('300.webp')).toBeVisible();
  await checkAccess();
  await dialog.getByRole('button', { name: 'Publish review' }).click();
  const own = section.getByRole('article').filter({ hasText: 'See for yourself' });
  await expect(own.getByText('Only you see it until we have looked')).toBeVisible({ timeout: 40_000 });
  const url = await folderOf(own.locator('li img'));
  expect(await (await request.get(at(service))).text()).not.toContain(url);
  await own.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Remove picture 1' })).toHaveCount(0);
  expect((await request.get(`${url}/300.webp`)).status()).toBe(404);
});
