import type { Page } from '@playwright/test';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { expect, test } from '../fixtures.ts';

const service = `/listing-details/${landmarks.specifiedPrices.service}`;
const base = '/tajmeelspot';

const hrefOf = (page: Page, rel: string) => page.locator(`head link[rel=${rel}]`).getAttribute('href');

test('R2.24 R2.25 R2.30 every page names its one address, its translations and what a preview shows; a missing one names none', async ({
  page,
  request,
  at,
}) => {
  for (const path of ['/', '/hair', '/services', '/listing', '/about', '/terms', service]) {
    const address = at(path);
    // Its HTML says all of it: nothing has to be drawn.
    const head = await readHead(page, await (await request.get(`${address}?sort=price`)).text());
    expect(head.canonical).toBe(`${base}/${address}`);
    const within = path === '/' ? '' : path;
    expect(head.alternates).toEqual([
      ['en', base + (within || '/')],
      ['ar', `${base}/ar${within}`],
      ['ckb', `${base}/ckb${within}`],
      ['x-default', base + (within || '/')],
    ]);
    expect(head.previewTitle).toBe(head.title);
    expect((await request.get(head.previewPicture ?? '')).headers()['content-type']).toMatch(/^image\//);
  }
  expect((await readHead(page, await (await request.get(at('/no-such-page'))).text())).canonical).toBeUndefined();
});

/** What the head of a page says of it. */
const readHead = (page: Page, html: string) =>
  page.evaluate((text) => {
    const { head, title } = new DOMParser().parseFromString(text, 'text/html');
    const read = (selector: string, attribute: string) =>
      head.querySelector(selector)?.getAttribute(attribute) ?? undefined;
    return {
      title,
      canonical: read('link[rel=canonical]', 'href'),
      alternates: [...head.querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
      previewTitle: read('meta[property="og:title"]', 'content'),
      previewPicture: read('meta[property="og:image"]', 'content'),
    };
  }, html);

test('R2.20 the second address of hair removal names the first, and goes along with the reader', async ({
  page,
  open,
  at,
}) => {
  await open('/Customermobile');
  expect(await hrefOf(page, 'canonical')).toBe(`${base}/${at('/hairremoval')}`);
  await page.locator('main article p a').first().click();
  await expect(page).toHaveURL(/listing-details/);
  await expect.poll(() => hrefOf(page, 'canonical')).toBe(new URL(page.url()).pathname);
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(1);
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
  // One after the other, as a crawler asks: a client has room for a few pages at once.
  const pages: string[] = [];
  for (const part of parts) pages.push(await (await request.get(part)).text());
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
