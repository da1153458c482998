import { FormDialog as UiFormDialog } from '@tajmeelspot/ui/form-dialog.tsx';
import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';

/** A form over the screen, with the labels of the dashboard. */
export function FormDialog(form: Omit<ComponentProps<typeof UiFormDialog>, 'closeLabel' | 'backLabel'>) {
  const t = useTranslations('frame');
  return <UiFormDialog {...form} closeLabel={t('close')} backLabel={t('back')} />;
}
