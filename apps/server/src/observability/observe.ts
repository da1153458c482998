import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { Deps } from '#app/deps.ts';
import type { Host, ObservedRequest } from '#app/http/actor.ts';
import { headerOf } from '#app/http/read-input.ts';

/** Gives every request its number and its place in a trace, measures it, and writes one line when it is answered. */
export function observeRequests(app: Hono<Host>, deps: Pick<Deps, 'log' | 'metrics'>): void {
  app.use(async (c, next) => {
    const begun = beginRequest(headerOf(c, 'traceparent'));
    c.set('observed', begun.observed);
    await next();
    recordAnswer(deps, begun, { method: c.req.method, path: c.req.path, status: c.res.status });
  });
}

/** A request that has begun, and when: milliseconds of the process's clock. */
type BegunRequest = { readonly observed: ObservedRequest; readonly startedAt: number };

/** Gives a request its number and its place in a trace. */
export function beginRequest(traceparent: string): BegunRequest {
  const id = randomUUID();
  return { startedAt: performance.now(), observed: { id, traceId: traceIdOf(traceparent, id), route: '' } };
}

type AnsweredRequest = { readonly method: string; readonly path: string; readonly status: number };

/** Measures a request that is answered, and writes its line. */
export function recordAnswer(
  { log, metrics }: Pick<Deps, 'log' | 'metrics'>,
  { observed, startedAt }: BegunRequest,
  { method, path, status }: AnsweredRequest,
): void {
  const seconds = (performance.now() - startedAt) / 1000;
  const route = observed.route || routeOf(path);
  metrics.observe(route, status, seconds);
  const { id, traceId } = observed;
  const details = { request: id, trace: traceId, method, path: path.slice(0, 200), route, status };
  log.info({ ...details, ms: Math.round(seconds * 1000) }, 'answered');
}

/** The trace that the caller began (W3C Trace Context), or the request's own number as one: 32 hexadecimal digits. */
function traceIdOf(traceparent: string, id: string): string {
  const given = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}$/.exec(traceparent)?.[1];
  return given !== undefined && !/^0+$/.test(given) ? given : id.replaceAll('-', '');
}

/** What is asked for outside of the API: few kinds, however many addresses there are. */
function routeOf(path: string): string {
  if (path.startsWith('/api')) return 'unknown call';
  if (path.includes('/assets/')) return 'asset';
  return path.includes('/files/') ? 'file' : 'page';
}
