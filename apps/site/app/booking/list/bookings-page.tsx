import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { WaitlistEntry } from '@tajmeelspot/contract/booking/waiting.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../shell/language.ts';
import type { Answering } from '../waitlist/waitlist-state.ts';
import { hasOffer, WaitingList } from '../waitlist/waitlist.tsx';
import { CalendarFeed, type Feed } from './calendar-feed.tsx';
import { type CalendarFile, NextBooking } from './next-booking.tsx';
import { NoBookings } from './no-bookings.tsx';
import { divideBookings } from './divide-bookings.ts';
import { BookingsTable } from './bookings-table.tsx';

type BookingsPageProps = {
  readonly bookings: readonly Booking[];
  readonly waits: readonly WaitlistEntry[];
  /** When they were asked for, milliseconds. */
  readonly now: number;
  readonly calendar: CalendarFile;
  readonly feed: Feed;
  readonly answering: Answering;
};

/** Times to answer, the next visit, then those after it, what is waited for, then the past ones. */
export function BookingsPage({ bookings, waits, now, calendar, feed, answering }: BookingsPageProps) {
  const t = useTranslations('bookings');
  if (bookings.length === 0 && waits.length === 0) return <NoBookings />;
  const { next, coming, past } = divideBookings(bookings, now);
  const today = inBaghdad(now).date;
  const waiting = waits.length > 0 && <WaitingList waits={waits} today={today} answering={answering} />;
  const isUrgent = hasOffer(waits);
  return (
    <div className="wrap">
      <h1 className="pt-6 pb-4 text-28 lg:pt-10 lg:pb-6 lg:text-36">{t('title')}</h1>
      {isUrgent && waiting}
      {next && <NextBooking booking={next} today={today} calendar={calendar} />}
      {coming.length > 0 && <Group title={t(next ? 'after' : 'coming')} bookings={coming} today={today} />}
      {!isUrgent && waiting}
      {past.length > 0 && <Group title={t('past')} bookings={past} today={today} isPast />}
      <CalendarFeed feed={feed} />
    </div>
  );
}

type GroupProps = {
  readonly title: string;
  readonly bookings: readonly Booking[];
  readonly today: string;
  readonly isPast?: boolean;
};

/** How many past visits are shown before somebody wants more. */
const fewPast = 5;

function Group({ title, bookings, isPast = false, today }: GroupProps) {
  const t = useTranslations('bookings');
  const language = useLanguage();
  const [isWhole, setIsWhole] = useState(!isPast);
  const count = bookings.length;
  const shown = isWhole ? bookings : bookings.slice(0, fewPast);
  return (
    <section className="mt-10">
      <h2 className="mb-2 text-22">
        {title}{' '}
        <span className="ms-1 text-16 font-body tracking-normal text-ink-soft">
          <span className="sr-only">{t('count', { count })}</span>
          <bdi aria-hidden="true">{formatNumber(language, count)}</bdi>
        </span>
      </h2>
      <BookingsTable label={title} bookings={shown} today={today} isPast={isPast} />
      {shown.length < count && (
        <Button kind="text" size="small" className="mt-2" onClick={() => setIsWhole(true)}>
          {t('showAll')}
        </Button>
      )}
    </section>
  );
}
