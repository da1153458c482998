import * as z from 'zod';
import { serviceSummary } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { id, idText, picture, text } from './fields.ts';
import { paths } from './paths.ts';

/** A service on a wishlist, as a card shows it. */
export const wishlistItem = serviceSummary.omit({ status: true }).extend({
  /** Of the entry; the service's is service_id. */
  id: z.number().int(),
  service_id: z.number().int(),
  /** Whether the service is still offered; its page is gone otherwise. */
  is_available: z.boolean(),
  /** When it was added, ISO 8601. */
  added_at: z.string(),
});

const bookmark = z.object({
  /** Whether the service is in the wishlist now. */
  is_bookmarked: z.boolean(),
  success: z.boolean(),
  message: z.string(),
});

/** A venue that somebody has saved. */
const savedVenue = z.object({
  /** Of the venue. */
  id: z.number().int(),
  /** Of its page: /v/{slug}. */
  slug: z.string(),
  name: z.string(),
  district: z.string(),
  city: z.string(),
  main_picture: picture.nullable(),
  rating: z.number().nullable(),
  reviews_count: z.number().int(),
  /** Whether it still has a page. */
  is_available: z.boolean(),
  /** When it was saved, ISO 8601. */
  added_at: z.string(),
});

const savedMark = z.object({
  /** Whether the venue is saved now. */
  is_saved: z.boolean(),
  message: z.string(),
});

export const favourites = {
  listWishlist: endpoint({
    path: paths.listWishlist,
    access: 'member',
    summary: "The caller's wishlist, newest first. At most 200.",
    output: z.object({ data: z.array(wishlistItem) }),
    problems: ['unauthenticated'],
  }),
  addToWishlist: endpoint({
    path: paths.addToWishlist,
    access: 'member',
    summary: "Puts a published service into the caller's wishlist; nothing changes where it is in it already.",
    body: z.object({ service_id: id }),
    output: bookmark,
    problems: ['malformed_json', 'too_large', 'unsupported_media_type', 'invalid', 'unauthenticated', 'not_found'],
  }),
  removeFromWishlist: endpoint({
    path: paths.removeFromWishlist,
    access: 'member',
    summary: "Takes a service out of the caller's wishlist; nothing changes where it is not in it.",
    params: z.object({ service_id: idText }),
    output: bookmark,
    problems: ['unauthenticated'],
  }),
  listSavedVenues: endpoint({
    path: paths.listSavedVenues,
    access: 'member',
    summary: 'The venues that the caller has saved, newest first. At most 200.',
    output: z.object({ data: z.array(savedVenue) }),
    problems: ['unauthenticated'],
  }),
  saveVenue: endpoint({
    path: paths.saveVenue,
    access: 'member',
    summary: 'Saves a venue of which something is published; nothing changes where it is saved already.',
    params: z.object({ venue_id: idText }),
    output: savedMark,
    problems: ['unauthenticated', 'not_found'],
  }),
  removeSavedVenue: endpoint({
    path: paths.removeSavedVenue,
    access: 'member',
    summary: 'Saves a venue no longer; nothing changes where it is not saved.',
    params: z.object({ venue_id: idText }),
    output: savedMark,
    problems: ['unauthenticated'],
  }),
  toggleFeature: endpoint({
    path: paths.toggleFeature,
    access: 'member',
    summary: "Makes a service the caller's public recommendation, or no longer.",
    params: z.object({ id: idText }),
    output: z.object({
      /** Whether the caller recommends it now. */
      is_featured: z.boolean(),
      message: z.string(),
    }),
    problems: ['unauthenticated', 'own_service', 'not_found'],
  }),
  listFavourites: endpoint({
    path: paths.listFavourites,
    access: 'member',
    summary: "The caller's marks on up to 100 services, in the order asked for.",
    query: z.object({ service_ids: text(1600).regex(/^\d{1,15}(,\d{1,15}){0,99}$/, 'invalid') }),
    output: z.object({
      data: z.array(z.object({ service_id: z.number().int(), is_bookmarked: z.boolean(), is_featured: z.boolean() })),
    }),
    problems: ['invalid', 'unauthenticated'],
  }),
};

/** A service on a wishlist. */
export type WishlistItem = z.output<typeof wishlistItem>;
/** A venue that somebody has saved. */
export type SavedVenue = z.output<typeof savedVenue>;
