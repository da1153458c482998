import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.ts';
import { bookingRows } from './bookings/booking-rows.ts';
import { everydayWishes } from './bookings/everyday.ts';
import { wishes } from './bookings/wishes.ts';
import { favouriteRows } from './favourites/favourite-rows.ts';
import { people } from './people.ts';
import { replyRows, reviewRows, reviewedBookings } from './reviews/review-rows.ts';
import { reviews } from './reviews/reviews.ts';
import { serviceRows } from './venues/listing-rows.ts';
import { venueRows } from './venues/venue-rows.ts';
import { venues } from './venues.ts';

/** Every row of the world at that moment, save the passwords; the same moment gives the same rows. */
export function worldRows(now: Temporal.Instant) {
  const minute = now.round({ smallestUnit: 'minute', roundingMode: 'floor' });
  const told = [...wishes, ...reviewedBookings(venues, reviews), ...everydayWishes(venues)];
  const { bookings, events } = bookingRows(venues, told, minute);
  return {
    users: userRows(minute),
    ...venueRows(venues, minute),
    ...serviceRows(venues, minute),
    bookings,
    bookingEvents: events,
    reviews: reviewRows(venues, reviews, minute),
    reviewReplies: replyRows(venues, reviews, minute),
    ...favouriteRows(minute),
  };
}

const userRows = (now: Temporal.Instant) =>
  Object.values(people).map(
    ({ id, role, name, email, city, state }) =>
      ({
        id,
        role,
        name,
        email,
        phone: `+964 700 002 ${1000 + id}`,
        city,
        state,
        created_at: now.subtract({ hours: (800 - id * 7) * 24 }).toString(),
      }) satisfies Omit<Insertable<DB['users']>, 'password_hash'>,
  );
