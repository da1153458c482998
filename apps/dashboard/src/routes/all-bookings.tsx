import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { formatNumber } from '@tajmeelspot/language/numbers.ts';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { BookingsTabs } from '../records/bookings-tabs.tsx';
import { Download } from '../records/download.tsx';
import { More } from '../records/more.tsx';
import { usePages } from '../records/pages.ts';
import { type BookingSearch, SearchForm, searchFields } from '../records/search-form.tsx';
import { BookingsByDay } from '../records/visits-by-day.tsx';
import { useAgenda, usePeople } from '../shell/agenda.ts';
import { api } from '../shell/api.ts';
import { useNow } from '../shell/clock.ts';
import { useDesk } from '../shell/desk.tsx';
import { Head } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/house.tsx';
import { useLanguage } from '../shell/language.ts';
import { LoadError } from '../shell/load-error.tsx';
import { Loading } from '../shell/loading.tsx';

/** As many are counted; then it says so. */
const maxCounted = 1000;

/** Everything that the venue ever had; the address holds what is searched for. */
export function AllBookings() {
  const t = useTranslations('records.history');
  const { venue } = useVenue();
  const [params] = useSearchParams();
  const search: BookingSearch = Object.fromEntries(
    searchFields.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  );
  const ofVenue = { params: { id: String(venue.id) } };
  const query = search as NonNullable<Parameters<ReturnType<typeof api>['exportVenueBookings']>[0]['query']>;
  const asked = usePages(['agenda', venue.id, 'all', search], (mark, signal) =>
    api().listVenueBookings({ ...ofVenue, query: { ...query, ...mark }, signal }),
  );
  const bookings = asked.data?.pages.flatMap(({ data }) => data);
  return (
    <>
      <Head title={t('title')} />
      <BookingsTabs />
      <SearchForm search={search} people={usePeople(venue.id)} />
      {!bookings &&
        (asked.isError ? <LoadError error={asked.error} retry={() => void asked.refetch()} /> : <Loading />)}
      {bookings && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Total count={asked.data?.pages[0]?.total ?? 0} />
            {venue.role !== 'staff' && (
              <Download
                name="bookings"
                csv={() => api().exportVenueBookings({ ...ofVenue, query })}
                xlsx={() => api().exportVenueBookingsSheet({ ...ofVenue, query })}
              />
            )}
          </div>
          <Found bookings={bookings} isSearch={Object.keys(search).length > 0} />
          <More asked={asked} />
        </>
      )}
    </>
  );
}

function Total({ count }: { readonly count: number }) {
  const t = useTranslations('records.history');
  const language = useLanguage();
  const words = count < maxCounted ? t('total', { count }) : t('many', { count: formatNumber(language, count) });
  return <p className="font-strong">{words}</p>;
}

function Found({ bookings, isSearch }: { readonly bookings: readonly Booking[]; readonly isSearch: boolean }) {
  const t = useTranslations('records.history');
  const { venue } = useVenue();
  const clock = useAgenda({ venueId: venue.id, days: 1 });
  const now = useNow(clock.data?.skewMs ?? 0);
  const { desk, over } = useDesk({ today: clock.data?.today ?? inBaghdad(now).date, now });
  if (bookings.length === 0) return <p className="py-6 text-ink-soft">{t(isSearch ? 'none' : 'noneYet')}</p>;
  return (
    <>
      <BookingsByDay bookings={bookings} now={now} open={desk.open} />
      {over}
    </>
  );
}
