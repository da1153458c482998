import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { countStuckEvents, insertHeartbeat, listHeartbeats } from './content-queries.ts';
import { overall, shownDays, stateOf, uptimeOf } from './status-rules.ts';

/** Records a heartbeat; called once a minute by each process. */
export function recordHeartbeat(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  return insertHeartbeat(deps.db, toDate(now), toDate(now.subtract({ hours: (shownDays + 1) * 24 })));
}

/** The present state of the marketplace, and its past. */
export async function findStatus(deps: Deps, _actor: Actor) {
  const now = deps.clock.now();
  const since = toDate(now.subtract({ hours: shownDays * 24 }));
  const database = await timed(() => listHeartbeats(deps.db, since));
  const stuck = await timed(() => countStuckEvents(deps.db, toDate(now)));
  const checks = [
    { name: 'database' as const, state: stateOf(database.value !== undefined, database.ms), ms: database.ms },
    { name: 'messages' as const, state: stateOf(stuck.value === 0, stuck.ms), ms: stuck.ms },
  ];
  const days = (database.value ?? []).map(({ date, beats, first }) => ({
    date,
    uptime: uptimeOf(date, beats, first.toTemporalInstant(), now),
  }));
  return { state: overall(checks), checks, checked_at: now.toString(), days };
}

/** The result of a check, undefined where it failed, and the milliseconds it took. */
async function timed<T>(work: () => Promise<T>): Promise<{ value: T | undefined; ms: number }> {
  const start = performance.now();
  // A failed check is an answer, not an error.
  const value = await work().catch(() => undefined);
  return { value, ms: Math.round(performance.now() - start) };
}
