import type { Hono } from 'hono';
import type { Deps } from '#app/deps.ts';
import type { Host } from './actor.ts';

let isStopping = false;

const endings = new Set<() => void>();

/** From now on the process says that it is not ready, so that a proxy sends no new requests; what has no end ends. */
export function stopBeingReady(): void {
  isStopping = true;
  for (const end of endings) end();
}

/** Calls back when the process is told to stop; gives what takes that back. */
export function onStop(end: () => void): () => void {
  endings.add(end);
  return () => void endings.delete(end);
}

/** `/health/live` answers while the process runs, `/health/ready` while its database takes writes. */
export function serveHealth(api: Hono<Host>, deps: Deps): void {
  api.get('/health/live', (c) => c.json({ status: 'ok' }));
  api.get('/health/ready', (c) => {
    if (isStopping) return c.json({ status: 'stopping' }, 503);
    const state = deps.changes.state();
    return state === 'ok' ? c.json({ status: 'ok' }) : c.json({ status: `database ${state}` }, 503);
  });
}
