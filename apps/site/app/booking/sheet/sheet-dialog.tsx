import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';
import type { SheetStep } from './sheet-steps.ts';

type SheetDialogProps = {
  /** Undefined while the sheet is closed. */
  readonly step: SheetStep | undefined;
  readonly onStep: (step: undefined) => void;
  readonly children: ReactNode;
};

/** The frame of the booking form on phones, open as long as there is a step. */
export function SheetDialog({ step, onStep, children }: SheetDialogProps) {
  const t = useTranslations('booking');
  return (
    <Dialog
      isOpen={step !== undefined}
      onClose={() => onStep(undefined)}
      label={t('title')}
      isSheet
      className="lg:hidden"
    >
      {children}
    </Dialog>
  );
}
