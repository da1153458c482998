import { requestCodeFields } from '@tajmeelspot/contract/forms/identity-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import type { ComponentProps } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';

type PhoneFieldProps = {
  readonly errorMessage?: string | undefined;
  /** Which number it is, where there is more than one. */
  readonly label?: string | undefined;
} & Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'defaultValue'>;

/** A phone number, read from its start in every language. */
export function PhoneField({ errorMessage, label, ...native }: PhoneFieldProps) {
  const t = useTranslations('phone');
  const field = describeFields(requestCodeFields, { t, errors: { phone: errorMessage } });
  const known = field('phone');
  return (
    <TextField
      {...known}
      {...native}
      label={label ?? known.label}
      icon="phone"
      dir="ltr"
      inputMode="tel"
      autoComplete="tel"
    />
  );
}
