import { refundReasons, payMethods } from '@tajmeelspot/contract/till/till-names.ts';
import type { Bill } from '@tajmeelspot/contract/till/bills.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountDialog, type AmountSaving } from './amount-dialog.tsx';
import { ChoiceField } from './choice-field.tsx';

type RefundInput = {
  readonly amount_iqd: number;
  readonly method: (typeof payMethods)[number] | 'debt';
  readonly reason: (typeof refundReasons)[number];
};

type RefundDialogProps = AmountSaving & {
  readonly bill: Bill;
  readonly onSend: (refund: RefundInput) => void;
};

/** How much goes back, how, and why. */
export function RefundDialog({ bill, onSend, ...saving }: RefundDialogProps) {
  const t = useTranslations('till.bill');
  const tMethod = useTranslations('till.methods');
  const tReason = useTranslations('till.reasons');
  const [draft, setDraft] = useState<RefundInput>({ amount_iqd: 0, method: 'cash', reason: 'unhappy' });
  const methods = bill.owed_iqd > 0 ? ([...payMethods, 'debt'] as const) : payMethods;
  return (
    <AmountDialog
      {...saving}
      title={t('refund')}
      lead={t('refundLead')}
      action={t('refund')}
      label={t('refundAmount')}
      amount={draft.amount_iqd}
      onAmount={(amount_iqd) => setDraft({ ...draft, amount_iqd })}
      onSend={() => onSend(draft)}
    >
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
    </AmountDialog>
  );
}
