/** How many past days the status shows. */
export const shownDays = 90;

/** A confirmation mail may be sent again after this. */
export const againMinutes = 10;

type ServiceHealth = 'up' | 'slow' | 'down';

/** A check that took longer than this is slow. */
const slowMs = 1000;

/** The state that a check found. */
export const stateOf = (isWell: boolean, ms: number): ServiceHealth => (!isWell ? 'down' : ms > slowMs ? 'slow' : 'up');

/** The state of all checks: no better than the worst of them, but only the database makes all of it `down`. */
export function overall(checks: readonly { readonly name: string; readonly state: ServiceHealth }[]): ServiceHealth {
  if (checks.some(({ name, state }) => name === 'database' && state === 'down')) return 'down';
  return checks.some(({ state }) => state !== 'up') ? 'slow' : 'up';
}

/**
 * How much of a day (a string of YYYY-MM-DD in UTC) the service could work, in percent with one decimal: its heartbeats
 * among the minutes of the day between the first one ever and now.
 */
export function uptimeOf(date: string, beats: number, first: Temporal.Instant, now: Temporal.Instant): number {
  const start = Temporal.Instant.from(`${date}T00:00:00Z`);
  const from = later(start, first);
  const to = earlier(start.add({ hours: 24 }), now);
  // The present minute may have no heartbeat yet.
  const minutes = Math.max(Math.floor(to.since(from).total('minutes')), 1);
  return Math.min(Math.round((beats / minutes) * 1000) / 10, 100);
}

const later = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) > 0 ? a : b);
const earlier = (a: Temporal.Instant, b: Temporal.Instant) => (Temporal.Instant.compare(a, b) < 0 ? a : b);
