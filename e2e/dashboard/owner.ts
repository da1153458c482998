import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { openSession } from '../accounts.ts';

const owner = { email: 'rebin@example.com', password: 'bukra-inshallah' };
const venueName = 'Bayt al-Raha';

/** How a browser of the owner opens: at which venue, and whatever else a browser can be. */
type DayOptions = BrowserContextOptions & { readonly venue?: string };

/** A browser of its own in which the owner of the venue that the tests book at has opened a day (YYYY-MM-DD) of the dashboard. */
export async function openDay(
  browser: Browser,
  request: APIRequestContext,
  day?: string,
  { venue = venueName, ...options }: DayOptions = {},
): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  const headers = { authorization: `Bearer ${await openSession(request, owner)}` };
  const handOff = await request.post('/api/hand-offs', { headers, data: { audience: 'vendor_dashboard' } });
  const { token, path } = (await handOff.json()) as { token: string; path: string };
  await page.goto(`${path}?token=${token}&language=en${day === undefined ? '' : `&day=${day}`}`);
  await page.getByRole('button', { name: /Account and display/ }).click();
  await page.getByLabel('Venue').selectOption(venue);
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(new RegExp(venue));
  return page;
}

/** The calls of the API by the owner: the id of the venue, and who asks. */
export async function asOwner(request: APIRequestContext, named = venueName) {
  const headers = { authorization: `Bearer ${await openSession(request, owner)}` };
  const answer = await request.get('/api/venues', { headers });
  const { data } = (await answer.json()) as { data: { id: number; name: string }[] };
  const venueId = data.find(({ name }) => name === named)?.id ?? 0;
  return { headers, venueId };
}

/** What lies at a minute of a person's column in the calendar, in pixels of the page; the hours are scrolled to it. */
export async function pointAt(page: Page, employee: string, time: string): Promise<{ x: number; y: number }> {
  const heads = page.locator('.chairs .ec-header .chair-initial + b');
  await expect(heads.filter({ hasText: employee })).toBeVisible();
  const column = (await heads.allTextContents()).indexOf(employee);
  const day = page.locator('.chairs .ec-body .ec-day').nth(column);
  const begin = await page.locator('.chairs .ec-body .ec-sidebar time').first().getAttribute('datetime');
  const first = minutesOf(begin?.slice(11, 16) ?? '');
  // The calendar gives each half an hour 40 pixels.
  const offset = ((minutesOf(time) - first) / 30) * 40;
  await page.locator('.chairs .ec-main').evaluate((hours, top) => {
    if (top < hours.scrollTop || top > hours.scrollTop + hours.clientHeight - 160) hours.scrollTop = top - 160;
  }, offset);
  const box = await day.boundingBox();
  if (!box) throw new Error(`${employee} has no column`);
  return { x: box.x + 30, y: box.y + offset };
}

/** Shows what waits for an answer, which phones have behind its count; gives the way back to the day. */
export async function showRequests(page: Page): Promise<() => Promise<void>> {
  const count = page.getByRole('button', { name: /^(No requests|\d+ requests?|لا طلبات|طلب واحد|طلبان|\d+ طلب\S*)$/ });
  const heading = page.getByRole('heading', { level: 2, name: /^(Requests|الطلبات)/ });
  await expect(count.or(heading).first()).toBeVisible();
  const isBeside = await heading.isVisible();
  if (!isBeside) await count.click();
  await expect(heading).toBeVisible();
  const all = page.getByRole('button', { name: /^(Show all|عرض الكل)/ });
  if (await all.isVisible()) await all.click();
  return async () => (isBeside ? undefined : page.keyboard.press('Escape'));
}

/** Shows the day as a list. */
export const showList = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click();

/** Waits until the page and its files lie on the device, and the worker answers for the page. */
export const awaitStored = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const stored = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
        return navigator.serviceWorker.controller !== null && stored.some((count) => count > 10);
      }),
    )
    .toBe(true);

/** The minute of the day of a time (HH:MM). */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
