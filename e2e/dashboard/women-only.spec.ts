import { expect, test } from '../fixtures.ts';
import { callsOf, createVenue, openDashboard } from './new-venue.ts';

test('R13.06 in a venue for women the team form says that no man is booked there, and lists the bookings that a changed gender would break @wide', async ({
  browser,
  request,
  newcomer,
  checkAccess,
  baseURL,
}) => {
  const calls = callsOf(request, (await newcomer('vendor')).token);
  const { serviceId, employeeId, treatmentId } = await createVenue(calls, { is_women_only: true });
  await calls.put(`/services/${serviceId}/publication`, { is_published: true, resolutions: [] });
  const customer = await newcomer();
  const day = new Date(Date.now() + 3 * 3_600_000 + 7 * 86_400_000).toISOString().slice(0, 10);
  const item = { service_id: serviceId, pricing_item_id: treatmentId, duration: 45, price: 20_000 };
  const when = { booking_date: day, time: '11:00', customer_name: 'Rawan Fadel', notes: '' };
  await callsOf(request, customer.token).post('/bookings', { ...item, ...when });
  const page = await openDashboard(browser, calls, '/team', { baseURL: baseURL ?? '' });
  await page.getByRole('button', { name: 'Edit: Layla Hasan' }).click();
  const form = page.getByRole('dialog', { name: 'Edit: Layla Hasan' });
  const sentence = form.getByText('This venue is for women only, so a man cannot be booked here.');
  await expect(sentence).toBeHidden();
  await form.getByLabel('Woman or man').selectOption('male');
  await expect(sentence).toBeVisible();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  const list = page.getByRole('dialog', { name: /no longer fit/ });
  await expect(list).toContainText('Rawan Fadel');
  await expect(list.getByRole('option', { name: 'Keep it as it is' })).toHaveCount(0);
  await checkAccess(page);
  await page.keyboard.press('Escape');
  const team = await calls.get<{ id: number; gender: string }[]>(
    `/venues/${(await calls.get<{ id: number }[]>('/venues'))[0]?.id}/employees`,
  );
  expect(team).toEqual([expect.objectContaining({ id: employeeId, gender: 'female' })]);
  await page.context().close();
});
