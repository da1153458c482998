import type { ReportReason } from '@tajmeelspot/contract/reviews.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { removedBy } from '#app/trust-log/trust-log-queries.ts';
import { alike, below, type OperatorPage, rowsOf } from '../list-queries.ts';

type ReviewReportRow = {
  id: number;
  reason: ReportReason;
  text: string;
  status: 'open' | 'upheld' | 'dismissed';
  created_at: Date;
  reported_by: string;
  comment: string;
  review: {
    id: number;
    rating: number;
    comment: string;
    author: string;
    pictures: { id: number; name: string }[];
  } | null;
  service: { id: number; title: string; venue: string };
};

/** Reports whose text, or whose service's, has the search text; those on a deleted review are left out. */
export function listReviewReports(
  db: Database,
  language: Language,
  { search, cursor, limit, status }: OperatorPage & { status: string | undefined },
): Promise<ReviewReportRow[]> {
  const state = status === undefined ? sql`` : sql`and p.status = ${status}`;
  return rowsOf(
    db,
    sql<ReviewReportRow>`
      select p.id, p.reason, p.text, p.status, p.created_at, m.name as reported_by, p.comment,
        case when r.id is not null then
          jsonb_build_object('id', r.id, 'rating', r.rating, 'comment', r.comment, 'author', a.name, 'pictures', coalesce(
            (select jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name) order by i.position)
              from review_pictures i where i.review_id = r.id and i.state = 'approved'), '[]')) end as review,
        jsonb_build_object('id', s.id, 'title', in_language(s.title, ${language}),
          'venue', in_language(e.name, ${language})) as service
      from review_reports p join users m on m.id = p.user_id
        left join reviews r on r.id = p.review_id left join users a on a.id = r.user_id
        join services s on s.id = coalesce(p.service_id, r.service_id)
        join venues e on e.id = s.venue_id
      where ${alike(sql`lower(p.comment || ' ' || p.text || ' ' || all_texts(s.title) || ' ' || all_texts(e.name))`, search)}
        ${state} ${below(sql`p.id`, cursor)}
      order by p.id desc limit ${limit}`,
  );
}

/** Deletes a review and marks its reports as upheld; gives its text, undefined where there is none. */
export async function removeReview(db: Database, id: number, now: Date) {
  await sql`
    update review_reports p set status = 'upheld', decided_at = ${now}, service_id = r.service_id
    from reviews r where r.id = ${id} and p.review_id = r.id`.execute(db);
  return db
    .deleteFrom('reviews')
    .where('id', '=', id)
    .returning(['service_id', 'user_id', 'rating', 'comment', removedBy('operator')])
    .executeTakeFirst();
}

/** Closes an open report without consequence; false where there is none. */
export async function dismissReviewReport(db: Database, id: number, now: Date): Promise<boolean> {
  const found = await db
    .updateTable('review_reports')
    .set({ status: 'dismissed', decided_at: now })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}
