type HealthState = 'up' | 'slow' | 'down';

/** How the service is, and how much of each day of the past it could work. */
export type StatusReport = {
  readonly state: HealthState;
  readonly checks: readonly {
    readonly name: 'database' | 'messages';
    readonly state: HealthState;
    readonly ms: number;
  }[];
  /** Instant, ISO 8601. */
  readonly checked_at: string;
  /** Oldest first; percent of the day's minutes. */
  readonly days: readonly { readonly date: string; readonly uptime: number }[];
};

/** How many days of its past the page shows. */
const shownDays = 90;

/** A bar for each of the last days, the oldest first; undefined where the service was not there yet. */
export function barsOf(days: StatusReport['days'], newest: string, count = shownDays) {
  const uptimes = new Map(days.map(({ date, uptime }) => [date, uptime]));
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.parse(`${newest}T00:00:00Z`) - (count - 1 - index) * 86_400_000)
      .toISOString()
      .slice(0, 10);
    return { date, uptime: uptimes.get(date) };
  });
}

/** The mean of all known days, percent with one decimal; undefined while there is none. */
export function meanUptime(days: StatusReport['days']): number | undefined {
  if (days.length === 0) return undefined;
  return Math.floor((days.reduce((sum, { uptime }) => sum + uptime, 0) / days.length) * 10) / 10;
}
