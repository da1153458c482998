import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, expect, it } from 'vitest';
import { openAdmission } from '#app/admission/open-admission.ts';
import { readEnv } from '#app/env.ts';
import { openMetrics } from '#app/observability/metrics.ts';
import { readsDecliner } from './decline-reads.ts';

const closers: (() => void)[] = [];
afterEach(() => closers.splice(0).forEach((close) => close()));

/** A server that refuses early, whose other answers are 'answered', and the lines of its log. */
async function openServer() {
  const admission = openAdmission(1);
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const metrics = openMetrics();
  const decline = readsDecliner({ env: readEnv({}), admission, log, metrics });
  const server = http.createServer((request, response) => decline(request, response) || response.end('answered'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.close().closeAllConnections());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { admission, lines, metrics, ask: (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init) };
}

/** Fills the queue of reads with clients of their own; gives what lets all of them end. */
function fillReads({ admission }: Awaited<ReturnType<typeof openServer>>) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const works: Promise<void>[] = [];
  for (let client = 0; admission.reads.state().waiting < 120; client++)
    works.push(admission.reads.run(`client ${client}`, () => promise).catch(() => {}));
  return async () => {
    resolve();
    await Promise.all(works);
  };
}

it('R11.02 a call that reads is refused at once while too many wait, and answered again when there is room', async () => {
  const server = await openServer();
  expect(await (await server.ask('/api/services')).text()).toBe('answered');
  const empty = fillReads(server);
  const refused = await server.ask('/api/services?treatment=hair', { headers: { 'accept-language': 'ar' } });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
  const { code, message, request_id: id } = (await refused.json()) as Record<string, string>;
  expect([code, /\p{Script=Arabic}/u.test(message ?? '')]).toEqual(['unavailable', true]);
  expect(server.lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { request: id, path: '/api/services', status: 503, route: 'refused call' },
  ]);
  await empty();
  expect(await (await server.ask('/api/services')).text()).toBe('answered');
});

it('R11.02 changes, pages, files and health are not refused for the sake of reads', async () => {
  const server = await openServer();
  const empty = fillReads(server);
  const asked = [
    server.ask('/api/bookings', { method: 'POST' }),
    server.ask('/api/health/ready'),
    server.ask('/tajmeelspot/'),
    server.ask('/tajmeelspot/files/api/x.webp'),
  ];
  for (const answer of await Promise.all(asked)) expect(await answer.text()).toBe('answered');
  await empty();
});
