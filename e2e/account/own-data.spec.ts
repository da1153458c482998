import { readFile } from 'node:fs/promises';
import { asOwner, openDay, showList } from '../dashboard/owner.ts';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { isAlive } from '../accounts.ts';
import { listFreeSlots, oneHour } from '../booking/booking-test.ts';
import { expect, test } from '../fixtures.ts';

test('R11.12 an account is downloaded and deleted in the profile, after a question that can be answered with no', async ({
  page,
  request,
  open,
  newcomer,
  signIn,
  checkAccess,
}) => {
  const customer = await newcomer();
  await signIn(customer);
  await open('/profile');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(customer.email);
  const ask = page.getByRole('button', { name: 'Delete my account' });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await checkAccess();
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(dialog).toBeHidden();
  expect(await isAlive(request, customer.token)).toBe(true);
  await ask.click();
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  expect(await isAlive(request, customer.token)).toBe(false);
});

test('R11.12 a venue removes name and phone of a walk-in', async ({ browser, request, checkAccess }) => {
  const owner = await asOwner(request);
  const customerName = `Nadia ${Date.now()}`;
  const [, , employee_id] = landmarks.threeEmployees.employees;
  const [slot] = await listFreeSlots(request, employee_id, 31);
  const data = { treatment_id: oneHour.item, employee_id, customer_name: customerName, ...slot };
  const entered = await request.post(`/api/venues/${owner.venueId}/walk-ins`, { headers: owner.headers, data });
  expect(entered.status(), await entered.text()).toBe(201);
  const page = await openDay(browser, request, slot.booking_date);
  await showList(page);
  await page.getByRole('button', { name: customerName }).click();
  await page.getByRole('button', { name: 'Remove name and phone' }).click();
  const dialog = page.getByRole('dialog').filter({ hasText: customerName }).last();
  await checkAccess(page);
  await dialog.getByRole('button', { name: 'Remove name and phone' }).last().click();
  await expect(page.getByText(customerName)).toHaveCount(0);
  await page.context().close();
});
