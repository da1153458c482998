import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { useTranslations } from 'use-intl';
import type { SaveState } from '../shell/venue/use-save.ts';

type WithdrawDialogProps = {
  readonly saving: SaveState;
  readonly onYes: () => void;
  readonly onClose: () => void;
};

/** Asks once more before a picture is gone for good, with the consent to it. */
export function WithdrawDialog({ saving, onYes, onClose }: WithdrawDialogProps) {
  const t = useTranslations('venue.workPictures');
  return (
    <Dialog isOpen isSheet onClose={onClose} label={t('withdrawTitle')}>
      <h2 className="pe-8 text-22">{t('withdrawTitle')}</h2>
      <p className="mt-1.5 mb-5 text-ink-soft">{t('withdrawText')}</p>
      <div className="grid gap-2.5">
        <ErrorMessage text={saving.errorMessage} />
        <Button isWide isBusy={saving.isBusy} onClick={onYes}>
          {t('withdrawYes')}
        </Button>
        <Button kind="outline" isWide onClick={onClose}>
          {t('back')}
        </Button>
      </div>
    </Dialog>
  );
}
