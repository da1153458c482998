import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { useTranslations } from 'use-intl';
import { Fault } from '../../visit/fault.tsx';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  readonly onSend: () => void;
  readonly onClose: () => void;
};

/** Asks once more before something that is not easily undone. */
export function ConfirmDialog({ title, text, action, isBusy, fault, onSend, onClose }: Props) {
  const words = useTranslations('records');
  return (
    <Dialog isOpen isSheet onClose={onClose} label={title} closeLabel={words('close')}>
      <div className="grid gap-4">
        <h2 className="pe-8 text-18">{title}</h2>
        <p className="text-ink-soft">{text}</p>
        <Fault text={fault} />
        <div className="grid grid-cols-2 gap-2.5">
          <Button kind="outline" onClick={onClose}>
            {words('back')}
          </Button>
          <Button isBusy={isBusy} onClick={onSend}>
            {action}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
