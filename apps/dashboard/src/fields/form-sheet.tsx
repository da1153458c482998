import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import type { ReactNode } from 'react';
import { FormFrame } from './form-frame.tsx';

type FormSheetProps = {
  readonly title: string;
  readonly submit: string;
  readonly isBusy: boolean;
  /** By field; while there are any, the message beside the button says nothing. */
  readonly errors: Readonly<Record<string, string>>;
  readonly errorMessage: string | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form in a sheet, below its title. */
export function FormSheet({ title, errors, errorMessage, onClose, children, ...frame }: FormSheetProps) {
  const hasFieldErrors = Object.keys(errors).length > 0;
  return (
    <Dialog isOpen isSheet onClose={onClose} label={title}>
      <div className="grid gap-4">
        <h2 className="pe-8 text-18 wrap-anywhere">{title}</h2>
        <FormFrame {...frame} errorMessage={hasFieldErrors ? undefined : errorMessage}>
          {children}
        </FormFrame>
      </div>
    </Dialog>
  );
}
