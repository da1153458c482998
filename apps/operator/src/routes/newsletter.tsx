import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { useLocale } from '../shell/locale.ts';
import { Badge, type Tone } from '@tajmeelspot/ui/badge.tsx';
import { CsvButton } from '../parts/csv-button.tsx';
import { Entry, joined } from '../parts/entry.tsx';
import { Listed } from '../parts/entry-list.tsx';
import { dayOf } from '../parts/moments.ts';
import { SearchBar } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
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
  const tAnnouncements = useTranslations('operator.announcements');
  const locale = useLocale();
  const list = useList('subscribers', '', (query, signal) => api().listSubscribers({ query, signal }));
  return (
    <>
      <Head title={t('title')} />
      <SearchBar search={list.search} setSearch={list.setSearch}>
        <Link to="/announcements/new?recipients=subscribers" className={buttonClass({})}>
          {tAnnouncements('newsletter')}
        </Link>
        <CsvButton label={t('export')} name="newsletter.csv" make={() => api().exportSubscribers()} />
      </SearchBar>
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
