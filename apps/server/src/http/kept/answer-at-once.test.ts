import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { places } from '@tajmeelspot/contract/places.ts';
import pino from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { landmarks } from '#db/world/landmarks.ts';
import { openAdmission } from '#app/admission/open-admission.ts';
import { openMetrics } from '#app/observability/metrics.ts';
import { createApp } from '#app/process/app.ts';
import { useServer } from '#testing/harness.ts';
import { answerAtOnce, type KeptSource } from './answer-at-once.ts';

const database = useServer();
const page = `${places.defaultBase}/about`;
const call = `${places.api}/services/${landmarks.specifiedPrices.service}`;
const closers: (() => void)[] = [];
let server: Awaited<ReturnType<typeof open>>;

beforeEach(async () => {
  server = await open();
});
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A server with a site of one sentence; `passed` are the requests that came past what is kept. */
async function open(scale = 10_000) {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  const metrics = openMetrics();
  const deps = { ...database.deps, admission: openAdmission(scale), metrics, log: pino({ level: 'info' }, { write }) };
  const render = () => Promise.resolve(new Response('<p>About</p>', { headers: { 'content-type': 'text/html' } }));
  const site = { clientFolder: import.meta.dirname, addressOf: (address: string) => address, render };
  const kept: KeptSource[] = [];
  const listener = getRequestListener(createApp(deps, site, kept).fetch);
  const sendKept = answerAtOnce(deps, kept);
  const passed: string[] = [];
  const listening = http.createServer((request, response) =>
    sendKept(request, response, () => {
      passed.push(`${request.method} ${request.url}`);
      void listener(request, response);
    }),
  );
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  closers.push(() => listening.close().closeAllConnections());
  const origin = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, init);
  return { ask, passed, lines, metrics };
}

/** What an answer is, without what belongs to one request. */
async function read(answer: Response) {
  const own = new Set(['date', 'x-request-id']);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !own.has(name)));
  return { status: answer.status, headers, text: await answer.text() };
}

it('what is kept is sent at once, as it was the first time in every encoding', async () => {
  for (const path of [page, call])
    for (const encoding of ['br', 'gzip', 'identity', 'deflate, gzip;q=0.5']) {
      const headers = { 'accept-encoding': encoding };
      const first = await read(await server.ask(path, { headers }));
      expect(first.status).toBe(200);
      const before = server.passed.length;
      expect(await read(await server.ask(path, { headers }))).toEqual(first);
      expect(server.passed).toHaveLength(before);
    }
});

it('each request has a number, a line and its measure under the same names', async () => {
  const answers = [await server.ask(call), await server.ask(call)];
  expect(server.passed).toHaveLength(1);
  const ids = answers.map((answer) => answer.headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(2);
  await expect.poll(() => server.lines).toHaveLength(2);
  const named = server.lines.map(({ request, method, path, route, status, msg }) => [
    request,
    method,
    path,
    route,
    status,
    msg,
  ]);
  expect(named).toEqual(ids.map((id) => [id, 'GET', call, 'GET /services/{id}', 200, 'answered']));
  await server.ask(page);
  await server.ask(page);
  expect(await server.metrics.text()).toMatch(/_count\{route="page",status="200"\} 2/);
  expect(await server.metrics.text()).toMatch(/_count\{route="GET \/services\/\{id\}",status="200"\} 2/);
});

it('what its reader has is a 304 without a length', async () => {
  for (const path of [page, call]) {
    const etag = (await server.ask(path)).headers.get('etag') ?? '';
    const before = server.passed.length;
    // Without a header of its own `fetch` would ask for nothing kept.
    const asBrowsers = { 'cache-control': 'max-age=0' };
    const same = await server.ask(path, { headers: { ...asBrowsers, 'if-none-match': etag } });
    expect([same.status, same.headers.get('etag'), same.headers.get('content-length')]).toEqual([304, etag, null]);
    expect(server.passed).toHaveLength(before);
    const other = await server.ask(path, { headers: { ...asBrowsers, 'if-none-match': '"another"' } });
    expect(other.status).toBe(200);
  }
});

it('whoever asks for more than that goes on', async () => {
  const { token } = await database.signIn();
  const requests: [string, RequestInit][] = [
    [call, { headers: { authorization: `Bearer ${token}` } }],
    [call, { headers: { 'cache-control': 'no-cache' } }],
    [call, { method: 'HEAD' }],
    [page, { method: 'HEAD' }],
    [call, { method: 'POST', body: '{}' }],
    [call, { headers: { 'accept-language': 'ar' } }],
    [`${page}?x=1`, {}],
  ];
  for (const [path, init] of requests) {
    await server.ask(call);
    await server.ask(page);
    const before = server.passed.length;
    await server.ask(path, init);
    expect([path, init, server.passed.length - before]).toEqual([path, init, 1]);
  }
});

it('whoever asks for the answer of this moment is sent what is kept where it is that, and goes on where it is not', async () => {
  const forNow = { 'cache-control': 'no-cache' };
  const { service } = landmarks.specifiedPrices;
  for (const path of [call, `${places.api}/services?limit=20`]) {
    const askEight = () => Promise.all(Array.from({ length: 8 }, () => server.ask(path, { headers: forNow })));
    // The first is made, and the second made with its state.
    for (let round = 0; round < 2; round++) await askEight();
    const passedBefore = server.passed.length;
    expect((await askEight()).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect([path, server.passed.length - passedBefore]).toEqual([path, 0]);
    const known = await read(await server.ask(path, { headers: forNow }));
    const changedId = path === call ? service : `(select id from services order by created_at desc, id desc limit 1)`;
    await database.deps.pool.query(
      `update services set title = jsonb_set(title, '{en}', '"Another"') where id = ${changedId}`,
    );
    const before = server.passed.length;
    const changed = await read(await server.ask(path, { headers: forNow }));
    expect([path, server.passed.length - before]).toEqual([path, 1]);
    expect(changed.text).not.toBe(known.text);
    expect(changed.headers['etag']).not.toBe(known.headers['etag']);
    // Made again until its documents are stored, and once more with its state.
    await expect
      .poll(async () => {
        const made = server.passed.length;
        expect(await read(await server.ask(path, { headers: forNow }))).toEqual(changed);
        return server.passed.length - made;
      })
      .toBe(0);
  }
});

it('R11.02 what is sent at once is counted: who has had enough is refused, others are not', async () => {
  server = await open(0.01);
  const statuses: number[] = [];
  for (let n = 0; n < 14; n++) statuses.push((await server.ask(call)).status);
  expect(statuses).toEqual([...Array<number>(12).fill(200), 429, 429]);
  expect(server.passed.length).toBeLessThan(6);
});

it('R11.02 what turns out to be another answer, and is made, is counted once', async () => {
  server = await open(0.01);
  const { service } = landmarks.specifiedPrices;
  const ask = async () => (await server.ask(call, { headers: { 'cache-control': 'no-cache' } })).status;
  const statuses = [await ask(), await ask()];
  for (let n = 2; n < 14; n++) {
    await database.deps.pool.query(
      `update services set title = jsonb_set(title, '{en}', '"Title ${n}"') where id = ${service}`,
    );
    statuses.push(await ask());
  }
  expect(statuses).toEqual([...Array<number>(12).fill(200), 429, 429]);
  expect(server.passed).toHaveLength(14);
});

it('what is sent at once is not older than a second', async () => {
  const title = { en: 'Changed in silence', ar: 'تغيّر بصمت', ckb: 'بێدەنگ گۆڕدرا' };
  await server.ask(call);
  await database.deps.db
    .updateTable('services')
    .set({ title })
    .where('id', '=', landmarks.specifiedPrices.service)
    .execute();
  const changedAt = performance.now();
  await expect
    .poll(async () => (await (await server.ask(call)).text()).includes(title.en), { interval: 20, timeout: 3000 })
    .toBe(true);
  expect(performance.now() - changedAt).toBeLessThan(1500);
});
