import type { PictureReportReason, workSubjects } from '@tajmeelspot/contract/picture-kinds.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { alike, below, type OperatorPage, rowsOf } from '../list-queries.ts';

type PictureCaseRow = {
  id: number;
  state: 'open' | 'upheld' | 'dismissed' | 'withdrawn';
  opened_at: Date;
  picture: {
    id: number;
    subject: (typeof workSubjects)[number];
    caption: string;
    consent_name: string | null;
    is_shown: boolean;
    name: string | null;
  };
  venue: { id: number; slug: string; name: string };
  reports: { reason: PictureReportReason; text: string; reported_by: string; created_at: string }[];
};

/** Cases whose picture or venue, or one of whose reports, has the search text. */
export function listPictureCases(
  db: Database,
  language: Language,
  { search, cursor, limit, state }: OperatorPage & { state: string | undefined },
): Promise<PictureCaseRow[]> {
  const inState = state === undefined ? sql`` : sql`and c.state = ${state}`;
  return rowsOf(
    db,
    sql<PictureCaseRow>`
      select c.id, c.state, c.opened_at,
        jsonb_build_object('id', w.id, 'subject', w.subject, 'caption', in_language(w.caption, ${language}),
          'consent_name', w.consent_name, 'is_shown', w.state = 'approved', 'name', w.name) as picture,
        jsonb_build_object('id', e.id, 'slug', e.slug, 'name', in_language(e.name, ${language})) as venue,
        coalesce((select jsonb_agg(jsonb_build_object('reason', r.reason, 'text', r.text, 'reported_by', m.name,
            'created_at', r.created_at) order by r.created_at, r.user_id)
          from picture_reports r join users m on m.id = r.user_id where r.case_id = c.id), '[]') as reports
      from picture_cases c join work_pictures w on w.id = c.picture_id join venues e on e.id = w.venue_id
      where ${alike(
        sql`lower(all_texts(w.caption) || ' ' || all_texts(e.name) || ' ' || coalesce(
          (select string_agg(r.text, ' ') from picture_reports r where r.case_id = c.id), ''))`,
        search,
      )} ${inState} ${below(sql`c.id`, cursor)}
      order by c.id desc limit ${limit}`,
  );
}

/** Closes an open case without consequence; false where there is none. */
export async function dismissPictureCase(db: Database, id: number, by: number, now: Date): Promise<boolean> {
  const found = await db
    .updateTable('picture_cases')
    .set({ state: 'dismissed', decided_by: by, decided_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
}
