import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { useLocale } from '../shell/locale.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import type { NextSlots } from './service-card-view.ts';

/** Names the day of the next free times: today, tomorrow, or as the calendar calls it. */
export function useNextDay(): (next: NextSlots) => string {
  const t = useTranslations('card');
  const locale = useLocale();
  return ({ day }) => ('near' in day ? t(day.near) : toDigits(locale, day.name));
}
