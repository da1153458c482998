import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { WaitlistEntry } from '@tajmeelspot/contract/waitlist.ts';
import type { OwnCourse } from '@tajmeelspot/contract/till/courses.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { useState } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { useLocale } from '../../shell/locale.ts';
import type { WaitlistState } from '../waitlist/waitlist-state.ts';
import { CourseList } from '../courses/course-list.tsx';
import { hasOpenOffer, Waitlist } from '../waitlist/waitlist.tsx';
import { PassStorage, type PassStorageState } from '../pass/pass-storage.tsx';
import { CalendarFeed, type CalendarFeedState } from './calendar-feed.tsx';
import { type CalendarDownload, NextBooking } from './next-booking.tsx';
import { NoBookings } from './no-bookings.tsx';
import { divideBookings } from './divide-bookings.ts';
import { BookingsTable } from './bookings-table.tsx';

type BookingsPageProps = {
  readonly bookings: readonly Booking[];
  readonly waitlistEntries: readonly WaitlistEntry[];
  readonly courses: readonly OwnCourse[];
  /** When the bookings were loaded, milliseconds. */
  readonly now: number;
  readonly calendar: CalendarDownload;
  readonly feed: CalendarFeedState;
  readonly waitlistState: WaitlistState;
  readonly storage: PassStorageState;
};

/** Open offers, the next booking, those after it, the waiting list, courses, the past ones. */
export function BookingsPage(props: BookingsPageProps) {
  const { bookings, waitlistEntries, courses, now, calendar, feed, waitlistState, storage } = props;
  const t = useTranslations('bookings');
  if (bookings.length + waitlistEntries.length + courses.length === 0) return <NoBookings />;
  const { next, upcoming, past } = divideBookings(bookings, now);
  const today = inBaghdad(now).date;
  const waitlist = waitlistEntries.length > 0 && (
    <Waitlist entries={waitlistEntries} today={today} waitlistState={waitlistState} />
  );
  const isUrgent = hasOpenOffer(waitlistEntries);
  return (
    <div className="wrap">
      <h1 className="pt-6 pb-4 text-28 lg:pt-10 lg:pb-6 lg:text-36">{t('title')}</h1>
      {isUrgent && waitlist}
      {next && <NextBooking booking={next} today={today} calendar={calendar} />}
      {upcoming.length > 0 && <BookingGroup title={t('after')} bookings={upcoming} today={today} />}
      {!isUrgent && waitlist}
      {courses.length > 0 && <CourseList courses={courses} />}
      {past.length > 0 && <BookingGroup title={t('past')} bookings={past} today={today} isPast />}
      <CalendarFeed feed={feed} />
      <div className="mt-6">
        <PassStorage storage={storage} hasBookings={next !== undefined} />
      </div>
    </div>
  );
}

type BookingGroupProps = {
  readonly title: string;
  readonly bookings: readonly Booking[];
  readonly today: string;
  readonly isPast?: boolean;
};

/** Number of past bookings that are shown at first. */
const maxPastAtFirst = 5;

function BookingGroup({ title, bookings, isPast = false, today }: BookingGroupProps) {
  const t = useTranslations('bookings');
  const locale = useLocale();
  const [isWhole, setIsWhole] = useState(!isPast);
  const count = bookings.length;
  const shown = isWhole ? bookings : bookings.slice(0, maxPastAtFirst);
  return (
    <section className="mt-10">
      <h2 className="mb-2 text-22">
        {title}{' '}
        <span className="ms-1 text-16 font-body tracking-normal text-ink-soft">
          <span className="sr-only">{t('count', { count })}</span>
          <bdi aria-hidden="true">{formatNumber(locale, count)}</bdi>
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
