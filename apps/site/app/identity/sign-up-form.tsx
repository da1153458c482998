import { Button } from '@tajmeelspot/ui/button.tsx';
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
  const errors = formErrors?.fields ?? {};
  return (
    <Form method="post" replace className="grid gap-4">
      <ErrorMessage text={formErrors?.message} />
      <TextField
        label={t('fields.name')}
        name="name"
        icon="user"
        autoComplete="name"
        error={errors['name']}
        required
        maxLength={120}
      />
      <EmailField error={errors['email']} />
      <PasswordField
        label={t('fields.password')}
        name="password"
        autoComplete="new-password"
        minLength={8}
        hint={t('fields.passwordHint')}
        error={errors['password']}
      />
      <PasswordField
        label={t('fields.confirmation')}
        name="password_confirmation"
        autoComplete="new-password"
        error={errors['password_confirmation']}
      />
      <Button type="submit" isWide isBusy={isBusy} className="mt-2">
        {t('signUp.submit')}
      </Button>
    </Form>
  );
}
