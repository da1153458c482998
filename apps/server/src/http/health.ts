import type { Hono } from 'hono';
import { sql } from 'kysely';
import type { Deps } from '#app/deps.ts';
import type { Host } from './host.ts';

let isStopping = false;

/** From now on the process says that it is not ready, so that a proxy sends no new requests. */
export const stopBeingReady = (): void => {
  isStopping = true;
};

/** `/health/live` answers while the process runs, `/health/ready` while it can do its work. */
export function serveHealth(api: Hono<Host>, deps: Deps): void {
  api.get('/health/live', (c) => c.json({ status: 'ok' }));
  api.get('/health/ready', async (c) => {
    if (isStopping) return c.json({ status: 'stopping' }, 503);
    await sql`select 1`.execute(deps.db);
    return c.json({ status: 'ok' });
  });
}
