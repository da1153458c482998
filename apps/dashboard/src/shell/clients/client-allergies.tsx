import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { api } from '../api.ts';
import { useVenue } from '../venue-provider.tsx';

/** What the client of a booking must not get, in full. */
export function ClientAllergies({ clientId }: { readonly clientId: number }) {
  const t = useTranslations('dashboard.booking');
  const { venue } = useVenue();
  const query = useQuery({
    queryKey: ['allergies', venue.id, clientId],
    queryFn: async () =>
      (await api().findClientAllergies({ params: { id: String(venue.id), client_id: String(clientId) } })).data.text,
    refetchOnWindowFocus: false,
    staleTime: 60_000,
    // No device stores it: it goes with the panel.
    gcTime: 0,
  });
  if (query.data === null) return null;
  return (
    <p role="alert" className="flex items-start gap-2.5 rounded-card bg-other-tint px-4 py-3 text-15 text-ink">
      <Icon name="alert" className="mt-0.5 shrink-0 text-other" />
      <span className="min-w-0 wrap-anywhere">
        <b className="font-strong">{t('allergies')}</b>
        {query.data !== undefined && (
          <>
            {': '}
            <bdi>{query.data}</bdi>
          </>
        )}
      </span>
    </p>
  );
}
