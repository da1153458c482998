import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { Khatam } from '@tajmeelspot/ui/khatam.tsx';
import { TimeLeft } from '@tajmeelspot/ui/time-left.tsx';
import { useTranslations } from '../shell/messages/translations.tsx';

type TimedDialogProps = {
  readonly title: string;
  readonly text: string;
  readonly ms: number;
  /** The time is over, or the reader does not want to wait. */
  readonly onEnd: () => void;
};

/** Good news that closes by itself; pointing at it or touching it stops the time. */
export function TimedDialog({ title, text, ms, onEnd }: TimedDialogProps) {
  const t = useTranslations('identity.success');
  return (
    <Dialog isOpen onClose={onEnd} label={title}>
      <output className="grid justify-items-center gap-2 pt-2 text-center">
        <span className="relative grid size-22 place-items-center">
          <Khatam className="absolute inset-0 size-22 text-lapis" />
          <Icon name="check" className="relative size-9 text-on-lapis" />
        </span>
        <h2 className="mt-2 text-22">{title}</h2>
        <p className="mb-4 text-balance text-ink-soft">{text}</p>
      </output>
      <TimeLeft ms={ms} onEnd={onEnd} />
      <Button kind="text" isWide className="mt-3" onClick={onEnd}>
        {t('go')}
      </Button>
    </Dialog>
  );
}
