import { beginOperatorLoginFields, finishOperatorLoginFields } from '@tajmeelspot/contract/forms/operator-fields.ts';
import { describeFields } from '@tajmeelspot/ui/form/describe-fields.ts';
import { Button } from '@tajmeelspot/ui/button.tsx';
import { TextField } from '@tajmeelspot/ui/text-field.tsx';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { QrCode } from '@tajmeelspot/ui/qr-code.tsx';

type Sending = { readonly isBusy: boolean; readonly errorMessage: string | undefined };

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

const formOf = (event: FormEvent<HTMLFormElement>): FormData => {
  event.preventDefault();
  return new FormData(event.currentTarget);
};

type PasswordProps = Sending & { readonly onSend: (given: { email: string; password: string }) => void };

/** The first half: who it is. */
export function PasswordForm({ isBusy, errorMessage, onSend }: PasswordProps) {
  const t = useTranslations('operator.login');
  const field = describeFields(beginOperatorLoginFields, { t });
  const send = (event: FormEvent<HTMLFormElement>) => {
    const form = formOf(event);
    if (!isBusy) onSend({ email: textOf(form, 'email'), password: textOf(form, 'password') });
  };
  return (
    <form className="grid gap-4" onSubmit={send}>
      <TextField {...field('email')} autoComplete="username" />
      <TextField {...field('password')} autoComplete="current-password" />
      <ErrorMessage text={errorMessage} />
      <Button type="submit" isBusy={isBusy} isWide>
        {t('next')}
      </Button>
    </form>
  );
}

type CodeProps = Sending & {
  readonly enrolment: { readonly secret: string; readonly address: string } | null;
  readonly onSend: (code: string) => void;
  readonly onBack: () => void;
};

/** The second half: a code of the app, which is enrolled first where there is none. */
export function CodeForm({ enrolment, isBusy, errorMessage, onSend, onBack }: CodeProps) {
  const t = useTranslations('operator.login');
  const send = (event: FormEvent<HTMLFormElement>) => {
    const form = formOf(event);
    if (!isBusy) onSend(textOf(form, 'code'));
  };
  return (
    <form className="grid gap-4" onSubmit={send}>
      {enrolment && (
        <div className="grid justify-items-center gap-3 rounded-card bg-surface-sunk p-4">
          <QrCode text={enrolment.address} label={t('picture')} />
          <p className="text-13 text-ink-soft">{t('secret')}</p>
          <bdi dir="ltr" className="text-center text-15 font-strong tracking-wider wrap-anywhere select-all">
            {enrolment.secret.match(/.{1,4}/g)?.join(' ')}
          </bdi>
        </div>
      )}
      <TextField
        {...describeFields(finishOperatorLoginFields, { t })('code')}
        inputMode={enrolment ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        // The step has just begun, and this field is all there is to it.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <ErrorMessage text={errorMessage} />
      <Button type="submit" isBusy={isBusy} isWide>
        {t('open')}
      </Button>
      <Button kind="text" size="small" onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  );
}
