import { expect, test } from '../fixtures.ts';
import { callsOf, createVenue, openDashboard } from './new-venue.ts';

test('R14.09 a venue says of a service that it also comes to customers @wide', async ({
  browser,
  request,
  newcomer,
  checkAccess,
  baseURL,
}) => {
  const calls = callsOf(request, (await newcomer('vendor')).token);
  const { serviceId } = await createVenue(calls);
  const page = await openDashboard(browser, calls, `/services/${serviceId}`, { baseURL: baseURL ?? '' });
  const choice = page.getByRole('checkbox', { name: 'We also come to customers' });
  await expect(choice).not.toBeChecked();
  await choice.check();
  await checkAccess(page);
  const saved = page.waitForResponse((answer) => answer.url().includes(`/services/${serviceId}/settings`));
  await page.locator('form').filter({ has: choice }).getByRole('button', { name: 'Save', exact: true }).click();
  expect((await saved).ok()).toBe(true);
  expect(await calls.get(`/services/${serviceId}/settings`)).toMatchObject({ is_at_home: true });
  await page.reload();
  await expect(choice).toBeChecked();
  await page.context().close();
});
