import { daysBetween, formatDay, formatTime, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';

/** An instant (ISO 8601) near today: the time alone today, with its weekday within a week, with its date otherwise. */
export function formatInstant(language: Language, today: string, instant: string): string {
  const { date, time } = inBaghdad(instant);
  const days = daysBetween(today, date);
  if (days === 0) return formatTime(language, time);
  const day = formatDay(language, date, days > 0 && days < 7 ? 'weekday' : 'short');
  return `${day} ${formatTime(language, time)}`;
}
