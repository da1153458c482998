import { type ReactNode, use, useRef } from 'react';
import { Button } from './button.tsx';
import { CloseGuardContext } from './close-guard.ts';
import { Dialog } from './dialog.tsx';
import { answerClass, DialogEnd } from './dialog-end.tsx';
import { useLabel } from './labels.ts';

type FormDialogProps = {
  readonly title: string;
  readonly lead?: string | undefined;
  /** The label of the button that sends the form. */
  readonly action: string;
  /** The receiver checks the fields, not the browser. */
  readonly hasOwnChecks?: boolean | undefined;
  readonly isBusy: boolean;
  readonly errorMessage: string | undefined;
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
  errorMessage,
  onSend,
  onClose,
  children,
}: FormDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const guard = use(CloseGuardContext);
  return (
    <Dialog isOpen isSheet onClose={onClose} label={title}>
      <form
        ref={form}
        data-draft=""
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
        <DialogEnd errorMessage={errorMessage}>
          <Button kind="outline" isWide className={answerClass} onClick={() => guard(form.current, onClose)}>
            {useLabel('back')}
          </Button>
          <Button type="submit" isWide isBusy={isBusy} className={answerClass}>
            {action}
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}
