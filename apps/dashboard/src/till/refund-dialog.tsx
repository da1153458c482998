import { refundReasons, payMethods } from '@tajmeelspot/contract/till/till-names.ts';
import { type Bill } from '@tajmeelspot/contract/till/bills.ts';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from './amount-field.tsx';
import { ChoiceField } from './choice-field.tsx';

type RefundInput = {
  readonly amount_iqd: number;
  readonly method: (typeof payMethods)[number] | 'debt';
  readonly reason: (typeof refundReasons)[number];
};

type RefundDialogProps = {
  readonly bill: Bill;
  readonly isBusy: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly errorMessage: string | undefined;
  readonly onSend: (refund: RefundInput) => void;
  readonly onClose: () => void;
};

/** How much goes back, how, and why. */
export function RefundDialog({ bill, isBusy, errors, errorMessage, onSend, onClose }: RefundDialogProps) {
  const t = useTranslations('till.bill');
  const tMethod = useTranslations('till.methods');
  const tReason = useTranslations('till.reasons');
  const [draft, setDraft] = useState<RefundInput>({ amount_iqd: 0, method: 'cash', reason: 'unhappy' });
  const methods = bill.owed_iqd > 0 ? ([...payMethods, 'debt'] as const) : payMethods;
  return (
    <FormDialog
      title={t('refund')}
      lead={t('refundLead')}
      action={t('refund')}
      hasOwnChecks
      isBusy={isBusy}
      errorMessage={errors['amount_iqd'] === undefined ? errorMessage : undefined}
      onSend={() => onSend(draft)}
      onClose={onClose}
    >
      <AmountField
        label={t('refundAmount')}
        name="amount_iqd"
        value={draft.amount_iqd}
        error={errors['amount_iqd']}
        onChange={(amount_iqd) => setDraft({ ...draft, amount_iqd })}
      />
      <ChoiceField
        label={t('refundMethod')}
        name="method"
        value={draft.method}
        options={methods.map((value) => ({ value, label: value === 'debt' ? t('lessDebt') : tMethod(value) }))}
        onChange={(method) => setDraft({ ...draft, method })}
      />
      <ChoiceField
        label={t('reason')}
        name="reason"
        value={draft.reason}
        options={refundReasons.map((value) => ({ value, label: tReason(value) }))}
        onChange={(reason) => setDraft({ ...draft, reason })}
      />
    </FormDialog>
  );
}
