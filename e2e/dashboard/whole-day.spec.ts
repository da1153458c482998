import { request as requests } from '@playwright/test';
import { expect, test as base } from '../fixtures.ts';
import { openOwnServer, type OwnServer } from '../own-server.ts';
import * as steps from './whole-day-steps.ts';
import { askFor, countRows, findTotals, openDashboard, openVenue, type Venue } from './whole-day-venue.ts';
import { type DayWords, dayWords } from './whole-day-words.ts';

const test = base.extend<{ words: DayWords; server: OwnServer; venue: Venue }>({
  words: async ({ language }, use) => use(dayWords[language === 'ar' ? 'ar' : 'en']),
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await openOwnServer({ DEMO: 'on', RATE_LIMIT_SCALE: '10000' });
    await use(server);
    await server.close();
  },
  venue: async ({ server, words }, use) => {
    const request = await requests.newContext({ baseURL: `http://127.0.0.1:${server.port}` });
    await use(await openVenue(request, words.venue));
    await request.dispose();
  },
});

test.describe.configure({ timeout: 240_000 });
test.use({ serviceWorkers: 'allow' });

test('R15.01 R15.02 R15.03 R15.04 R15.08 R15.10 R15.11 R15.14 a whole day at the desk', async ({
  server,
  venue,
  page,
  words,
  language,
  checkAccess,
  expectError,
}) => {
  expectError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Service Worker/);
  const dashboard = await openDashboard(page, venue, `http://127.0.0.1:${server.port}`, language);
  const desk = { page, words, venue, dashboard, checkAccess };
  const { name, employeeId } = await askFor(venue, '19:00');
  await steps.importClients(desk);
  await steps.enterWalkIns(desk, employeeId);
  await steps.confirmRequest(desk, name);
  await steps.runLate(desk, employeeId);
  await steps.enterAfterHours(desk, employeeId);
  await steps.correctNoShow(desk);
  await steps.payInParts(desk);
  await steps.workWithoutConnection(desk);
  await steps.closeDay(desk);

  const { bookings, done, revenue, drawer, debt } = await countRows(server, venue);
  const { price } = venue.offer;
  expect({ done, revenue, drawer, debt }).toEqual({
    done: 2,
    revenue: 1000 + price,
    drawer: 15_000,
    debt: price - 1000,
  });
  expect(await findTotals(venue)).toMatchObject({ bookings, done, revenue_iqd: revenue, no_shows: 0 });
  await expect(await steps.readRevenue(desk)).toContainText(new Intl.NumberFormat('en').format(revenue));
});
