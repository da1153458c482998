import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../language.ts';
import { useSession } from '../use-session.ts';
import { askMarks } from './request-favourites.ts';
import { type Mark, readMark, subscribeMarks } from './favourite-store.ts';

/** What whoever is signed in has marked a service with; undefined for a visitor and until it is known. */
export function useMark(serviceId: number): Mark | undefined {
  const language = useLanguage();
  const { session } = useSession();
  const mark = useSyncExternalStore(
    subscribeMarks,
    () => readMark(serviceId),
    () => undefined,
  );
  const isSignedIn = session !== undefined;
  useEffect(() => {
    if (isSignedIn) askMarks(language, serviceId);
  }, [isSignedIn, language, serviceId]);
  return isSignedIn ? mark : undefined;
}
