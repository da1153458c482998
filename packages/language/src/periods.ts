import { addDays, daysBetween, formatDay } from './dates.ts';
import type { Locale } from './locale.ts';
import { toDigits } from './numbers.ts';

/** What time is divided into. */
export type PeriodLength = 'day' | 'week' | 'month';

/** Days from one to another (YYYY-MM-DD, both included), and the stretches that are told apart. */
export type DividedDays = { readonly from: string; readonly to: string; readonly by: PeriodLength };

/** A stretch of time by its first day (YYYY-MM-DD). */
export const periodName = (locale: Locale, from: string, by: PeriodLength): string =>
  formatDay(locale, from, by === 'month' ? 'month' : 'short');

/** The same for where there is little room: day and month in figures. */
export function shortPeriodName(locale: Locale, from: string, by: PeriodLength): string {
  if (by === 'month') return periodName(locale, from, by);
  const [, month, day] = from.split('-').map(Number);
  return toDigits(locale, `${day}/${month}`);
}

/** The last days until a day (YYYY-MM-DD), as they are usually looked at. */
export const usualRanges = (today: string) =>
  ([7, 30, 90, 365] as const).map((days) => ({
    days,
    range: { from: addDays(today, 1 - days), to: today, by: usualLengths[days] } satisfies DividedDays,
  }));

const usualLengths = { 7: 'day', 30: 'day', 90: 'week', 365: 'month' } as const;

/** The longest range that is shown, days. */
const maxDays = 366;

const isDay = (text: string | null): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

/** What the parameters of an address ask for; the last days until today where they say nothing that can be shown. */
export function readDividedDays(params: URLSearchParams, today: string, days: 30 | 90): DividedDays {
  const [from, to, by] = [params.get('from'), params.get('to'), params.get('by')];
  const isPossible = isDay(from) && isDay(to) && from <= to && daysBetween(from, to) < maxDays;
  const shown = isPossible ? { from, to } : { from: addDays(today, 1 - days), to: today };
  return { ...shown, by: by === 'day' || by === 'week' || by === 'month' ? by : usualLengths[days] };
}
