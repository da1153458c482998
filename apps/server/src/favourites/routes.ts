import type { favourites, WishlistItem } from '@tajmeelspot/contract/favourites.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import type { Deps } from '#app/deps.ts';
import type { Routes } from '#app/http/api.ts';
import { mainPicture } from '#app/integrations/pictures/picture-names.ts';
import {
  addToWishlist,
  listFavourites,
  listSavedVenues,
  listWishlist,
  removeFromWishlist,
  removeSavedVenue,
  saveVenue,
  toggleFeature,
} from './favourites.ts';

export const favouritesRoutes: Routes<typeof favourites> = {
  listWishlist: async ({ deps, actor }) => {
    const rows = await listWishlist(deps, actor);
    return { data: rows.map((row) => toWire(deps, row)) };
  },
  addToWishlist: async ({ deps, actor, body }) => {
    await addToWishlist(deps, actor, body.service_id);
    return { is_bookmarked: true, success: true, message: translate(actor.locale, 'answers.wishlist_added') };
  },
  removeFromWishlist: async ({ deps, actor, params }) => {
    await removeFromWishlist(deps, actor, params.service_id);
    return { is_bookmarked: false, success: true, message: translate(actor.locale, 'answers.wishlist_removed') };
  },
  listSavedVenues: async ({ deps, actor }) => {
    const rows = await listSavedVenues(deps, actor);
    const { basePath } = deps.env;
    const data = rows.map(({ picture, added_at, ...venue }) => ({
      ...venue,
      main_picture: mainPicture(basePath, picture).main_picture,
      added_at: added_at.toISOString(),
    }));
    return { data };
  },
  saveVenue: async ({ deps, actor, params }) => {
    await saveVenue(deps, actor, params.venue_id);
    return { is_saved: true, message: translate(actor.locale, 'answers.wishlist_added') };
  },
  removeSavedVenue: async ({ deps, actor, params }) => {
    await removeSavedVenue(deps, actor, params.venue_id);
    return { is_saved: false, message: translate(actor.locale, 'answers.wishlist_removed') };
  },
  toggleFeature: async ({ deps, actor, params }) => {
    const isFeatured = await toggleFeature(deps, actor, params.id);
    return {
      is_featured: isFeatured,
      message: translate(actor.locale, isFeatured ? 'answers.featured' : 'answers.unfeatured'),
    };
  },
  listFavourites: async ({ deps, actor, query }) => ({
    data: await listFavourites(deps, actor, query.service_ids.split(',').map(Number)),
  }),
};

type WishlistEntry = Awaited<ReturnType<typeof listWishlist>>[number];

function toWire({ env }: Deps, { id, item_id, picture, status, added_at, ...service }: WishlistEntry): WishlistItem {
  return {
    ...service,
    id: item_id,
    service_id: id,
    ...mainPicture(env.basePath, picture),
    is_available: status === 'published',
    added_at: added_at.toISOString(),
  };
}
