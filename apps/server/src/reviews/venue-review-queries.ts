import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import { reviewColumns, type ReviewRow } from '#app/catalog/services/review-queries.ts';
import type { Database } from '#app/database/connection.ts';
import { mayManage } from '#app/venues/members/member-queries.ts';

/** Which reviews of a venue are listed; all where nothing is given. */
export type VenueReviews = {
  readonly venueId: number;
  readonly rating?: number | undefined;
  readonly isUnanswered: boolean;
};

type VenueReviewMark = { readonly key: string; readonly id: number };
type VenueReviewRow = ReviewRow & { sort_key: string; service: { id: number; title: string } };

/** A page of the reviews of a venue's services, newest first. */
export async function listReviewsOfVenue(
  db: Database,
  language: Language,
  askerId: number,
  { venueId, rating, isUnanswered }: VenueReviews,
  { after, limit }: { readonly after?: VenueReviewMark | undefined; readonly limit: number },
): Promise<VenueReviewRow[]> {
  const conditions: RawBuilder<unknown>[] = [
    sql`s.venue_id = ${venueId}`,
    ...(rating === undefined ? [] : [sql`r.rating = ${rating}`]),
    ...(isUnanswered ? [sql`not exists (select from review_replies y where y.review_id = r.id)`] : []),
    ...(after ? [sql`(r.created_at, r.id) < (${after.key}::timestamptz, ${after.id})`] : []),
  ];
  const found = await sql<VenueReviewRow>`
    select ${reviewColumns(askerId)}, r.created_at::text as sort_key,
      jsonb_build_object('id', s.id, 'title', in_language(s.title, ${language})) as service
    from reviews r join users u on u.id = r.user_id join services s on s.id = r.service_id
    where ${sql.join(conditions, sql` and `)}
    order by r.created_at desc, r.id desc limit ${limit}`.execute(db);
  return found.rows;
}

/** The count and mean of all reviews of a venue; rating null without any. */
export async function summarizeReviews(db: Database, venueId: number) {
  const found = await sql<{ rating: number | null; total: number; unanswered: number }>`
    select round(avg(r.rating), 1)::float8 as rating, count(*)::int as total,
      (count(*) filter (where y.review_id is null))::int as unanswered
    from reviews r join services s on s.id = r.service_id left join review_replies y on y.review_id = r.id
    where s.venue_id = ${venueId}`.execute(db);
  return found.rows[0] ?? { rating: null, total: 0, unanswered: 0 };
}

type NewReply = { reviewId: number; userId: number; text: string; now: Date };

/** Answers a review of a venue that a user manages; gives its service, undefined for another venue's review. */
export async function insertOrUpdateReply(db: Database, { reviewId, userId, text, now }: NewReply) {
  const found = await sql<{ service: number }>`
    with own as (
      select r.id, r.service_id from reviews r join services s on s.id = r.service_id
      where r.id = ${reviewId} and ${mayManage(userId, sql`s.venue_id`)}),
    written as (
      insert into review_replies (review_id, user_id, text, created_at)
      select id, ${userId}, ${text}, ${now} from own
      on conflict (review_id) do update set text = excluded.text, user_id = excluded.user_id, updated_at = ${now})
    select service_id as service from own`.execute(db);
  return found.rows[0]?.service;
}

/** Deletes the reply to a review of a venue that a user manages; gives its service, undefined where there was none. */
export async function deleteReplyOf(db: Database, userId: number, reviewId: number): Promise<number | undefined> {
  const found = await sql<{ service: number }>`
    delete from review_replies y using reviews r, services s
    where y.review_id = ${reviewId} and r.id = y.review_id and s.id = r.service_id
      and ${mayManage(userId, sql`s.venue_id`)}
    returning s.id as service`.execute(db);
  return found.rows[0]?.service;
}
