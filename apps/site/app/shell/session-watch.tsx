import { useEffect } from 'react';
import { useTranslations } from './messages/translations.tsx';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useSession } from './use-session.ts';
import { clearSession, readSession } from './session-store.ts';

/** Clears stored data of a user that nobody can read, and says so. */
export function SessionWatch() {
  const t = useTranslations('shell.session');
  const { isCorrupt } = useSession();
  useEffect(() => {
    if (!isCorrupt || !readSession().isCorrupt) return;
    clearSession();
    toast(t('corrupt'), { tone: 'bad' });
  }, [isCorrupt, t]);
  return null;
}
