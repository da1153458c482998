import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from '../messages/translations.tsx';
import type { FormErrors } from '../../forms/form-errors.ts';
import { RequestResetForm } from '../../identity/reset/request-reset-form.tsx';
import { NewPasswordForm } from '../../identity/reset/new-password-form.tsx';
import type { ResetLink } from '../../identity/reset/reset-link.ts';
import { TimedDialog } from '../../forms/timed-dialog.tsx';
import { inLanguage, useLanguage } from '../language.ts';
import type { RequestResetOutcome, ResetPasswordOutcome } from './password-reset.ts';
import type { AccountKind } from './log-in.ts';

type ResetPasswordDialogProps = {
  readonly accountKind: AccountKind;
  readonly start: ResetLink;
  readonly onClose: () => void;
  /** The password is set, and this account may log in. */
  readonly onDone: (email: string) => void;
};

const successMs = 3000;

/** The two steps to a new password, then the news of it. */
export function ResetPasswordDialog({ accountKind, start, onClose, onDone }: ResetPasswordDialogProps) {
  const t = useTranslations('identity');
  const [current, setCurrent] = useState(start);
  const [request, choose] = [useRequestReset(accountKind), useNewPassword()];
  const done = choose.done;
  if (done) {
    const leave = () => onDone(done.email);
    return <TimedDialog title={t('reset.done')} text={done.message} ms={successMs} onEnd={leave} />;
  }
  const title = t(current.step === 'ask' ? 'reset.askTitle' : 'reset.chooseTitle');
  return (
    <Dialog isOpen onClose={onClose} label={title}>
      <h2 className="pe-8 text-22">{title}</h2>
      <p className="mt-1.5 mb-5 text-15 text-ink-soft">
        {t(current.step === 'ask' ? 'reset.askLead' : 'reset.chooseLead')}
      </p>
      {current.step === 'ask' ? (
        <RequestResetForm
          {...request}
          email={current.email}
          onCode={(email) => setCurrent({ ...current, step: 'choose', email })}
        />
      ) : (
        <NewPasswordForm
          {...choose.form}
          email={current.email}
          token={current.token}
          onAgain={(email) => setCurrent({ step: 'ask', token: '', email })}
        />
      )}
    </Dialog>
  );
}

function useRequestReset(accountKind: AccountKind) {
  const t = useTranslations('identity.reset');
  const action = inLanguage(useLanguage(), '/forgot-password');
  const fetcherKey = 'forgot-password';
  const { data, state } = useFetcher<RequestResetOutcome>({ key: fetcherKey });
  const isBusy = state !== 'idle';
  const failed: FormErrors | undefined =
    data?.kind === 'failed' ? { message: t(`${accountKind}AskFailed`), fields: {} } : undefined;
  return {
    action,
    fetcherKey,
    isBusy,
    formErrors: data?.kind === 'rejected' ? data.formErrors : failed,
    sent: data?.kind === 'sent' && !isBusy ? data.message : undefined,
  };
}

function useNewPassword() {
  const t = useTranslations('identity');
  const action = inLanguage(useLanguage(), '/reset-password');
  const fetcherKey = 'reset-password';
  const { data, state } = useFetcher<ResetPasswordOutcome>({ key: fetcherKey });
  const findErrors = (): FormErrors | undefined => {
    if (data?.kind === 'rejected') return data.formErrors;
    if (data?.kind === 'failed') return { message: t('reset.failed'), fields: {} };
    return data?.kind === 'mismatch'
      ? { message: undefined, fields: { password_confirmation: t('signUp.mismatch') } }
      : undefined;
  };
  return {
    done: data?.kind === 'done' ? data : undefined,
    form: { action, fetcherKey, isBusy: state !== 'idle', formErrors: findErrors() },
  };
}
