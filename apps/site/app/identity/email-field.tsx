import { logInFields } from '@tajmeelspot/contract/forms/identity-fields.ts';
import { controlOf } from '@tajmeelspot/ui/form/field-declaration.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import type { ComponentProps } from 'react';
import { useTranslations } from '../shell/messages/translations.tsx';

type EmailFieldProps = Pick<ComponentProps<typeof TextField>, 'error' | 'hint' | 'defaultValue' | 'readOnly' | 'ref'>;

/** The address of an account. */
export function EmailField(props: EmailFieldProps) {
  const t = useTranslations('identity.fields');
  return (
    <TextField
      {...controlOf(logInFields.email)}
      {...props}
      label={t('email')}
      name="email"
      icon="mail"
      autoComplete="username"
    />
  );
}
