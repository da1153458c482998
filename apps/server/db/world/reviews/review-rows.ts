import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.ts';
import type { Wish } from '../bookings/wish.ts';
import { people, type PersonKey } from '../people.ts';
import type { Venue } from '../venue.ts';
import { replies } from './replies.ts';

/** Who, how many stars, which words, and whether they were changed later. */
type Review = [PersonKey, 1 | 2 | 3 | 4 | 5, string, 'changed'?];

/** Reviews by the id of their listing. */
export type Reviews = Record<number, Review[]>;

type Dated = {
  customer: PersonKey;
  rating: number;
  comment: string;
  isChanged: boolean;
  serviceId: number;
  daysAgo: number;
  place: number;
};

/** The reviews as rows, oldest first. */
export const reviewRows = (venues: Venue[], reviews: Reviews, now: Temporal.Instant) =>
  dated(venues, reviews).map(
    ({ customer, rating, comment, isChanged, serviceId, daysAgo, place }, index) =>
      ({
        id: index + 1,
        service_id: serviceId,
        user_id: people[customer].id,
        rating,
        comment,
        created_at: now.subtract({ hours: daysAgo * 24 - (place % 9), minutes: (place * 17) % 60 }).toString(),
        updated_at: isChanged ? now.subtract({ hours: daysAgo * 12 }).toString() : null,
      }) satisfies Insertable<DB['reviews']>,
  );

/** What houses answered as rows, a day after each review or after its last change. */
export function replyRows(venues: Venue[], reviews: Reviews, now: Temporal.Instant) {
  const owners = new Map(venues.flatMap(({ owner, services }) => services.map(({ id }) => [id, people[owner].id])));
  return reviewRows(venues, reviews, now).flatMap(({ id, service_id, user_id, created_at, updated_at }) => {
    const said = Object.entries(replies[service_id] ?? {}).find(([key]) => people[key as PersonKey].id === user_id);
    const owner = owners.get(service_id);
    if (!said || owner === undefined) return [];
    const read = Temporal.Instant.from(updated_at ?? created_at);
    const reply = { review_id: id, user_id: owner, text: said[1], created_at: read.add({ hours: 24 }).toString() };
    return [reply satisfies Insertable<DB['review_replies']>];
  });
}

/** The visits that two reviews of three were written after; the three demo customers have a story of their own. */
export const reviewedBookings = (venues: Venue[], reviews: Reviews): Wish[] =>
  dated(venues, reviews)
    .filter(({ customer, place }) => place % 3 !== 0 && people[customer].id > 20)
    .map(({ customer, serviceId, daysAgo, place }) => ({
      customer,
      serviceId,
      item: place % priceCount(venues, serviceId),
      day: -daysAgo - 1,
      at: 11 * 60 + (place % 5) * 120,
      status: 'completed',
    }));

/** Spreads a listing's reviews, the newest first, over the time since it was listed, eight months at most. */
function dated(venues: Venue[], reviews: Reviews): Dated[] {
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
        place: id + index * 5,
      }));
    }),
  );
  return all.toSorted((a, b) => b.daysAgo - a.daysAgo || a.serviceId - b.serviceId);
}

const priceCount = (venues: Venue[], id: number): number =>
  venues.flatMap(({ services }) => services).find((service) => service.id === id)?.prices.length ?? 1;
