import { range, rangeFrom, shownTime, timeInField } from '../shown-time.ts';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { listFreeSlots, oneHour, service, type FreeSlot, test } from '../booking/booking-test.ts';
import { expect } from '../fixtures.ts';
import { openDay, pointAt } from './owner.ts';
import { findInEmail } from '../stored-emails.ts';

const [first, second] = landmarks.threeEmployees.employees;

test.describe.configure({ timeout: 90_000 });

/** Leaves room above and below, to drag it there. */
const toMiddle = (element: Element): void => element.scrollIntoView({ block: 'center' });

/** Where a visit stands, in the middle of the page; news of the day draw it anew. */
async function boxOf(booking: Locator) {
  let box: Awaited<ReturnType<Locator['boundingBox']>> = null;
  await expect(async () => {
    await booking.evaluate(toMiddle);
    box = await booking.boundingBox();
    expect(box).not.toBeNull();
  }).toPass();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Drags what stands on a customer's visit to a person and a time. */
async function drag(page: Page, customerName: string, employee: string, time: string): Promise<void> {
  const booking = page.locator('.chairs .ec-event', { hasText: customerName });
  const from = await boxOf(booking);
  await page.mouse.move(from.x + 20, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 20, { steps: 4 });
  const to = await pointAt(page, employee, time);
  await page.mouse.move(to.x, to.y + 8, { steps: 10 });
  await page.mouse.up();
}

test('a booking goes from the site to the chair, is dragged, and its new time reaches mail and calendar file', async ({
  page,
  browser,
  open,
  texts,
  request,
  newcomer,
  signIn,
  checkAccess,
}) => {
  const customerName = `Tara ${Date.now()}`;
  const customer = { ...(await newcomer()), name: customerName };
  const headers = { authorization: `Bearer ${customer.token}` };
  await request.post('/api/profile/update', { headers, data: { name: customerName, phone: '', city: '', state: '' } });
  const starts = await listFreeSlots(request, first, 24);
  const [start] = starts;
  const vendor = await openDay(browser, request, start.booking_date);
  await signIn(customer);
  const choices = { treatment: oneHour.item, employee: first, date: start.booking_date, time: start.time };
  const search = new URLSearchParams(Object.entries(choices).map(([name, value]) => [name, String(value)]));
  await open(`/listing-details/${service}?${search}`);
  await page.getByRole('button', { name: texts.request }).click();
  await expect(page.getByRole('dialog').filter({ hasText: texts.doneText })).toBeVisible();

  // It comes by itself, and is confirmed where it stands.
  const booking = vendor.locator('.chairs .ec-event', { hasText: customerName });
  await expect(booking).toHaveClass(/is-pending/);
  await booking.click();
  await vendor.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(vendor.getByRole('status').getByText(/confirmed/i)).toBeVisible();
  await vendor.keyboard.press('Escape');
  await expect(booking).toHaveClass(/is-confirmed/);
  await open('/my_booking');
  await expect(page.getByRole('main').getByText(texts.confirmed, { exact: true }).first()).toHaveClass(
    /text-confirmed/,
  );

  const slots = (await listFreeSlots(request, second, 24)).filter(({ booking_date: on }) => on === start.booking_date);
  const target = slots.find(({ time }) => time > '12:00' && time !== start.time) ?? start;
  const [, employee = ''] = await namesOf(vendor);
  await drag(vendor, customerName, employee, target.time);
  await expect(vendor.getByRole('status').getByText(`${customerName} hears of it in ten seconds.`)).toBeVisible();
  await expect(booking).toContainText(rangeFrom(target.time));
  await checkAccess(vendor);

  const id = await expectMoved(request, headers, { ...target, employee: second });
  await findInEmail(request, customer.email, new RegExp(shownTime(target.time)));

  await request.post(`/api/bookings/${id}/cancellation`, { headers, data: { reason: '' } });
  await expect(booking).toBeHidden();
  expect(await listFreeSlots(request, second, 24)).toContainEqual(target);
  await vendor.context().close();
});

type MovedBooking = { readonly booking_date: string; readonly time: string; readonly employee: number };

/** The one booking of a customer is where it was moved, in the calendar file too; gives its number. */
async function expectMoved(request: APIRequestContext, headers: { authorization: string }, moved: MovedBooking) {
  type ListedBooking = { id: number; starts_at: string };
  const { data } = (await (await request.get('/api/bookings', { headers })).json()) as { data: [ListedBooking] };
  const [{ id, starts_at: at }] = data;
  expect(data).toMatchObject([{ ...moved, employee: { id: moved.employee } }]);
  const utc = new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
  expect(await (await request.get(`/api/bookings/${id}/calendar`, { headers })).text()).toContain(`DTSTART:${utc}`);
  return id;
}

/** Who has a column, from the start. */
const namesOf = async (page: Page): Promise<string[]> => {
  const names = page.locator('.chairs .chair-initial + b');
  await expect(names.first()).toBeVisible();
  return names.allTextContents();
};

test('a customer is entered where a finger falls and gets more time, which is taken back; a refused drag springs back', async ({
  browser,
  request,
  checkAccess,
}) => {
  const [one, other] = [`Umm Ali ${Date.now()}`, `Umm Sara ${Date.now()}`];
  const { day, begin, later } = findTwoTimes(await listFreeSlots(request, first, 26));
  const vendor = await openDay(browser, request, day);
  const [employee = ''] = await namesOf(vendor);
  await enterAt(vendor, employee, begin, one);
  await checkAccess(vendor);
  await enterAt(vendor, employee, later, other);
  await drag(vendor, one, employee, later);
  await expect(vendor.getByRole('status').getByText(/^That time has just been taken/)).toBeVisible();
  const booking = vendor.locator('.chairs .ec-event', { hasText: one });
  await expect(booking).toContainText(rangeFrom(begin));
  await vendor.getByRole('button', { name: 'Choose another time' }).click();
  await expect(vendor.getByRole('dialog', { name: `Move the booking of ${one}` })).toBeVisible();
  await vendor.keyboard.press('Escape');

  await stretch(vendor, one);
  await expect(booking).toContainText(range(begin, clock(minutes(begin) + 90)));
  await vendor.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(booking).toContainText(range(begin, clock(minutes(begin) + 60)));
  await vendor.context().close();
});

/**
 * Two free times of one day, two and a half hours apart. Those of the small hours belong to the evening before, whose
 * calendar shows them.
 */
function findTwoTimes(starts: readonly FreeSlot[]): { day: string; begin: string; later: string } {
  const byDay = Map.groupBy(
    starts.filter(({ time }) => time > '06:00'),
    ({ booking_date: day }) => day,
  );
  for (const [day, [earliest, ...others]] of byDay) {
    const begin = earliest?.time ?? '';
    const later = others.find(({ time }) => minutes(time) >= minutes(begin) + 150);
    if (later) return { day, begin, later: later.time };
  }
  throw new Error('no day has two free times');
}

/** Enters a customer at a free time of somebody's column. */
async function enterAt(page: Page, employee: string, time: string, customerName: string): Promise<void> {
  const place = await pointAt(page, employee, time);
  await page.mouse.click(place.x, place.y + 4);
  const dialog = page.getByRole('dialog', { name: 'Add to the day' });
  await expect(dialog.getByLabel('Starts at')).toHaveValue(timeInField(time));
  await dialog.getByLabel('Treatment').selectOption(String(oneHour.item));
  await dialog.getByLabel('Name of the client').fill(customerName);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.chairs .ec-event', { hasText: customerName })).toContainText(rangeFrom(time));
}

/** Pulls the lower edge of a customer's visit down by half an hour. */
async function stretch(page: Page, customerName: string): Promise<void> {
  const booking = page.locator('.chairs .ec-event', { hasText: customerName });
  const box = await boxOf(booking);
  await page.mouse.move(box.x + 30, box.y + box.height - 3);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y + box.height + 37, { steps: 6 });
  await page.mouse.up();
}

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

test('R15.15 blocked time is nobody’s until it is freed again, which can be undone', async ({ browser, request }) => {
  const starts = await listFreeSlots(request, second, 28);
  const [{ booking_date: day, time }] = starts;
  const vendor = await openDay(browser, request, day);
  await vendor.getByRole('button', { name: 'Add', exact: true }).click();
  const dialog = vendor.getByRole('dialog', { name: 'Add to the day' });
  await dialog.getByRole('radio', { name: 'Blocked time' }).click();
  await dialog.getByLabel('Whose time').selectOption(String(second));
  await dialog.getByLabel('From').fill(time);
  await dialog.getByLabel('Until').fill(clock(minutes(time) + 60));
  await dialog.getByLabel('Note').fill('Supplier');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog).toBeHidden();
  const list = vendor.getByRole('region', { name: 'Blocked time' });
  await expect(list.getByText('Supplier')).toBeVisible();
  expect(await listFreeSlots(request, second, 28)).not.toContainEqual({ booking_date: day, time });
  const free = list.getByRole('button', { name: 'Unblock this time' });
  await free.click();
  await expect(list).toBeHidden();
  await vendor.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(list.getByText('Supplier')).toBeVisible();
  expect(await listFreeSlots(request, second, 28)).not.toContainEqual({ booking_date: day, time });
  await free.click();
  await expect(list).toBeHidden();
  await Promise.all([
    vendor.waitForResponse((answer) => answer.url().endsWith('/removal')),
    vendor.getByRole('status').getByRole('button', { name: 'Close' }).click(),
  ]);
  expect(await listFreeSlots(request, second, 28)).toContainEqual({ booking_date: day, time });
  await vendor.context().close();
});

test('a day is printed by person, black on white, and days follow each other', async ({ browser, request }) => {
  const vendor = await openDay(browser, request);
  await vendor.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = vendor.locator('.day-sheet');
  await expect(sheet).toBeVisible();
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(sheet).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(vendor.getByRole('heading', { level: 1, name: 'Today' })).toBeHidden();
  await vendor.emulateMedia({ media: 'screen' });
  await vendor.getByRole('link', { name: 'Next day' }).click();
  await expect(vendor).toHaveURL(/\?day=\d{4}-\d\d-\d\d$/);
  await vendor.getByRole('link', { name: 'Previous day' }).click();
  await expect(vendor.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await vendor.context().close();
});
