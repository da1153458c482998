import { expect, test } from '../fixtures.ts';
import { callsOf, createVenue, openDashboard } from './new-venue.ts';
import { openDay } from './owner.ts';

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

test('R14.09 a venue enters whom it goes to, with the address @wide', async ({ browser, request, checkAccess }) => {
  const [name, address] = [`Umm Saman ${Date.now()}`, 'Sarchinar 12, the blue gate'];
  const page = await openDay(browser, request, '2026-12-07', { venue: 'Henar House' });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of the client').fill(name);
  const treatments = dialog.getByLabel('Treatment', { exact: true });
  const field = dialog.getByLabel('Address of the client’s home');
  await treatments.selectOption('14021');
  await expect(field).toHaveCount(0);
  await treatments.selectOption('14011');
  await field.fill(address);
  await dialog.getByLabel('Starts at').fill('1:00 PM');
  await checkAccess(page);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await page.locator('.ec-event', { hasText: name }).click();
  await expect(page.getByRole('dialog').getByText(address)).toBeVisible();
  await page.context().close();
});
