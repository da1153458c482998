import { lazy, Suspense } from 'react';
import { useFetcher } from 'react-router';
import { useTranslations } from '../../shell/messages/translations.tsx';
import { ChangePasswordForm } from '../../identity/password/change-password-form.tsx';
import { type SessionManager, SessionSection } from '../../identity/password/session-section.tsx';
import type { FormErrors } from '../../forms/form-errors.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import type { SavePasswordOutcome } from './save-password.ts';
import type { SessionsAnswer, EndSessionsOutcome } from './sessions.ts';
import { useOwnData } from '../use-own-data.ts';
import { useSecondFactor } from './use-second-factor.ts';

const SecondFactorSection = lazy(async () => {
  const part = await import('../../identity/second-factor/second-factor-section.tsx');
  return { default: part.SecondFactorSection };
});

/** The password of the signed-in user, and the other sessions; nothing once the session is over. */
export function MyPassword({ isOver }: { readonly isOver: boolean }) {
  const { data, state } = useFetcher<SavePasswordOutcome>({ key: 'password' });
  const formErrors = usePasswordErrors(data);
  const manager = useSessionManager();
  const secondFactor = useSecondFactor();
  if (isOver) return null;
  return (
    <>
      <ChangePasswordForm
        formErrors={formErrors}
        changed={data?.kind === 'changed' && state === 'idle' ? data.message : undefined}
        isBusy={state !== 'idle'}
      />
      <SessionSection manager={manager} />
      <Suspense fallback={null}>
        <SecondFactorSection editor={secondFactor} />
      </Suspense>
    </>
  );
}

function usePasswordErrors(data: SavePasswordOutcome | undefined): FormErrors | undefined {
  const t = useTranslations('password.form');
  if (data?.kind === 'rejected') return data.formErrors;
  if (data?.kind === 'mismatch') return { message: undefined, fields: { new_password_confirmation: t('mismatch') } };
  return data?.kind === 'failed' ? { message: t('failed'), fields: {} } : undefined;
}

function useSessionManager(): SessionManager {
  const t = useTranslations('password.sessions');
  const path = inLanguage(useLanguage(), '/ChangePassword/sessions');
  const { data, isLoading, reload } = useOwnData<SessionsAnswer>(path);
  const { data: ended, state, formData, submit } = useFetcher<EndSessionsOutcome>();
  const id = formData?.get('id');
  const isIdle = state === 'idle';
  return {
    sessions: data?.kind === 'failed' ? null : data?.sessions,
    now: data?.kind === 'list' ? data.now : 0,
    isLoading,
    reload,
    ending: isIdle ? undefined : id ? Number(id) : 'others',
    ended: isIdle && ended?.kind === 'ended' ? ended.message : undefined,
    error: isIdle && ended?.kind === 'failed' ? (ended.message ?? t('endFailed')) : undefined,
    end: (what) => void submit({ id: what === 'others' ? '' : what }, { action: path, method: 'post' }),
  };
}
