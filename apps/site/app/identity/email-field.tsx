import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { useTranslations } from 'use-intl/react';

type Props = { readonly error: string | undefined; readonly defaultValue?: string };

/** The address of an account. */
export function EmailField({ error, defaultValue }: Props) {
  const t = useTranslations('identity.fields');
  return (
    <TextField
      label={t('email')}
      name="email"
      type="email"
      icon="mail"
      autoComplete="username"
      defaultValue={defaultValue}
      error={error}
      required
      maxLength={254}
      dir="ltr"
    />
  );
}
