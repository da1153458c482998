import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl/react';
import { useSessionEnd } from '../account/use-expired-session.ts';
import { useLanguage } from '../language.ts';
import { notify } from '../toasts/toast-store.ts';
import { keep } from './set-bookmark.ts';

type Keep = (serviceId: number, isKept: boolean) => Promise<void>;

/** Puts services into the wishlist and takes them out, says how it went, and offers the way back. */
export function useKeeping(failed: 'failedUpdate' | 'failedRemove' = 'failedUpdate'): Keep {
  const t = useTranslations('marks');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const endSession = useSessionEnd();
  const change = async (serviceId: number, isKept: boolean, isUndo: boolean): Promise<void> => {
    const outcome = await keep(language, serviceId, isKept);
    if (outcome.kind === 'expired') return endSession(pathname + search);
    if (outcome.kind === 'done') {
      const undo = { label: t('undo'), run: () => void change(serviceId, !isKept, true) };
      return notify({ tone: 'good', text: outcome.message, ...(isUndo ? {} : { action: undo }) });
    }
    return notify({ tone: 'bad', text: t(outcome.kind === 'failed' ? failed : outcome.kind) });
  };
  return (serviceId, isKept) => change(serviceId, isKept, false);
}
