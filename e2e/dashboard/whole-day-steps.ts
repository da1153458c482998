import { expect, type Page } from '@playwright/test';
import { shownTime } from '../shown-time.ts';
import { showRequests } from './owner.ts';
import { listBookings, oneOf, type Venue } from './whole-day-venue.ts';
import type { DayWords } from './whole-day-words.ts';

/** The desk of a venue in a browser: what is done there, step by step. */
export type Desk = {
  readonly page: Page;
  readonly words: DayWords;
  readonly venue: Venue;
  /** The address of the dashboard. */
  readonly dashboard: string;
  checkAccess(page: Page): Promise<void>;
};

const panelOf = ({ page }: Desk) => page.getByRole('dialog').first();
const expectClosed = ({ page }: Desk) => expect(page.getByRole('dialog')).toHaveCount(0);
const bookingAt = async ({ venue }: Desk, time: string) => oneOf(await listBookings(venue), (one) => one.time === time);
const timesOf = async ({ venue }: Desk) => (await listBookings(venue)).map(({ time }) => time);
const statusOf = async ({ venue }: Desk, id: number) => oneOf(await listBookings(venue), (one) => one.id === id).status;

type Entry = { readonly time?: string; readonly employeeId?: number };

/** Enters a client who is found by the beginning of the name, now unless a time of today is named. */
export async function enter({ page, words }: Desk, customerName: string, { time, employeeId }: Entry = {}) {
  await page.getByRole('button', { name: words.add, exact: true }).first().click();
  const dialog = page.getByRole('dialog').first();
  await dialog.getByLabel(words.name, { exact: true }).fill(customerName.slice(0, 4));
  await dialog.getByRole('button', { name: customerName }).click();
  await expect(dialog.getByText(words.known)).toBeVisible();
  if (time) await dialog.getByLabel(words.start).fill(time);
  if (employeeId) await dialog.getByLabel(words.employee, { exact: true }).selectOption(String(employeeId));
  await dialog.getByRole('button', { name: words.add, exact: true }).click();
}

/** Opens the booking that begins at a time of today, in the list. */
async function openBooking(desk: Desk, time: string): Promise<void> {
  await desk.page.goto(`${desk.dashboard}?view=list`);
  const { customer_name: name } = await bookingAt(desk, time);
  const line = desk.page.getByRole('listitem').filter({ hasText: shownTime(time) });
  await line.getByRole('button', { name }).last().click();
}

export async function importClients({ page, words, dashboard }: Desk): Promise<void> {
  const [known, other] = words.clients;
  await page.goto(`${dashboard}/customers/import`);
  const lines = ['Name,Phone', `${known},07701234561`, `${other},07701234562`, 'Nobody,'];
  const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: words.importThem }).click();
  await expect(page.getByRole('button', { name: words.imported, exact: true }).first()).toBeVisible();
}

/** One comes now, one came at a quarter past eight, one comes at a quarter to eleven to somebody. */
export async function enterWalkIns(desk: Desk, employeeId: number): Promise<void> {
  const [known, other] = desk.words.clients;
  await desk.page.goto(desk.dashboard);
  await enter(desk, known);
  await expectClosed(desk);
  await enter(desk, other, { time: '08:15' });
  await expectClosed(desk);
  await enter(desk, known, { time: '10:45', employeeId });
  await expectClosed(desk);
}

export async function confirmRequest({ page, words }: Desk, customerName: string): Promise<void> {
  const hideRequests = await showRequests(page);
  const confirm = page.getByRole('button', { name: words.confirm(customerName) });
  await confirm.first().click();
  await expect(confirm).toHaveCount(0);
  await hideRequests();
}

/** Somebody is an hour late: who comes at a quarter to eleven comes later. */
export async function runLate(desk: Desk, employeeId: number): Promise<void> {
  await desk.page.locator('.head-button').first().click();
  const dialog = desk.page.getByRole('dialog').last();
  await dialog.getByLabel(desk.words.whoIsLate).selectOption(String(employeeId));
  await dialog.getByRole('radio').last().check();
  await dialog.getByRole('button', { name: desk.words.tellThem }).click();
  await expectClosed(desk);
  await expect.poll(() => timesOf(desk)).not.toContain('10:45');
}

export async function enterAfterHours(desk: Desk, employeeId: number): Promise<void> {
  await enter(desk, desk.words.clients[1], { time: '22:30', employeeId });
  await desk.page.getByRole('button', { name: desk.words.anyway }).click();
  await expectClosed(desk);
  await expect.poll(() => timesOf(desk)).toContain('22:30');
}

export async function correctNoShow(desk: Desk): Promise<void> {
  const { page, words } = desk;
  const { id } = await bookingAt(desk, '08:15');
  await openBooking(desk, '08:15');
  const panel = panelOf(desk);
  await panel.getByRole('button', { name: words.notHere }).click();
  await panel.getByRole('button', { name: words.noShow, exact: true }).click();
  await panel.getByRole('button', { name: words.cameAfterAll }).click();
  const asking = page.getByRole('dialog').last();
  await asking.getByRole('button', { name: words.cameLate }).click();
  await asking.getByRole('button', { name: words.cameAfterAll }).click();
  await expect.poll(() => statusOf(desk, id)).toBe('completed');
}

export async function payInParts(desk: Desk): Promise<void> {
  const { page, words } = desk;
  await openBooking(desk, '08:15');
  await panelOf(desk).getByRole('link', { name: words.takePayment }).click();
  await page.getByRole('button', { name: words.cash, exact: true }).click();
  await page.locator('input[name=cash]').fill('1000');
  await page.getByRole('button', { name: words.debt, exact: true }).click();
  await page.getByRole('button', { name: words.finish }).click();
  await expect(page.getByText(words.owed).first()).toBeVisible();
}

/** Without a connection who came now pays, and somebody is entered; both arrive with it. */
export async function workWithoutConnection(desk: Desk): Promise<void> {
  const { page, words, venue } = desk;
  const [known, other] = words.clients;
  const { id } = oneOf(await listBookings(venue), (one) => one.customer_name === known);
  await page.goto(`${desk.dashboard}?view=list`);
  await beReady(page);
  await page.context().setOffline(true);
  await expect(page.getByText(words.offline, { exact: true })).toBeVisible();
  await page.getByRole('listitem').getByRole('button', { name: known }).first().click();
  await panelOf(desk).getByRole('link', { name: words.takePayment }).click();
  await page.getByRole('button', { name: words.cash, exact: true }).click();
  await page.getByRole('button', { name: words.finish }).click();
  await expect(page.getByText(words.savedHere)).toBeVisible();
  await page.goBack();
  // Who is known is found by the server alone; the number leads to the file.
  await page.getByRole('button', { name: words.add, exact: true }).first().click();
  const panel = panelOf(desk);
  await panel.getByLabel(words.name, { exact: true }).fill(other);
  await panel.getByLabel(words.phone).fill('07701234562');
  await panel.getByLabel(words.start).fill('08:45');
  await panel.getByRole('button', { name: words.add, exact: true }).click();
  await expectClosed(desk);
  expect(await timesOf(desk)).not.toContain('08:45');
  await page.context().setOffline(false);
  await expect.poll(() => timesOf(desk), { timeout: 20_000 }).toContain('08:45');
  await expect.poll(() => statusOf(desk, id)).toBe('completed');
}

/** Three banknotes of 5,000 lie in the drawer. */
export async function closeDay({ page, words, dashboard, checkAccess }: Desk): Promise<void> {
  await page.goto(`${dashboard}/till`);
  await page.getByRole('textbox', { name: words.pieces }).nth(3).fill('3');
  await page.getByRole('radio', { name: words.unknown }).check();
  await checkAccess(page);
  await page.getByRole('button', { name: words.close, exact: true }).click();
  await expect(page.getByText(words.closedBy)).toBeVisible();
}

/** The revenue of today in the table of the reports. */
export async function readRevenue({ page, words, venue, dashboard, checkAccess }: Desk) {
  await page.goto(`${dashboard}/reports?from=${venue.today}&to=${venue.today}&by=day`);
  await page.getByText(words.inTable).click();
  await checkAccess(page);
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: words.total }) });
}

/** Waits until the page and its files lie on the device. */
const beReady = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const stored = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
        return navigator.serviceWorker.controller !== null && stored.some((count) => count > 10);
      }),
    )
    .toBe(true);
