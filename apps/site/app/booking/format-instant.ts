import type { Locale } from '@tajmeelspot/language/locale.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { daysBetween, formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';

/** Formats an instant (ISO 8601): its time today, with the weekday within a week, else with the date. */
export function formatInstant(locale: Locale, today: string, instant: string): string {
  const { date, time } = inBaghdad(instant);
  const days = daysBetween(today, date);
  if (days === 0) return formatTime(locale, time);
  const day = formatDay(locale, date, days > 0 && days < 7 ? 'weekday' : 'short');
  return `${day} ${formatTime(locale, time)}`;
}
