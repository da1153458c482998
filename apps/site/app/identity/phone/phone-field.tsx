import { requestCodeFields } from '@tajmeelspot/contract/forms/identity-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import type { ComponentProps } from 'react';
import { useTranslations } from '../../shell/messages/translations.tsx';

type PhoneFieldProps = { readonly errorMessage?: string | undefined } & Pick<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'defaultValue'
>;

/** A phone number, read from its start in every language. */
export function PhoneField({ errorMessage, ...native }: PhoneFieldProps) {
  const t = useTranslations('phone');
  const field = describeFields(requestCodeFields, { t, errors: { phone: errorMessage } });
  return <TextField {...field('phone')} {...native} icon="phone" dir="ltr" inputMode="tel" autoComplete="tel" />;
}
