import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { callsOf, createVenue, openDashboard } from './new-venue.ts';
import { asOwner, openDay } from './owner.ts';

const names = ['Zahra', 'Maryam', 'Hanin', 'Ruqayya', 'Dalia', 'Shahad', 'Noor', 'Aya', 'Tiba'];
const phone = { viewport: { width: 360, height: 780 }, hasTouch: true };
const wide = { viewport: { width: 1280, height: 900 } };

test.describe.configure({ timeout: 90_000 });

const venueName = 'Goizha Dental';

/** A treatment of the venue with an employee who gives it and a free day of theirs. */
async function findFreeDay(request: APIRequestContext) {
  const { headers, venueId } = await asOwner(request, venueName);
  const listed = await request.get(`/api/venues/${venueId}/treatments`, { headers });
  const { data } = (await listed.json()) as { data: { treatment_id: number; employee_ids: number[] }[] };
  const treatment = data.find(({ employee_ids: ids }) => ids.length > 0);
  const agenda = async (from: string) => {
    const answer = await request.get(`/api/venues/${venueId}/agenda?from=${from}&days=14`, { headers });
    return ((await answer.json()) as { data: AgendaAnswer }).data;
  };
  const now = (await request.get(`/api/venues/${venueId}/agenda`, { headers })).json() as Promise<{
    data: AgendaAnswer;
  }>;
  const { today } = (await now).data;
  const { employees } = await agenda(addDays(today, 30));
  const id = treatment?.employee_ids[0] ?? 0;
  const [shift] = employees.find((one) => one.id === id)?.shifts ?? [];
  const employeeIds = treatment?.employee_ids ?? [];
  return { headers, venueId, treatmentId: treatment?.treatment_id, employeeIds, day: shift?.date ?? '' };
}

type AgendaAnswer = {
  readonly today: string;
  readonly employees: {
    readonly id: number;
    readonly name: string;
    readonly shifts: Record<'date' | 'from' | 'to', string>[];
  }[];
};

const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** Enters a walk-in of a quarter of an hour at the first time that is free; gives who it is, and the day. */
async function enterShort(request: APIRequestContext) {
  const { headers, venueId, treatmentId, employeeIds, day } = await findFreeDay(request);
  const customerName = `Aya ${Date.now() % 1000}`;
  const body = { treatment_id: treatmentId, employee_id: employeeIds[0], customer_name: customerName };
  for (let hour = 9; hour < 22; hour++) {
    const time = `${String(hour).padStart(2, '0')}:00`;
    const at = { booking_date: day, time };
    const entered = await request.post(`/api/venues/${venueId}/walk-ins`, { headers, data: { ...body, ...at } });
    if (!entered.ok()) continue;
    const { data } = (await entered.json()) as { data: { id: number } };
    const changed = await request.put(`/api/bookings/${data.id}/assignment`, {
      headers,
      data: { ...at, duration: 15 },
    });
    expect(changed.ok(), await changed.text()).toBe(true);
    return { day, customerName, employeeId: employeeIds[0] };
  }
  throw new Error(`${venueName} has no free time on ${day}`);
}

test('R15.05 ten employees stand side by side at 1280 px, and what is chosen for the calendar is kept', async ({
  browser,
  request,
  newcomer,
  checkAccess,
}) => {
  const calls = callsOf(request, (await newcomer('vendor')).token);
  const { venueId } = await createVenue(calls);
  for (const name of names) {
    const body = { name: { en: `${name} Salim` }, job: { en: 'Stylist' }, gender: 'female', phone: null, email: null };
    await calls.post(`/venues/${venueId}/employees`, body);
  }
  const page = await openDashboard(browser, calls, '', wide);
  const heads = page.locator('.chairs .ec-header .chair-initial + b');
  await expect(heads).toHaveCount(10);
  const hours = page.locator('.chairs .ec-main');
  expect(await hours.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  await checkAccess(page);

  await page.getByRole('button', { name: /^Team members shown/ }).click();
  await page.getByRole('checkbox', { name: 'Aya Salim' }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Large' }).check();
  await page.reload();
  await expect(heads).toHaveCount(9);
  await expect(heads.filter({ hasText: 'Aya Salim' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
  await page.context().close();
});

test('R15.05 a booking of a quarter of an hour says who and what', async ({ browser, request }) => {
  const { day, customerName } = await enterShort(request);
  const page = await openDay(browser, request, day, { venue: venueName, ...wide });
  const booking = page.locator('.chairs .ec-event', { hasText: customerName });
  await expect(booking).toBeVisible();
  // News of the day draw it anew.
  await expect(async () => {
    const box = await booking.boundingBox();
    expect(box?.height).toBeLessThan(24);
    for (const part of ['b', '.event-what']) {
      const inside = await booking.locator(part).first().boundingBox();
      expect(inside?.width, part).toBeGreaterThan(14);
      expect((inside?.y ?? 0) + (inside?.height ?? 99), part).toBeLessThanOrEqual(
        (box?.y ?? 0) + (box?.height ?? 0) + 1,
      );
    }
  }).toPass();
  await page.context().close();
});

test('R15.05 a phone shows two employees side by side, others at one tap, and a free gap takes a walk-in', async ({
  browser,
  request,
  checkAccess,
}) => {
  const { day } = await findFreeDay(request);
  const page = await openDay(browser, request, day, { venue: venueName, ...phone });
  const heads = page.locator('.chairs .ec-header .chair-initial + b');
  await expect(heads).toHaveCount(2);
  const [first = '', second = ''] = await heads.allTextContents();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const strip = page.getByRole('list', { name: 'Team members shown' });
  await strip.getByRole('button', { pressed: false }).first().tap();
  await expect(heads).toHaveText([second, /./]);
  await expect(heads.filter({ hasText: first })).toHaveCount(0);
  const third = (await heads.allTextContents())[1] ?? '';
  await checkAccess(page);
  await page.reload();
  await expect(heads).toHaveText([second, third]);

  const gap = page.getByRole('button', { name: /^Add at / }).first();
  // As high as a thumb, or as the gap.
  const [height, room] = await gap.evaluate((button: HTMLElement) => [
    button.offsetHeight,
    button.closest<HTMLElement>('.is-gap')?.offsetHeight ?? 0,
  ]);
  expect(height).toBeGreaterThanOrEqual(Math.min(44, room - 8));
  const start = /Add at (.+?),/.exec((await gap.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await gap.tap();
  const dialog = page.getByRole('dialog', { name: 'Add to the day' });
  await expect(dialog.getByLabel('Starts at')).toHaveValue(start);
  await page.context().close();
});

test('R15.05 a long press on a phone takes a booking to another time, and a swipe does not', async ({
  browser,
  request,
}) => {
  const { day, customerName } = await enterShort(request);
  const page = await openDay(browser, request, day, { venue: venueName, ...phone });
  const strip = page.getByRole('list', { name: 'Team members shown' });
  const booking = page.locator('.chairs .ec-event', { hasText: customerName });
  await expect(strip).toBeVisible();
  if (!(await booking.isVisible())) await strip.getByRole('button', { pressed: false }).first().tap();
  await expect(booking).toBeVisible();
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  const swipe = async (heldMs: number) => {
    await booking.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = await booking.boundingBox();
    if (!box) throw new Error('the booking has no place');
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await touch('touchStart', [from]);
    await page.waitForTimeout(heldMs);
    // Half an hour: other tests enter theirs at full hours.
    for (const step of [20, 40, 56]) await touch('touchMove', [{ x: from.x, y: from.y + step }]);
    await touch('touchEnd', []);
  };
  const times = await booking.innerText();
  await swipe(0);
  await expect(page.locator('.ec-preview')).toHaveCount(0);
  expect(await booking.innerText()).toBe(times);
  // What a swipe has set going goes on for a moment.
  await page.waitForTimeout(700);
  await swipe(700);
  await expect(page.getByRole('status').getByText(/^(Moved|The booking has been changed)/)).toBeVisible();
  await expect(booking).not.toHaveText(times);
  await page.context().close();
});

test('R15.05 a week is a grid of one employee, and a month leads to its days', async ({
  browser,
  request,
  checkAccess,
}) => {
  const { day, customerName, employeeId } = await enterShort(request);
  const page = await openDay(browser, request, day, { venue: venueName, ...wide });
  const views = page.getByRole('navigation', { name: 'View' });
  await views.getByRole('link', { name: 'Week' }).click();
  await expect(page.locator('.chairs.is-week .ec-header b')).toHaveText([
    'Saturday',
    'Sunday',
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
  ]);
  const booking = page.locator('.chairs .ec-event', { hasText: customerName });
  const whose = page.getByLabel('Whose week');
  await whose.selectOption(String(employeeId));
  await expect(booking).toHaveCount(1);
  const values = await whose.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  await whose.selectOption(values.find((value) => value !== String(employeeId)) ?? '');
  await expect(booking).toHaveCount(0);
  await checkAccess(page);

  await views.getByRole('link', { name: 'Month' }).click();
  const cell = page.getByRole('region', { name: 'Month' }).locator(`a[href$="day=${day}"]`);
  await expect(cell).toHaveAccessibleName(/booking/);
  await checkAccess(page);
  await cell.click();
  await expect(page).toHaveURL(new RegExp(`day=${day}$`));
  await expect(booking).toBeVisible();
  await page.context().close();
});
