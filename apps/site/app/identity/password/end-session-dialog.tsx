import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { useTranslations } from '../../shell/messages/translations.tsx';

type EndSessionDialogProps = {
  readonly title: string;
  readonly text: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Asks before somebody is logged out elsewhere. */
export function EndSessionDialog({ title, text, onYes, onNo }: EndSessionDialogProps) {
  const t = useTranslations('password.sessions.confirm');
  return (
    <Dialog isOpen onClose={onNo} label={title}>
      <h2 className="pe-8 text-22">{title}</h2>
      <p className="mt-2 mb-6 text-ink-soft">{text}</p>
      <div className="grid grid-cols-2 gap-2.5">
        <Button kind="outline" onClick={onNo}>
          {t('no')}
        </Button>
        <Button onClick={onYes}>{t('yes')}</Button>
      </div>
    </Dialog>
  );
}
