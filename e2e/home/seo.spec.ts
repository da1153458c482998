import type { Page } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { expect, test } from '../fixtures.ts';

const service = `/listing-details/${landmarks.specifiedPrices.service}`;
const base = '/tajmeelspot';

const hrefOf = (page: Page, rel: string) => page.locator(`head link[rel=${rel}]`).getAttribute('href');

for (const path of ['/', '/hair', '/services', '/listing', '/about', '/terms', service]) {
  test(`R2.24 R2.25 ${path} names its one address, its translations and what a preview shows`, async ({ page, at }) => {
    await page.goto(`${at(path)}?sort=price`);
    const own = new URL(page.url()).pathname;
    expect(await hrefOf(page, 'canonical')).toBe(own);
    const others = await page
      .locator('head link[rel=alternate]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
    const within = path === '/' ? '' : path;
    expect(others).toEqual([
      ['en', base + (within || '/')],
      ['ar', `${base}/ar${within}`],
      ['ckb', `${base}/ckb${within}`],
      ['x-default', base + (within || '/')],
    ]);
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(await page.title());
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect((await page.request.get(picture)).headers()['content-type']).toMatch(/^image\//);
  });
}

test('R2.20 the second address of hair removal names the first, and goes along with the reader', async ({
  page,
  open,
  at,
}) => {
  await open('/Customermobile');
  expect(await hrefOf(page, 'canonical')).toBe(`${base}/${at('/hairremoval')}`);
  await page.locator('main article a').first().click();
  await expect(page).toHaveURL(/listing-details/);
  await expect.poll(() => hrefOf(page, 'canonical')).toBe(new URL(page.url()).pathname);
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
});

test('R2.30 an address without a page names none', async ({ page, at }) => {
  await page.goto(at('/no-such-page'));
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
});

test('R2.13 the home page says how the site is searched', async ({ page, open }) => {
  await open('/');
  const schema = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    '@type': string;
    potentialAction: { target: { urlTemplate: string } };
  };
  expect(schema['@type']).toBe('WebSite');
  const address = schema.potentialAction.target.urlTemplate.replace('{treatment}', 'massage');
  await page.goto(address);
  await expect(page.locator('main article').first()).toBeVisible();
});

test('R2.25 R2.28 a service says whose it is, what it costs and what visitors think', async ({ page, open }) => {
  await open(service);
  const schema = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
    provider: { '@type': string };
    offers: { price: number; priceCurrency: string }[];
    aggregateRating: { reviewCount: number };
  };
  expect(schema.provider['@type']).toBe('BeautySalon');
  expect(schema.offers[0]).toMatchObject({ price: 25_000, priceCurrency: 'IQD' });
  expect(schema.aggregateRating.reviewCount).toBeGreaterThan(0);
});

test('R1.04 robots.txt at the root of the host names the sitemap, which leads to every service in every language', async ({
  page,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  const parts = locationsIn(await (await request.get(sitemap)).text());
  const pages = await Promise.all(parts.map(async (part) => (await request.get(part)).text()));
  const found = pages.flatMap(locationsIn);
  expect(new Set(found).size).toBe(found.length);
  expect(found.some((address) => address.endsWith(`${base}/`))).toBe(true);
  expect(found.some((address) => address.endsWith(base + service))).toBe(true);
  expect(pages.join('')).toContain(`${base}/ckb${service}"/>`);
  const isXml = await page.evaluate(
    (texts) =>
      texts.every((text) => !new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')),
    pages,
  );
  expect(isXml).toBe(true);
});

const locationsIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
