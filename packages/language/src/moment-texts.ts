import { formatTime } from './clock.ts';
import { formatDay, formatDayOfMonth, formatMonth, inBaghdad } from './dates.ts';
import { formatShortDate } from './short-date.ts';
import type { Locale } from './locale.ts';
import { readDay } from './read-day.ts';
import { readTime } from './read-time.ts';

/** How fields for days and times read and write them for a reader; `labels` are those of the calendar. */
export const momentTexts = <Labels extends object>(locale: Locale, labels: Labels) => ({
  ...labels,
  writeTime: (time: string) => formatTime(locale, time),
  readTime: (typed: string) => readTime(locale, typed),
  writeDate: (date: string) => formatShortDate(locale, date),
  readDate: (typed: string) => readDay(typed, inBaghdad(Date.now()).date),
  nameDay: (date: string) => formatDay(locale, date, 'full'),
  nameMonth: (date: string) => formatMonth(locale, date),
  numberDay: (date: string) => formatDayOfMonth(locale, date),
  nameWeekday: (date: string) => formatDay(locale, date, 'weekday-short').replace(/^ال/, ''),
});
