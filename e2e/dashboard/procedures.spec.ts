import { expect, test } from '../fixtures.ts';
import { callsOf, createVenue, openDashboard } from './new-venue.ts';

test('R13.01 R13.02 an owner finds the procedure of a treatment by any of its names, and reads at once what it needs @wide', async ({
  browser,
  request,
  newcomer,
  checkAccess,
  baseURL,
}) => {
  const calls = callsOf(request, (await newcomer('vendor')).token);
  const { serviceId } = await createVenue(calls, {}, 'Forehead, thirty units');
  const page = await openDashboard(browser, calls, `/services/${serviceId}`, { baseURL: baseURL ?? '' });
  const line = page.getByRole('group', { name: 'Forehead, thirty units' });
  await line.getByRole('button', { name: /^Change Procedure/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Which procedure is it?' });
  const search = dialog.getByLabel('Search procedures');
  await search.fill('zzzz');
  await expect(dialog.getByText(/^Nothing found/)).toBeVisible();
  await search.fill('بوتوکس');
  const botox = dialog.getByRole('button').filter({ hasText: 'Physician’s licence: you do not hold it' });
  await expect(botox.first()).toBeVisible();
  await checkAccess(page);
  // Enter belongs to the search, not to the form below it.
  await search.press('Enter');
  await expect(dialog).toBeVisible();
  const name = (await botox.first().locator('.font-strong').textContent()) ?? '';
  await botox.first().click();
  await expect(line.getByLabel('Treatment', { exact: true })).toHaveValue('Forehead, thirty units');
  const note = line.getByText(/^Customers do not see this treatment until .*Physician’s licence/);
  await expect(note).toBeVisible();
  await expect(line.getByRole('link', { name: /^Hand it in/ })).toHaveAttribute('href', /\/licences$/);
  await checkAccess(page);
  await page
    .getByRole('region', { name: 'Treatments and prices' })
    .getByRole('button', { name: 'Save', exact: true })
    .click();
  await page.reload();
  await expect(line.getByText('Procedure:').locator('..')).toContainText(name);
  await expect(note).toBeVisible();
  const { treatments } = await calls.get<{ treatments: { licence_class: string }[] }>(
    `/services/${serviceId}/settings`,
  );
  expect(treatments.map((row) => row.licence_class)).toEqual(['physician']);
  await page.context().close();
});

test('R13.01 a common treatment brings its procedure, and a line without a title takes the name of its procedure @wide', async ({
  browser,
  request,
  newcomer,
  baseURL,
}) => {
  const calls = callsOf(request, (await newcomer('vendor')).token);
  const { serviceId } = await createVenue(calls);
  const page = await openDashboard(browser, calls, `/services/${serviceId}`, { baseURL: baseURL ?? '' });
  await page
    .getByRole('region', { name: 'Treatments and prices' })
    .getByRole('button', { name: /^Balayage/ })
    .click();
  const added = page.getByRole('group', { name: 'Balayage' });
  await expect(added.getByText('Procedure:').locator('..')).toContainText('Balayage');
  await page.getByRole('button', { name: 'Add a treatment' }).click();
  const blank = page.getByRole('group', { name: 'Treatment 3' });
  await expect(blank.getByText('recognised by its title when you save')).toBeVisible();
  await blank.getByRole('button', { name: /^Choose Procedure/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Manicure/ })
    .click();
  const named = page.getByRole('group', { name: 'Manicure' });
  await expect(named.getByLabel('Treatment', { exact: true })).toHaveValue('Manicure');
  await expect(named.getByLabel('Price (IQD)')).not.toHaveValue('');
  await page.context().close();
});
