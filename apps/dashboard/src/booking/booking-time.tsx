import type { Locale } from '@tajmeelspot/language/locale.ts';
import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { daysBetween, formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { endsAt } from './booking-status.ts';

/** A part of a sentence that keeps its own direction, such as a time. */
export const isolate = (chunks: ReactNode) => <bdi className="whitespace-nowrap tabular-nums">{chunks}</bdi>;

/** Start and end of a visit as the clock shows them. */
export const timesOf = (locale: Locale, booking: Booking): { start: string; end: string } => ({
  start: formatTime(locale, booking.time),
  end: formatTime(locale, inBaghdad(endsAt(booking)).time),
});

/** Names a day (YYYY-MM-DD): today and tomorrow by their names, every other by its date. */
export function useDayName(today: string): (date: string) => string {
  const t = useTranslations('dashboard.day');
  const locale = useLocale();
  return (date) => {
    const days = daysBetween(today, date);
    return days === 0 ? t('today') : days === 1 ? t('tomorrow') : formatDay(locale, date, 'short');
  };
}

/** When a visit is: 'Today 17:00–19:30'. */
export function BookingTime({ booking, today }: { readonly booking: Booking; readonly today: string }) {
  const t = useTranslations('dashboard.request');
  const locale = useLocale();
  const dayName = useDayName(today);
  return <>{t.rich('when', { day: dayName(booking.booking_date), ...timesOf(locale, booking), t: isolate })}</>;
}
