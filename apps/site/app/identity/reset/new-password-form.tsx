import { resetPasswordFields } from '@tajmeelspot/contract/forms/identity-fields.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import { Form } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { EmailField } from '../email-field.tsx';
import { PasswordField } from '../password-field.tsx';
import type { FormErrors } from '../../forms/form-errors.ts';
import { takeFocus } from '../../forms/take-focus.ts';
import { typedEmail } from '../typed-email.ts';

type NewPasswordFormProps = {
  /** Where the form is sent, and by which fetcher. */
  readonly action: string;
  readonly fetcherKey: string;
  readonly email: string;
  /** The code of the mail where its link brought it. */
  readonly token: string;
  readonly formErrors: FormErrors | undefined;
  readonly isBusy: boolean;
  /** Called with the address as far as it is typed. */
  readonly onAgain: (email: string) => void;
};

/** Chooses a new password with the code of the mail. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { action, fetcherKey, email, token, formErrors, isBusy, onAgain } = props;
  const t = useTranslations('identity');
  const errors = formErrors?.fields;
  const field = describeFields(resetPasswordFields, { t: useTranslations('identity.reset'), errors });
  const first = email === '' ? 'email' : token === '' ? 'token' : 'password';
  return (
    <Form method="post" action={action} navigate={false} fetcherKey={fetcherKey} className="grid gap-4">
      <ErrorMessage text={formErrors?.message} />
      <EmailField defaultValue={email} error={errors?.['email']} ref={first === 'email' ? takeFocus : undefined} />
      <TextField
        {...field('token')}
        icon="note"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={token}
        ref={first === 'token' ? takeFocus : undefined}
        dir="ltr"
      />
      <PasswordField
        {...field('password')}
        autoComplete="new-password"
        hint={t('fields.passwordHint')}
        ref={first === 'password' ? takeFocus : undefined}
      />
      <PasswordField {...field('password_confirmation')} autoComplete="new-password" />
      <Button type="submit" isWide isBusy={isBusy} className="mt-2">
        {t('reset.save')}
      </Button>
      <Button kind="text" isWide onClick={(event) => onAgain(typedEmail(event))}>
        {t('reset.again')}
      </Button>
    </Form>
  );
}
