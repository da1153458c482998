import path from 'node:path';
import { makeNewcomer } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { openOwnServer } from '../own-server.ts';
import { callsOf, createVenue, openDashboard } from './new-venue.ts';

const picture = path.join(import.meta.dirname, '../../apps/server/db/world/pictures/hair-c1ad98-1200x900/1200.webp');

// It starts a server of its own, on which operators look at new venues.
test.describe.configure({ timeout: 90_000 });

test('R13.05 the owner of a new venue sees what is missing before it is shown, each with the way to it @wide', async ({
  browser,
  playwright,
  checkAccess,
}) => {
  const server = await openOwnServer({ DEMO: 'on', VENUE_APPROVAL: 'on', RATE_LIMIT_SCALE: '10000' });
  const baseURL = `http://127.0.0.1:${server.port}`;
  const request = await playwright.request.newContext({ baseURL });
  const calls = callsOf(request, (await makeNewcomer(request, 'vendor')).token);
  const { venueId } = await createVenue(calls, {}, 'Botox');
  const page = await openDashboard(browser, calls, '', { baseURL });
  const list = page.getByRole('region', { name: 'Before customers see you' });
  await expect(list.getByText('This is still missing.')).toBeVisible();
  const phone = list.getByRole('link', { name: /Your phone number.*Confirm your own number/ });
  await expect(phone).toHaveAttribute('href', /\/profile$/);
  await expect(list.getByRole('link', { name: /^Name.*Not like that of another venue/ })).toBeVisible();
  const pin = list.getByRole('link', { name: /Pin on the map/ });
  await expect(pin).toContainText('Show where your venue is');
  const licences = list.getByRole('link', { name: /^Licences.*Hand it in/ });
  await checkAccess(page);
  await licences.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Licences' })).toBeVisible();

  const {
    progress: _,
    approval: _approval,
    id: _id,
    is_women_only: _women,
    ...fields
  } = await calls.get<Record<string, unknown>>(`/venues/${venueId}`);
  await calls.put(`/venues/${venueId}`, { ...fields, latitude: 36.86, longitude: 42.98 });
  const licence = { class: 'physician', number: '4471', holder: 'Omar Fadel', expires_on: '2030-01-01' };
  await calls.post(`/venues/${venueId}/licence-applications`, licence);
  await page.goto('/vendor/dashboard/licences');
  await page.getByLabel('Take or choose a picture').setInputFiles(picture);
  await expect(page.getByText('Waiting for us')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Today' }).first().click();
  await expect(pin).toContainText('Set');
  await expect(list.getByRole('link', { name: /^Licences/ })).toContainText('Handed in; we are checking it');
  await page.goto('/vendor/dashboard/start/publish');
  await expect(list).toBeVisible();
  await expect(page.getByText('your own phone number, confirmed with a code')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await page.context().close();
  await request.dispose();
  await server.close();
});
