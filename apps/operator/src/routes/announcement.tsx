import { toDigits } from '@tajmeelspot/language/numbers.ts';
import { Badge } from '@tajmeelspot/ui/badge.tsx';
import { buttonClass } from '@tajmeelspot/ui/button.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { AnnouncementPreview } from '../announcements/announcement-preview.tsx';
import { AnnouncementProgress } from '../announcements/announcement-progress.tsx';
import { emptyAnnouncement, toWritten } from '../announcements/announcement-draft.ts';
import { joined } from '../parts/entry.tsx';
import { momentOf } from '../parts/moments.ts';
import { Head } from '../shell/head.tsx';
import { useLanguage } from '../shell/language.ts';
import { useLocale } from '../shell/locale.ts';
import { type Announcement, useAnnouncement, useAnnouncementPreview } from '../shell/use-announcement.ts';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { announcementTones } from './announcements.tsx';
import { DraftEditor, type LanguageChoice } from './announcement-editor.tsx';
import { SteerAnnouncement } from './steer-announcement.tsx';

/** An announcement: while it is written, and while and after it is sent. */
export function AnnouncementPage() {
  const t = useTranslations('operator.announcements');
  const locale = useLocale();
  const { id = 'new' } = useParams();
  const [params] = useSearchParams();
  const [language, choose] = useState(useLanguage());
  const isNew = id === 'new';
  const asked = useAnnouncement(isNew ? undefined : id);
  const found = asked.data;
  return (
    <>
      <Head title={isNew ? t('newTitle') : t('one', { number: toDigits(locale, id) })} />
      <Link to="/announcements" className={`${buttonClass({ kind: 'text', size: 'small' })} justify-self-start`}>
        <Icon name="chevron-start" isFlipped />
        {t('back')}
      </Link>
      {!isNew && <LoadState of={asked} />}
      {isNew && (
        <DraftEditor
          {...{ language, choose }}
          initial={emptyAnnouncement(params.get('recipients') === 'subscribers')}
          stored={undefined}
        />
      )}
      {found?.state === 'draft' && (
        <DraftEditor key={id} {...{ language, choose }} initial={toWritten(found)} stored={found} />
      )}
      {found && found.state !== 'draft' && <Sent {...{ language, choose }} announcement={found} />}
    </>
  );
}

/** One that is being sent or was: how far it is, and what it says. */
function Sent({ announcement, language, choose }: LanguageChoice & { readonly announcement: Announcement }) {
  const t = useTranslations('operator.announcements');
  const locale = useLocale();
  const own = useLanguage();
  const { id, state, title, started_at: started } = announcement;
  const preview = useAnnouncementPreview(String(id), announcement.version);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <b className="font-strong wrap-anywhere">{title[own] ?? title.en}</b>
        <Badge tone={announcementTones[state]} label={t(`state.${state}`)} />
      </div>
      <p className="text-15 text-ink-soft">
        {joined(
          t(`recipient.${announcement.recipients}`),
          t(`purposes.${announcement.purpose}`),
          started !== null && momentOf(locale, started),
        )}
      </p>
      <SteerAnnouncement id={String(id)} state={state} />
      <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
        <AnnouncementProgress
          addressees={announcement.addressees}
          handedOver={announcement.handed_over}
          progress={announcement.progress}
        />
        <div className="grid gap-4">
          <LanguageTabs chosen={language} choose={choose} />
          <LoadState of={preview} />
          {preview.data && (
            <AnnouncementPreview preview={preview.data} language={language} channels={announcement.channels} />
          )}
        </div>
      </div>
    </>
  );
}
