import { sql } from 'kysely';
import { reviewColumns, type ReviewRow } from '#app/catalog/services/review-queries.ts';
import type { Database } from '#app/database/connection.ts';
import { removedBy } from '#app/trust-log/trust-log-queries.ts';
import { isListed } from '#app/venues/venue/listed-queries.ts';

/** Where a page begins: whether the last review before it counts (1 or 0) with its time, and its id. */
type ReviewMark = { readonly key: string; readonly id: number };

/** A page of the reviews of a service by others than `askerId` (a visitor where undefined): those that count, then the others, newest first. */
export async function listReviews(
  db: Database,
  askerId: number | undefined,
  serviceId: number,
  { after, limit }: { after?: ReviewMark | undefined; limit: number },
): Promise<(ReviewRow & { sort_key: string })[]> {
  const from = after
    ? sql`and ((r.voice = 'counted'), r.created_at, r.id) <
        (${after.key.startsWith('1')}, ${after.key.slice(2)}::timestamptz, ${after.id})`
    : sql``;
  const others = askerId === undefined ? sql`` : sql`and r.user_id <> ${askerId}`;
  const found = await sql<ReviewRow & { sort_key: string }>`
    select ${reviewColumns(askerId)}, (r.voice = 'counted')::int || ' ' || r.created_at::text as sort_key
    from reviews r join users u on u.id = r.user_id join services s on s.id = r.service_id
    where r.service_id = ${serviceId} ${others} ${from}
    order by (r.voice = 'counted') desc, r.created_at desc, r.id desc limit ${limit}`.execute(db);
  return found.rows;
}

/** A user's own review of a service. */
export async function findReviewOf(db: Database, userId: number, serviceId: number): Promise<ReviewRow | undefined> {
  const found = await sql<ReviewRow>`
    select ${reviewColumns(userId)}
    from reviews r join users u on u.id = r.user_id join services s on s.id = r.service_id
    where r.service_id = ${serviceId} and r.user_id = ${userId}`.execute(db);
  return found.rows[0];
}

/** Whether a user owns or works in a venue, or has an account for that. */
export async function isOfTrade(db: Database, userId: number): Promise<boolean> {
  const found = await sql<{ is: boolean }>`select is_of_trade(${userId}) as is`.execute(db);
  return found.rows[0]?.is ?? false;
}

type NewReview = { service_id: number; user_id: number; rating: number; comment: string; created_at: Date };

/** Enters a review, or changes the author's former one of the service. */
export async function insertOrUpdateReview(db: Database, given: NewReview): Promise<void> {
  const { rating, comment, created_at: updated_at } = given;
  await db
    .insertInto('reviews')
    .values(given)
    .onConflict((conflict) =>
      conflict
        .columns(['service_id', 'user_id'])
        .doUpdateSet({ rating, comment, updated_at })
        // The same words again are no change.
        .where(sql<boolean>`(reviews.rating, reviews.comment) is distinct from (excluded.rating, excluded.comment)`),
    )
    .execute();
}

/** Deletes a user's review of a service; false where there is none. */
export async function deleteReviewOf(db: Database, userId: number, serviceId: number): Promise<boolean> {
  const deleted = await db
    .deleteFrom('reviews')
    .where('service_id', '=', serviceId)
    .where('user_id', '=', userId)
    .returning(['id', removedBy('author')])
    .executeTakeFirst();
  return deleted !== undefined;
}

/** A review of a published service with its author. */
export const findReview = (db: Database, id: number) =>
  db
    .selectFrom('reviews')
    .innerJoin('services', 'services.id', 'reviews.service_id')
    .select(['reviews.user_id', 'reviews.comment'])
    .where('reviews.id', '=', id)
    .where(isListed('services'))
    .executeTakeFirst();

type NewReviewReport = {
  review_id: number;
  user_id: number;
  reason: string;
  text: string;
  /** The text of the review at that time. */
  comment: string;
  created_at: Date;
};

/** Enters a report; nothing where the same user has reported the review before. */
export const insertReviewReport = (db: Database, given: NewReviewReport) =>
  db
    .insertInto('review_reports')
    .values(given)
    .onConflict((conflict) => conflict.columns(['review_id', 'user_id']).doNothing())
    .execute();
