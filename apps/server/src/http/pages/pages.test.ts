import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { createApp } from '#app/process/app.ts';
import { frozenNow } from '#testing/frozen.ts';
import { useServer } from '#testing/harness.ts';
import type { InternalApi } from './pages.ts';

const server = useServer();
const { service } = landmarks.specifiedPrices;
const script = 'window.a = 1';
let app: ReturnType<typeof createApp>;
let renders: string[] = [];

/** A site of one kind of page: it shows what the API says at the address after the base. */
async function render(request: Request, inside: InternalApi): Promise<Response> {
  const { pathname, origin, search } = new URL(request.url);
  const where = pathname.replace('/tajmeelspot', '');
  renders.push(where + search);
  if (where === '/moved') return new Response(null, { status: 302, headers: { location: '/tajmeelspot/there' } });
  if (where.startsWith('/broken')) {
    inside.report(new Error('planted'));
    return new Response('Number %REQUEST_ID%', { status: 500 });
  }
  const answer = await inside.api(new Request(`${origin}/api${where}${search}`));
  const html = `<html><link rel="modulepreload" href="/x.js"/><script nonce="${inside.nonce}">${script}</script>${await answer.text()}</html>`;
  return new Response(html, { status: answer.status, headers: { 'content-type': 'text/html' } });
}

/** A site of pages that read every parameter but `z`. */
const addressOf = (address: string) => address.replace(/\?z=\w*$/, '');

let folder = '';
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-client-'));
  await fs.mkdir(path.join(folder, 'assets'));
  for (const name of ['assets/a.js', 'assets/a.js.br']) await fs.writeFile(path.join(folder, name), name);
  app = createApp(server.deps, { clientFolder: folder, addressOf, render });
});
afterAll(() => fs.rm(folder, { recursive: true }));
beforeEach(() => {
  renders = [];
});

const get = (where: string, headers: Record<string, string> = {}) =>
  app.fetch(new Request(`http://test/tajmeelspot${where}`, { headers }));

describe('a page', () => {
  it('is rendered once and then sent as kept bytes in every encoding', async () => {
    const plain = await (await get('/services?limit=1')).text();
    const br = await get('/services?limit=1', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/services?limit=1', { 'accept-encoding': 'gzip' });
    expect(renders).toHaveLength(1);
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(plain);
    expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(plain);
    expect(plain).not.toContain('modulepreload');
  });

  it('asked for by many at once is rendered once', async () => {
    await Promise.all(Array.from({ length: 20 }, async () => (await get('/categories?many')).status));
    expect(renders).toHaveLength(1);
  });

  it('P12 that a provider sends somebody back to knows nothing of the query, wherever it is kept', async () => {
    await get('/login/google/callback?code=secret&state=1');
    await get('/ar/login/google/callback?code=secret&state=2');
    await get('/login/google/callback?code=other');
    await get('/login/google/callbacks?code=shown');
    expect(renders.slice(0, 2)).toEqual(['/login/google/callback', '/ar/login/google/callback']);
    expect(renders.at(-1)).toBe('/login/google/callbacks?code=shown');
  });

  it('allows exactly its own inline scripts', async () => {
    const policy = (await get('/tags')).headers.get('content-security-policy') ?? '';
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('that has not changed is a 304', async () => {
    const etag = (await get('/cities')).headers.get('etag') ?? '';
    expect((await get('/cities', { 'if-none-match': etag })).status).toBe(304);
  });
});

describe('a kept page', () => {
  it('is dropped when something it shows changes, and only then', async () => {
    await get(`/services/${service}`);
    await get('/categories');
    server.deps.changes.publish([`service-${service}`]);
    await get(`/services/${service}`);
    await get('/categories');
    expect(renders).toEqual([`/services/${service}`, '/categories', `/services/${service}`]);
  });

  it('is dropped when another process says so', async () => {
    await get(`/services/${service}?elsewhere`);
    await server.deps.pool.query(`select pg_notify('changes', 'service-${service}')`);
    await expect
      .poll(async () => {
        await get(`/services/${service}?elsewhere`);
        return renders.length;
      })
      .toBe(2);
  });
});

describe('a page that is being made', () => {
  it('R14.12 of yesterday is made anew, and sent only where none can be made', async () => {
    await get('/services?limit=9');
    server.setClock(frozenNow.add({ hours: 13, minutes: 59 }));
    await get('/services?limit=9');
    expect(renders).toHaveLength(1);
    server.setClock(frozenNow.add({ hours: 14 }));
    await get('/services?limit=9');
    await get('/services?limit=9');
    expect(renders).toHaveLength(2);
    server.setClock(frozenNow);
  });

  it('that changes while it is made is not kept', async () => {
    const page = get(`/services/${service}?racing`);
    while (renders.length === 0) await nextTick();
    server.deps.changes.publish([`service-${service}`]);
    await page;
    await get(`/services/${service}?racing`);
    expect(renders).toHaveLength(2);
  });

  it('shows a booking at once: its free times are new', async () => {
    const where = `/services/${service}/slots?treatment_id=${landmarks.specifiedPrices.hairCut}&days=1&from=2026-11-22`;
    const before = await (await get(where)).text();
    const { data } = JSON.parse(before.replace(/^.*<\/script>|<\/html>$/g, '')) as {
      data: { days: { free: number; times: { time: string; is_free: boolean }[] }[] };
    };
    const time = data.days[0]?.times.find((start) => start.is_free)?.time ?? '';
    const { token } = await server.signIn();
    const body = {
      service_id: service,
      pricing_item_id: 1011,
      customer_name: 'A',
      booking_date: '2026-11-22',
      time,
      duration: 45,
      price: 25_000,
    };
    for (let visitor = 0; visitor < 3; visitor++)
      await server
        .client({ token })
        .placeBooking({ body })
        .catch(() => {});
    expect(await (await get(where)).text()).not.toBe(before);
  });
});

describe('what is not a page', () => {
  it('a failure has its number, is logged whole and is not kept', async () => {
    const first = await get('/broken');
    expect(first.status).toBe(500);
    expect(await first.text()).toMatch(/^Number [\w-]{36}$/);
    await get('/broken');
    expect(renders).toHaveLength(2);
    expect(first.headers.get('cache-control')).toBe('no-store');
  });

  it('a redirect of the site keeps its aim and is not kept', async () => {
    for (let round = 0; round < 2; round++) {
      const answer = await get('/moved');
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/tajmeelspot/there']);
    }
    expect(renders).toHaveLength(2);
  });

  it('R1.04 the host leads to the base path', async () => {
    const answer = await app.fetch(new Request('http://test/'));
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/tajmeelspot/']);
    const bare = await app.fetch(new Request('http://test/tajmeelspot?a=1'));
    expect([bare.status, bare.headers.get('location')]).toEqual([301, '/tajmeelspot/?a=1']);
    expect((await get('/')).headers.get('location')).toBeNull();
  });

  it('built files are immutable, a lost one is a plain 404', async () => {
    const found = await get('/assets/a.js', { 'accept-encoding': 'br' });
    expect(found.headers.get('content-encoding')).toBe('br');
    expect(found.headers.get('cache-control')).toContain('immutable');
    expect((await get('/assets/b.js')).status).toBe(404);
    expect(renders).toEqual([]);
  });

  it('robots.txt lies at the root of the host and names the sitemap by its whole address', async () => {
    const text = await (await app.fetch(new Request('http://test/robots.txt'))).text();
    expect(text).toMatch(/^Sitemap: http:\/\/[^/]+\/tajmeelspot\/sitemap\.xml$/m);
    expect(text).toContain('Disallow: /tajmeelspot/ar/my_booking\n');
    expect(await (await get('/robots.txt')).text()).toBe(text);
    expect(renders).toEqual([]);
  });
});
