import { Button } from '@tajmeelspot/ui/button.tsx';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { Alert } from './alert.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import type { Refused } from './refused.ts';

type Props = {
  readonly refused: Refused | undefined;
  readonly isBusy: boolean;
  /** Address that a former step already knows. */
  readonly email: string;
};

/** Email and password of an account. */
export function LogInForm({ refused, isBusy, email }: Props) {
  const t = useTranslations('identity');
  return (
    <Form method="post" replace className="grid gap-4">
      <Alert text={refused?.message} />
      <EmailField defaultValue={email} error={refused?.errors['email']} />
      <PasswordField
        label={t('fields.password')}
        name="password"
        autoComplete="current-password"
        error={refused?.errors['password']}
      />
      <Button type="submit" isWide isBusy={isBusy} className="mt-2">
        {t('logIn.submit')}
      </Button>
    </Form>
  );
}
