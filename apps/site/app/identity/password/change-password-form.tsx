import { changePasswordFields } from '@tajmeelspot/contract/forms/identity-fields.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { Icon } from '@tajmeelspot/ui/icon.tsx';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { PasswordField } from '../password-field.tsx';
import type { FormErrors } from '../../forms/form-errors.ts';
import { SuccessMessage } from '../../forms/success-message.tsx';

type ChangePasswordFormProps = {
  readonly formErrors: FormErrors | undefined;
  /** The server's words when the password is changed. */
  readonly changed: string | undefined;
  readonly isBusy: boolean;
};

/** The old password, and the new one twice. */
export function ChangePasswordForm({ formErrors, changed, isBusy }: ChangePasswordFormProps) {
  const t = useTranslations('password.form');
  const tFields = useTranslations('identity.fields');
  const field = describeFields(changePasswordFields, { t, errors: formErrors?.fields });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (changed !== undefined) form.current?.reset();
  }, [changed]);
  return (
    <Form
      ref={form}
      method="post"
      navigate={false}
      fetcherKey="password"
      aria-label={t('submit')}
      className="grid gap-4 rounded-panel bg-surface p-5 inset-ring inset-ring-line lg:p-8"
    >
      <ErrorMessage text={formErrors?.message} />
      <SuccessMessage text={changed} />
      <PasswordField {...field('old_password')} autoComplete="current-password" />
      <PasswordField {...field('new_password')} autoComplete="new-password" hint={tFields('passwordHint')} />
      <PasswordField {...field('new_password_confirmation')} autoComplete="new-password" />
      <p className="flex items-start gap-2 text-13 text-ink-soft">
        <Icon name="alert" className="mt-px size-4" />
        {t('note')}
      </p>
      <Button type="submit" isBusy={isBusy} className="mt-1 md:justify-self-start">
        {t('submit')}
      </Button>
    </Form>
  );
}
