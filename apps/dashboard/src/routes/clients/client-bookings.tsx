import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Skeleton } from '@tajmeelspot/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ClientTimeline } from '../../clients/client-timeline.tsx';
import { useAgenda } from '../../shell/agenda.ts';
import { api } from '../../shell/api.ts';
import { useBookingActions } from '../../shell/booking/use-booking-actions.tsx';
import { useNow } from '../../shell/use-now.ts';
import { useVenue } from '../../shell/venue-provider.tsx';

/** What a client booked, with the panel of each booking. */
export function ClientBookings({ clientId }: { readonly clientId: string }) {
  const t = useTranslations('clients');
  const tRecords = useTranslations('records.customers');
  const { venue } = useVenue();
  const clock = useAgenda({ venueId: venue.id, days: 1 });
  const now = useNow(clock.data?.skewMs ?? 0);
  const { actions, dialogs: over } = useBookingActions({
    today: clock.data?.today ?? '',
    now,
    employees: clock.data?.employees ?? [],
  });
  const query = useQuery({
    queryKey: ['agenda', venue.id, 'client', clientId],
    queryFn: ({ signal }) =>
      api().listVenueBookings({ params: { id: String(venue.id) }, query: { client: clientId, limit: '20' }, signal }),
  });
  return (
    <section
      aria-labelledby="bookings"
      className="grid gap-4 rounded-card bg-surface p-4 inset-ring inset-ring-line md:p-5"
    >
      <h2 id="bookings" className="text-18">
        {t('bookings')}
      </h2>
      {query.isPending && <Skeleton className="h-32 w-full" />}
      {query.data && <ClientTimeline bookings={query.data.data} now={now} open={actions.open} />}
      {query.data?.next_cursor && (
        <Link to={`/bookings/all?client=${clientId}`} className={buttonClass({ kind: 'text', size: 'small' })}>
          {tRecords('allBookings')}
        </Link>
      )}
      {over}
    </section>
  );
}
