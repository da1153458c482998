import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { findCode, newPhone } from '../stored-messages.ts';
import { test } from './booking-test.ts';
import { goToSheet, newcomerTexts, placedOf, timeAt, timesOf } from './newcomer-steps.ts';

const texts = newcomerTexts.ar;

/** 400 kbit/s with 400 ms to each answer: what a phone has in a crowded quarter. */
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** What a booking may cost, seconds and KiB. */
const most = { field: 3, card: 5, request: 40, transferred: 400 };

test('on a slow line home shows its field and a card at once, and a request costs little time and data', async ({
  page,
  at,
}, info) => {
  test.setTimeout(120_000);
  const { transferred } = await slowDown(page);
  await page.goto(at('/'), { waitUntil: 'commit' });
  await expect(page.getByRole('search').first().getByRole('searchbox')).toBeVisible();
  const field = await secondsOf(page);
  const card = page.locator('article a[href*="/listing-details/"], main a[href*="time="]').filter({ visible: true });
  await expect(card.first()).toBeVisible();
  const firstCard = await secondsOf(page);
  const begunAt = Date.now();
  const phone = newPhone();
  const sheet = await goToSheet(page, texts);
  await (await timeAt(timesOf(sheet, texts), 0.5)).tap();
  await sheet.getByLabel(texts.name, { exact: true }).fill(texts.fullName);
  await sheet.getByLabel(texts.phone).fill(phone.typed);
  await sheet.getByRole('button', { name: texts.send }).tap();
  const code = sheet.getByLabel(texts.code, { exact: true });
  await expect(code).toBeVisible();
  await code.fill(await findCode(page.request, phone.e164));
  const pass = placedOf(page, texts).getByRole('article', { name: texts.pass });
  await expect(pass.getByText(texts.pending)).toBeVisible({ timeout: 40_000 });
  const request = firstCard + (Date.now() - begunAt) / 1000;
  const sizes = { field, card: firstCard, request, transferred: transferred() / 1024 };
  const written = Object.entries(sizes).map(([name, value]) => `${name} ${value.toFixed(1)}`);
  info.annotations.push({ type: 'slow line', description: written.join(', ') });
  for (const [name, value] of Object.entries(sizes)) expect(value, name).toBeLessThan(most[name as keyof typeof most]);
});

/** Slows the line of a page down; gives what counts the bytes that came over it. */
async function slowDown(page: Page): Promise<{ transferred: () => number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return { transferred: () => bytes };
}

/** Seconds since the page that is shown was asked for. */
const secondsOf = (page: Page): Promise<number> => page.evaluate(() => performance.now() / 1000);
