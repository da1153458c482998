import { request as requests } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';
import { openOwnServer, type OwnServer } from '../own-server.ts';
import * as steps from './whole-day-steps.ts';
import { askFor, countRows, findTotals, openDashboard, openVenue, type WholeDayVenue } from './whole-day-venue.ts';
import { type DayMessages, dayMessages } from './whole-day-messages.ts';

const test = base.extend<{ texts: DayMessages; server: OwnServer; venue: WholeDayVenue }>({
  texts: async ({ language }, use) => use(dayMessages[language === 'ar' ? 'ar' : 'en']),
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await openOwnServer({ DEMO: 'on', RATE_LIMIT_SCALE: '10000' });
    await use(server);
    await server.close();
  },
  venue: async ({ server, texts }, use) => {
    const request = await requests.newContext({ baseURL: `http://127.0.0.1:${server.port}` });
    await use(await openVenue(request, texts.venue));
    await request.dispose();
  },
});

test.describe.configure({ timeout: 240_000 });
test.use({ serviceWorkers: 'allow' });

test('R15.01 R15.02 R15.03 R15.04 R15.08 R15.09 R15.10 R15.11 R15.14 a whole day of a venue', async ({
  server,
  venue,
  page,
  texts,
  language,
  checkAccess,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Service Worker/);
  const dashboard = await openDashboard(page, venue, `http://127.0.0.1:${server.port}`, language);
  const day = { page, messages: texts, venue, dashboard, checkAccess };
  const { name, employeeId } = await askFor(venue, '19:00');
  await steps.importClients(day);
  await steps.enterWalkIns(day, employeeId);
  await steps.confirmRequest(day, name);
  await steps.runLate(day, employeeId);
  await steps.shareDevice(day, employeeId);
  await steps.enterAfterHours(day, employeeId);
  await steps.correctNoShow(day);
  await steps.payInParts(day);
  await steps.workWithoutConnection(day);
  await steps.closeDay(day);

  const { bookings, done, revenue, drawer, debt } = await countRows(server, venue);
  const { price } = venue.offer;
  expect({ done, revenue, drawer, debt }).toEqual({
    done: 2,
    revenue: 1000 + price,
    drawer: 15_000,
    debt: price - 1000,
  });
  expect(await findTotals(venue)).toMatchObject({ bookings, done, revenue_iqd: revenue, no_shows: 0 });
  await expect(await steps.readRevenue(day)).toContainText(new Intl.NumberFormat('en').format(revenue));
});
