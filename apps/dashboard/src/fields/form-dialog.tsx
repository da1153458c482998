import { Button } from '@tajmeelspot/ui/button.tsx';
import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Fault } from '../visit/fault.tsx';

type FormDialogProps = {
  readonly title: string;
  readonly lead?: string | undefined;
  /** What the button says. */
  readonly action: string;
  /** The browser leaves the fields alone: whoever sends them looks at them. */
  readonly hasOwnChecks?: boolean;
  readonly isBusy: boolean;
  readonly fault: string | undefined;
  readonly onSend: (form: FormData) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

/** A form over the screen: its fields, what went wrong, the way back and the way on. */
export function FormDialog({
  title,
  lead,
  action,
  hasOwnChecks = false,
  isBusy,
  fault,
  onSend,
  onClose,
  children,
}: FormDialogProps) {
  const t = useTranslations('dashboard');
  return (
    <Dialog isOpen isSheet onClose={onClose} label={title} closeLabel={t('booking.close')}>
      <form
        noValidate={hasOwnChecks}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onSend(new FormData(event.currentTarget));
        }}
      >
        <h2 className="pe-8 text-18 wrap-anywhere">{title}</h2>
        {lead !== undefined && <p className="text-15 text-ink-soft">{lead}</p>}
        {children}
        <Fault text={fault} />
        <div className="grid grid-cols-2 gap-2.5">
          <Button kind="outline" onClick={onClose}>
            {t('reason.back')}
          </Button>
          <Button type="submit" isBusy={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
