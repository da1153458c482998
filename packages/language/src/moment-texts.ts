import { formatTime } from './clock.ts';
import { formatDay, formatDayOfMonth, formatMonth, inBaghdad } from './dates.ts';
import { formatShortDate } from './short-date.ts';
import type { Language } from './languages.ts';
import { languageOfLocale, type Locale } from './locale.ts';
import { readDay } from './read-day.ts';
import { readTime } from './read-time.ts';

/** Labels of fields for days and times; the sentences about what is no day and no time hold an {example}. */
type MomentLabels = { readonly noDate: string; readonly noTime: string };

/** How fields for days and times read and write them for a reader; `labels` are those of the calendar. */
export const momentTexts = <Labels extends MomentLabels>(locale: Locale, labels: Labels) => ({
  ...labels,
  noDate: labels.noDate.replace('{example}', formatShortDate(locale, '2026-11-22')),
  noTime: labels.noTime.replace('{example}', formatTime(locale, '17:30')),
  nextDay: nextDays[languageOfLocale(locale)],
  writeTime: (time: string) => formatTime(locale, time),
  readTime: (typed: string) => readTime(locale, typed),
  writeDate: (date: string) => formatShortDate(locale, date),
  readDate: (typed: string) => readDay(typed, inBaghdad(Date.now()).date),
  nameDay: (date: string) => formatDay(locale, date, 'full'),
  nameMonth: (date: string) => formatMonth(locale, date),
  numberDay: (date: string) => formatDayOfMonth(locale, date),
  nameWeekday: (date: string) => formatDay(locale, date, 'weekday-short').replace(/^ال/, ''),
});

const nextDays: Record<Language, string> = { en: 'the next day', ar: 'اليوم التالي', ckb: 'ڕۆژی دواتر' };
