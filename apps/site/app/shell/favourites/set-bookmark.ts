import type { Language } from '@tajmeelspot/language/languages.ts';
import { readFavourite, setFavourites } from './favourite-store.ts';
import { type FavouriteProblem, favouriteProblemOf } from './favourite-problem.ts';

/** What became of keeping a service or giving it up; the message is the server's. */
export type SetBookmarkOutcome =
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: FavouriteProblem };

/** The last call about each service: a second press waits for the first one's answer. */
const pendingCalls = new Map<number, Promise<unknown>>();

/** Puts a service into the wishlist or takes it out. The screen shows it at once, and as it was where that fails. */
export async function setBookmark(
  language: Language,
  serviceId: number,
  isBookmarked: boolean,
): Promise<SetBookmarkOutcome> {
  setFavourites([{ serviceId, isBookmarked }]);
  const previous = pendingCalls.get(serviceId) ?? Promise.resolve();
  const call = previous.then(() => send(language, serviceId, isBookmarked));
  pendingCalls.set(serviceId, call);
  const outcome = await call;
  const isLast = pendingCalls.get(serviceId) === call;
  if (isLast) pendingCalls.delete(serviceId);
  // An answer about marks that was on its way meanwhile may know nothing of this one.
  if (isLast && outcome.kind === 'done') setFavourites([{ serviceId, isBookmarked }]);
  if (isLast && outcome.kind !== 'done' && readFavourite(serviceId)?.isBookmarked === isBookmarked) {
    setFavourites([{ serviceId, isBookmarked: !isBookmarked }]);
  }
  return outcome;
}

async function send(language: Language, serviceId: number, isBookmarked: boolean): Promise<SetBookmarkOutcome> {
  try {
    const { browserApi } = await import('../api.ts');
    const api = browserApi(language);
    const { message } = isBookmarked
      ? await api.addToWishlist({ body: { service_id: serviceId } })
      : await api.removeFromWishlist({ params: { service_id: String(serviceId) } });
    return { kind: 'done', message };
  } catch (error) {
    return { kind: favouriteProblemOf(error) };
  }
}
