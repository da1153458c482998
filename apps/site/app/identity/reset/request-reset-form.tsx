import { Button } from '@tajmeelspot/ui/button.tsx';
import { Form } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { EmailField } from '../email-field.tsx';
import type { FormErrors } from '../../forms/form-errors.ts';
import { SuccessMessage } from '../../forms/success-message.tsx';
import { takeFocus } from '../../forms/take-focus.ts';
import { typedEmail } from '../typed-email.ts';

type RequestResetFormProps = {
  /** Where the form is sent, and by which fetcher. */
  readonly action: string;
  readonly fetcherKey: string;
  readonly email: string;
  readonly formErrors: FormErrors | undefined;
  /** The server's words when it has taken the request. */
  readonly sent: string | undefined;
  readonly isBusy: boolean;
  /** Called with the address as far as it is typed. */
  readonly onCode: (email: string) => void;
};

/** Asks for the mail with the link to choose a new password. */
export function RequestResetForm({
  action,
  fetcherKey,
  email,
  formErrors,
  sent,
  isBusy,
  onCode,
}: RequestResetFormProps) {
  const t = useTranslations('identity.reset');
  const isSent = sent !== undefined;
  return (
    <Form method="post" action={action} navigate={false} fetcherKey={fetcherKey} className="grid gap-4">
      <ErrorMessage text={formErrors?.message} />
      <SuccessMessage text={sent} />
      <EmailField defaultValue={email} error={formErrors?.fields['email']} ref={takeFocus} />
      <Button type="submit" isWide kind={isSent ? 'outline' : 'primary'} isBusy={isBusy} className="mt-2">
        {t(isSent ? 'sendAgain' : 'send')}
      </Button>
      <Button kind={isSent ? 'primary' : 'text'} isWide onClick={(event) => onCode(typedEmail(event))}>
        {t('haveCode')}
      </Button>
    </Form>
  );
}
