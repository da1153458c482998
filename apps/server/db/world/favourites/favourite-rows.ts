import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.ts';
import { people, type PersonKey } from '../people.ts';
import { features } from './features.ts';

/** Who keeps which service for later, the last one first, and since how many days. */
const wishlists: [PersonKey, serviceId: number, daysAgo: number][] = [
  ['zainab', 104, 2],
  ['zainab', 402, 9],
  ['zainab', 501, 20],
];

/** Recommendations and wishlists as rows. */
export const favouriteRows = (now: Temporal.Instant) => ({
  features: Object.entries(features).flatMap(([service, members]) =>
    members.map(
      (member, place) =>
        ({
          service_id: Number(service),
          user_id: people[member].id,
          created_at: now.subtract({ hours: 5 + place + ((Number(service) + place * 5) % 25) * 24 }).toString(),
        }) satisfies Insertable<DB['features']>,
    ),
  ),
  wishlistItems: wishlists.toReversed().map(
    ([member, serviceId, daysAgo], index) =>
      ({
        id: index + 1,
        user_id: people[member].id,
        service_id: serviceId,
        created_at: now.subtract({ hours: daysAgo * 24 }).toString(),
      }) satisfies Insertable<DB['wishlist_items']>,
  ),
});
