import { asOwner } from '../dashboard/owner.ts';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { listFreeSlots, oneHour } from '../booking/booking-test.ts';
import { expect, test } from '../fixtures.ts';
import { beginLogin, codeOf, enterCode, makeOperator } from './operator-login.ts';

const [employee] = landmarks.threeEmployees.employees;

// The command opens the database beside the running server.
test.describe.configure({ timeout: 90_000 });

test('R15.17 an operator finds a booking by its number and reads the dashboard of its venue', async ({
  page,
  request,
  checkAccess,
  expectError,
}, testInfo) => {
  // What the dashboard would like to send by itself is refused, too.
  expectError(/403/);
  const { headers, venueId } = await asOwner(request);
  const [{ booking_date, time }] = await listFreeSlots(request, employee, 18);
  const data = { treatment_id: oneHour.item, employee_id: employee, customer_name: 'Suad Rashid', booking_date, time };
  const made = await request.post(`/api/venues/${venueId}/walk-ins`, { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = ((await made.json()) as { data: { id: number } }).data;

  await enterCode(page, codeOf(await beginLogin(page, await makeOperator(request, testInfo))));
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('link', { name: 'Bookings' }).click();
  await page.getByLabel('Search').fill(String(id));
  // What was listed before goes away when the answer comes.
  await expect(page.getByRole('link', { name: /^Open: / })).toHaveCount(1);
  await page.getByRole('link', { name: 'Open: Suad Rashid at Bayt al-Raha' }).click();
  await expect(page.getByText('Added by the venue')).toBeVisible();
  await checkAccess();

  await page.getByRole('button', { name: 'See the dashboard as Bayt al-Raha' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('She cannot find the booking');
  await dialog.getByRole('button', { name: 'Open the dashboard' }).click();
  await expect(page.getByText('You see this as Bayt al-Raha.')).toBeVisible();
  await checkAccess();
  const token = await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('dashboard.session') ?? '{}') as { token?: string };
    return stored.token ?? '';
  });
  const as = { authorization: `Bearer ${token}` };
  expect((await request.get(`/api/bookings/${id}`, { headers: as })).status()).toBe(200);
  const reason = { reason: 'Not mine to cancel' };
  const refused = await request.post(`/api/bookings/${id}/cancellation`, { headers: as, data: reason });
  expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([403, 'view_only']);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('You see this as Bayt al-Raha.')).toBeHidden();
  const statusNow = async () => (await request.get(`/api/bookings/${id}`, { headers: as })).status();
  await expect.poll(statusNow).toBe(401);
});
