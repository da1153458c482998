import type { Page } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { expect } from '../fixtures.ts';
import { listFreeSlots, oneHour, service, test } from './booking-test.ts';

const [nasrin] = landmarks.threeEmployees.employees;
const { specifiedPrices } = landmarks;

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

test('R4.08 the confirmation closes by itself after 15 s and waits while somebody reads it', async ({
  page,
  open,
  texts,
  request,
  newcomer,
  signIn,
  farDay,
}) => {
  await page.clock.install();
  await signIn(await newcomer());
  const [start] = await listFreeSlots(request, nasrin, farDay + 1);
  const choices = { treatment: oneHour.item, employee: nasrin, date: start.booking_date, time: start.time };
  const search = new URLSearchParams(Object.entries(choices).map(([name, value]) => [name, String(value)]));
  await open(`/listing-details/${service}?${search}`);
  if (isPhone(page)) {
    const sheet = page.getByRole('dialog', { name: texts.panel });
    await sheet.getByText(texts.options).click();
    await expect(sheet.getByLabel(texts.coupon)).toBeVisible();
    expect(await sheet.locator('.overflow-y-auto').evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0);
  }
  await page.getByRole('button', { name: texts.request }).click();
  const done = page.getByRole('dialog').filter({ hasText: texts.doneText });
  await expect(done).toBeVisible();
  if (!isPhone(page)) {
    await done.hover({ position: { x: 60, y: 60 } });
    await page.mouse.move(640, 440, { steps: 3 });
    await page.clock.fastForward(20_000);
    await expect(done).toBeVisible();
    await page.mouse.move(20, 20, { steps: 3 });
  }
  await page.clock.fastForward(15_000);
  await expect(done).toBeHidden();
});

test(
  'R2.28 several treatments are one visit with one price, and a coupon is counted by the server',
  { tag: '@wide' },
  async ({ page, open, texts, messages, newcomer, signIn }) => {
    await signIn(await newcomer());
    await open(`/listing-details/${specifiedPrices.service}?treatment=${specifiedPrices.cutColorTreatment}`);
    const panel = page.getByRole('complementary', { name: texts.panel });
    const pay = panel.getByLabel(texts.pay);
    await expect(pay).toContainText(texts.both);
    // Its times come with its script.
    await expect(panel.getByRole('group', { name: messages.times }).getByRole('radio').first()).toBeVisible();
    await panel.getByText(texts.options).click();
    await panel.getByLabel(texts.coupon).fill('NOSUCH');
    await panel.getByRole('button', { name: texts.apply }).click();
    await expect(panel.getByText(texts.badCoupon)).toBeVisible();
    await panel.getByLabel(texts.coupon).fill(specifiedPrices.coupon);
    await panel.getByRole('button', { name: texts.apply }).click();
    await expect(pay).toContainText('51,000');
    await panel.getByRole('button', { name: texts.addOne }).click();
    await panel.getByRole('group', { name: texts.alsoWhich }).getByRole('button').first().click();
    await expect(page).toHaveURL(/more=\d+/);
    await expect(pay).toContainText('72,250');
    // Of another service of the same venue, which has no coupon: 5,000 dinars.
    await panel.getByRole('button', { name: texts.addOne }).click();
    await panel.getByRole('group', { name: 'Threading and brow shape' }).getByRole('button').first().click();
    await expect(page).toHaveURL(/more=\d+(,|%2C)\d+/);
    await expect(pay).toContainText('77,250');
    await panel.getByRole('group', { name: messages.times }).getByRole('radio', { disabled: false }).first().click();
    await panel.getByRole('button', { name: texts.request }).click();
    const done = page.getByRole('dialog').filter({ hasText: texts.doneText });
    await expect(done).toContainText('77,250');
  },
);

test(
  'the link of a reminder asks before it says that somebody is coming, and says why it cannot',
  { tag: '@phone' },
  async ({ page, open, texts, checkAccess }) => {
    await open('/coming#token=unknown');
    await checkAccess();
    await page.getByRole('button', { name: texts.confirmAttendance }).click();
    await expect(page.getByRole('alert').filter({ hasText: texts.deadLink })).toBeVisible();
  },
);
