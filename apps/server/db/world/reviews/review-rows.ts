import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { WorldBooking } from '../bookings/world-booking.ts';
import { users, type UserKey } from '../users.ts';
import type { WorldVenue } from '../world-venue.ts';
import { replies } from './replies.ts';

/** Author, stars, text, and whether it was changed later. */
type WorldReview = [UserKey, 1 | 2 | 3 | 4 | 5, string, 'changed'?];

/** Reviews by the id of their service. */
export type ReviewsByService = Record<number, WorldReview[]>;

type DatedReview = {
  customer: UserKey;
  rating: number;
  comment: string;
  isChanged: boolean;
  serviceId: number;
  daysAgo: number;
  seed: number;
};

/** The reviews as rows, oldest first. */
export const reviewRows = (venues: WorldVenue[], reviews: ReviewsByService, now: Temporal.Instant) =>
  dateReviews(venues, reviews).map(
    ({ customer, rating, comment, isChanged, serviceId, daysAgo, seed }, index) =>
      ({
        id: index + 1,
        service_id: serviceId,
        user_id: users[customer].id,
        rating,
        comment,
        created_at: now.subtract({ hours: daysAgo * 24 - (seed % 9), minutes: (seed * 17) % 60 }).toString(),
        updated_at: isChanged ? now.subtract({ hours: daysAgo * 12 }).toString() : null,
      }) satisfies Insertable<DB['reviews']>,
  );

/** The replies as rows, a day after each review or after its last change. */
export function replyRows(venues: WorldVenue[], reviews: ReviewsByService, now: Temporal.Instant) {
  const owners = new Map(venues.flatMap(({ owner, services }) => services.map(({ id }) => [id, users[owner].id])));
  return reviewRows(venues, reviews, now).flatMap(({ id, service_id, user_id, created_at, updated_at }) => {
    const reply = Object.entries(replies[service_id] ?? {}).find(([key]) => users[key as UserKey].id === user_id);
    const owner = owners.get(service_id);
    if (!reply || owner === undefined) return [];
    const answeredAt = Temporal.Instant.from(updated_at ?? created_at);
    const row = { review_id: id, user_id: owner, text: reply[1], created_at: answeredAt.add({ hours: 24 }).toString() };
    return [row satisfies Insertable<DB['review_replies']>];
  });
}

/** Completed bookings before four of five reviews; the three demo customers have bookings of their own. */
export const reviewedBookings = (venues: WorldVenue[], reviews: ReviewsByService): WorldBooking[] =>
  dateReviews(venues, reviews)
    .filter(({ customer, seed }) => seed % 5 !== 0 && users[customer].id > 20)
    .map(({ customer, serviceId, daysAgo, seed }) => ({
      customer,
      serviceId,
      treatmentIndex: seed % treatmentCount(venues, serviceId),
      day: -daysAgo - 1,
      at: 11 * 60 + (seed % 5) * 120,
      status: 'completed',
    }));

/** Spreads a service's reviews, the newest first, over the time since its publication, eight months at most. */
function dateReviews(venues: WorldVenue[], reviews: ReviewsByService): DatedReview[] {
  const all = venues.flatMap(({ services }) =>
    services.flatMap(({ id, sinceDays }) => {
      const own = reviews[id] ?? [];
      const span = Math.min(sinceDays - 14, 240);
      return own.map(([customer, rating, comment, change], index) => ({
        customer,
        rating,
        comment,
        isChanged: change !== undefined,
        serviceId: id,
        daysAgo: 2 + Math.floor(((index + 0.5) / own.length) * span),
        seed: id + index * 5,
      }));
    }),
  );
  return all.toSorted((a, b) => b.daysAgo - a.daysAgo || a.serviceId - b.serviceId);
}

const treatmentCount = (venues: WorldVenue[], id: number): number =>
  venues.flatMap(({ services }) => services).find((service) => service.id === id)?.treatments.length ?? 1;
