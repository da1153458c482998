import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { addDays, formatDay } from '@tajmeelspot/language/dates.ts';
import { Button, buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { BookingsTabs } from '../booking/bookings-tabs.tsx';
import { type VenueAgenda, useAgenda } from '../shell/agenda.ts';
import { useNow } from '../shell/use-now.ts';
import { useBookingActions } from '../shell/booking/use-booking-actions.tsx';
import { Head, ConnectionStatus } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/venue-provider.tsx';
import { useLocale } from '../shell/locale.ts';
import type { BookingActions } from '../booking/booking-actions.ts';
import { BookingList } from '../booking/booking-list.tsx';

const daysShown = 7;

/** Seven days in a row; the address holds which. */
export function Bookings() {
  const t = useTranslations('dashboard.bookings');
  const [search] = useSearchParams();
  const { venue } = useVenue();
  const from = /^\d{4}-\d\d-\d\d$/.exec(search.get('from') ?? '')?.[0];
  const isAll = search.get('with') === 'all';
  const query = useAgenda({ venueId: venue.id, days: daysShown, isAll, ...(from === undefined ? {} : { from }) });
  return (
    <>
      <Head title={t('title')}>
        <ConnectionStatus />
      </Head>
      <BookingsTabs shown="week" />
      <LoadState of={query} />
      {query.data && <BookingWeek agenda={query.data} first={from ?? query.data.today} isAll={isAll} />}
    </>
  );
}

type BookingWeekProps = { readonly agenda: VenueAgenda; readonly first: string; readonly isAll: boolean };

function BookingWeek({ agenda: { today, bookings, employees, skewMs }, first, isAll }: BookingWeekProps) {
  const now = useNow(skewMs);
  const { actions, dialogs: over } = useBookingActions({ today, now, employees });
  const byDay = Map.groupBy(bookings, ({ booking_date: date }) => date);
  return (
    <>
      <WeekNavigation first={first} today={today} isAll={isAll} />
      {Array.from({ length: daysShown }, (_, offset) => addDays(first, offset)).map((date) => (
        <BookingDay key={date} date={date} bookings={byDay.get(date) ?? []} now={now} actions={actions} />
      ))}
      {over}
    </>
  );
}

function WeekNavigation({
  first,
  today,
  isAll,
}: {
  readonly first: string;
  readonly today: string;
  readonly isAll: boolean;
}) {
  const t = useTranslations('dashboard.bookings');
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const at = (date: string) => `?${new URLSearchParams({ ...(isAll ? { with: 'all' } : {}), from: date })}`;
  const look = buttonClass({ kind: 'outline', size: 'small' });
  const choose = (wantsAll: boolean) => {
    const next = new URLSearchParams(search);
    if (wantsAll) next.set('with', 'all');
    else next.delete('with');
    setSearch(next, { replace: true });
  };
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Link to={at(addDays(first, -daysShown))} aria-label={t('previous')} className={look}>
        <Icon name="chevron-start" isFlipped />
      </Link>
      <Link to={at(addDays(first, daysShown))} aria-label={t('next')} className={look}>
        <Icon name="chevron-end" isFlipped />
      </Link>
      {first !== today && (
        <Link to={at(today)} className={look}>
          {t('thisWeek')}
        </Link>
      )}
      <p className="font-strong">{t('range', { day: formatDay(locale, first) })}</p>
      <Button
        kind={isAll ? 'primary' : 'outline'}
        size="small"
        className="!whitespace-normal md:ms-auto"
        aria-pressed={isAll}
        onClick={() => choose(!isAll)}
      >
        {t('all')}
      </Button>
    </div>
  );
}

type BookingDayProps = {
  readonly date: string;
  readonly bookings: readonly Booking[];
  readonly now: number;
  readonly actions: BookingActions;
};

function BookingDay({ date, bookings, now, actions }: BookingDayProps) {
  const t = useTranslations('dashboard.bookings');
  const locale = useLocale();
  const id = `day-${date}`;
  return (
    <section aria-labelledby={id} className="rounded-card bg-surface px-4 py-3 inset-ring inset-ring-line">
      <h2 id={id} className="flex items-baseline justify-between gap-3 py-1 text-16">
        {formatDay(locale, date)}
        <span className="text-13 font-body text-ink-soft">{t('count', { count: bookings.length })}</span>
      </h2>
      {bookings.length > 0 && (
        <BookingList bookings={bookings} now={now} open={actions.open} queuedStepsOf={actions.queuedStepsOf} />
      )}
    </section>
  );
}
