import type { CourseDetail } from '@tajmeelspot/contract/till/courses.ts';
import { payMethods, refundReasons } from '@tajmeelspot/contract/till/till-names.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountDialog, type AmountSaving } from '../till/amount-dialog.tsx';
import { ChoiceField } from '../till/choice-field.tsx';

/** How a course ends. */
type EndInput = {
  readonly amount_iqd: number;
  readonly method: (typeof payMethods)[number];
  readonly reason: (typeof refundReasons)[number];
};

type EndDialogProps = AmountSaving & { readonly course: CourseDetail; readonly onSend: (end: EndInput) => void };

/** How much of a course goes back, how, and why; what was paid for sessions that are left is proposed. */
export function EndDialog({ course, onSend, ...saving }: EndDialogProps) {
  const t = useTranslations('till.courses');
  const tBill = useTranslations('till.bill');
  const tMethod = useTranslations('till.methods');
  const tReason = useTranslations('till.reasons');
  const unused = Math.max(0, course.unused_iqd - course.owed_iqd);
  const [draft, setDraft] = useState<EndInput>({ amount_iqd: unused, method: 'cash', reason: 'unhappy' });
  return (
    <AmountDialog
      {...saving}
      title={t('end')}
      lead={t('endLead')}
      action={t('end')}
      label={t('back')}
      amount={draft.amount_iqd}
      onAmount={(amount_iqd) => setDraft({ ...draft, amount_iqd })}
      onSend={() => onSend(draft)}
    >
      <ChoiceField
        label={tBill('refundMethod')}
        name="method"
        value={draft.method}
        options={payMethods.map((value) => ({ value, label: tMethod(value) }))}
        onChange={(method) => setDraft({ ...draft, method })}
      />
      <ChoiceField
        label={tBill('reason')}
        name="reason"
        value={draft.reason}
        options={refundReasons.map((value) => ({ value, label: tReason(value) }))}
        onChange={(reason) => setDraft({ ...draft, reason })}
      />
    </AmountDialog>
  );
}
