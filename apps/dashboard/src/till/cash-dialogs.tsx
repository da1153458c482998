import { payOutReasons } from '@tajmeelspot/contract/till/till-names.ts';
import { payOutFields } from '@tajmeelspot/contract/forms/till-fields.ts';
import { FormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import { controlOf } from '@tajmeelspot/ui/form/field-declaration.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AmountField } from './amount-field.tsx';
import { ChoiceField } from './choice-field.tsx';

type CashDialogProps<Input> = {
  readonly isBusy: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly errorMessage: string | undefined;
  readonly onSend: (input: Input) => void;
  readonly onClose: () => void;
};

/** What is in the drawer as the day begins. */
export function FloatDialog({ isBusy, errorMessage, onSend, onClose }: CashDialogProps<number>) {
  const t = useTranslations('till.day');
  const [amount, setAmount] = useState(0);
  return (
    <FormDialog
      title={t('setFloat')}
      lead={t('floatLead')}
      action={t('save')}
      isBusy={isBusy}
      errorMessage={errorMessage}
      onSend={() => onSend(amount)}
      onClose={onClose}
    >
      <AmountField label={t('amount')} name="amount_iqd" value={amount} onChange={setAmount} />
    </FormDialog>
  );
}

type PayOutDraft = {
  readonly amount_iqd: number;
  readonly reason: (typeof payOutReasons)[number];
  readonly note: string;
};

/** Cash that leaves the drawer, and what for. */
export function PayOutDialog({ isBusy, errors, errorMessage, onSend, onClose }: CashDialogProps<PayOutDraft>) {
  const t = useTranslations('till.day');
  const tReason = useTranslations('till.reasons');
  const [draft, setDraft] = useState<PayOutDraft>({ amount_iqd: 0, reason: 'supplies', note: '' });
  return (
    <FormDialog
      title={t('payOut')}
      action={t('save')}
      hasOwnChecks
      isBusy={isBusy}
      errorMessage={errors['amount_iqd'] === undefined ? errorMessage : undefined}
      onSend={() => onSend(draft)}
      onClose={onClose}
    >
      <AmountField
        label={t('amount')}
        name="amount_iqd"
        value={draft.amount_iqd}
        error={errors['amount_iqd']}
        onChange={(amount_iqd) => setDraft({ ...draft, amount_iqd })}
      />
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
    </FormDialog>
  );
}
