import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../language.ts';
import { useSession } from '../use-session.ts';
import { requestFavourites } from './request-favourites.ts';
import { type Favourite, readFavourite, subscribeToFavourites } from './favourite-store.ts';

/** What whoever is signed in has marked a service with; undefined for a visitor and until it is known. */
export function useFavourite(serviceId: number): Favourite | undefined {
  const language = useLanguage();
  const { session } = useSession();
  const favourite = useSyncExternalStore(
    subscribeToFavourites,
    () => readFavourite(serviceId),
    () => undefined,
  );
  const isSignedIn = session !== undefined;
  useEffect(() => {
    if (isSignedIn) requestFavourites(language, serviceId);
  }, [isSignedIn, language, serviceId]);
  return isSignedIn ? favourite : undefined;
}
