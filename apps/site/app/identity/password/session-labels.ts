import type { SignedIn } from '@tajmeelspot/contract/identity/sessions.ts';
import { useTranslations } from '../../shell/messages/translations.tsx';

/** Names a place where somebody is signed in, as far as it is known. */
export function useDeviceName(): (session: SignedIn) => string {
  const t = useTranslations('password.sessions.device');
  return ({ browser, system }) => {
    if (browser !== null && system !== null) return t('both', { browser, system });
    return browser ?? system ?? t('unknown');
  };
}

/** Says how long ago an instant was. */
export function useLastUsed(now: number): (instant: string) => string {
  const t = useTranslations('password.sessions.used');
  return (instant) => {
    const minutes = Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000));
    if (minutes < 60) return t('minutes', { count: minutes });
    if (minutes < 24 * 60) return t('hours', { count: Math.floor(minutes / 60) });
    return t('days', { count: Math.floor(minutes / (24 * 60)) });
  };
}
