import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAdmission } from '#app/admission/open-admission.ts';
import { createApp } from '#app/process/app.ts';
import { useServer } from '#testing/harness.ts';
import type { InternalApi } from './pages.ts';

const server = useServer({ RATE_LIMIT_SCALE: '1' });
let app: ReturnType<typeof createApp>;
let renders: string[] = [];
let makePage: (url: URL, inside: InternalApi) => Response | Promise<Response>;
let folder = '';

const htmlOf = (text: string, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } });

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'tajmeelspot-client-'));
});
afterAll(() => fs.rm(folder, { recursive: true }));
afterEach(() => vi.useRealTimers());
beforeEach(() => {
  renders = [];
  makePage = ({ href }) => htmlOf(`<p>${href}</p>`);
  app = createApp(server.deps, {
    clientFolder: folder,
    // Pages that read `q` alone.
    addressOf: (address) => address.replace(/\?(?!q=).*$/, ''),
    render: async (request, inside) => {
      renders.push(request.url);
      return makePage(new URL(request.url), inside);
    },
  });
});

let clients = 0;
/** A reader with an address of its own. */
function reader() {
  const remoteAddress = `203.0.113.${++clients}`;
  const env = { incoming: { socket: { remoteAddress }, headers: {} } } as unknown as HttpBindings;
  return async (where: string, host = 'test') => app.fetch(new Request(`http://${host}/tajmeelspot${where}`), env);
}

describe('R11.01 a stranger who asks for pages with random queries', () => {
  it('gets the kept page where the query means nothing to it', async () => {
    const stranger = reader();
    for (let n = 0; n < 50; n++) expect((await stranger(`/services?z=${n}`)).status).toBe(200);
    expect(renders).toHaveLength(1);
  });

  it('has so many pages made for it in a minute and no more; others have theirs', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const stranger = reader();
    for (let n = 0; n < 120; n++) {
      if (n % 24 === 0) vi.advanceTimersByTime(5001);
      expect((await stranger(`/services?q=${n}`)).status).toBe(200);
    }
    vi.advanceTimersByTime(5001);
    const more = await Promise.all(Array.from({ length: 80 }, (_, n) => stranger(`/services?q=${n + 120}`)));
    expect(new Set(more.map(({ status }) => status))).toEqual(new Set([429]));
    const refused = await stranger('/services?q=last');
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([429, 'no-store']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.text()).toMatch(/^<!doctype html><html lang="en" dir="ltr">.*<p>.+<\/p><\/html>$/);
    expect(await (await stranger('/ckb/services?q=last')).text()).toContain('<html lang="ckb" dir="rtl">');
    // What is kept costs nothing, and somebody else is not concerned.
    expect((await stranger('/services?q=1')).status).toBe(200);
    expect((await reader()('/services?q=other')).status).toBe(200);
  });

  it('has few pages made for it at a stretch, while which the calls of others wait', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const stranger = reader();
    for (let n = 0; n < 24; n++) expect((await stranger(`/services?q=${n}`)).status).toBe(200);
    const refused = await stranger('/services?q=more');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(5);
    expect((await reader()('/services?q=other')).status).toBe(200);
    vi.advanceTimersByTime(5001);
    expect((await stranger('/services?q=more')).status).toBe(200);
  });
});

describe('R11.01 the budget of a stranger', () => {
  it('is one for what is kept, for files and for calls as well; others have theirs', async () => {
    app = createApp(
      { ...server.deps, admission: openAdmission(0.01) },
      { clientFolder: folder, addressOf: (address) => address, render: () => Promise.resolve(htmlOf('kept')) },
    );
    const [stranger, other] = [reader(), reader()];
    const ask = (n: number) => stranger(n % 2 === 0 ? '/hair' : '/files/x/300.webp');
    for (let n = 0; n < 60; n++) expect((await ask(n)).status).not.toBe(429);
    const more = await Promise.all(Array.from({ length: 10 }, (_, n) => ask(n)));
    expect(new Set(more.map(({ status }) => status))).toEqual(new Set([429]));
    const call = await stranger('/../api/services');
    expect([call.status, ((await call.json()) as { code: string }).code]).toEqual([429, 'too_many_requests']);
    expect(Number(call.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await other('/hair')).status).toBe(200);
  });

  it('pushes no page out that several clients read', async () => {
    const [first, second] = [reader(), reader()];
    await first('/hair');
    await second('/hair');
    makePage = () => htmlOf('x'.repeat(400_000));
    renders = [];
    vi.useFakeTimers({ toFake: ['Date'] });
    const scale = Array.from({ length: 3 }, () => reader());
    for (let n = 0; n < 330; n++) {
      if (n % 24 === 0) vi.advanceTimersByTime(5001);
      await scale[n % 3]?.(`/services?q=${n}-${clients}-${renders.length}`);
    }
    expect(renders.length).toBe(330);
    await first('/hair');
    expect(renders.length).toBe(330);
  });
});

it('R11.02 pages beyond what can be made are refused at once, in one sentence', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  makePage = async () => (await promise, htmlOf('late'));
  const asked = Array.from({ length: 20 }, (_, client) => {
    const stranger = reader();
    return Array.from({ length: 8 }, (_unused, n) => stranger(`/services?q=${client}-${n}`));
  }).flat();
  const refused = await Promise.race(asked);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  resolve();
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(63);
});

describe('R11.10 the host that a request names', () => {
  it('stands in nothing that is kept or sent', async () => {
    makePage = (url) => htmlOf(`<a href="${url.origin}/tajmeelspot/x">`);
    const evil = await reader()('/sitemap.xml', 'evil.example');
    expect(await evil.text()).toBe('<a href="http://localhost:3000/tajmeelspot/x">');
    const robots = await app.fetch(new Request('http://evil.example/robots.txt'));
    expect(await robots.text()).toContain('Sitemap: http://localhost:3000/tajmeelspot/sitemap.xml\n');
    for (const where of [
      '/',
      '/tajmeelspot',
      '/tajmeelspot?a=1',
      '/tajmeelspot//evil.example/..',
      '//evil.example/..',
    ]) {
      const answer = await app.fetch(new Request(`http://evil.example${where}`));
      expect(answer.status, where).toBeLessThan(500);
      expect([...answer.headers].join(' '), where).not.toContain('evil.example');
    }
  });
});

describe('R11.11 the policy of a page', () => {
  const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

  it('lets the scripts run that the site wrote, and none that was planted into a text', async () => {
    const planted = ['evil()', 'evil(1)', 'evil(2)'];
    makePage = (_, { nonce }) =>
      htmlOf(
        `<script nonce="${nonce}">own()</script><script>${planted[0]}</script><script nonce="">${planted[1]}</script>` +
          `<script nonce="0b8e3c1e-0000-4000-8000-000000000000">${planted[2]}</script>`,
      );
    const answer = await reader()('/planted');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`script-src 'self' ${hashOf('own()')};`);
    for (const script of planted) expect(policy).not.toContain(hashOf(script));
  });

  it('names hashes, so that the mark is in no page and another one each time', async () => {
    const marks: string[] = [];
    makePage = (_, { nonce }) => {
      marks.push(nonce);
      return htmlOf(`<script nonce="${nonce}">own()</script>`);
    };
    const first = await (await reader()('/marked?q=1')).text();
    expect(first).toBe('<script>own()</script>');
    await reader()('/marked?q=2');
    expect(new Set(marks).size).toBe(2);
  });
});

describe('R11.18 a kept page, while none can be made', () => {
  const away = () => htmlOf('away', 503);

  it('is still sent after its time', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const visitor = reader();
    await visitor('/home');
    makePage = away;
    vi.advanceTimersByTime(3_600_000);
    expect((await visitor('/home')).status).toBe(200);
    expect((await visitor('/never-kept')).status).toBe(503);
    makePage = () => htmlOf('new');
    expect(await (await visitor('/home')).text()).toBe('new');
  });

  it('is still sent where changes may have been missed, and where making it throws', async () => {
    const visitor = reader();
    await visitor('/about');
    const ended = server.deps.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'tajmeelspot changes' and datname = current_database()`,
    );
    await ended;
    makePage = away;
    await expect.poll(async () => (await visitor('/about'), renders.length)).toBeGreaterThan(1);
    expect((await visitor('/about')).status).toBe(200);
    makePage = () => Promise.reject(new Error('planted'));
    expect((await visitor('/about')).status).toBe(200);
  });

  it('is sent to a reader who has waited for a second', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const visitor = reader();
    await visitor('/slow');
    vi.advanceTimersByTime(61_000);
    makePage = () => new Promise(() => {});
    expect((await visitor('/slow')).status).toBe(200);
  });

  it('is not sent once what it shows is known to have changed', async () => {
    makePage = async (_, inside) => {
      await inside.api(new Request('http://test/api/services/101'));
      return htmlOf('a service');
    };
    const visitor = reader();
    await visitor('/listing-details/101');
    makePage = away;
    server.deps.changes.publish(['service-101']);
    expect((await visitor('/listing-details/101')).status).toBe(503);
  });
});
