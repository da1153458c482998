import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { daysBetween, formatTime } from '@tajmeelspot/language/dates.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLanguage } from '../shell/language.ts';
import { isolated } from '../shell/messages/isolated.tsx';
import { endTimeOf } from './slots/slots.ts';

/** The time of a booking from start to end. */
export function BookingTime({ booking: { time, duration } }: { readonly booking: Booking }) {
  const t = useTranslations('bookings.time');
  const language = useLanguage();
  const end = formatTime(language, endTimeOf(time, duration));
  return <>{t.rich('range', { start: formatTime(language, time), end, t: isolated })}</>;
}

/** Says how far a day is from today: "in 3 days", "yesterday". */
export function useDayDistance(today: string): (date: string) => string {
  const t = useTranslations('bookings.time');
  return (date) => {
    const days = daysBetween(today, date);
    return days >= 0 ? t('away', { days }) : t('ago', { days: -days });
  };
}
