import type { Insertable } from 'kysely';
import type { DB } from '#db/schema.ts';
import { users } from '../users.ts';
import { nameOfPicture } from '../world-pictures.ts';
import type { WorldVenue } from '../world-venue.ts';
import { reviewPictures, workPictures } from './work-pictures.ts';

/** The portfolios as rows; an operator has seen each a day after it was sent. */
export const workPictureRows = (venues: readonly WorldVenue[], now: Temporal.Instant) =>
  workPictures.map(({ key, venue, employee, treatment, caption, consent, isBeforeAfter }, index) => {
    const sentAt = now.subtract({ hours: 24 * (60 - index) });
    const owner = venues.find(({ id }) => id === venue)?.owner;
    return {
      venue_id: venue,
      position: index + 1,
      name: nameOfPicture(key),
      subject: consent === null ? 'room' : isBeforeAfter ? 'before_after' : 'work',
      caption,
      treatment_id: treatment,
      employee_id: employee,
      consent_from: consent === null ? null : 'customer',
      consent_name: consent,
      consent_on: consent === null ? null : sentAt.toZonedDateTimeISO('Asia/Baghdad').toPlainDate().toString(),
      stated_by: owner ? users[owner].id : null,
      stated_at: sentAt.toString(),
      sent_at: sentAt.toString(),
      state: 'approved',
      decided_at: sentAt.add({ hours: 24 }).toString(),
    } satisfies Insertable<DB['work_pictures']>;
  });

type ReviewOfService = { readonly id: number; readonly service_id: number; readonly created_at: string };

/** The pictures beside reviews as rows. */
export const reviewPictureRows = (reviews: readonly ReviewOfService[]) =>
  reviewPictures.flatMap(({ service, nth, keys }) => {
    const review = reviews.filter((one) => one.service_id === service).toReversed()[nth];
    if (!review) throw new Error(`service ${service} has no review ${nth}`);
    const sentAt = Temporal.Instant.from(review.created_at);
    return keys.map(
      (key, index) =>
        ({
          review_id: review.id,
          position: index + 1,
          name: nameOfPicture(key),
          state: 'approved',
          sent_at: sentAt.toString(),
          decided_at: sentAt.add({ hours: 2 }).toString(),
        }) satisfies Insertable<DB['review_pictures']>,
    );
  });
