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

/** What an operator looks at of the portrait of an employee. */
export async function findPortraitFacts(db: Database, language: Language, id: number) {
  const found = await rowsOf(
    db,
    sql<PictureFactsRow>`
      select p.name, null as subject, all_texts(e.name) as text, in_language(e.job, ${language}) as title,
        in_language(e.name, ${language}) as employee, null as author,
        jsonb_build_object('from', 'employee', 'name', in_language(e.name, ${language}),
          'on', (p.stated_at at time zone 'Asia/Baghdad')::date, 'stated_at', p.stated_at,
          'stated_by', coalesce(u.name, '—')) as consent
      from portraits p join employees e on e.id = p.employee_id left join users u on u.id = p.stated_by
      where p.id = ${id} and p.name is not null`,
  );
  return found[0];
}

/** Which pictures are meant: of a venue's work, beside reviews, or of its team. */
export type DecidedPicture = { readonly kind: 'work_picture' | 'review_picture' | 'portrait'; readonly id: number };

/** Has whoever changes a portrait meanwhile wait: the employee is locked first by everybody. */
export const lockPictured = (db: Database, id: number) =>
  sql`select from employees e join portraits p on p.employee_id = e.id where p.id = ${id} for no key update of e`.execute(
    db,
  );

type PictureDecision = {
  readonly isApproved: boolean;
  readonly reply: string | null;
  readonly by: number;
  readonly now: Date;
  /** The state in which it must be: it waits, or everybody sees it. */
  readonly from: 'waiting' | 'approved';
};

/** Lets everybody see a picture, or lets its file go; gives its venue and the services that show it, undefined where it is in another state. */
export async function decidePicture(
  db: Database,
  { kind, id }: DecidedPicture,
  { isApproved, reply, by, now, from }: PictureDecision,
) {
  const state = isApproved ? 'approved' : 'declined';
  const found = await rowsOf(
    db,
    sql<{ venue_id: number; service_ids: number[] }>`
      with decided as (
        update ${sql.table(`${kind}s`)} set state = ${state}, name = case when ${isApproved} then name end, reply = ${reply},
          decided_by = ${by}, decided_at = ${now}
        where id = ${id} and state = ${from} returning *)
      ${showing[kind]}`,
  );
  return found[0];
}

/** The venue of a picture that was decided, and the services whose pages show it. */
const showing = {
  work_picture: sql`select venue_id, '{}'::int[] as service_ids from decided`,
  review_picture: sql`select s.venue_id, array[s.id::int] as service_ids from decided d join reviews r on r.id = d.review_id
    join services s on s.id = r.service_id`,
  portrait: sql`select venue_id, array(select se.service_id::int from service_employees se
    where se.employee_id = decided.employee_id order by 1) as service_ids from decided`,
};
