import type { SavedVenue, WishlistItem } from '@tajmeelspot/contract/favourites.ts';
import { browserApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import { loadSavedVenues } from '../../shell/favourites/saved-venues.ts';
import { setFavourites } from '../../shell/favourites/favourite-store.ts';
import { type FavouriteProblem, favouriteProblemOf } from '../../shell/favourites/favourite-problem.ts';
import type { Route } from './+types/wishlist-items.ts';

/** What somebody keeps, or why it is not here. */
export type WishlistAnswer =
  | { readonly kind: 'list'; readonly items: readonly WishlistItem[]; readonly venues: readonly SavedVenue[] }
  | { readonly kind: FavouriteProblem };

/** The wishlist of the signed-in user. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<WishlistAnswer> {
  try {
    const { signal } = request;
    const language = languageOf(params);
    const [{ data }, venues] = await Promise.all([
      browserApi(language).listWishlist({ signal }),
      loadSavedVenues(language, [], signal),
    ]);
    setFavourites(data.map(({ service_id: serviceId }) => ({ serviceId, isKept: true })));
    return { kind: 'list', items: data, venues };
  } catch (error) {
    return { kind: favouriteProblemOf(error) };
  }
}
