import { Button } from '@tajmeelspot/ui/button.tsx';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../shell/language.ts';
import { useSetback } from '../../shell/states.tsx';
import { Fault } from '../../visit/fault.tsx';
import { Badge, type Tone } from '../parts/badge.tsx';
import { Entry, joined } from '../parts/entry.tsx';
import { Listed } from '../parts/listed.tsx';
import { dayOf } from '../parts/moments.ts';
import { SearchBar } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { download } from '../shell/download.ts';
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
  const language = useLanguage();
  const sentence = useSetback();
  const list = useList('subscribers', '', (query, signal) => api().listSubscribers({ query, signal }));
  const fetching = useMutation({
    mutationFn: () => api().exportSubscribers(),
    onSuccess: (text) => download('newsletter.csv', 'text/csv', text),
  });
  return (
    <>
      <Head title={t('title')} />
      <SearchBar search={list.search} setSearch={list.setSearch}>
        <Button kind="outline" isBusy={fetching.isPending} onClick={() => fetching.mutate()}>
          {t('export')}
        </Button>
      </SearchBar>
      <Fault text={fetching.error ? sentence(fetching.error) : undefined} />
      <Listed list={list} empty={t('empty')}>
        {({ id, email, status, language: spoken, requested_at: asked }) => (
          <Entry
            key={id}
            title={<bdi>{email}</bdi>}
            badge={<Badge tone={tones[status]} label={t(`status.${status}`)} />}
            facts={joined(spoken, t('asked', { day: dayOf(language, asked) }))}
          />
        )}
      </Listed>
    </>
  );
}
