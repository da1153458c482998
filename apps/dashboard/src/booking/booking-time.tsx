import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { daysBetween, formatDay, formatTime, inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../shell/language.ts';
import { endsAt } from './booking-status.ts';

/** A part of a sentence that keeps its own direction, such as a time. */
export const isolate = (chunks: ReactNode) => <bdi className="whitespace-nowrap tabular-nums">{chunks}</bdi>;

/** Start and end of a visit as the clock shows them. */
export const timesOf = (language: Language, booking: Booking): { start: string; end: string } => ({
  start: formatTime(language, booking.time),
  end: formatTime(language, inBaghdad(endsAt(booking)).time),
});

/** Names a day (YYYY-MM-DD): today and tomorrow by their names, every other by its date. */
export function useDayName(today: string): (date: string) => string {
  const t = useTranslations('dashboard.day');
  const language = useLanguage();
  return (date) => {
    const days = daysBetween(today, date);
    return days === 0 ? t('today') : days === 1 ? t('tomorrow') : formatDay(language, date, 'short');
  };
}

/** When a visit is: 'Today 17:00–19:30'. */
export function BookingTime({ booking, today }: { readonly booking: Booking; readonly today: string }) {
  const t = useTranslations('dashboard.request');
  const language = useLanguage();
  const dayName = useDayName(today);
  return <>{t.rich('when', { day: dayName(booking.booking_date), ...timesOf(language, booking), t: isolate })}</>;
}
