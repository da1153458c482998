import { TextArea } from '@tajmeelspot/ui/text-area.tsx';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from './form-dialog.tsx';

type ReasonDialogProps = Omit<ComponentProps<typeof FormDialog>, 'onSend' | 'children'> & {
  /** Without a reason it is only asked whether it is meant. */
  readonly isReasoned?: boolean | undefined;
  readonly onSend: (reason: string) => void;
};

/** Asks whether something with consequences is meant, and why. */
export function ReasonDialog({ isReasoned = true, onSend, ...form }: ReasonDialogProps) {
  const t = useTranslations('operator.action');
  const [reason, setReason] = useState('');
  return (
    <FormDialog {...form} onSend={() => onSend(reason.trim())}>
      {isReasoned && (
        <TextArea
          name="reason"
          label={t('reason')}
          hint={t('reasonHint')}
          rows={3}
          maxLength={500}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </FormDialog>
  );
}
