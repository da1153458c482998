import { daysBetween, formatDay } from '@tajmeelspot/language/dates.ts';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../shell/language.ts';

/** Names days by how near they are: today, tomorrow, the weekday, or the date. */
export function useDayWord(today: string): (date: string) => string {
  const t = useTranslations('card');
  const language = useLanguage();
  return (date) => {
    const days = daysBetween(today, date);
    if (days === 0) return t('today');
    if (days === 1) return t('tomorrow');
    return formatDay(language, date, days > 0 && days < 7 ? 'weekday' : 'short');
  };
}
