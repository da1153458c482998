import { signUpFields } from '@tajmeelspot/contract/forms/identity-fields.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { Form } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import type { FormErrors } from '../forms/form-errors.ts';

type SignUpFormProps = { readonly formErrors: FormErrors | undefined; readonly isBusy: boolean };

/** What an account needs: a name, an address, a password twice. */
export function SignUpForm({ formErrors, isBusy }: SignUpFormProps) {
  const t = useTranslations('identity');
  const field = describeFields(signUpFields, {
    t: useTranslations('identity.fields'),
    errors: formErrors?.fields,
  });
  return (
    <Form method="post" replace className="grid gap-4">
      <ErrorMessage text={formErrors?.message} />
      <TextField {...field('name')} icon="user" autoComplete="name" />
      <EmailField error={formErrors?.fields['email']} />
      <PasswordField {...field('password')} autoComplete="new-password" hint={t('fields.passwordHint')} />
      <PasswordField {...field('password_confirmation')} autoComplete="new-password" required />
      <Button type="submit" isWide isBusy={isBusy} className="mt-2">
        {t('signUp.submit')}
      </Button>
    </Form>
  );
}
