import type { Service } from '@tajmeelspot/contract/catalog.ts';

type WeekdayHours = Service['availability'][number];

/** Whether a place is open at a minute, and until when or from when. Times are Baghdad's HH:MM. */
export type OpenState =
  | { readonly kind: 'open'; readonly until: string }
  | { readonly kind: 'opens'; readonly at: string }
  | { readonly kind: 'closed-today' | 'closed-now' };

/** ISO weekday of a day, 1 is Monday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** What the hours of a week say about a minute of it. Hours that end before they begin end on the next day. */
export function openStateAt(week: readonly WeekdayHours[], { date, time }: { date: string; time: string }): OpenState {
  const weekday = weekdayOf(date);
  const intervalsOn = (day: number) => week.find((one) => one.weekday === day)?.intervals ?? [];
  const fromYesterday = intervalsOn(weekday === 1 ? 7 : weekday - 1).find(
    ({ start, end }) => end <= start && time < end,
  );
  const today = intervalsOn(weekday);
  const current = fromYesterday ?? today.find(({ start, end }) => start <= time && (time < end || end <= start));
  if (current) return { kind: 'open', until: current.end };
  const later = today.find(({ start }) => start > time);
  if (later) return { kind: 'opens', at: later.start };
  return { kind: today.length === 0 ? 'closed-today' : 'closed-now' };
}
