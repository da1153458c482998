import { daysBetween, formatDay } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../shell/language.ts';

/** A day on a button: its weekday within a week from today, with its date after that. */
export function dayOnButton(language: Language, today: string | undefined, date: string): string {
  const isNear = today !== undefined && daysBetween(today, date) < 7;
  if (!isNear) return formatDay(language, date, 'short');
  // Sorani abbreviates weekdays to numerals, which say little beside a time.
  return formatDay(language, date, language === 'ckb' ? 'weekday' : 'weekday-short');
}

/** A weekday in a column of a seventh of a phone's width; Arabic leaves its article out there. */
export const narrowWeekday = (language: Language, date: string): string =>
  formatDay(language, date, 'weekday-short').replace(/^ال/, '');

/** Names a day by how near it is: today, tomorrow, its weekday, or its date. */
export function useDayWord(today: string): (date: string) => string {
  const t = useTranslations('card');
  const language = useLanguage();
  return (date) => {
    const days = daysBetween(today, date);
    if (days === 0 || days === 1) return t(days === 0 ? 'today' : 'tomorrow');
    return formatDay(language, date, days > 0 && days < 7 ? 'weekday' : 'short');
  };
}
