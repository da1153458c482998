import type { Language } from '@tajmeelspot/language/languages.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { LoadState } from '@tajmeelspot/ui/load-state.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { WrittenAnnouncement } from '../announcements/announcement-draft.ts';
import { AddresseeCount, AnnouncementPreview } from '../announcements/announcement-preview.tsx';
import { RecipientFields } from '../announcements/recipient-fields.tsx';
import { TextFields } from '../announcements/text-fields.tsx';
import { OperatorReasonDialog } from '../parts/operator-reason-dialog.tsx';
import { api } from '../shell/api.ts';
import { useOperatorAction } from '../shell/operator-action.ts';
import { type Announcement, useAnnouncementPreview } from '../shell/use-announcement.ts';
import { useFilterOptions } from '../shell/use-filter-options.ts';

/** The language that is written and looked at. */
export type LanguageChoice = { readonly language: Language; readonly choose: (language: Language) => void };

type DraftEditorProps = LanguageChoice & {
  readonly initial: WrittenAnnouncement;
  /** Undefined: nothing is stored yet. */
  readonly stored: Announcement | undefined;
};

/** Writes an announcement; what was saved is looked at beside it, tried, and sent. */
export function DraftEditor({ initial, stored, language, choose }: DraftEditorProps) {
  const t = useTranslations('operator.announcements');
  const navigate = useNavigate();
  const options = useFilterOptions();
  const action = useOperatorAction();
  const [draft, setDraft] = useState(initial);
  const [saved, setSaved] = useState(initial);
  const id = stored && String(stored.id);
  const isSaved = draft === saved;
  const store = async () => {
    const body = { ...draft };
    if (id !== undefined) return api().changeAnnouncement({ params: { id }, body });
    const made = await api().createAnnouncement({ body });
    void navigate(`/announcements/${made.data.id}`, { replace: true });
    return made;
  };
  const fields = { draft, errors: action.errors, change: setDraft };
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
      <div className="grid gap-6">
        <RecipientFields {...fields} {...options} />
        <TextFields {...fields} language={language} choose={choose} />
        <ErrorMessage text={action.errorMessage} />
        <div className="flex flex-wrap gap-2.5">
          <Button isBusy={action.isBusy} onClick={() => action.take(store, () => setSaved(draft))}>
            {t('save')}
          </Button>
          {id !== undefined && <RemoveDraft id={id} />}
        </div>
      </div>
      {stored && isSaved ? (
        <Saved stored={stored} language={language} />
      ) : (
        <p className="rounded-card bg-surface p-5 text-15 text-ink-soft inset-ring inset-ring-line">{t('unsaved')}</p>
      )}
    </div>
  );
}

function RemoveDraft({ id }: { readonly id: string }) {
  const t = useTranslations('operator.announcements');
  const action = useOperatorAction();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button kind="outline" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      {isAsking && (
        <FormDialog
          title={t('remove')}
          lead={t('removeLead')}
          action={t('remove')}
          isBusy={action.isBusy}
          errorMessage={action.errorMessage}
          onSend={() =>
            action.take(
              () => api().removeAnnouncement({ params: { id } }),
              () => void navigate('/announcements'),
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

type SavedProps = { readonly stored: Announcement; readonly language: Language };

/** What was saved: as it is read, whom it would reach, and the ways to send it. */
function Saved({ stored, language }: SavedProps) {
  const t = useTranslations('operator.announcements');
  const id = String(stored.id);
  const asked = useAnnouncementPreview(id, stored.version);
  const testing = useOperatorAction();
  const sending = useOperatorAction();
  const [isAsking, setAsking] = useState(false);
  const preview = asked.data;
  if (!preview) return <LoadState of={asked} />;
  const { version, addressees } = preview;
  return (
    <div className="grid gap-4 lg:sticky lg:top-6">
      <AnnouncementPreview preview={preview} language={language} channels={stored.channels} />
      <AddresseeCount preview={preview} />
      <ErrorMessage text={testing.errorMessage} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          kind="outline"
          isBusy={testing.isBusy}
          onClick={() => testing.take(() => api().testAnnouncement({ params: { id } }))}
        >
          {t('test')}
        </Button>
        <Button disabled={addressees === 0} onClick={() => setAsking(true)}>
          {t('send')}
        </Button>
      </div>
      {isAsking && (
        <OperatorReasonDialog
          title={t('sendTitle', { count: addressees })}
          lead={t('sendLead')}
          action={t('sendAction')}
          isBusy={sending.isBusy}
          errorMessage={Object.values(sending.errors)[0] ?? sending.errorMessage}
          onSend={(reason) =>
            sending.take(
              () => api().startAnnouncement({ params: { id }, body: { reason, version, addressees } }),
              () => setAsking(false),
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
