import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { ShowMore } from '@tajmeelspot/ui/show-more.tsx';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';
import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { BookingsTabs } from '../booking/bookings-tabs.tsx';
import { DownloadButtons } from '../lists/download-buttons.tsx';
import { usePages } from '../lists/use-pages.ts';
import { type BookingSearch, BookingSearchForm, bookingSearchFields } from '../booking/booking-search-form.tsx';
import { BookingsByDay } from '../booking/bookings-by-day.tsx';
import { useAgenda, useEmployees } from '../shell/agenda.ts';
import { api } from '../shell/api.ts';
import { useNow } from '../shell/use-now.ts';
import { useBookingActions } from '../shell/booking/use-booking-actions.tsx';
import { Head } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/venue-provider.tsx';
import { useLocale } from '../shell/locale.ts';

/** As many are counted; then it says so. */
const maxCounted = 1000;

/** Everything that the venue ever had; the address holds what is searched for. */
export function AllBookings() {
  const t = useTranslations('records.history');
  const { venue } = useVenue();
  const [params] = useSearchParams();
  const search: BookingSearch = Object.fromEntries(
    bookingSearchFields.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  );
  const ofVenue = { params: { id: String(venue.id) } };
  const query = search as NonNullable<Parameters<ReturnType<typeof api>['exportVenueBookings']>[0]['query']>;
  const { query: pages, more } = usePages(['agenda', venue.id, 'all', search], (page, signal) =>
    api().listVenueBookings({ ...ofVenue, query: { ...query, ...page }, signal }),
  );
  const bookings = pages.data?.pages.flatMap(({ data }) => data);
  return (
    <>
      <Head title={t('title')} />
      <BookingsTabs shown="all" />
      <BookingSearchForm search={search} employees={useEmployees(venue.id)} />
      <LoadState of={pages} />
      {bookings && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <BookingCount count={pages.data?.pages[0]?.total ?? 0} />
            {venue.role !== 'staff' && (
              <DownloadButtons
                name="bookings"
                csv={() => api().exportVenueBookings({ ...ofVenue, query })}
                xlsx={() => api().exportVenueBookingsSheet({ ...ofVenue, query })}
              />
            )}
          </div>
          <FoundBookings bookings={bookings} isSearch={Object.keys(search).length > 0} />
          <ShowMore {...more} />
        </>
      )}
    </>
  );
}

function BookingCount({ count }: { readonly count: number }) {
  const t = useTranslations('records.history');
  const locale = useLocale();
  const text = count < maxCounted ? t('total', { count }) : t('many', { count: formatNumber(locale, count) });
  return <p className="font-strong">{text}</p>;
}

function FoundBookings({ bookings, isSearch }: { readonly bookings: readonly Booking[]; readonly isSearch: boolean }) {
  const t = useTranslations('records.history');
  const { venue } = useVenue();
  const clock = useAgenda({ venueId: venue.id, days: 1 });
  const now = useNow(clock.data?.skewMs ?? 0);
  const { actions, dialogs: over } = useBookingActions({ today: clock.data?.today ?? inBaghdad(now).date, now });
  if (bookings.length === 0) return <EmptyState isList title={t(isSearch ? 'none' : 'noneYet')} />;
  return (
    <>
      <BookingsByDay bookings={bookings} now={now} open={actions.open} />
      {over}
    </>
  );
}
