import { ReasonDialog as UiReasonDialog } from '@tajmeelspot/ui/reason-dialog.tsx';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from './form-dialog.tsx';

type OperatorReasonDialogProps = Omit<ComponentProps<typeof FormDialog>, 'onSend' | 'children'> & {
  /** Without a reason it is only asked whether it is meant. */
  readonly isReasoned?: boolean | undefined;
  readonly onSend: (reason: string) => void;
};

/** Asks whether something with consequences is meant, and why. */
export function ReasonDialog({ isReasoned = true, onSend, ...form }: OperatorReasonDialogProps) {
  const t = useTranslations('operator.action');
  const tFrame = useTranslations('frame');
  if (!isReasoned) return <FormDialog {...form} onSend={() => onSend('')} />;
  return (
    <UiReasonDialog
      {...form}
      closeLabel={tFrame('close')}
      backLabel={tFrame('back')}
      label={t('reason')}
      hint={t('reasonHint')}
      missingText={t('required')}
      onSend={onSend}
    />
  );
}
