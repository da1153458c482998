import { Dialog } from '@tajmeelspot/ui/dialog.tsx';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from 'use-intl/react';
import type { Refused } from '../../forms/form-errors.ts';
import { AskForm } from '../../identity/reset/request-reset-form.tsx';
import { ChooseForm } from '../../identity/reset/new-password-form.tsx';
import type { ResetStart } from '../../identity/reset/reset-link.ts';
import { TimedDialog } from '../../forms/timed-dialog.tsx';
import { inLanguage, useLanguage } from '../language.ts';
import type { Asked, Chosen } from './password-reset.ts';
import type { Door } from './log-in.ts';

type ResetPasswordProps = {
  readonly door: Door;
  readonly start: ResetStart;
  readonly onClose: () => void;
  /** The password is set, and this account may log in. */
  readonly onDone: (email: string) => void;
};

const successMs = 3000;

/** The two steps to a new password, then the news of it. */
export function ResetPassword({ door, start, onClose, onDone }: ResetPasswordProps) {
  const t = useTranslations('identity');
  const [at, setAt] = useState(start);
  const [ask, choose] = [useAsking(door), useChoosing()];
  const done = choose.done;
  if (done) {
    const leave = () => onDone(done.email);
    return <TimedDialog title={t('reset.done')} text={done.message} ms={successMs} onEnd={leave} />;
  }
  const title = t(at.step === 'ask' ? 'reset.askTitle' : 'reset.chooseTitle');
  return (
    <Dialog isOpen onClose={onClose} label={title} closeLabel={t('success.close')}>
      <h2 className="pe-8 text-22">{title}</h2>
      <p className="mt-1.5 mb-5 text-15 text-ink-soft">{t(at.step === 'ask' ? 'reset.askLead' : 'reset.chooseLead')}</p>
      {at.step === 'ask' ? (
        <AskForm {...ask} email={at.email} onCode={(email) => setAt({ ...at, step: 'choose', email })} />
      ) : (
        <ChooseForm
          {...choose.form}
          email={at.email}
          token={at.token}
          onAgain={(email) => setAt({ step: 'ask', token: '', email })}
        />
      )}
    </Dialog>
  );
}

function useAsking(door: Door) {
  const t = useTranslations('identity.reset');
  const action = inLanguage(useLanguage(), '/forgot-password');
  const fetcherKey = 'forgot-password';
  const { data, state } = useFetcher<Asked>({ key: fetcherKey });
  const isBusy = state !== 'idle';
  const failed: Refused | undefined =
    data?.kind === 'failed' ? { message: t(`${door}AskFailed`), errors: {} } : undefined;
  return {
    action,
    fetcherKey,
    isBusy,
    refused: data?.kind === 'refused' ? data.refused : failed,
    sent: data?.kind === 'sent' && !isBusy ? data.message : undefined,
  };
}

function useChoosing() {
  const t = useTranslations('identity');
  const action = inLanguage(useLanguage(), '/reset-password');
  const fetcherKey = 'reset-password';
  const { data, state } = useFetcher<Chosen>({ key: fetcherKey });
  const refusedBy = (): Refused | undefined => {
    if (data?.kind === 'refused') return data.refused;
    if (data?.kind === 'failed') return { message: t('reset.failed'), errors: {} };
    return data?.kind === 'mismatch'
      ? { message: undefined, errors: { password_confirmation: t('signUp.mismatch') } }
      : undefined;
  };
  return {
    done: data?.kind === 'done' ? data : undefined,
    form: { action, fetcherKey, isBusy: state !== 'idle', refused: refusedBy() },
  };
}
