import { logInFields } from '@tajmeelspot/contract/forms/identity-fields.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { Form } from 'react-router';
import { useTranslations } from '../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import type { FormErrors } from '../forms/form-errors.ts';
import { takeFocus } from '../forms/take-focus.ts';
import { typedEmail } from './typed-email.ts';

type LogInFormProps = {
  readonly formErrors: FormErrors | undefined;
  readonly isBusy: boolean;
  /** Address that a former step already knows. */
  readonly email: string;
  /** Called with the address as far as it is typed. */
  readonly onForgotten: (email: string) => void;
};

/** Email and password of an account. */
export function LogInForm({ formErrors, isBusy, email, onForgotten }: LogInFormProps) {
  const t = useTranslations('identity');
  const field = describeFields(logInFields, { t: useTranslations('identity.fields'), errors: formErrors?.fields });
  return (
    <Form method="post" replace className="grid gap-4">
      <ErrorMessage text={formErrors?.message} />
      <EmailField defaultValue={email} error={formErrors?.fields['email']} />
      <div className="min-w-0">
        <PasswordField
          {...field('password')}
          autoComplete="current-password"
          ref={email === '' ? undefined : takeFocus}
        />
        <button
          type="button"
          className="ms-auto mt-1 flex min-h-11 items-center rounded-control text-15 font-strong text-lapis hover:underline"
          onClick={(event) => onForgotten(typedEmail(event))}
        >
          {t('logIn.forgot')}
        </button>
      </div>
      <Button type="submit" isWide isBusy={isBusy}>
        {t('logIn.submit')}
      </Button>
    </Form>
  );
}
