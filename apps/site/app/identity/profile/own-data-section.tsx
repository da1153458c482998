import { Button } from '@tajmeelspot/ui/button.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useState } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { OwnDataEditor } from './own-data-editor.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** The signed-in user's own data: to download, and to delete for good. */
export function OwnDataSection({ editor }: { readonly editor: OwnDataEditor }) {
  const t = useTranslations('profile.ownData');
  const [isAsking, setIsAsking] = useState(false);
  const ownsVenue = editor.deletion.venues > 0;
  return (
    <section className="grid gap-4 rounded-panel bg-surface p-5 inset-ring inset-ring-line lg:p-8">
      <h2 className="text-20">{t('title')}</h2>
      <p className="text-15 text-ink-soft">{t('lead')}</p>
      <ErrorMessage text={editor.downloadError} />
      <div className="flex flex-wrap gap-3">
        <Button kind="outline" size="small" isBusy={editor.isDownloading} onClick={editor.onDownload}>
          {t('download')}
        </Button>
        <Button kind="outline" size="small" disabled={ownsVenue} onClick={() => setIsAsking(true)}>
          {t('delete')}
        </Button>
      </div>
      {ownsVenue && <p className="text-13 text-ink-soft">{t('ownsVenue')}</p>}
      {isAsking && <DeleteAccountDialog editor={editor} onClose={() => setIsAsking(false)} />}
    </section>
  );
}
