import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { formatDay, formatTime } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { say } from '@tajmeelspot/language/server-words.ts';
import { defaultHours, type Interval } from '#app/venues/venues.ts';
import { clockTime } from './rules.ts';

/** The week as people here count it, Saturday first; ISO numbers. */
const week = [6, 7, 1, 2, 3, 4, 5];

/** The weekly hours of a house in words, one entry a day; a house that set none has the default hours. */
export function openingDays(language: Language, hours: readonly (Interval & { weekday: number })[]): Service['availability'] {
  return week.map((weekday) => {
    const own = hours.length === 0 ? [defaultHours] : hours.filter((interval) => interval.weekday === weekday);
    const intervals = own.map(({ from, to }) => ({ start: clockTime(from), end: clockTime(to) }));
    const words = intervals.map(({ start, end }) => `${formatTime(language, start)}–${formatTime(language, end)}`);
    return {
      weekday,
      // 1 January 2024 was a Monday.
      day: formatDay(language, `2024-01-0${weekday}`, 'weekday'),
      hours: words.join(language === 'en' ? ', ' : '، ') || say(language, 'answers.closed'),
      intervals,
    };
  });
}
