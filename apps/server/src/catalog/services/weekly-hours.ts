import type { Service } from '@tajmeelspot/contract/catalog.ts';
import { formatTimeRange } from '@tajmeelspot/language/clock.ts';
import { formatDay } from '@tajmeelspot/language/dates.ts';
import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import { defaultHours, type Interval } from '#app/venues/venues.ts';
import { clockTime } from '../rules.ts';

/** The week as people here count it, Saturday first; ISO numbers. */
const week = [6, 7, 1, 2, 3, 4, 5];

/** The weekly hours of a venue in words, one entry a day; a venue that set none has the default hours. */
export function weeklyHours(
  locale: Locale,
  hours: readonly (Interval & { weekday: number })[],
): Service['availability'] {
  return week.map((weekday) => {
    const own = hours.length === 0 ? [defaultHours] : hours.filter((interval) => interval.weekday === weekday);
    const intervals = own.map(({ from, to }) => ({ start: clockTime(from), end: clockTime(to) }));
    const words = intervals.map(({ start, end }) => formatTimeRange(locale, start, end));
    return {
      weekday,
      // 1 January 2024 was a Monday.
      day: formatDay(locale, `2024-01-0${weekday}`, 'weekday'),
      hours: words.join(languageOfLocale(locale) === 'en' ? ', ' : '، ') || translate(locale, 'answers.closed'),
      intervals,
    };
  });
}
