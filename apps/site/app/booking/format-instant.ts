import { daysBetween, formatDay, formatTime, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';

/** Formats an instant (ISO 8601): its time today, with the weekday within a week, else with the date. */
export function formatInstant(language: Language, today: string, instant: string): string {
  const { date, time } = inBaghdad(instant);
  const days = daysBetween(today, date);
  if (days === 0) return formatTime(language, time);
  const day = formatDay(language, date, days > 0 && days < 7 ? 'weekday' : 'short');
  return `${day} ${formatTime(language, time)}`;
}
