import { useEffect, useSyncExternalStore } from 'react';
import { useLanguage } from '../language.ts';
import { useSession } from '../use-session.ts';
import { requestFavourites } from './request-favourites.ts';
import { type Favourite, readFavourite, subscribeToFavourites } from './favourite-store.ts';

/** The marks of the signed-in user on a service; undefined for a visitor and until they are known. */
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
