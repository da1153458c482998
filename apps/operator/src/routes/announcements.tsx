import { createAnnouncementFields } from '@tajmeelspot/contract/forms/operator-fields.ts';
import { Badge, type Tone } from '@tajmeelspot/ui/badge.tsx';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Entry, joined } from '../parts/entry.tsx';
import { Listed } from '../parts/entry-list.tsx';
import { dayOf } from '../parts/moments.ts';
import { Filter, SearchBar } from '../parts/search-bar.tsx';
import { api } from '../shell/api.ts';
import { Head } from '../shell/head.tsx';
import { useFilter, useList } from '../shell/lists.ts';
import { useLocale } from '../shell/locale.ts';

const { choices: recipientKinds } = createAnnouncementFields.recipients;

/** How the state of an announcement looks. */
export const announcementTones = {
  draft: 'plain',
  sending: 'waiting',
  paused: 'waiting',
  cancelled: 'bad',
  done: 'good',
} as const satisfies Record<string, Tone>;

/** What was announced, and what is being written. */
export function Announcements() {
  const t = useTranslations('operator.announcements');
  const [recipients, setRecipients] = useFilter('recipients', recipientKinds);
  const list = useList('announcements', recipients ?? '', (query, signal) =>
    api().listAnnouncements({ query: { ...query, ...(recipients ? { recipients } : {}) }, signal }),
  );
  return (
    <>
      <Head title={t('title')} />
      <p className="text-15 text-ink-soft">{t('lead')}</p>
      <SearchBar search={list.search} setSearch={list.setSearch}>
        <Link to="/announcements/new" className={buttonClass({})}>
          <Icon name="plus" />
          {t('add')}
        </Link>
      </SearchBar>
      <Filter
        values={recipientKinds}
        chosen={recipients}
        choose={setRecipients}
        nameOf={(value) => t(`recipient.${value}`)}
      />
      <Listed list={list} empty={t('empty')}>
        {(announcement) => <AnnouncementEntry key={announcement.id} announcement={announcement} />}
      </Listed>
    </>
  );
}

type ListedAnnouncement = Awaited<ReturnType<ReturnType<typeof api>['listAnnouncements']>>['data'][number];

function AnnouncementEntry({ announcement }: { readonly announcement: ListedAnnouncement }) {
  const t = useTranslations('operator.announcements');
  const about = useTranslations('operator.action');
  const locale = useLocale();
  const { id, title, state, created_at: created, started_at: started, ...one } = announcement;
  return (
    <Entry
      title={<bdi>{title}</bdi>}
      badge={<Badge tone={announcementTones[state]} label={t(`state.${state}`)} />}
      facts={joined(
        t(`recipient.${one.recipients}`),
        started === null
          ? t('created', { day: dayOf(locale, created) })
          : t('started', { day: dayOf(locale, started) }),
        started !== null && t('reached', { handedOver: one.handed_over, addressees: one.addressees }),
      )}
      actions={
        <Link
          to={`/announcements/${id}`}
          aria-label={about('about', { action: t('open'), name: title })}
          className={buttonClass({ kind: 'outline', size: 'small' })}
        >
          {t('open')}
        </Link>
      }
    />
  );
}
