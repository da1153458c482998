import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { daysBetween } from '@tajmeelspot/language/dates.ts';
import { useTranslations } from '../shell/messages/translations.tsx';
import { useLocale } from '../shell/locale.ts';
import { isolated } from '../shell/messages/isolated.tsx';
import { endTimeOf } from './slots/slots.ts';

/** The time of a booking from start to end. */
export function BookingTime({ booking: { time, duration } }: { readonly booking: Booking }) {
  const t = useTranslations('bookings.time');
  const locale = useLocale();
  const end = formatTime(locale, endTimeOf(time, duration));
  return <>{t.rich('range', { start: formatTime(locale, time), end, t: isolated })}</>;
}

/** Says how far a day is from today: "in 3 days", "yesterday". */
export function useDayDistance(today: string): (date: string) => string {
  const t = useTranslations('bookings.time');
  return (date) => {
    const days = daysBetween(today, date);
    return days >= 0 ? t('away', { days }) : t('ago', { days: -days });
  };
}
