import { languageOfLocale, type Locale } from '@tajmeelspot/language/locale.ts';
import { daysBetween, formatDay } from '@tajmeelspot/language/dates.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';

/** The name of a day on a button: its weekday within a week from today, else its date. */
export function shortDayName(locale: Locale, today: string | undefined, date: string): string {
  const isNear = today !== undefined && daysBetween(today, date) < 7;
  if (!isNear) return formatDay(locale, date, 'short');
  // Sorani abbreviates weekdays to numerals, which are unclear beside a time.
  return formatDay(locale, date, languageOfLocale(locale) === 'ckb' ? 'weekday' : 'weekday-short');
}

/** A weekday for a narrow column; in Arabic without its article. */
export const narrowWeekday = (locale: Locale, date: string): string =>
  formatDay(locale, date, 'weekday-short').replace(/^ال/, '');

/** Names a day: today, tomorrow, its weekday within a week, else its date. */
export function useDayName(today: string): (date: string) => string {
  const t = useTranslations('card');
  const locale = useLocale();
  return (date) => {
    const days = daysBetween(today, date);
    if (days === 0 || days === 1) return t(days === 0 ? 'today' : 'tomorrow');
    return formatDay(locale, date, days > 0 && days < 7 ? 'weekday' : 'short');
  };
}
