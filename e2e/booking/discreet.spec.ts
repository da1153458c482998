import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { expect } from '../fixtures.ts';
import { bookFree, test } from './booking-test.ts';

const [tara] = landmarks.threeEmployees.employees;

const discreetTest = test.extend<{ booking: { id: number; names: readonly [string, string] } }>({
  booking: async ({ request, newcomer, signIn, farDay }, use, info) => {
    const customer = await newcomer();
    const headers = { authorization: `Bearer ${customer.token}` };
    const { id } = await bookFree(request, customer.token, tara, farDay + 30 + (info.line % 5));
    const order = ['email'];
    await request.put('/api/channels', { data: { order, has_quiet_hours: true, is_discreet: true }, headers });
    const answer = await request.get(`/api/bookings/${id}`, { headers });
    const { data } = (await answer.json()) as { data: { pricing_title: string; establishment: { name: string } } };
    await signIn(customer);
    await use({ id, names: [data.pricing_title, data.establishment.name] });
  },
});

discreetTest(
  'R13.11 pages of a discreet customer say where and what only when asked, and again not once the tab was left',
  async ({ page, open, booking, checkAccess }) => {
    for (const path of ['/my_booking', `/my_booking/${booking.id}`]) {
      await open(path);
      await expect(page.getByRole('heading', { name: 'Details hidden' })).toBeVisible();
      await expect(page.getByText(String(booking.id), { exact: true })).toBeVisible();
      for (const name of booking.names) await expect(page.locator('body')).not.toContainText(name);
      for (const name of booking.names) expect(await page.title()).not.toContain(name);
      await checkAccess();
      await page.getByRole('button', { name: 'Show details' }).click();
      await expect(page.getByText(booking.names[1]).first()).toBeVisible();
      await checkAccess();
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { value: true, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect(page.getByRole('heading', { name: 'Details hidden' })).toBeVisible();
    }
    const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    for (const name of booking.names) expect(stored).not.toContain(name);
  },
);

discreetTest(
  'R13.11 ‘Leave now’ puts a page about the weather in the place of the booking, which no way back leads to',
  async ({ page, open, booking }) => {
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>Weather</title>${route.request().headers()['referer'] ?? 'nobody'}`,
      }),
    );
    await open('/hair');
    for (const leave of [
      () => page.getByRole('button', { name: 'Leave now' }).click(),
      async () => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
      },
    ]) {
      await open(`/my_booking/${booking.id}`);
      await expect(page.getByRole('heading', { name: 'Details hidden' })).toBeVisible();
      // On a slow machine the two keys can be too far apart to mean it.
      await expect(async () => {
        await leave();
        await expect(page).toHaveURL('https://www.google.com/search?q=weather', { timeout: 2000 });
      }).toPass({ timeout: 12_000 });
      await expect(page.locator('body')).toHaveText('nobody');
      await page.goBack();
      await expect(page).not.toHaveURL(/my_booking/);
    }
  },
);

discreetTest(
  'R13.11 ‘Leave now’ works without a connection, and one Esc leaves nothing',
  async ({ page, context, open, booking, expectError }) => {
    expectError(/ERR_INTERNET_DISCONNECTED/);
    await open(`/my_booking/${booking.id}`);
    await expect(page.getByRole('heading', { name: 'Details hidden' })).toBeVisible();
    await context.setOffline(true);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Details hidden' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave now' }).click();
    await expect(page).toHaveURL('about:blank');
  },
);
