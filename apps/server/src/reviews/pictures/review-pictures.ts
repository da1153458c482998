import { maxReviewPictures } from '@tajmeelspot/contract/picture-kinds.ts';
import type { Review } from '@tajmeelspot/contract/catalog.ts';
import { toReview } from '#app/catalog/catalog.ts';
import { type Database, toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import { problem } from '#app/http/problem.ts';
import type { Upload } from '#app/integrations/pictures/make-picture.ts';
import { dropPicture, storePicture } from '#app/integrations/pictures/pictures.ts';
import { dropPicturesNow } from '#app/venues/venues.ts';
import { findReviewOf } from '../review-queries.ts';
import * as queries from './review-picture-queries.ts';

/** Adds a picture to the caller's review of a service. Throws not_found, too_many_pictures, too_many_attempts, and what storePicture throws. */
export async function addReviewPicture(
  deps: Deps,
  actor: MemberActor,
  serviceId: number,
  upload: Upload,
): Promise<Review> {
  // Checked before the picture is made, which keeps a core busy for seconds, and again under the lock.
  await deps.db.transaction().execute((tx) => findPlace(tx, actor, serviceId));
  await deps.attempts.count('reviewPicture', String(actor.member.id), actor.address);
  const name = await storePicture(deps.files, 'service', upload);
  const kept = deps.db.transaction().execute(async (tx) => {
    const place = await findPlace(tx, actor, serviceId);
    await queries.insertReviewPicture(tx, { ...place, name, sent_at: toDate(deps.clock.now()) });
  });
  // A file that no row names is deleted; where the store is down by now it stays, unseen.
  kept.catch(() => dropPicture(deps.files, name)).catch(() => {});
  await kept;
  return findOwnReview(deps, actor, serviceId);
}

/** Removes a picture of a review of the caller's. Throws not_found. */
export async function removeReviewPicture(deps: Deps, actor: MemberActor, id: number): Promise<Review> {
  const serviceId = await queries.deleteReviewPicture(deps.db, actor.member.id, id);
  if (serviceId === undefined) throw problem('not_found');
  deps.changes.publish([`service-${serviceId}`, 'services']);
  await dropPicturesNow(deps);
  return findOwnReview(deps, actor, serviceId);
}

/** Where the next picture of a review stands. Throws not_found, too_many_pictures. */
async function findPlace(tx: Database, { member }: MemberActor, serviceId: number) {
  const review = await queries.lockReviewOf(tx, member.id, serviceId);
  if (!review) throw problem('not_found');
  await queries.deleteDeclinedPictures(tx, review.id);
  const { taken } = (await queries.lockReviewOf(tx, member.id, serviceId)) ?? review;
  const positions = Array.from({ length: maxReviewPictures }, (_, index) => index + 1);
  const position = positions.find((place) => !taken.includes(place));
  if (position === undefined) throw problem('too_many_pictures', { values: { max: maxReviewPictures } });
  return { review_id: review.id, position };
}

async function findOwnReview(deps: Deps, { member }: MemberActor, serviceId: number): Promise<Review> {
  const found = await findReviewOf(deps.db, member.id, serviceId);
  if (!found) throw problem('not_found');
  return toReview(deps, found);
}
