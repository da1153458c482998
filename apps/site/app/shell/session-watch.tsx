import { useEffect } from 'react';
import { useTranslations } from 'use-intl/react';
import { notify } from './toasts/toast-store.ts';
import { useSession } from './use-session.ts';
import { clear, readState } from './session-store.ts';

/** Clears stored data of a user that nobody can read, and says so. */
export function SessionWatch() {
  const t = useTranslations('shell.session');
  const { isCorrupt } = useSession();
  useEffect(() => {
    if (!isCorrupt || !readState().isCorrupt) return;
    clear();
    notify({ tone: 'bad', text: t('corrupt') });
  }, [isCorrupt, t]);
  return null;
}
