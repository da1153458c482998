import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.ts';
import { bookingRows } from './bookings/booking-rows.ts';
import { everydayBookings } from './bookings/everyday-bookings.ts';
import { storyBookings } from './bookings/story-bookings.ts';
import { favouriteRows, recommendedBookings } from './favourites/favourite-rows.ts';
import { users } from './users.ts';
import { replyRows, reviewRows, reviewedBookings } from './reviews/review-rows.ts';
import { reviews } from './reviews/reviews.ts';
import { reviewPictureRows, workPictureRows } from './work/work-rows.ts';
import { serviceRows } from './venues/service-rows.ts';
import { venueRows } from './venues/venue-rows.ts';
import { venues } from './venues.ts';

/** Every row of the demo world at a moment, without the passwords; the same moment gives the same rows. */
export function worldRows(now: Temporal.Instant) {
  const minute = now.round({ smallestUnit: 'minute', roundingMode: 'floor' });
  const bookingsToPlace = [
    ...storyBookings,
    ...reviewedBookings(venues, reviews),
    ...recommendedBookings(venues),
    ...everydayBookings(venues),
  ];
  const reviewed = reviewRows(venues, reviews, minute);
  const { bookings, events } = bookingRows(venues, bookingsToPlace, minute);
  return {
    users: userRows(minute),
    ...venueRows(venues, minute),
    ...serviceRows(venues, minute),
    bookings,
    bookingEvents: events,
    reviews: reviewed,
    reviewPictures: reviewPictureRows(reviewed),
    workPictures: workPictureRows(venues, minute),
    reviewReplies: replyRows(venues, reviews, minute),
    ...favouriteRows(minute),
  };
}

/** The rows of the demo world. */
export type WorldRows = ReturnType<typeof worldRows>;

const userRows = (now: Temporal.Instant) =>
  Object.values(users).map(
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
        email_verified_at: now.subtract({ hours: (800 - id * 7) * 24 }).toString(),
      }) satisfies Omit<Insertable<DB['users']>, 'password_hash'>,
  );
