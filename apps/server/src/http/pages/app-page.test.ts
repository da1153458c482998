import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#app/process/app.ts';
import { useServer } from '#testing/harness.ts';

const server = useServer();
const script = 'window.b = 1';
const builds = {
  operator: {
    'index.html': `<html data-site-base="%SITE_BASE%"><script>${script}</script></html>`,
    'assets/b.js': 'the console',
  },
  dashboard: { 'index.html': '<html>the dashboard</html>', 'assets/a.js': 'the dashboard' },
};
let root = '';
let app: ReturnType<typeof createApp>;

beforeAll(async () => {
  root = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-operator-'));
  for (const [name, files] of Object.entries(builds)) {
    await fs.mkdir(path.join(root, name, 'assets'), { recursive: true });
    for (const [file, text] of Object.entries(files)) await fs.writeFile(path.join(root, name, file), text);
  }
  const addressOf = (address: string) => address;
  const render = () => Promise.resolve(new Response('the site', { headers: { 'content-type': 'text/html' } }));
  const [dashboardFolder, operatorFolder] = [path.join(root, 'dashboard'), path.join(root, 'operator')];
  app = createApp(server.deps, { clientFolder: dashboardFolder, dashboardFolder, operatorFolder, addressOf, render });
});
afterAll(() => fs.rm(root, { recursive: true }));

const get = (where: string) => app.fetch(new Request(`http://test${where}`));

it('R11.11 the page of an application requires Trusted Types', async () => {
  for (const where of ['/operator', '/vendor/dashboard/'])
    expect((await get(where)).headers.get('content-security-policy'), where).toContain(
      "require-trusted-types-for 'script'",
    );
});

it('every address below /operator is the page of the console, which is not stored and knows where the site is', async () => {
  for (const where of ['/operator', '/operator/', '/operator/vendors/7']) {
    const answer = await get(where);
    expect(answer.status, where).toBe(200);
    expect(answer.headers.get('cache-control'), where).toBe('no-store');
    expect(await answer.text(), where).toContain('data-site-base="/tajmeelspot"');
  }
});

it('the page of the console allows its own inline script by its hash alone', async () => {
  const policy = (await get('/operator')).headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}';`);
});

it('dashboard and console have files of their own: neither serves what the other one is built of', async () => {
  expect(await (await get('/operator/assets/b.js')).text()).toBe('the console');
  expect(await (await get('/vendor/dashboard/assets/a.js')).text()).toBe('the dashboard');
  expect((await get('/vendor/dashboard/assets/b.js')).status).toBe(404);
  expect((await get('/operator/assets/a.js')).status).toBe(404);
  expect(await (await get('/vendor/dashboard')).text()).toContain('the dashboard');
});
