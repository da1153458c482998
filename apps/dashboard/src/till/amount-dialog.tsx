import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import type { ReactNode } from 'react';
import { AmountField } from './amount-field.tsx';

/** What becomes of an amount that is sent. */
export type AmountSaving = {
  readonly isBusy: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly errorMessage: string | undefined;
  readonly onClose: () => void;
};

type AmountDialogProps = AmountSaving & {
  readonly title: string;
  readonly lead?: string;
  readonly action: string;
  readonly label: string;
  readonly amount: number;
  readonly onAmount: (amount: number) => void;
  readonly onSend: () => void;
  /** What else is asked: how, and why. */
  readonly children?: ReactNode;
};

/** A dialog that asks for an amount; what is wrong with it stands beside it, everything else below. */
export const AmountDialog = ({
  label,
  amount,
  onAmount,
  errors,
  errorMessage,
  children,
  ...dialog
}: AmountDialogProps) => (
  <FormDialog {...dialog} hasOwnChecks errorMessage={errors['amount_iqd'] === undefined ? errorMessage : undefined}>
    <AmountField label={label} name="amount_iqd" value={amount} error={errors['amount_iqd']} onChange={onAmount} />
    {children}
  </FormDialog>
);
