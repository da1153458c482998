import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useTranslations } from 'use-intl';
import type { SaveState } from '../shell/venue/use-save.ts';

type RemoveDialogProps = {
  readonly action: 'withdraw' | 'remove';
  readonly saving: SaveState;
  readonly onYes: () => void;
  readonly onClose: () => void;
};

/** Asks once more before a picture is gone. */
export function RemoveDialog({ action, saving, onYes, onClose }: RemoveDialogProps) {
  const t = useTranslations('venue.workPictures');
  return (
    <Dialog isOpen isSheet onClose={onClose} label={t(`${action}Title`)}>
      <h2 className="pe-8 text-22">{t(`${action}Title`)}</h2>
      <p className="mt-1.5 mb-5 text-ink-soft">{t(`${action}Text`)}</p>
      <div className="grid gap-2.5">
        <ErrorMessage text={saving.errorMessage} />
        <Button isWide isBusy={saving.isBusy} onClick={onYes}>
          {t(`${action}Yes`)}
        </Button>
        <Button kind="outline" isWide onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </Dialog>
  );
}
