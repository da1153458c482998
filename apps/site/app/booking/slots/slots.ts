import { addDays, daysBetween } from '@tajmeelspot/language/dates.ts';
import type { FreeDay } from '@tajmeelspot/contract/availability.ts';

/** A start, in Baghdad's day and time. */
export type Start = { readonly date: string; readonly time: string };

/** The free times of some days, or that they did not arrive; `key` says what was asked for. */
export type TimesAnswer =
  | {
      readonly kind: 'times';
      readonly key: string;
      readonly days: readonly FreeDay[];
      readonly next: Start | undefined;
    }
  | { readonly kind: 'failed'; readonly key: string };

/** How many days are shown at once. */
export const shownDays = 14;

/** Which stretch of days, counted from today's, a day lies in. A day that is over lies in the first. */
export const stretchOf = (today: string, date: string): number =>
  Math.max(0, Math.floor(daysBetween(today, date) / shownDays));

/** First day of a stretch. */
export const firstDayOf = (today: string, stretch: number): string => addDays(today, stretch * shownDays);

/** The first free start of some days. */
export function firstFree(days: readonly FreeDay[]): Start | undefined {
  const day = days.find(({ free }) => free > 0);
  const start = day?.times.find(({ is_free: isFree }) => isFree);
  return day && start && { date: day.date, time: start.time };
}

/** The day whose times are shown: the chosen one if it is among them, else the first with a free time. */
export const shownDay = (days: readonly FreeDay[], date: string | undefined): FreeDay | undefined =>
  days.find((day) => day.date === date) ?? days.find(({ free }) => free > 0);

/** Whether a start can still be asked for. */
export const isFree = (
  day: FreeDay | undefined,
  { date, time }: { date?: string | undefined; time?: string | undefined },
): boolean => day !== undefined && day.date === date && day.times.some((start) => start.time === time && start.is_free);

/** How many dots a day shows: none, few, some, many. */
export function dotsOf(free: number): 0 | 1 | 2 | 3 {
  if (free <= 0) return 0;
  if (free <= 2) return 1;
  return free <= 6 ? 2 : 3;
}

/** A part of the day, as people here divide it. */
export type DayPart = 'night' | 'morning' | 'afternoon' | 'evening';

/** The starts of a day by parts of the day, in their order; parts without a start are left out. */
export function byPart(times: FreeDay['times']): { part: DayPart; times: FreeDay['times'] }[] {
  return parts
    .map(([part, from, to]) => ({ part, times: times.filter(({ time }) => time >= from && time < to) }))
    .filter((group) => group.times.length > 0);
}

/** The end of a visit as the clock shows it. */
export function endOf(time: string, minutes: number): string {
  const end = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + minutes;
  return `${String(Math.floor(end / 60) % 24).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`;
}

const parts = [
  ['night', '00:00', '05:00'],
  ['morning', '05:00', '12:00'],
  ['afternoon', '12:00', '17:00'],
  ['evening', '17:00', '24:00'],
] as const;
