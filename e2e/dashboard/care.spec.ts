import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { listFreeSlots, oneHour, service, test } from '../booking/booking-test.ts';
import { expect } from '../fixtures.ts';
import { openDay } from './owner.ts';

const [employee] = landmarks.threeEmployees.employees;

test.describe.configure({ timeout: 60_000 });

test('R15.15 leaving a changed form asks: by another screen, by the end of a dialog, by the browser', async ({
  browser,
  request,
  checkAccess,
}) => {
  const page = await openDay(browser, request);
  await page.getByRole('link', { name: 'Settings' }).click();
  const phone = page.getByLabel(/^Phone/).first();
  await phone.fill('+964 770 000 0000');
  await page.getByRole('link', { name: 'Bookings', exact: true }).click();
  const asking = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(asking).toBeVisible();
  await checkAccess(page);
  await asking.getByRole('button', { name: 'Keep editing' }).click();
  await expect(phone).toHaveValue('+964 770 000 0000');
  // The browser asks by itself before the page goes.
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.type();
  });
  await page.evaluate(() => location.reload());
  expect(await asked).toBe('beforeunload');
  await page.getByRole('link', { name: 'Accounts' }).click();
  await asking.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();

  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByRole('button', { name: 'Invite by email instead' }).click();
  await dialog.getByLabel('Email').fill('someone@example.com');
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => dialog.getByRole('button', { name: 'Back' }).click(),
  ]) {
    await leave();
    await asking.getByRole('button', { name: 'Keep editing' }).click();
    await expect(dialog.getByLabel('Email')).toHaveValue('someone@example.com');
  }
  await page.keyboard.press('Escape');
  await asking.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(dialog).toBeHidden();
  // What nobody typed into closes at once, and so does what was left.
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Bookings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await page.context().close();
});

test('R15.15 what was saved is left without a question', async ({ browser, request }) => {
  const page = await openDay(browser, request);
  await page.getByRole('link', { name: 'Settings' }).click();
  const phone = page.getByLabel(/^Phone/).first();
  await phone.fill(`+964 770 000 ${1000 + (Date.now() % 9000)}`);
  const form = page.locator('form[data-draft]', { has: phone });
  await form.locator('button[type=submit]').click();
  await expect(page.getByRole('status').getByText(/saved/i)).toBeVisible();
  await page.getByRole('link', { name: 'Bookings', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await page.context().close();
});

test('R15.16 a new request counts in the title and rings where that was chosen', async ({
  browser,
  request,
  newcomer,
}) => {
  const page = await openDay(browser, request);
  await page.evaluate(() => {
    const rung = { count: 0 };
    Object.assign(globalThis, { rung });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function startCounted(at?: number) {
      rung.count += 1;
      start.call(this, at);
    };
  });
  const rung = () => page.evaluate(() => (globalThis as unknown as { rung: { count: number } }).rung.count);
  const sound = page.getByRole('button', { name: 'Ring for new requests' });
  const countInTitle = async () => Number(/^\((\d+)\)/.exec(await page.title())?.[1] ?? 0);
  const ask = async (customerName: string, inDays: number) => {
    const { token } = await newcomer();
    const [start] = await listFreeSlots(request, employee, inDays);
    const placed = await request.post('/api/bookings', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        service_id: service,
        pricing_item_id: oneHour.item,
        employee_id: employee,
        ...start,
        duration: oneHour.duration,
        price: oneHour.price,
        customer_name: customerName,
      },
    });
    expect(placed.ok(), await placed.text()).toBe(true);
  };
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  const before = await countInTitle();
  await ask('Silent Request', 33);
  await expect.poll(countInTitle).toBeGreaterThan(before);
  expect(await rung()).toBe(0);

  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  // It is heard when it is chosen: two notes. Others may ask the same venue meanwhile.
  const notes = await rung();
  expect(notes).toBeGreaterThanOrEqual(2);
  await ask('Loud Request', 34);
  await expect.poll(rung).toBeGreaterThanOrEqual(notes + 2);
  await page.reload();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await page.context().close();
});
