import type { Hono } from 'hono';
import type { Deps } from '#app/deps.ts';
import type { Host } from './actor.ts';

/** A server is known by its changes; several of them can live in one process. */
type Server = Pick<Deps, 'changes'>;

const stopping = new WeakSet<Deps['changes']>();
const endings = new WeakMap<Deps['changes'], Set<() => void>>();

/** From now on a server says that it is not ready, so that a proxy sends no new requests; what has no end ends. */
export function stopBeingReady({ changes }: Server): void {
  stopping.add(changes);
  for (const end of endings.get(changes) ?? []) end();
}

/** Calls back when a server is told to stop; gives what takes that back. */
export function onStop({ changes }: Server, end: () => void): () => void {
  const known = endings.get(changes) ?? new Set();
  endings.set(changes, known.add(end));
  return () => void known.delete(end);
}

/** `/health/live` answers while the process runs, `/health/ready` while its database takes writes. */
export function serveHealth(api: Hono<Host>, deps: Deps): void {
  api.get('/health/live', (c) => c.json({ status: 'ok' }));
  api.get('/health/ready', (c) => {
    if (stopping.has(deps.changes)) return c.json({ status: 'stopping' }, 503);
    const state = deps.changes.state();
    return state === 'ok' ? c.json({ status: 'ok' }) : c.json({ status: `database ${state}` }, 503);
  });
}
