import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import type { ComponentProps } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';

type EmailFieldProps = Pick<ComponentProps<typeof TextField>, 'error' | 'hint' | 'defaultValue' | 'readOnly' | 'ref'>;

/** The address of an account. */
export function EmailField(props: EmailFieldProps) {
  const t = useTranslations('identity.fields');
  return (
    <TextField
      {...props}
      label={t('email')}
      name="email"
      type="email"
      icon="mail"
      autoComplete="username"
      required
      maxLength={254}
      dir="ltr"
    />
  );
}
