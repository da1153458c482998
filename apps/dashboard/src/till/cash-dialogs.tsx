import { payOutReasons } from '@tajmeelspot/contract/till/till-names.ts';
import { payOutFields } from '@tajmeelspot/contract/forms/till-fields.ts';
import { controlOf } from '@tajmeelspot/ui/form/field-declaration.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountDialog, type AmountSaving } from './amount-dialog.tsx';
import { ChoiceField } from './choice-field.tsx';

type CashDialogProps<Input> = AmountSaving & { readonly onSend: (input: Input) => void };

/** What is in the drawer as the day begins. */
export function FloatDialog({ onSend, ...saving }: CashDialogProps<number>) {
  const t = useTranslations('till.day');
  const [amount, setAmount] = useState(0);
  return (
    <AmountDialog
      {...saving}
      title={t('setFloat')}
      lead={t('floatLead')}
      action={t('save')}
      label={t('amount')}
      amount={amount}
      onAmount={setAmount}
      onSend={() => onSend(amount)}
    />
  );
}

type PayOutDraft = {
  readonly amount_iqd: number;
  readonly reason: (typeof payOutReasons)[number];
  readonly note: string;
};

/** Cash that leaves the drawer, and what for. */
export function PayOutDialog({ onSend, ...saving }: CashDialogProps<PayOutDraft>) {
  const t = useTranslations('till.day');
  const tReason = useTranslations('till.reasons');
  const [draft, setDraft] = useState<PayOutDraft>({ amount_iqd: 0, reason: 'supplies', note: '' });
  return (
    <AmountDialog
      {...saving}
      title={t('payOut')}
      action={t('save')}
      label={t('amount')}
      amount={draft.amount_iqd}
      onAmount={(amount_iqd) => setDraft({ ...draft, amount_iqd })}
      onSend={() => onSend(draft)}
    >
      <ChoiceField
        label={t('reason')}
        name="reason"
        value={draft.reason}
        options={payOutReasons.map((value) => ({ value, label: tReason(value) }))}
        onChange={(reason) => setDraft({ ...draft, reason })}
      />
      <TextField
        {...controlOf(payOutFields.note)}
        label={t('words')}
        name="note"
        value={draft.note}
        onChange={({ target }) => setDraft({ ...draft, note: target.value })}
      />
    </AmountDialog>
  );
}
