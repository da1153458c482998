import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { WorldBooking } from '../bookings/world-booking.ts';
import { users, type UserKey } from '../users.ts';
import type { WorldVenue } from '../world-venue.ts';
import { features } from './features.ts';

/** Wishlists: user, service and days since it was added, the latest first. */
const wishlists: [UserKey, serviceId: number, daysAgo: number][] = [
  ['zainab', 104, 2],
  ['zainab', 402, 9],
  ['zainab', 501, 20],
];

/** A completed booking before each recommendation; the three demo customers have bookings of their own. */
export const recommendedBookings = (venues: WorldVenue[]): WorldBooking[] =>
  venues
    .flatMap(({ services }) => services)
    .filter(({ sinceDays }) => sinceDays > 60)
    .flatMap(({ id }) =>
      (features[id] ?? [])
        .filter((member) => users[member].id > 20)
        .map((member, index) => ({
          customer: member,
          serviceId: id,
          treatmentIndex: 0,
          day: -27 - ((id + index * 7) % 20),
          at: 12 * 60 + (index % 4) * 90,
          status: 'completed',
        })),
    );

/** Recommendations and wishlists as rows. */
export const favouriteRows = (now: Temporal.Instant) => ({
  features: Object.entries(features).flatMap(([service, members]) =>
    members.map(
      (member, index) =>
        ({
          service_id: Number(service),
          user_id: users[member].id,
          created_at: now.subtract({ hours: 5 + index + ((Number(service) + index * 5) % 25) * 24 }).toString(),
        }) satisfies Insertable<DB['features']>,
    ),
  ),
  wishlistItems: wishlists.toReversed().map(
    ([member, serviceId, daysAgo], index) =>
      ({
        id: index + 1,
        user_id: users[member].id,
        service_id: serviceId,
        created_at: now.subtract({ hours: daysAgo * 24 }).toString(),
      }) satisfies Insertable<DB['wishlist_items']>,
  ),
});
