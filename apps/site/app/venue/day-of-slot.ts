import { addDays, formatDay } from '@tajmeelspot/language/dates.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';
import { useClock } from '../shell/use-clock.ts';

/** Names a day of the next seven. Which one is today is known in the browser only; before that, its weekday. */
export function useDayOfSlot(): (date: string) => string {
  const t = useTranslations('card');
  const locale = useLocale();
  const today = useClock()?.date;
  return (date) => {
    if (date === today) return t('today');
    if (today !== undefined && date === addDays(today, 1)) return t('tomorrow');
    return formatDay(locale, date, 'weekday');
  };
}
