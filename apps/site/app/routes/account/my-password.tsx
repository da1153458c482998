import { useFetcher } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { ChangeForm } from '../../identity/password/change-password-form.tsx';
import { type SessionDesk, SessionSection } from '../../identity/password/session-section.tsx';
import type { Refused } from '../../forms/form-errors.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import type { PasswordSaved } from './save-password.ts';
import type { MySessions, SessionsEnded } from './sessions.ts';
import { useMine } from '../use-own-data.ts';

/** The password of whoever is signed in, and where else that is so; nothing once the session is over. */
export function MyPassword({ isOver }: { readonly isOver: boolean }) {
  const { data, state } = useFetcher<PasswordSaved>({ key: 'password' });
  const refused = useRefused(data);
  const desk = useSessionDesk();
  if (isOver) return null;
  return (
    <>
      <ChangeForm
        refused={refused}
        changed={data?.kind === 'changed' && state === 'idle' ? data.message : undefined}
        isBusy={state !== 'idle'}
      />
      <SessionSection desk={desk} />
    </>
  );
}

function useRefused(data: PasswordSaved | undefined): Refused | undefined {
  const t = useTranslations('password.form');
  if (data?.kind === 'refused') return data.refused;
  if (data?.kind === 'mismatch') return { message: undefined, errors: { new_password_confirmation: t('mismatch') } };
  return data?.kind === 'failed' ? { message: t('failed'), errors: {} } : undefined;
}

function useSessionDesk(): SessionDesk {
  const t = useTranslations('password.sessions');
  const path = inLanguage(useLanguage(), '/ChangePassword/sessions');
  const { data, isLoading, reload } = useMine<MySessions>(path);
  const { data: ended, state, formData, submit } = useFetcher<SessionsEnded>();
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
