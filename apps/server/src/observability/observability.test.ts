import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '#app/process/app.ts';
import { useServer } from '#testing/harness.ts';
import { openMetrics, serveMetrics } from './metrics.ts';
import { countQueuedEvents } from './queued-events.ts';

const server = useServer();
const lines: string[] = [];
afterEach(() => void lines.splice(0));

/** The app with a log that the test reads. */
const app = () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  return createApp({ ...server.deps, log });
};
const lastLine = () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;

describe('R11.21 the line of a request', () => {
  it('has its number, which the answer has too, its route, its status and no query', async () => {
    const answer = await app().fetch(new Request('http://test/api/services/101?secret=1'));
    expect(lines).toHaveLength(1);
    expect(lastLine()).toMatchObject({
      request: answer.headers.get('x-request-id'),
      method: 'GET',
      path: '/api/services/101',
      route: 'GET /services/{id}',
      status: 200,
    });
    expect(lines.join('')).not.toContain('secret');
  });

  it('belongs to the trace that the caller began, and to one of its own where that is none', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
    const ask = (traceparent: string) =>
      app().fetch(new Request('http://test/api/categories', { headers: { traceparent } }));
    await ask(`00-${trace}-00f067aa0ba902b7-01`);
    expect(lastLine()).toMatchObject({ trace });
    for (const made of ['', 'x', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, `00-${trace}`]) {
      await ask(made);
      expect(lastLine()['trace']).toMatch(/^[\da-f]{32}$/);
      expect(lastLine()['trace']).not.toBe(trace);
    }
  });

  it('is of one kind whatever address is made up, and short', async () => {
    await app().fetch(new Request(`http://test/api/${'x'.repeat(5000)}`));
    expect(lastLine()).toMatchObject({ route: 'unknown call', status: 404 });
    expect(lines.join('').length).toBeLessThan(1000);
  });
});

describe('R11.21 /metrics', () => {
  it('has a port of its own and tells of answers, queues, connections, events and the event loop', async () => {
    const { metrics, admission, pool } = server.deps;
    metrics.watchQueues([admission.reads]);
    metrics.watchPool(pool);
    metrics.watchEvents(() => countQueuedEvents(pool));
    metrics.routineEnded('maintainBookings', true, 0.2);
    await server.call('POST', '/forgot-password', { email: 'nobody@example.com' });
    await app().fetch(new Request('http://test/api/services/101'));
    const listening = await serveMetrics(metrics, '127.0.0.1', 0);
    const { port } = listening.address() as AddressInfo;
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect((await fetch(`http://127.0.0.1:${port}/api/services`)).status).toBe(404);
    listening.close();
    await once(listening, 'close');
    for (const line of [
      'http_request_duration_seconds_count{route="GET /services/{id}",status="200"} ',
      'work_queue{queue="reads",state="waiting"} 0',
      'database_connections{state="waited_for"} 0',
      'routine_duration_seconds_count{routine="maintainBookings",outcome="done"} 1',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/^events_oldest_seconds\{lane="\w+"\} \d/m);
    expect(text).toMatch(/^events_waiting\{lane="\w+"\} [1-9]/m);
    expect((await server.fetch(new Request('http://test/metrics'))).status).toBe(404);
  });

  it('names no lane that has emptied, and none while the database is away', async () => {
    const metrics = openMetrics();
    const waiting = { lane: 'events', waiting: 3, oldestSeconds: 400 };
    const answers = [[waiting], [waiting], [], [], [waiting], [waiting]];
    metrics.watchEvents(() => Promise.resolve(answers.shift() ?? Promise.reject(new Error('away'))));
    expect(await metrics.text()).toContain('events_oldest_seconds{lane="events"} 400');
    expect(await metrics.text()).not.toMatch(/^events_\w+\{/m);
    expect(await metrics.text()).toContain('events_waiting{lane="events"} 3');
    expect(await metrics.text()).not.toMatch(/^events_\w+\{/m);
  });
});
