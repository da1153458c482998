import { useLocation } from 'react-router';
import { useTranslations } from '../messages/translations.tsx';
import { useExpiredSession } from '../account/use-expired-session.ts';
import { useLanguage } from '../language.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { setBookmark } from './set-bookmark.ts';

type SetBookmark = (serviceId: number, isBookmarked: boolean) => Promise<void>;

/** Puts services into the wishlist and takes them out, says how it went, and offers the way back. */
export function useSetBookmark(failed: 'failedUpdate' | 'failedRemove' = 'failedUpdate'): SetBookmark {
  const t = useTranslations('favourites');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const endSession = useExpiredSession();
  const change = async (serviceId: number, isBookmarked: boolean, isUndo: boolean): Promise<void> => {
    const outcome = await setBookmark(language, serviceId, isBookmarked);
    if (outcome.kind === 'expired') return endSession(pathname + search);
    if (outcome.kind === 'done') {
      const undo = { label: t('undo'), run: () => void change(serviceId, !isBookmarked, true) };
      return toast(outcome.message, { action: isUndo ? undefined : undo });
    }
    return toast(t(outcome.kind === 'failed' ? failed : outcome.kind), { tone: 'bad' });
  };
  return (serviceId, isBookmarked) => change(serviceId, isBookmarked, false);
}
