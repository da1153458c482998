import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useExpiredSession } from '../account/use-expired-session.ts';
import { useLanguage } from '../language.ts';
import { useTranslations } from '../messages/translations.tsx';
import { useSession } from '../use-session.ts';
import { loadSavedVenues, readSavedVenue, setSavedVenue, subscribeToSavedVenues } from './saved-venues.ts';

/** Whether the signed-in user has saved a venue, and what changes that, says how it went and offers the way back. */
export function useSavedVenue(venueId: number) {
  const t = useTranslations('favourites');
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const endSession = useExpiredSession();
  const { session } = useSession();
  const isSaved = useSyncExternalStore(
    subscribeToSavedVenues,
    () => readSavedVenue(venueId),
    () => undefined,
  );
  const mustAsk = session !== undefined && isSaved === undefined;
  useEffect(() => {
    // The heart stays empty; a press on it says what is wrong.
    if (mustAsk) loadSavedVenues(language, [venueId]).catch(() => {});
  }, [mustAsk, language, venueId]);
  const change = async (next: boolean, isUndo: boolean): Promise<void> => {
    const outcome = await setSavedVenue(language, venueId, next);
    if (outcome.kind === 'expired') return endSession(pathname + search);
    if (outcome.kind !== 'done')
      return toast(t(outcome.kind === 'failed' ? 'failedUpdate' : outcome.kind), { tone: 'bad' });
    const undo = { label: t('undo'), run: () => void change(!next, true) };
    return toast(outcome.message, { action: isUndo ? undefined : undo });
  };
  return {
    isSaved: session === undefined ? undefined : isSaved,
    setSaved: (next: boolean) => void change(next, false),
  };
}
