import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { landmarks } from '../../apps/server/db/world/landmarks.ts';
import { expect, test } from '../fixtures.ts';

const { service } = landmarks.specifiedPrices;

test('a service on somebody else’s page leads to its booking here; no other page can be framed', async ({
  page,
  context,
  baseURL,
  expectError,
  checkAccess,
}) => {
  expectError(/Framing .* violates|frame-ancestors/);
  const frame = (path: string) => `<iframe title="${path}" src="${baseURL}${path}" width="400" height="360"></iframe>`;
  const body = `<!doctype html><html lang="en"><title>A salon</title><h1>Ours</h1>${frame(`embed/${service}`)}${frame('hair')}</html>`;
  const salon = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(body));
  await new Promise<void>((resolve) => {
    salon.listen(0, '127.0.0.1', resolve);
  });
  await page.goto(`http://127.0.0.1:${(salon.address() as AddressInfo).port}/`);
  const embedded = page.frameLocator(`[title="embed/${service}"]`);
  await expect(embedded.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.frameLocator('[title="hair"]').getByRole('heading', { level: 1 })).toHaveCount(0);
  await checkAccess();
  const openedPage = context.waitForEvent('page');
  await embedded.getByRole('link', { name: /^Book Now/ }).click();
  const booking = await openedPage;
  await expect(booking).toHaveURL(new RegExp(`/listing-details/${service}$`));
  await expect(booking.getByRole('heading', { level: 1 })).toBeVisible();
  salon.close();
});
