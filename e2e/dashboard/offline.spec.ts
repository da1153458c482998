import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { asOwner, awaitStored, openDay, showList } from './owner.ts';

const venue = 'Goizha Dental';

test.describe.configure({ mode: 'serial', timeout: 90_000 });

type Owner = Awaited<ReturnType<typeof asOwner>>;

/** Has the venue open day and night, for the tests are of the hour in which they run; gives its owner and what it offers first. */
async function openAllDay(request: APIRequestContext) {
  const owner = await asOwner(request, venue);
  const { headers, venueId: id } = owner;
  const { data } = (await (await request.get(`/api/venues/${id}/schedule`, { headers })).json()) as {
    data: { employees: { id: number }[] };
  };
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
  const rest = { breaks: [], women_only_hours: [], resolutions: [] };
  for (const employee_id of [null, ...data.employees.map((one) => one.id)]) {
    const week = { employee_id, hours: employee_id === null ? hours : [], ...rest };
    const answer = await request.put(`/api/venues/${id}/hours`, { headers, data: week });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return { owner, offer: await firstOffer(request, owner) };
}

/** What the venue offers first, and who gives it. */
async function firstOffer(request: APIRequestContext, { headers, venueId: id }: Owner) {
  const answer = await request.get(`/api/venues/${id}/treatments`, { headers });
  type VenueTreatmentInput = { treatment_id: number; title: string; employee_ids: [number, ...number[]] };
  const { data } = (await answer.json()) as { data: [VenueTreatmentInput, ...VenueTreatmentInput[]] };
  return data[0];
}

async function enter(request: APIRequestContext, { headers, venueId: id }: Owner, data: object): Promise<number> {
  const answer = await request.post(`/api/venues/${id}/walk-ins`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { data: { id: number } }).data.id;
}

/** The day that is open, once the list knows it. */
async function dayOf(page: Page): Promise<string> {
  const day = page.getByLabel('Choose a day');
  await expect(day).toHaveValue(/^\d+\/\d+\/\d+$/);
  return (await day.inputValue()).split('/').toReversed().join('-');
}

/** The customers of a day with the state of their visits, as the server knows them. */
async function customersOf(
  request: APIRequestContext,
  { headers, venueId: id }: Owner,
): Promise<Record<string, string>> {
  const answer = await request.get(`/api/venues/${id}/agenda`, { headers });
  type AgendaBooking = { customer_name: string; status: string };
  const { bookings } = ((await answer.json()) as { data: { bookings: AgendaBooking[] } }).data;
  return Object.fromEntries(bookings.map((booking) => [booking.customer_name, booking.status]));
}

test('a customer and a visit that took place, noted without a line, arrive with the line; what collides says so', async ({
  browser,
  request,
  expectError,
  checkAccess,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Service Worker/);
  const { owner, offer } = await openAllDay(request);
  const [employee, ...others] = offer.employee_ids;
  const stamp = Date.now();
  const [present, late, early] = [`Present ${stamp}`, `Late ${stamp}`, `Early ${stamp}`];
  await enter(request, owner, { treatment_id: offer.treatment_id, customer_name: present });
  const vendor = await openDay(browser, request, undefined, { venue, serviceWorkers: 'allow' });
  await showList(vendor);
  await expect(vendor.getByRole('button', { name: present })).toBeVisible();
  await awaitStored(vendor);

  await vendor.context().setOffline(true);
  await vendor.reload();
  await expect(vendor.getByText('Offline', { exact: true })).toBeVisible();
  await expect(vendor.getByText(/^You have been offline since \d\d:\d\d/)).toBeVisible();
  await showList(vendor);
  await complete(vendor, present);
  const day = await dayOf(vendor);
  await addCustomer(vendor, { customerName: late, day, time: '23:50', employeeName: String(others[0] ?? employee) });
  await addCustomer(vendor, { customerName: early, day: dayAfter(day), time: '23:00', employeeName: String(employee) });
  const waiting = vendor.getByRole('region', { name: 'Waiting to be sent' });
  await expect(waiting.getByRole('article')).toHaveCount(3);
  await checkAccess(vendor);
  // Nothing is lost by a reload, and somebody else takes the time meanwhile.
  await vendor.reload();
  await expect(waiting.getByRole('article')).toHaveCount(3);
  const rival = { booking_date: dayAfter(day), time: '23:00', employee_id: employee, customer_name: 'Rival' };
  await enter(request, owner, { treatment_id: offer.treatment_id, ...rival });
  expect(await customersOf(request, owner)).toMatchObject({ [present]: 'confirmed' });

  await vendor.context().setOffline(false);
  await expect(vendor.getByText('Live', { exact: true })).toBeVisible();
  await expect(waiting.getByRole('article')).toHaveCount(1);
  expect(await customersOf(request, owner)).toMatchObject({ [present]: 'completed', [late]: 'confirmed' });
  const refused = waiting.getByRole('article', { name: early });
  await expect(refused.getByText('Not accepted')).toBeVisible();
  await expect(refused.getByText(/^That time has just been taken/)).toBeVisible();
  await checkAccess(vendor);
  await refused.getByRole('button', { name: 'Choose another time' }).click();
  await changeTime(vendor, early, '20:00');
  await expect(waiting).toBeHidden();
  await vendor.context().close();
});

/** Says of a customer's visit that it took place, which cannot be sent. */
async function complete(page: Page, customerName: string): Promise<void> {
  await page.getByRole('button', { name: customerName }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Mark as completed' }).click();
  await expect(panel.getByText('Waiting to be sent')).toBeVisible();
  await page.keyboard.press('Escape');
}

test('who was said not to have come is taken back, with a line and without', async ({
  browser,
  request,
  expectError,
  checkAccess,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Service Worker/);
  const { owner, offer } = await openAllDay(request);
  const { treatment_id } = offer;
  const customerName = `Nadia ${Date.now()}`;
  const id = await enter(request, owner, { treatment_id, customer_name: customerName });
  // Who is entered stands there: only a booking whose customer has not arrived can be missed.
  await request.delete(`/api/bookings/${id}/check-in`, { headers: owner.headers });
  const vendor = await openDay(browser, request, undefined, { venue, serviceWorkers: 'allow' });
  await showList(vendor);
  const panel = vendor.getByRole('dialog', { name: `Booking of ${customerName}` });
  const markMissed = async () => {
    // In the list: who is late stands beside it, too.
    await vendor.getByRole('listitem').getByRole('button', { name: customerName }).last().click();
    await panel.getByRole('button', { name: 'Mark as a no-show' }).click();
  };
  const statusOf = async () => (await customersOf(request, owner))[customerName];

  await markMissed();
  await expect(panel.getByText('No-show', { exact: true }).first()).toBeVisible();
  await checkAccess(vendor);
  expect(await statusOf()).toBe('no_show');
  await panel.getByRole('button', { name: 'Undo no-show' }).click();
  await expect(panel.getByRole('button', { name: 'Mark as a no-show' })).toBeVisible();
  expect(await statusOf()).toBe('confirmed');
  await vendor.keyboard.press('Escape');

  await markMissed();
  await expect(panel.getByRole('button', { name: 'Undo no-show' })).toBeVisible();
  await vendor.keyboard.press('Escape');
  await vendor.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(vendor.getByRole('status').getByText(/^No-show undone/)).toBeVisible();
  expect(await statusOf()).toBe('confirmed');

  await awaitStored(vendor);
  await vendor.context().setOffline(true);
  await expect(vendor.getByText('Offline', { exact: true })).toBeVisible();
  await markMissed();
  await expect(panel.getByText('Waiting to be sent')).toBeVisible();
  await vendor.keyboard.press('Escape');
  const waiting = vendor.getByRole('region', { name: 'Waiting to be sent' });
  await expect(waiting.getByRole('article', { name: customerName })).toBeVisible();
  await vendor.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(waiting).toBeHidden();
  await vendor.context().setOffline(false);
  await expect(vendor.getByText('Live', { exact: true })).toBeVisible();
  expect(await statusOf()).toBe('confirmed');
  await vendor.context().close();
});

/** Enters a customer anew who is filled in already. */
async function changeTime(page: Page, customerName: string, time: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add to the day' });
  await expect(dialog.getByLabel('Name of the client')).toHaveValue(customerName);
  await dialog.getByLabel('Starts at').fill(time);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
}

type OfflineWalkIn = {
  readonly customerName: string;
  readonly day: string;
  readonly time: string;
  readonly employeeName: string;
};

async function addCustomer(page: Page, { customerName, day, time, employeeName }: OfflineWalkIn): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to the day' });
  await dialog.getByLabel('With').selectOption(employeeName);
  await dialog.getByLabel('Day').fill(day);
  await dialog.getByLabel('Starts at').fill(time);
  await dialog.getByLabel('Name of the client').fill(customerName);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
}

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

test('who logs out leaves nothing on the device, and is warned of what was not sent', async ({
  browser,
  request,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Service Worker/);
  const vendor = await openDay(browser, request, undefined, { venue, serviceWorkers: 'allow' });
  await awaitStored(vendor);
  const kept = () =>
    vendor.evaluate(async () => {
      const read = (name: string, store: string) =>
        new Promise<unknown[]>((resolve, reject) => {
          const asked = indexedDB.open(name);
          asked.addEventListener('error', () => reject(asked.error));
          asked.addEventListener('success', () => {
            const all = asked.result.transaction(store).objectStore(store).getAll();
            all.addEventListener('success', () => resolve(all.result));
          });
        });
      const files = (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map((r) => r.url),
      );
      return {
        answers: (await read('dashboard-answers', 'answers')).map((answer) => (answer as { key: unknown }).key),
        waiting: (await read('dashboard-waiting', 'waiting')).length,
        files: (await Promise.all(files)).flat(),
      };
    });
  // The venue that opened first has answers as well: what is entered below needs the treatments of this one.
  await expect(vendor.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
  const { venueId } = await asOwner(request, venue);
  await expect.poll(async () => (await kept()).answers).toContainEqual(['treatments', venueId]);
  expect((await kept()).files.filter((url) => /\/api\/|token/.test(url))).toEqual([]);
  await vendor.context().setOffline(true);
  await addCustomer(vendor, { customerName: 'Never sent', day: '2030-01-01', time: '12:00', employeeName: '' });
  await vendor.getByRole('button', { name: /Account and display/ }).click();
  await vendor.getByRole('button', { name: 'Log out' }).click();
  await expect(vendor.getByText(/^1 entry is not sent yet/)).toBeVisible();
  await vendor.getByRole('button', { name: 'Log out' }).click();
  await expect(vendor.getByText('You are logged out of the dashboard.')).toBeVisible();
  await expect.poll(kept).toMatchObject({ answers: [], waiting: 0 });
  await vendor.context().close();
});

test('R15.10 a payment without a line waits on the device, and is recorded once with the line', async ({
  browser,
  request,
  expectError,
  checkAccess,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Service Worker/);
  const { owner, offer } = await openAllDay(request);
  const { treatment_id } = offer;
  const customerName = `Payer ${Date.now()}`;
  const vendor = await openDay(browser, request, undefined, { venue, serviceWorkers: 'allow' });
  const booking_date = await dayOf(vendor);
  // An hour that no other test is at.
  await enter(request, owner, { treatment_id, customer_name: customerName, booking_date, time: '00:00' });
  await showList(vendor);
  await expect(vendor.getByRole('button', { name: customerName })).toBeVisible();
  await awaitStored(vendor);
  // What the screen is made of lies on the device once it was open.
  await vendor.context().setOffline(true);
  await expect(vendor.getByText('Offline', { exact: true })).toBeVisible();
  await vendor.getByRole('button', { name: customerName }).click();
  await vendor.getByRole('dialog').getByRole('link', { name: 'Take payment' }).click();
  await expect(vendor.getByText(/^There is no connection/)).toBeVisible();
  await vendor.getByRole('button', { name: 'Cash', exact: true }).click();
  await checkAccess(vendor);
  await vendor.getByRole('button', { name: 'Finish and show receipt' }).click();
  await expect(vendor.getByText(/^This payment is saved on this device/)).toBeVisible();
  expect(await customersOf(request, owner)).toMatchObject({ [customerName]: 'confirmed' });
  await vendor.context().setOffline(false);
  await expect(vendor.getByRole('region', { name: 'Receipt' })).toBeVisible({ timeout: 20_000 });
  expect(await customersOf(request, owner)).toMatchObject({ [customerName]: 'completed' });
  await vendor.context().close();
});
