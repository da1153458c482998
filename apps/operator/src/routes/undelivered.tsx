import { Button } from '@tajmeelspot/ui/button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMessages, useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Badge } from '@tajmeelspot/ui/badge.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { EmptyState } from '@tajmeelspot/ui/empty-state.tsx';
import { Entries, Entry, joined } from '../parts/entry.tsx';
import { UnreachedVenues } from '../parts/unreached-venues.tsx';
import { momentOf } from '../parts/moments.ts';
import { api } from '../shell/api.ts';
import { useOperatorAction } from '../shell/operator-action.ts';
import { Head } from '../shell/head.tsx';

type KindMessages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What an event is about in words; one of a former version stays as it is stored. */
function titleOf(messages: KindMessages, kind: string): string {
  const [group = '', name = ''] = kind.split('.');
  return messages[group]?.[name] ?? kind;
}

/** Mails and other news that could not be delivered so far. */
export function Undelivered() {
  const t = useTranslations('operator.undelivered');
  const { kinds } = useMessages().operator.undelivered;
  const locale = useLocale();
  const action = useOperatorAction();
  const asked = useQuery({
    queryKey: ['undelivered'],
    queryFn: async ({ signal }) => (await api().listUndelivered({ signal })).data,
  });
  return (
    <>
      <Head title={t('title')} lead={t('lead')} />
      <UnreachedVenues />
      <ErrorMessage text={action.errorMessage} />
      <LoadState of={asked} />
      {asked.data?.some(({ is_given_up: isGivenUp }) => isGivenUp) && (
        <Button
          className="justify-self-start"
          isBusy={action.isBusy}
          onClick={() => action.take(() => api().redeliver())}
        >
          {t('retry')}
        </Button>
      )}
      {asked.data?.length === 0 && <EmptyState isList title={t('empty')} />}
      {asked.data && asked.data.length > 0 && (
        <Entries>
          {asked.data.map((one) => (
            <Entry
              key={one.id}
              title={<bdi>{titleOf(kinds, one.kind)}</bdi>}
              badge={
                <Badge tone={one.is_given_up ? 'bad' : 'waiting'} label={t(one.is_given_up ? 'givenUp' : 'trying')} />
              }
              facts={joined(momentOf(locale, one.happened_at), t('tries', { count: one.tries }))}
            >
              <p dir="ltr" className="text-13 wrap-anywhere text-ink-soft">
                {one.error} · {one.about}
              </p>
            </Entry>
          ))}
        </Entries>
      )}
    </>
  );
}
