import type { Approval } from '@tajmeelspot/contract/operator/approvals.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { rowsOf } from '../list-queries.ts';

type PictureFactsRow = Omit<NonNullable<Approval['picture']>, 'picture'> & { name: string };

/** What an operator looks at of a picture of a venue's work. */
export async function findWorkPictureFacts(db: Database, language: Language, id: number) {
  const found = await rowsOf(
    db,
    sql<PictureFactsRow>`
      select p.name, p.subject, all_texts(p.caption) as text, in_language(t.title, ${language}) as title,
        in_language(e.name, ${language}) as employee, null as author,
        case when p.consent_from is not null then jsonb_build_object('from', p.consent_from, 'name', p.consent_name,
          'on', p.consent_on, 'stated_at', p.stated_at, 'stated_by', coalesce(u.name, '—')) end as consent
      from work_pictures p left join treatments t on t.id = p.treatment_id left join employees e on e.id = p.employee_id
        left join users u on u.id = p.stated_by
      where p.id = ${id} and p.name is not null`,
  );
  return found[0];
}

/** What an operator looks at of a picture beside a review. */
export async function findReviewPictureFacts(db: Database, language: Language, id: number) {
  const found = await rowsOf(
    db,
    sql<PictureFactsRow>`
      select i.name, null as subject, r.comment as text, in_language(s.title, ${language}) as title, null as employee,
        u.name as author, null as consent
      from review_pictures i join reviews r on r.id = i.review_id join services s on s.id = r.service_id
        join users u on u.id = r.user_id
      where i.id = ${id} and i.name is not null`,
  );
  return found[0];
}

/** Which pictures are meant: a venue's own, or those beside reviews. */
export type DecidedPicture = { readonly kind: 'work_picture' | 'review_picture'; readonly id: number };

type PictureDecision = {
  readonly isApproved: boolean;
  readonly reply: string | null;
  readonly by: number;
  readonly now: Date;
  /** The state in which it must be: it waits, or everybody sees it. */
  readonly from: 'waiting' | 'approved';
};

/** Lets everybody see a picture, or lets its file go; gives its venue and service, undefined where it is in another state. */
export async function decidePicture(
  db: Database,
  { kind, id }: DecidedPicture,
  { isApproved, reply, by, now, from }: PictureDecision,
) {
  const state = isApproved ? 'approved' : 'declined';
  const found = await rowsOf(
    db,
    sql<{ venue_id: number; service_id: number | null }>`
      with decided as (
        update ${sql.table(`${kind}s`)} set state = ${state}, name = case when ${isApproved} then name end, reply = ${reply},
          decided_by = ${by}, decided_at = ${now}
        where id = ${id} and state = ${from} returning *)
      ${
        kind === 'work_picture'
          ? sql`select venue_id, null::bigint as service_id from decided`
          : sql`select s.venue_id, s.id as service_id from decided d join reviews r on r.id = d.review_id
              join services s on s.id = r.service_id`
      }`,
  );
  return found[0];
}
