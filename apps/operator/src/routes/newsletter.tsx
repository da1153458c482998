import { Button } from '@tajmeelspot/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useLocale } from '../shell/locale.ts';
import { useErrorMessage } from '../shell/use-error-message.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { Badge, type Tone } from '@tajmeelspot/ui/badge.tsx';
import { Entry, joined } from '../parts/entry.tsx';
import { Listed } from '../parts/entry-list.tsx';
import { dayOf } from '../parts/moments.ts';
import { SearchBar } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { downloadFile } from '@tajmeelspot/ui/download-file.ts';
import { Head } from '../shell/head.tsx';
import { useList } from '../shell/lists.ts';

const tones: Record<'pending' | 'confirmed' | 'ended', Tone> = {
  pending: 'waiting',
  confirmed: 'good',
  ended: 'plain',
};

/** Who has asked for the newsletter. */
export function Newsletter() {
  const t = useTranslations('operator.newsletter');
  const locale = useLocale();
  const toErrorMessage = useErrorMessage();
  const list = useList('subscribers', '', (query, signal) => api().listSubscribers({ query, signal }));
  const fetching = useMutation({
    mutationFn: () => api().exportSubscribers(),
    onSuccess: (text) => downloadFile('newsletter.csv', [text], 'text/csv'),
  });
  return (
    <>
      <Head title={t('title')} />
      <SearchBar search={list.search} setSearch={list.setSearch}>
        <Button kind="outline" isBusy={fetching.isPending} onClick={() => fetching.mutate()}>
          {t('export')}
        </Button>
      </SearchBar>
      <ErrorMessage text={fetching.error ? toErrorMessage(fetching.error) : undefined} />
      <Listed list={list} empty={t('empty')}>
        {({ id, email, status, language: subscriberLanguage, requested_at: asked }) => (
          <Entry
            key={id}
            title={<bdi>{email}</bdi>}
            badge={<Badge tone={tones[status]} label={t(`status.${status}`)} />}
            facts={joined(subscriberLanguage, t('asked', { day: dayOf(locale, asked) }))}
          />
        )}
      </Listed>
    </>
  );
}
