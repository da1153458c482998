import { formatDay, inBaghdad } from '@tajmeelspot/language/dates.ts';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { NoteForm } from '../clients/note-form.tsx';
import { BookingsByDay } from '../booking/bookings-by-day.tsx';
import { useAgenda } from '../shell/agenda.ts';
import { api } from '../shell/api.ts';
import { useNow } from '../shell/use-now.ts';
import { useBookingActions } from '../shell/booking/use-booking-actions.tsx';
import { Head } from '../shell/frame/head.tsx';
import { useVenue } from '../shell/venue-provider.tsx';
import { useLocale } from '../shell/locale.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useErrorMessage } from '../shell/use-error-message.ts';

/** Somebody who books at the venue: how often, how reliably, what the venue has written down, and every visit. */
export function ClientDetails() {
  const t = useTranslations('records.customers');
  const { id = '' } = useParams();
  const { venue } = useVenue();
  const params = { id: String(venue.id), client_id: id };
  const query = useQuery({
    queryKey: ['customers', venue.id, 'one', id],
    queryFn: async ({ signal }) => (await api().findClient({ params, signal })).data,
    // What somebody is writing is not replaced under their hands.
    refetchOnWindowFocus: false,
  });
  if (!query.data) return <LoadState of={query} />;
  const { name, completed, no_shows: noShows, reliability, note } = query.data;
  const facts = [t('completed', { count: completed }), ...(noShows > 0 ? [t('noShows', { count: noShows })] : [])];
  return (
    <>
      <Head title={name}>
        <span>{facts.join(' · ')}</span>
        {reliability && <span>{reliability.text}</span>}
      </Head>
      <ClientNote params={params} note={note} />
      <ClientBookings clientId={id} name={name} />
    </>
  );
}

type ClientNoteProps = {
  readonly params: { readonly id: string; readonly client_id: string };
  readonly note: { readonly text: string; readonly updated_at: string } | null;
};

function ClientNote({ params, note }: ClientNoteProps) {
  const t = useTranslations('records.customers');
  const locale = useLocale();
  const client = useQueryClient();
  const toErrorMessage = useErrorMessage();
  const key = ['customers', Number(params.id), 'one', params.client_id];
  const saving = useMutation({
    mutationFn: (text: string) => api().writeClientNote({ params, body: { text } }),
    onSuccess: ({ message, data }) => {
      client.setQueryData(key, data);
      toast(message);
    },
  });
  return (
    <NoteForm
      text={note?.text ?? ''}
      writtenText={note && t('noteOf', { day: formatDay(locale, inBaghdad(note.updated_at).date, 'full') })}
      isBusy={saving.isPending}
      errorMessage={saving.isError ? toErrorMessage(saving.error) : undefined}
      onSave={saving.mutate}
    />
  );
}

function ClientBookings({ clientId, name }: { readonly clientId: string; readonly name: string }) {
  const t = useTranslations('records.customers');
  const { venue } = useVenue();
  const clock = useAgenda({ venueId: venue.id, days: 1 });
  const now = useNow(clock.data?.skewMs ?? 0);
  const { actions, dialogs: over } = useBookingActions({
    today: clock.data?.today ?? '',
    now,
    employees: clock.data?.employees ?? [],
  });
  const query = useQuery({
    queryKey: ['agenda', venue.id, 'customer', clientId],
    queryFn: ({ signal }) =>
      api().listVenueBookings({ params: { id: String(venue.id) }, query: { customer: clientId, limit: '10' }, signal }),
  });
  return (
    <section aria-labelledby="visits" className="grid gap-3">
      <h2 id="visits" className="text-18">
        {t('bookingsOf', { name })}
      </h2>
      {query.data && <BookingsByDay bookings={query.data.data} now={now} open={actions.open} />}
      {query.data?.next_cursor && (
        <Link to={`/bookings/all?customer=${clientId}`} className={buttonClass({ kind: 'text', size: 'small' })}>
          {t('allBookings')}
        </Link>
      )}
      {over}
    </section>
  );
}
