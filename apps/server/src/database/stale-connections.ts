import type pg from 'pg';
import { cut, isLineDead } from './line.ts';

/** How often a pool was renewed, and at which count each of its present connections was opened. */
type PoolAge = { renewals: number; readonly openedAt: Map<pg.Client, number> };

const ages = new WeakMap<pg.Pool, PoolAge>();

/** Makes a pool drop connections that were opened before its last renewal, and renew itself after a dead line. */
export function replaceStale(pool: pg.Pool): void {
  const age: PoolAge = { renewals: 0, openedAt: new Map() };
  ages.set(pool, age);
  pool.on('connect', (client) => age.openedAt.set(client, age.renewals));
  pool.on('remove', (client) => age.openedAt.delete(client));
  pool.on('release', (error, client) => {
    if (isLineDead(error)) renewConnections(pool);
    if ((age.openedAt.get(client) ?? 0) < age.renewals) cut(client);
  });
}

/** Replaces all connections of a pool: those at rest at once, those in use when they are given back. */
export function renewConnections(pool: pg.Pool): void {
  const age = ages.get(pool);
  if (!age || pool.ending) return;
  age.renewals += 1;
  for (let left = pool.idleCount; left > 0; left--) pool.connect((_error, client) => client?.release());
}

/** Ends a pool: waits `graceMs` for connections in use, then cuts them. */
export async function closePool(pool: pg.Pool, graceMs: number): Promise<void> {
  const limit = setTimeout(() => ages.get(pool)?.openedAt.forEach((_, client) => cut(client)), graceMs);
  // A connection that is cut under a statement is given back by who used it, and the pool ends.
  await pool.end().finally(() => clearTimeout(limit));
}
