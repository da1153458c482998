import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { demoPassword } from '../../apps/server/db/world/users.ts';
import { openSession } from '../accounts.ts';
import { callsOf } from '../dashboard/new-venue.ts';
import { expect, test } from '../fixtures.ts';
import { openOwnServer, type OwnServer } from '../own-server.ts';
import { openTileServer, type TileServer } from './tile-server.ts';
import { makeTinyArchive } from './tiny-tiles.ts';

// Without a graphics card WebGL is computed, which takes its time on a crowded machine.
const patient = { timeout: 60_000 };
test.describe.configure({ mode: 'serial', timeout: 150_000 });

let folder = '';
let own: Awaited<ReturnType<OwnServer['restart']>> & Partial<OwnServer>;
let tiles: TileServer;

test.beforeAll(async () => {
  test.setTimeout(150_000);
  folder = await mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-tiles-'));
  await writeFile(path.join(folder, 'tiny.pmtiles'), makeTinyArchive());
  tiles = await openTileServer();
  own = await openOwnServer({ MAP_TILES: path.join(folder, 'tiny.pmtiles'), RATE_LIMIT_SCALE: '10000' });
});

test.afterAll(async () => {
  await own.close();
  tiles.close();
  await rm(folder, { recursive: true, force: true });
});

const open = async (page: Page, route: string) => {
  const answer = await page.goto(`http://127.0.0.1:${own.port}/tajmeelspot${route}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  return answer?.headers()['content-security-policy'] ?? '';
};
const pinOf = (page: Page) => page.locator('button[data-pin="noor-salon"]');

test('R14.11 tiles of a file beside the data are read in ranges, below the same pins', async ({
  page,
  checkAccess,
}) => {
  const ranges: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('.pmtiles')) ranges.push(`${answer.status()} ${answer.headers()['content-range']}`);
  });
  const policy = await open(page, '/services?city=baghdad&view=map');
  expect(policy).not.toContain('connect-src');
  await expect(page.locator('[data-map="shown"]')).toBeVisible(patient);
  expect(ranges.length).toBeGreaterThan(0);
  expect(ranges.every((range) => range.startsWith('206 bytes '))).toBe(true);
  await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
  await expect(pinOf(page)).toBeVisible();
  await checkAccess();
});

test('R14.11 the list loads nothing of the map, and the page of a venue only when it is asked to', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/open-live-map|maplibre|results-map/.test(request.url())) scripts.push(request.url());
  });
  await open(page, '/services?city=baghdad');
  await open(page, '/v/noor-salon');
  await expect(page.getByRole('img', { name: 'Map: where Noor Salon is' })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: 'Open the map' }).click();
  await expect(page.locator('#find-us [data-map="shown"]')).toBeVisible(patient);
  expect(scripts.length).toBeGreaterThan(0);
});

test('R14.11 an owner sets the pin on the map with tiles by a tap, and moves it by the arrows', async ({
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${own.port}` });
  const calls = callsOf(request, await openSession(request, { email: 'huda@example.com', password: demoPassword }));
  const { token, path: where } = await calls.post<{ token: string; path: string }>('/hand-offs', {
    audience: 'vendor_dashboard',
  });
  await page.goto(`http://127.0.0.1:${own.port}${where}/settings?token=${token}&language=en`);
  const map = page.locator('[data-map="shown"]');
  await expect(map).toBeVisible(patient);
  const latitude = page.getByLabel('Latitude');
  const before = Number(await latitude.inputValue());
  const box = await map.boundingBox();
  await map.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 - 60 } });
  const tapped = Number(await latitude.inputValue());
  expect(tapped).toBeGreaterThan(before);
  await page.getByRole('button', { name: /^Map: tap/ }).press('ArrowDown');
  expect(Number(await latitude.inputValue())).toBeLessThan(tapped);
  await request.dispose();
});

test('R14.11 an address of tiles is all that the policy opens, and it is asked', async ({ page }) => {
  own = await (own.restart?.({ MAP_TILES: `${tiles.address}/{z}/{x}/{y}.mvt`, MAP_ATTRIBUTION: 'Our own survey' }) ??
    own);
  const policy = await open(page, '/services?city=baghdad&view=map');
  expect(policy).toContain(`connect-src 'self' ${tiles.address}`);
  await expect(page.locator('[data-map="shown"]')).toBeVisible(patient);
  expect(tiles.asked.some((asked) => /^\/\d+\/\d+\/\d+\.mvt$/.test(asked))).toBe(true);
  await expect(page.getByText('Our own survey')).toBeVisible();
});

test('R14.11 where no tile comes, the drawn map stays with its pins, and moves', async ({ page, expectError }) => {
  expectError(/500/);
  tiles.fail(true);
  await open(page, '/services?city=baghdad&view=map');
  await expect(page.locator('[data-map="failed"]')).toBeVisible(patient);
  await expect(page.getByRole('img', { name: 'Map of the results' })).toBeVisible();
  const before = await pinOf(page).boundingBox();
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect.poll(async () => (await pinOf(page).boundingBox())?.x).not.toBe(before?.x);
});
