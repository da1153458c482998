import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#app/process/app.ts';
import { useServer } from '#testing/harness.ts';

const server = useServer();
const script = 'window.a = 1';
const html = `<html data-site-base="%SITE_BASE%"><script>${script}</script><script src="/vendor/dashboard/assets/a.js"></script></html>`;
const worker = 'self.a = 1';
const files = {
  'index.html': html,
  'index.html.br': 'b',
  'assets/a.js': 'a',
  'assets/a.js.br': 'packed',
  'service-worker.js': worker,
};
let folder = '';
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-dashboard-'));
  await fs.mkdir(path.join(folder, 'assets'));
  for (const [name, text] of Object.entries(files)) await fs.writeFile(path.join(folder, name), text);
  const addressOf = (address: string) => address;
  const render = () => Promise.resolve(new Response('the site', { headers: { 'content-type': 'text/html' } }));
  app = createApp(server.deps, { clientFolder: folder, dashboardFolder: folder, addressOf, render });
});
afterAll(() => fs.rm(folder, { recursive: true }));

const get = (where: string, headers: Record<string, string> = {}) =>
  app.fetch(new Request(`http://test/vendor/dashboard${where}`, { headers }));

it('R1.02 every address of the dashboard is its page, which nobody keeps and which knows where the site is', async () => {
  for (const where of ['', '/', '/bookings', '/bookings/7?token=x', '/index.html']) {
    const answer = await get(where);
    expect(answer.status, where).toBe(200);
    expect(answer.headers.get('content-type'), where).toMatch(/^text\/html/);
    expect(answer.headers.get('cache-control'), where).toBe('no-store');
    expect(await answer.text(), where).toContain('data-site-base="/tajmeelspot"');
  }
});

it('P3 no file that the page loads is told of the token in its address', async () => {
  expect((await get('?token=secret')).headers.get('referrer-policy')).toBe('strict-origin');
});

it('its inline script is allowed by its hash alone, and it speaks with its own host alone', async () => {
  const policy = (await get('')).headers.get('content-security-policy');
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toContain('connect-src');
});

it('its files are packed and kept for good; one of a former build is a plain 404', async () => {
  const answer = await get('/assets/a.js', { 'accept-encoding': 'br' });
  expect(await answer.text()).toBe('packed');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(answer.headers.get('cache-control')).toMatch(/immutable/);
  const missing = await get('/assets/b.js');
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toMatch(/^text\/plain/);
});

it('its worker may keep the whole dashboard, asks its own host alone, and is asked for anew each time', async () => {
  const answer = await get('/service-worker.js');
  expect(await answer.text()).toBe(worker);
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(answer.headers.get('service-worker-allowed')).toBe('/vendor/dashboard');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; connect-src 'self'");
});
