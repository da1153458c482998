import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { openAdmission } from '#app/admission/open-admission.ts';
import { readEnv } from '#app/env.ts';
import { openMetrics } from '#app/observability/metrics.ts';
import { admitReads, leavePlace } from './admit-reads.ts';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A server whose answers to calls that read wait until `answer` is told how many; others are 'answered' at once. */
async function openServer() {
  const admission = openAdmission(1);
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const metrics = openMetrics();
  const admit = admitReads({ env: readEnv({ TRUSTED_PROXIES: '127.0.0.1' }), admission, log, metrics });
  const begun: http.ServerResponse[] = [];
  const server = http.createServer((request, response) => {
    admit(request, response, (_, admitted) => {
      if (request.url?.startsWith('/api/services')) begun.push(admitted);
      else admitted.end('answered');
      if (request.url?.endsWith('over-its-budget')) setImmediate(() => leavePlace(request));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close().closeAllConnections());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  /** Asks from the address of a client. */
  const ask = (path: string, init: { method?: string; signal?: AbortSignal; headers?: object } = {}, client = 'x') => {
    const address = `203.0.113.${client.length}`;
    return fetch(`${origin}${path}`, { ...init, headers: { ...init.headers, 'x-forwarded-for': address } });
  };
  const answer = () => begun.splice(0).forEach((response) => response.end('answered'));
  /** Lets so many begin, and so many wait for a second, each of a client of its own; gives what ends all of them. */
  const fill = (begin: number, queue: number) => {
    const none = { begin: () => {}, refuse: () => {} };
    const leave = Array.from({ length: begin + queue }, (_, n) => admission.arrivals.enter(`client ${n}`, none));
    return () => leave.toReversed().forEach((end) => end());
  };
  return { admission, lines, metrics, begun, ask, answer, fill };
}

/** As many calls that read begin, and wait. */
const [parallel, queue] = [12, 240];

it('R11.02 a call that reads is refused at once while too many wait, and answered again when there is room', async () => {
  const server = await openServer();
  const empty = server.fill(parallel, queue);
  const refused = await server.ask('/api/services?treatment=hair', { headers: { 'accept-language': 'ar' } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  const { code, message, request_id: id } = (await refused.json()) as Record<string, string>;
  expect([code, /\p{Script=Arabic}/u.test(message ?? '')]).toEqual(['unavailable', true]);
  expect(server.lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { request: id, path: '/api/services', status: 503, route: 'refused call' },
  ]);
  expect(refused.headers.get('x-request-id')).toBe(id);
  empty();
  const asked = server.ask('/api/services');
  await expect.poll(() => server.begun.length).toBe(1);
  server.answer();
  expect(await (await asked).text()).toBe('answered');
  await expect.poll(() => server.admission.arrivals.state()).toMatchObject({ running: 0, waiting: 0 });
});

it('R11.02 a call that reads waits for its turn', async () => {
  const server = await openServer();
  const empty = server.fill(parallel, 0);
  const asked = server.ask('/api/services');
  await expect.poll(() => server.admission.arrivals.state()).toMatchObject({ running: parallel, waiting: 1 });
  expect(server.begun).toEqual([]);
  empty();
  await expect.poll(() => server.begun.length).toBe(1);
  server.answer();
  expect((await asked).status).toBe(200);
});

it.each([
  ['POST', '/api/bookings'],
  ['GET', '/api/health/ready'],
  ['GET', '/api/venues/1/live'],
  ['GET', '/tajmeelspot/'],
  ['GET', '/tajmeelspot/files/api/x.webp'],
])('R11.02 %s %s is not refused for the sake of reads', async (method, path) => {
  const server = await openServer();
  const empty = server.fill(parallel, queue);
  expect(await (await server.ask(path, { method })).text()).toBe('answered');
  empty();
});

it('R11.02 a stream that goes on, and who is kept waiting for a refusal, take no place', async () => {
  const server = await openServer();
  await Promise.all(Array.from({ length: 30 }, () => server.ask('/api/venues/1/live')));
  const held = Array.from({ length: 40 }, () => server.ask('/api/services?over-its-budget').catch(() => undefined));
  await expect.poll(() => server.begun.length, { timeout: 10_000 }).toBe(40);
  expect(server.admission.arrivals.state()).toMatchObject({ running: 0, waiting: 0 });
  server.answer();
  await Promise.all(held);
});

it('R11.02 a client who leaves before its turn gives up its place', async () => {
  const server = await openServer();
  const empty = server.fill(parallel, 0);
  const leaving = new AbortController();
  const left = server.ask('/api/services', { signal: leaving.signal }).catch(() => 'left');
  await expect.poll(() => server.admission.arrivals.state().waiting).toBe(1);
  leaving.abort();
  expect(await left).toBe('left');
  await expect.poll(() => server.admission.arrivals.state().waiting).toBe(0);
  empty();
  expect(server.begun).toEqual([]);
});

it('R11.13 R11.21 a flood of refusals writes twenty lines a second, and how many more there were', async () => {
  const server = await openServer();
  const start = performance.now();
  for (let round = 0; round < 20; round++) {
    const empty = server.fill(parallel, queue);
    const refused = await Promise.all(Array.from({ length: 20 }, () => server.ask('/api/services')));
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    empty();
  }
  const seconds = Math.ceil((performance.now() - start) / 1000) + 1;
  expect(server.lines.filter((line) => line.includes('answered')).length).toBeLessThanOrEqual(20 * seconds);
  const count = 'http_request_duration_seconds_count{route="refused call",status="503"} 400';
  expect(await server.metrics.text()).toContain(count);
});
