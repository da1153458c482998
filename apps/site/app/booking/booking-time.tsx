import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { daysBetween, formatTime } from '@tajmeelspot/language/dates.ts';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../shell/language.ts';
import { isolated } from '../shell/messages/isolated.tsx';
import { endOf } from './slots/slots.ts';

/** From when to when, as the clock shows it. */
export function BookingTime({ booking: { time, duration } }: { readonly booking: Booking }) {
  const t = useTranslations('bookings.when');
  const language = useLanguage();
  const end = formatTime(language, endOf(time, duration));
  return <>{t.rich('range', { start: formatTime(language, time), end, t: isolated })}</>;
}

/** How far away a day is, in words. */
export function useAway(today: string): (date: string) => string {
  const t = useTranslations('bookings.when');
  return (date) => {
    const days = daysBetween(today, date);
    return days >= 0 ? t('away', { days }) : t('ago', { days: -days });
  };
}
