import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { addDays } from '@tajmeelspot/language/dates.ts';

type WeekdayHours = Service['availability'][number];

/** Hours of a day that differ from those of its week. */
export type SpecialDay = { readonly date: string; readonly intervals: WeekdayHours['intervals'] };

/** Whether a place is open at a minute, and until when or from when. Times are Baghdad's HH:MM. */
export type OpenState =
  | { readonly kind: 'open'; readonly until: string }
  | { readonly kind: 'opens'; readonly at: string }
  | { readonly kind: 'closed-today' | 'closed-now' };

/** ISO weekday of a day, 1 is Monday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** The hours of a day: its own, or those of its weekday. */
export const intervalsOn = (week: readonly WeekdayHours[], special: readonly SpecialDay[], date: string) =>
  (special.find((day) => day.date === date) ?? week.find(({ weekday }) => weekday === weekdayOf(date)))?.intervals ??
  [];

/**
 * What the hours of a week and its special days say about a minute. Hours that end before they begin end on the next
 * day.
 */
export function openStateAt(
  week: readonly WeekdayHours[],
  { date, time }: { date: string; time: string },
  special: readonly SpecialDay[] = [],
): OpenState {
  const fromYesterday = intervalsOn(week, special, addDays(date, -1)).find(
    ({ start, end }) => end <= start && time < end,
  );
  const today = intervalsOn(week, special, date);
  const current = fromYesterday ?? today.find(({ start, end }) => start <= time && (time < end || end <= start));
  if (current) return { kind: 'open', until: current.end };
  const later = today.find(({ start }) => start > time);
  if (later) return { kind: 'opens', at: later.start };
  return { kind: today.length === 0 ? 'closed-today' : 'closed-now' };
}
