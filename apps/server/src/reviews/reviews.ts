import type { Review } from '@tajmeelspot/contract/catalog.ts';
import type { ReportReason } from '@tajmeelspot/contract/reviews.ts';
import { cursorOf, requireNotOwn, requirePublished, readCursor, toReview } from '#app/catalog/catalog.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor, MemberActor } from '#app/http/actor.ts';
import { invalid, problem } from '#app/http/problem.ts';
import { dropPicturesNow, requireManager } from '#app/venues/venues.ts';
import * as venues from './venue-review-queries.ts';
import * as queries from './review-queries.ts';

export { addReviewPicture, removeReviewPicture } from './pictures/review-pictures.ts';
export { watchVoices } from './signals/watch-voices.ts';

type ReviewPageInput = { cursor?: string | undefined; limit: number };

/**
 * One page of the reviews of a service, those that count first, then newest first, and the cursor of the next. The caller's own review stands before
 * the first page, beyond its limit, so that it is found at any age. Throws not_found, invalid (cursor).
 */
export async function listReviews(deps: Deps, actor: Actor, serviceId: number, { cursor, limit }: ReviewPageInput) {
  const after = cursor === undefined ? undefined : readCursor(cursor, 'reviews');
  if (cursor !== undefined && !after) throw invalid({ cursor: ['invalid'] });
  await requirePublished(deps.db, serviceId);
  const asker = actor.member?.id;
  const own = asker === undefined || after ? undefined : await queries.findReviewOf(deps.db, asker, serviceId);
  const found = await queries.listReviews(deps.db, asker, serviceId, { after, limit: limit + 1 });
  const others = found.slice(0, limit);
  const last = found.length > limit ? others.at(-1) : undefined;
  const rows = own ? [own, ...others] : others;
  return { rows: rows.map((row) => toReview(deps, row)), nextCursor: last ? cursorOf('reviews', last) : null };
}

type WriteReviewInput = { rating: number; comment: string };

/**
 * Publishes the caller's review of a service, in place of a former one. Throws not_found, own_service,
 * no_vendor_reviews, and too_many_attempts after too many new ones in a day.
 */
export async function writeReview(
  deps: Deps,
  actor: MemberActor,
  serviceId: number,
  words: WriteReviewInput,
): Promise<Review> {
  const { id } = actor.member;
  await requireNotOwn(deps.db, actor, serviceId);
  if (await queries.isOfTrade(deps.db, id)) throw problem('no_vendor_reviews');
  if (!(await queries.findReviewOf(deps.db, id, serviceId))) {
    await deps.attempts.count('writeReview', String(id), actor.address);
  }
  const given = { service_id: serviceId, user_id: id, ...words };
  await queries.insertOrUpdateReview(deps.db, { ...given, created_at: toDate(deps.clock.now()) });
  publish(deps, serviceId);
  // Whether it counts is known with the commit.
  const written = await queries.findReviewOf(deps.db, id, serviceId);
  if (!written) throw problem('not_found');
  return toReview(deps, written);
}

/** Deletes the caller's own review of a service. Throws not_found. */
export async function deleteReview(deps: Deps, actor: MemberActor, serviceId: number): Promise<void> {
  if (!(await queries.deleteReviewOf(deps.db, actor.member.id, serviceId))) throw problem('not_found');
  publish(deps, serviceId);
  await dropPicturesNow(deps);
}

/** Drops the kept pages that show the reviews of a service or their mean. */
const publish = (deps: Deps, serviceId: number): void => deps.changes.publish([`service-${serviceId}`, 'services']);

type ReportReviewInput = { reason: ReportReason; text?: string | null | undefined };

/** Reports a review to the operator; the first report of each user counts. Throws not_found, own_review. */
export async function reportReview(
  deps: Deps,
  actor: MemberActor,
  reviewId: number,
  report: ReportReviewInput,
): Promise<void> {
  const review = await queries.findReview(deps.db, reviewId);
  if (!review) throw problem('not_found');
  if (review.user_id === actor.member.id) throw problem('own_review');
  await queries.insertReviewReport(deps.db, {
    review_id: reviewId,
    user_id: actor.member.id,
    reason: report.reason,
    text: report.text ?? '',
    comment: review.comment,
    created_at: toDate(deps.clock.now()),
  });
}

type VenueReviewsInput = ReviewPageInput & { rating?: number | undefined; unanswered?: '1' | undefined };

/** The reviews of an own venue's services, with their count and mean. Throws not_found, invalid (cursor). */
export async function listVenueReviews(deps: Deps, actor: MemberActor, venueId: number, input: VenueReviewsInput) {
  const after = input.cursor === undefined ? undefined : readCursor(input.cursor, 'newest');
  if (input.cursor !== undefined && !after) throw invalid({ cursor: ['invalid'] });
  await requireManager(deps, actor, venueId);
  const which = { venueId, rating: input.rating, isUnanswered: input.unanswered === '1' };
  const page = { after, limit: input.limit + 1 };
  const [found, sums] = await Promise.all([
    venues.listReviewsOfVenue(deps.db, actor.language, actor.member.id, which, page),
    venues.summarizeReviews(deps.db, venueId),
  ]);
  const rows = found.slice(0, input.limit);
  const last = found.length > input.limit ? rows.at(-1) : undefined;
  const data = rows.map(({ service, ...row }) => ({ ...toReview(deps, row), service }));
  return { ...sums, data, next_cursor: last ? cursorOf('newest', last) : null };
}

/** Replies to a review of an own venue; a former reply is replaced. Throws not_found. */
export async function replyToReview(deps: Deps, actor: MemberActor, reviewId: number, text: string): Promise<void> {
  const reply = { reviewId, userId: actor.member.id, text, now: toDate(deps.clock.now()) };
  const service = await venues.insertOrUpdateReply(deps.db, reply);
  if (service === undefined) throw problem('not_found');
  publish(deps, service);
}

/** Deletes an own venue's reply to a review. Throws not_found. */
export async function deleteReply(deps: Deps, actor: MemberActor, reviewId: number): Promise<void> {
  const service = await venues.deleteReplyOf(deps.db, actor.member.id, reviewId);
  if (service === undefined) throw problem('not_found');
  publish(deps, service);
}
