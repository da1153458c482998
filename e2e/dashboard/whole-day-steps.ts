import { expect, type Page } from '@playwright/test';
import { shownTime } from '../shown-time.ts';
import { awaitStored, showRequests } from './owner.ts';
import { listBookings, oneOf, type WholeDayVenue } from './whole-day-venue.ts';
import type { DayMessages } from './whole-day-messages.ts';

/** The day of a venue in a browser: what is done there, step by step. */
export type VenueDay = {
  readonly page: Page;
  readonly messages: DayMessages;
  readonly venue: WholeDayVenue;
  /** The address of the dashboard. */
  readonly dashboard: string;
  checkAccess(page: Page): Promise<void>;
};

const panelOf = ({ page }: VenueDay) => page.getByRole('dialog').first();
const expectClosed = ({ page }: VenueDay) => expect(page.getByRole('dialog')).toHaveCount(0);
const bookingAt = async ({ venue }: VenueDay, time: string) =>
  oneOf(await listBookings(venue), (one) => one.time === time);
const timesOf = async ({ venue }: VenueDay) => (await listBookings(venue)).map(({ time }) => time);
const statusOf = async ({ venue }: VenueDay, id: number) =>
  oneOf(await listBookings(venue), (one) => one.id === id).status;

type EnteredSlot = { readonly time?: string; readonly employeeId?: number };

/** Enters a client who is found by the beginning of the name, now unless a time of today is named. */
export async function enter(
  { page, messages }: VenueDay,
  customerName: string,
  { time, employeeId }: EnteredSlot = {},
) {
  await page.getByRole('button', { name: messages.add, exact: true }).first().click();
  const dialog = page.getByRole('dialog').first();
  await dialog.getByLabel(messages.name, { exact: true }).fill(customerName.slice(0, 4));
  await dialog.getByRole('button', { name: customerName }).click();
  await expect(dialog.getByText(messages.known)).toBeVisible();
  if (time) await dialog.getByLabel(messages.start).fill(time);
  if (employeeId) await dialog.getByLabel(messages.employee, { exact: true }).selectOption(String(employeeId));
  await dialog.getByRole('button', { name: messages.add, exact: true }).click();
}

/** Opens the booking that begins at a time of today, in the list. */
async function openBooking(day: VenueDay, time: string): Promise<void> {
  await day.page.goto(`${day.dashboard}?view=list`);
  const { customer_name: name } = await bookingAt(day, time);
  const line = day.page.getByRole('listitem').filter({ hasText: shownTime(time) });
  await line.getByRole('button', { name }).last().click();
}

export async function importClients({ page, messages, dashboard }: VenueDay): Promise<void> {
  const [known, other] = messages.clients;
  await page.goto(`${dashboard}/customers/import`);
  const lines = ['Name,Phone', `${known},07701234561`, `${other},07701234562`, 'Nobody,'];
  const file = { name: 'clients.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: messages.importThem }).click();
  await expect(page.getByRole('button', { name: messages.imported, exact: true }).first()).toBeVisible();
}

/** One comes now, one came at a quarter past eight, one comes at a quarter to eleven to somebody. */
export async function enterWalkIns(day: VenueDay, employeeId: number): Promise<void> {
  const [known, other] = day.messages.clients;
  await day.page.goto(day.dashboard);
  await enter(day, known);
  await expectClosed(day);
  await enter(day, other, { time: '08:15' });
  await expectClosed(day);
  await enter(day, known, { time: '10:45', employeeId });
  await expectClosed(day);
}

export async function confirmRequest({ page, messages }: VenueDay, customerName: string): Promise<void> {
  const hideRequests = await showRequests(page);
  const confirm = page.getByRole('button', { name: messages.confirm(customerName) });
  await confirm.first().click();
  await expect(confirm).toHaveCount(0);
  await hideRequests();
}

/** Somebody is an hour late: who comes at a quarter to eleven comes later. */
export async function runLate(day: VenueDay, employeeId: number): Promise<void> {
  await day.page.locator('.head-button').first().click();
  const dialog = day.page.getByRole('dialog').last();
  await dialog.getByLabel(day.messages.whoIsLate).selectOption(String(employeeId));
  await dialog.getByRole('radio').last().check();
  await dialog.getByRole('button', { name: day.messages.sendDelay }).click();
  await expectClosed(day);
  await expect.poll(() => timesOf(day)).not.toContain('10:45');
}

/** Two people have the time at seven in the evening, and the one device only one of them. */
export async function shareDevice(day: VenueDay, employeeId: number): Promise<void> {
  const { page, messages, venue } = day;
  const colleague = oneOf(venue.offer.employee_ids, (id) => id !== employeeId);
  await enter(day, messages.clients[1], { time: '19:00', employeeId: colleague });
  const dialog = page.getByRole('dialog').first();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel(messages.start).fill('20:30');
  await dialog.getByRole('button', { name: messages.add, exact: true }).click();
  await expectClosed(day);
  await expect.poll(() => timesOf(day)).toContain('20:30');
}

export async function enterAfterHours(day: VenueDay, employeeId: number): Promise<void> {
  await enter(day, day.messages.clients[1], { time: '22:30', employeeId });
  await day.page.getByRole('button', { name: day.messages.anyway }).click();
  await expectClosed(day);
  await expect.poll(() => timesOf(day)).toContain('22:30');
}

export async function correctNoShow(day: VenueDay): Promise<void> {
  const { page, messages } = day;
  const { id } = await bookingAt(day, '08:15');
  await openBooking(day, '08:15');
  const panel = panelOf(day);
  await panel.getByRole('button', { name: messages.notHere }).click();
  await panel.getByRole('button', { name: messages.noShow, exact: true }).click();
  await panel.getByRole('button', { name: messages.cameAfterAll }).click();
  const asking = page.getByRole('dialog').last();
  await asking.getByRole('button', { name: messages.cameLate }).click();
  await asking.getByRole('button', { name: messages.cameAfterAll }).click();
  await expect.poll(() => statusOf(day, id)).toBe('completed');
}

export async function payInParts(day: VenueDay): Promise<void> {
  const { page, messages } = day;
  await openBooking(day, '08:15');
  await panelOf(day).getByRole('link', { name: messages.takePayment }).click();
  await page.getByRole('button', { name: messages.cash, exact: true }).click();
  await page.locator('input[name=cash]').fill('1000');
  await page.getByRole('button', { name: messages.debt, exact: true }).click();
  await page.getByRole('button', { name: messages.finish }).click();
  await expect(page.getByText(messages.owed).first()).toBeVisible();
}

/** Without a connection who came now pays, and somebody is entered; both arrive with it. */
export async function workWithoutConnection(day: VenueDay): Promise<void> {
  const { page, messages, venue } = day;
  const [known, other] = messages.clients;
  const { id } = oneOf(await listBookings(venue), (one) => one.customer_name === known);
  await page.goto(`${day.dashboard}?view=list`);
  await awaitStored(page);
  await page.context().setOffline(true);
  await expect(page.getByText(messages.offline, { exact: true })).toBeVisible();
  await page.getByRole('listitem').getByRole('button', { name: known }).first().click();
  await panelOf(day).getByRole('link', { name: messages.takePayment }).click();
  await page.getByRole('button', { name: messages.cash, exact: true }).click();
  await page.getByRole('button', { name: messages.finish }).click();
  await expect(page.getByText(messages.savedHere)).toBeVisible();
  await page.goBack();
  // Who is known is found by the server alone; the number leads to the file.
  await page.getByRole('button', { name: messages.add, exact: true }).first().click();
  const panel = panelOf(day);
  await panel.getByLabel(messages.name, { exact: true }).fill(other);
  await panel.getByLabel(messages.phone).fill('07701234562');
  await panel.getByLabel(messages.start).fill('08:45');
  await panel.getByRole('button', { name: messages.add, exact: true }).click();
  await expectClosed(day);
  expect(await timesOf(day)).not.toContain('08:45');
  await page.context().setOffline(false);
  await expect.poll(() => timesOf(day), { timeout: 20_000 }).toContain('08:45');
  await expect.poll(() => statusOf(day, id)).toBe('completed');
}

/** Three banknotes of 5,000 lie in the drawer. */
export async function closeDay({ page, messages, dashboard, checkAccess }: VenueDay): Promise<void> {
  await page.goto(`${dashboard}/till`);
  await page.getByRole('textbox', { name: messages.pieces }).nth(3).fill('3');
  await page.getByRole('radio', { name: messages.unknown }).check();
  await checkAccess(page);
  await page.getByRole('button', { name: messages.close, exact: true }).click();
  await expect(page.getByText(messages.closedBy)).toBeVisible();
}

/** The revenue of today in the table of the reports. */
export async function readRevenue({ page, messages, venue, dashboard, checkAccess }: VenueDay) {
  await page.goto(`${dashboard}/reports?from=${venue.today}&to=${venue.today}&by=day`);
  await page.getByText(messages.inTable).click();
  await checkAccess(page);
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: messages.total }) });
}
