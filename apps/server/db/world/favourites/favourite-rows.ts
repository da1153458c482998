import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.ts';
import { people, type PersonKey } from '../people.ts';
import { features } from './features.ts';

/** Who keeps which listing for later, the last one first, and since how many days. */
const wishlists: [PersonKey, listing: number, daysAgo: number][] = [
  ['zainab', 104, 2],
  ['zainab', 402, 9],
  ['zainab', 501, 20],
];

/** Recommendations and wishlists as rows. */
export const favouriteRows = (now: Temporal.Instant) => ({
  features: Object.entries(features).flatMap(([listing, members]) =>
    members.map(
      (member, place) =>
        ({
          service_id: Number(listing),
          user_id: people[member].id,
          created_at: now.subtract({ hours: 5 + place + ((Number(listing) + place * 5) % 25) * 24 }).toString(),
        }) satisfies Insertable<DB['features']>,
    ),
  ),
  wishlistItems: wishlists.toReversed().map(
    ([member, listing, daysAgo], index) =>
      ({
        id: index + 1,
        user_id: people[member].id,
        service_id: listing,
        created_at: now.subtract({ hours: daysAgo * 24 }).toString(),
      }) satisfies Insertable<DB['wishlist_items']>,
  ),
});
