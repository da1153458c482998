import { daysBetween, formatDay } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLanguage } from '../../shell/language.ts';

/** The name of a day on a button: its weekday within a week from today, else its date. */
export function shortDayName(language: Language, today: string | undefined, date: string): string {
  const isNear = today !== undefined && daysBetween(today, date) < 7;
  if (!isNear) return formatDay(language, date, 'short');
  // Sorani abbreviates weekdays to numerals, which are unclear beside a time.
  return formatDay(language, date, language === 'ckb' ? 'weekday' : 'weekday-short');
}

/** A weekday for a narrow column; in Arabic without its article. */
export const narrowWeekday = (language: Language, date: string): string =>
  formatDay(language, date, 'weekday-short').replace(/^ال/, '');

/** Names a day: today, tomorrow, its weekday within a week, else its date. */
export function useDayName(today: string): (date: string) => string {
  const t = useTranslations('card');
  const language = useLanguage();
  return (date) => {
    const days = daysBetween(today, date);
    if (days === 0 || days === 1) return t(days === 0 ? 'today' : 'tomorrow');
    return formatDay(language, date, days > 0 && days < 7 ? 'weekday' : 'short');
  };
}
