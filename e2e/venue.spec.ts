import type { Page } from '@playwright/test';
import { demoPassword } from '../apps/server/db/world/users.ts';
import { landmarks } from '../apps/server/db/world/landmarks.ts';
import { openSession } from './accounts.ts';
import { timeAt } from './booking/newcomer-steps.ts';
import { expect, type TestMessages, test } from './fixtures.ts';

const slug = 'noor-salon';

/** Each project takes other times of a day, so that they can run side by side. */
const shareOfDay: Record<string, number> = { 'phone-ar': 0.1, 'wide-en': 0.4, 'wide-ar': 0.7, 'phone-ckb': 1 };

test('R14.01 R14.02 R10.12 from a link in a profile to one booking of treatments of two services', async ({
  page,
  open,
  messages,
  newcomer,
  signIn,
  checkAccess,
}, { project }) => {
  const customer = await newcomer();
  await signIn(customer);
  // As somebody types it, with what a network puts behind it.
  await open('/v/Noor-Salon?utm_source=instagram');
  await expect(page).toHaveURL(new RegExp(`/v/${slug}$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await checkAccess();
  await expectTabsToFollow(page);

  const services = page.locator('#treatments section');
  await services.first().locator('li a').first().click();
  await expect(page).toHaveURL(/treatment=\d+/);
  await services.last().locator('li a').first().click();
  await expect(page).toHaveURL(/treatment=\d+&more=\d+/);
  if (project.name.startsWith('phone')) {
    const bar = page.locator('section.sticky');
    await expect(bar).toContainText(/د\.ع/);
    await checkAccess();
    await bar.getByRole('button').click();
  }
  await chooseTime(page, messages, shareOfDay[project.name] ?? 0);
  await checkAccess();
  await panelOf(page, messages).getByRole('button', { name: messages.request }).click();
  const placed = page.getByRole('dialog').filter({ has: page.getByRole('link', { name: messages.myBooking }) });
  await expect(placed).toBeVisible();
  const answer = await page.request.get('/api/bookings', { headers: { authorization: `Bearer ${customer.token}` } });
  type ListedBookings = { data: { items: { service: { id: number } }[]; establishment: { slug: string } }[] };
  const [booking] = ((await answer.json()) as ListedBookings).data;
  expect(booking?.establishment.slug).toBe(slug);
  expect(new Set(booking?.items.map((item) => item.service.id)).size).toBe(2);
  await placed.getByRole('link', { name: messages.myBooking }).click();
  await page.locator(`main a[href$="/v/${slug}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`/v/${slug}$`));
});

/** The name of the section on screen is marked, and the first one after a jump to the top. */
async function expectTabsToFollow(page: Page): Promise<void> {
  const tabOf = (section: string) => page.locator(`nav a[href="#${section}"]`);
  await page.locator('#reviews').evaluate((reviews) => reviews.scrollIntoView());
  await expect(tabOf('reviews')).toHaveAttribute('aria-current', 'location');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(tabOf('treatments')).toHaveAttribute('aria-current', 'location');
}

const panelOf = (page: Page, { panel }: TestMessages) =>
  page
    .getByRole('dialog', { name: panel })
    .or(page.getByRole('complementary', { name: panel }))
    .filter({ visible: true });

/** Chooses one of the times of the third day that has some. */
async function chooseTime(page: Page, messages: TestMessages, share: number): Promise<void> {
  const panel = panelOf(page, messages);
  const times = panel.getByRole('group', { name: messages.times }).getByRole('radio', { disabled: false });
  await expect(times.first()).toBeVisible();
  await panel
    .getByRole('group', { name: messages.day, exact: true })
    .getByRole('radio', { disabled: false })
    .nth(2)
    .click();
  await expect(times.first()).toBeVisible();
  await (await timeAt(times, share)).click();
}

test('R14.01 one of the next times leads to its treatment at that time', async ({ page, open, messages }, {
  project,
}) => {
  await open(`/v/${slug}`);
  await page.locator('main a[href*="time="]').first().click();
  await expect(page).toHaveURL(/treatment=\d+&date=[\d-]+&time=/);
  await expect(panelOf(page, messages).getByRole('group', { name: messages.times })).toBeVisible();
  if (project.name.startsWith('wide')) return;
  await page.keyboard.press('Escape');
  await expect(page.locator('section.sticky')).toBeVisible();
});

test(
  'R14.01 R14.02 a former address leads to the present one, also of its frame',
  { tag: '@wide' },
  async ({ request }) => {
    const found = await request.get(`/api/services/${landmarks.threeEmployees.service}`);
    const { establishment: venue } = (await found.json()) as { establishment: { id: number; slug: string } };
    const token = await openSession(request, { email: 'rebin@example.com', password: demoPassword });
    const change = (to: string) =>
      request.put(`/api/venues/${venue.id}/slug`, {
        data: { slug: to },
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await change('bayt-by-another-name')).status()).toBe(200);
    const former = await request.get(`ckb/v/${venue.slug}`, { maxRedirects: 0 });
    expect([former.status(), former.headers()['location']]).toEqual([301, '/tajmeelspot/ckb/v/bayt-by-another-name']);
    expect((await request.get(`ckb/v/${venue.slug}`)).status()).toBe(200);
    expect((await request.get(`embed/v/${venue.slug}`)).headers()['content-security-policy']).toContain(
      'frame-ancestors *',
    );
    expect((await change(venue.slug)).status()).toBe(200);
    expect((await request.get('v/no-such-venue')).status()).toBe(404);
  },
);

test(
  'R14.02 what is passed on has a picture, hours, an action and every language',
  { tag: '@wide' },
  async ({ request }) => {
    const html = await (await request.get(`ar/v/${slug}`)).text();
    expect(html).toMatch(/property="og:image" content="[^"]*\/files\/[\w-]+\/\d+\.webp"/);
    expect(html).toMatch(/property="og:title" content="صالون نور/);
    for (const language of ['en', 'ar', 'ckb']) expect(html).toContain(`hrefLang="${language}"`);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'BeautySalon',
      telephone: expect.stringMatching(/^\+964/),
      geo: { '@type': 'GeoCoordinates' },
      openingHoursSpecification: expect.arrayContaining([expect.objectContaining({ opens: '10:00' })]),
      aggregateRating: { bestRating: 5 },
      potentialAction: { '@type': 'ReserveAction' },
    });
    expect(await (await request.get('sitemap.xml')).text()).toContain('/sitemap/baghdad/venues.xml');
    expect(await (await request.get('sitemap/baghdad/venues.xml')).text()).toContain(`/v/${slug}</loc>`);
  },
);

test(
  'R14.02 the print sheet has the link and its code, and prints nothing else',
  { tag: '@wide' },
  async ({ page, open, request, checkAccess }) => {
    await open(`/v/${slug}/poster`);
    await checkAccess();
    const sheet = page.locator('[data-print]');
    await expect(sheet.getByRole('img')).toBeVisible();
    await expect(sheet).toContainText(`/v/${slug}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(sheet).toBeVisible();
    const code = await request.get(`v/${slug}/qr.svg`);
    expect(code.headers()['content-type']).toContain('image/svg+xml');
    expect(await code.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R14.01 a venue shows its prices, team, hours, reviews and how to get there', async ({ page, at }) => {
    await page.goto(at(`/v/${slug}`));
    for (const part of ['#treatments', '#team', '#reviews', '#find-us']) await expect(page.locator(part)).toBeVisible();
    await expect(page.locator('#treatments')).toContainText(/25,000/);
    await expect(page.locator('#find-us a[href^="tel:"]')).toBeVisible();
    await expect(page.locator('#find-us a[href*="google.com/maps"]')).toBeVisible();
  });
});

test('R14.01 on an English phone the font of Arabic reviews comes with them, not before the picture', async ({
  page,
  open,
}, { project }) => {
  test.skip(!project.name.endsWith('en'), 'other pages are written with it');
  await page.setViewportSize({ width: 412, height: 823 });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  await open(`/v/${slug}`);
  await page.waitForLoadState('networkidle');
  expect(fonts.filter((url) => url.includes('arabic'))).toEqual([]);
  const words = page.locator('#reviews article p[lang=ar]').first();
  await words.scrollIntoViewIfNeeded();
  await expect(words).toBeInViewport();
  await expect.poll(() => fonts.some((url) => url.includes('arabic'))).toBe(true);
});
