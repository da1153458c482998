import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { Happens } from '../next-step-text.tsx';
import type { CalendarFile } from '../list/next-booking.tsx';
import { BookingState } from '../booking-state.tsx';
import { useAway, BookingTime } from '../booking-time.tsx';
import { Proposal } from './proposal-card.tsx';
import type { Changing } from './booking-change.ts';
import { BookingFacts } from './booking-facts.tsx';
import { BookingHistory } from './booking-history.tsx';
import { BookingNote } from './arrival-note.tsx';
import { BookingWays } from './booking-actions.tsx';

type BookingPageProps = {
  readonly booking: BookingDetail;
  /** When it was asked for, milliseconds. */
  readonly now: number;
  readonly changing: Changing;
  readonly calendar: CalendarFile;
  /** Leads to the same page with a dialog open. */
  readonly onDialog: (dialog: 'cancel' | 'move' | 'propose') => void;
  /** What is to be read out at once: that something was refused. */
  readonly alert: ReactNode;
};

/** One booking: what happens next, what can be done, what was agreed, what happened. */
export function BookingPage({ booking, now, changing, calendar, onDialog, alert }: BookingPageProps) {
  const t = useTranslations('bookings');
  const language = useLanguage();
  const today = inBaghdad(now).date;
  const away = useAway(today);
  return (
    <div className="wrap pb-4">
      <Link
        to={inLanguage(language, '/my_booking')}
        className="-ms-1 inline-flex min-h-11 items-center gap-1 pt-3 text-15 text-lapis hover:underline"
      >
        <Icon name="chevron-start" isFlipped className="size-4" />
        {t('title')}
      </Link>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:items-start lg:gap-10">
        <div className="grid min-w-0 gap-6">
          <header className="grid gap-2">
            <p className="text-15 text-ink-soft">
              <bdi>{t('booking.number', { number: toDigits(language, String(booking.id)) })}</bdi>
            </p>
            <h1 className="text-28 lg:text-36">
              {formatDay(language, booking.booking_date)}
              <br />
              <BookingTime booking={booking} />
            </h1>
            <p aria-live="polite" className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <BookingState status={booking.status} />
              <span className="text-15 text-ink-soft">{away(booking.booking_date)}</span>
              <Happens booking={booking} today={today} />
            </p>
          </header>
          {alert}
          {booking.proposal && <Proposal {...{ booking, proposal: booking.proposal, today, changing }} />}
          <div className="lg:hidden">
            <BookingWays {...{ booking, calendar, onDialog }} />
          </div>
          {booking.arrival_note !== null && (
            <BookingNote place={booking.establishment.name} note={booking.arrival_note} />
          )}
          <BookingFacts booking={booking} />
          <BookingHistory booking={booking} today={today} />
        </div>
        <div className="hidden lg:block">
          <BookingWays {...{ booking, calendar, onDialog }} />
        </div>
      </div>
    </div>
  );
}
