import { expect, test } from '../fixtures.ts';
import { callsOf, createVenue, openDashboard } from './new-venue.ts';

type PinnedVenue = { id: number; latitude: number; longitude: number };

test('R14.11 an owner sets the pin of a venue by a tap on a map that needs no tiles, and moves it by the arrows @wide', async ({
  browser,
  request,
  newcomer,
  checkAccess,
  baseURL,
}) => {
  const calls = callsOf(request, (await newcomer('vendor')).token);
  const { venueId } = await createVenue(calls, { city: 'baghdad', latitude: 33.31, longitude: 44.42 });
  const page = await openDashboard(browser, calls, '/settings', { baseURL: baseURL ?? '' });
  const map = page.getByRole('button', { name: /^Map: tap/ });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByText('Karrada')).toBeVisible();
  await checkAccess(page);
  const [latitude, longitude] = [page.getByLabel('Latitude'), page.getByLabel('Longitude')];
  const before = Number(await longitude.inputValue());
  const box = await map.boundingBox();
  await map.click({ position: { x: (box?.width ?? 0) / 2 + 80, y: (box?.height ?? 0) / 2 } });
  const tapped = Number(await longitude.inputValue());
  expect(tapped).toBeGreaterThan(before);
  expect(tapped - before).toBeLessThan(0.05);
  const south = Number(await latitude.inputValue());
  await map.press('ArrowUp');
  expect(Number(await latitude.inputValue())).toBeGreaterThan(south);
  await page.locator('form').filter({ has: map }).getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(async () => (await calls.get<PinnedVenue>(`/venues/${venueId}`)).longitude).toBeCloseTo(tapped, 4);
  await page.context().close();
});
