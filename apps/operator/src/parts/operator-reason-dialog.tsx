import { ReasonDialog } from '@tajmeelspot/ui/reason-dialog.tsx';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';

type OperatorReasonDialogProps = Omit<ComponentProps<typeof ReasonDialog>, 'label' | 'hint' | 'missingText'>;

/** Asks whether something with consequences is meant, and for the reason that goes into the log. */
export function OperatorReasonDialog(form: OperatorReasonDialogProps) {
  const t = useTranslations('operator.action');
  return <ReasonDialog {...form} label={t('reason')} hint={t('reasonHint')} missingText={t('required')} />;
}
