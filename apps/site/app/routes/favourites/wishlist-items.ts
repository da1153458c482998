import type { WishlistItem } from '@tajmeelspot/contract/favourites.ts';
import { browserApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import { setFavourites } from '../../shell/favourites/favourite-store.ts';
import { type FavouriteProblem, favouriteProblemOf } from '../../shell/favourites/favourite-problem.ts';
import type { Route } from './+types/wishlist-items.ts';

/** What somebody keeps, or why it is not here. */
export type WishlistAnswer =
  | { readonly kind: 'list'; readonly items: readonly WishlistItem[] }
  | { readonly kind: FavouriteProblem };

/** The wishlist of the signed-in user. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<WishlistAnswer> {
  try {
    const { data } = await browserApi(languageOf(params)).listWishlist({ signal: request.signal });
    setFavourites(data.map(({ service_id: serviceId }) => ({ serviceId, isKept: true })));
    return { kind: 'list', items: data };
  } catch (error) {
    return { kind: favouriteProblemOf(error) };
  }
}
