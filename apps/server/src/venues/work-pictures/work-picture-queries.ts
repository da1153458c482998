import type { WorkPicture, WorkPictureFields } from '@tajmeelspot/contract/venues/work-pictures.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { mayManage } from '../members/member-queries.ts';

/** A picture of a venue's work whose picture is still a name. */
export type WorkPictureRow = Omit<WorkPicture, 'picture'> & { venue_id: number; name: string | null };

const readPictures = async (
  db: Database,
  language: Language,
  which: RawBuilder<unknown>,
): Promise<WorkPictureRow[]> => {
  const found = await sql<WorkPictureRow>`
    select p.id, p.venue_id, p.name, p.subject, p.caption, p.consent_from, p.consent_name, p.consent_on::text as consent_on,
      u.name as stated_by, to_json(p.stated_at) #>> '{}' as stated_at, p.state, p.reply,
      to_json(p.withdrawn_at) #>> '{}' as withdrawn_at,
      case when t.id is not null then
        jsonb_build_object('id', t.id, 'title', in_language(t.title, ${language})) end as treatment,
      case when e.id is not null then jsonb_build_object('id', e.id, 'name', in_language(e.name, ${language})) end as employee
    from work_pictures p left join users u on u.id = p.stated_by left join treatments t on t.id = p.treatment_id
      left join employees e on e.id = p.employee_id
    where ${which} order by p.position, p.id limit 200`.execute(db);
  return found.rows;
};

/** The pictures of a venue in their order, but those whose file never came. */
export const listPictures = (db: Database, language: Language, venueId: number) =>
  readPictures(db, language, sql`p.venue_id = ${venueId} and p.state <> 'incomplete'`);

/** A picture of a venue that a user manages. */
export const findPictureOf = async (db: Database, language: Language, readerId: number, id: number) =>
  (await readPictures(db, language, sql`p.id = ${id} and ${mayManage(readerId, sql`p.venue_id`)}`))[0];

/** How many pictures of a venue are shown, or wait for that. */
export async function countPictures(db: Database, venueId: number): Promise<number> {
  const found = await sql<{ n: number }>`
    select count(*)::int as n from work_pictures where venue_id = ${venueId} and state in ('waiting', 'approved')`.execute(
    db,
  );
  return found.rows[0]?.n ?? 0;
}

/** Whether a treatment and an employee, where given, are of a venue. */
export async function areOfVenue(
  db: Database,
  venueId: number,
  { treatment_id: treatment, employee_id: employee }: Pick<WorkPictureFields, 'treatment_id' | 'employee_id'>,
): Promise<{ treatment: boolean; employee: boolean }> {
  const found = await sql<{ treatment: boolean; employee: boolean }>`
    select ${treatment ?? null}::bigint is null or exists (select from treatments t join services s on s.id = t.service_id
        where t.id = ${treatment ?? null} and s.venue_id = ${venueId}) as treatment,
      ${employee ?? null}::bigint is null or exists (select from employees
        where id = ${employee ?? null} and venue_id = ${venueId}) as employee`.execute(db);
  return found.rows[0] ?? { treatment: false, employee: false };
}

/** The columns that a venue fills in. */
export type WorkPictureColumns = {
  subject: string;
  caption: string;
  treatment_id: number | null;
  employee_id: number | null;
  consent_from: string | null;
  consent_name: string | null;
  consent_on: string | null;
};

type Statement = { venue_id: number; stated_by: number; stated_at: Date };

/** Enters what a picture will show, in place of what its author began before; gives its id. */
export async function insertPicture(db: Database, given: WorkPictureColumns & Statement): Promise<number> {
  await db
    .deleteFrom('work_pictures')
    .where('venue_id', '=', given.venue_id)
    .where('stated_by', '=', given.stated_by)
    .where('state', '=', 'incomplete')
    .execute();
  const entered = db
    .insertInto('work_pictures')
    .values({ ...given, state: 'incomplete' })
    .returning('id');
  return (await entered.executeTakeFirstOrThrow()).id;
}

/** Gives a picture its file, as the last one of its venue: from now on it waits; false where it has one, or needs none. */
export async function updateName(db: Database, id: number, name: string, now: Date): Promise<boolean> {
  const found = await sql`
    update work_pictures p set name = ${name}, state = 'waiting', sent_at = ${now},
      position = (select coalesce(max(o.position), 0) + 1 from work_pictures o where o.venue_id = p.venue_id)
    where id = ${id} and state = 'incomplete' returning id`.execute(db);
  return found.rows.length > 0;
}

/** Changes what is said of a picture that is shown or waits; false for any other. */
export async function updatePicture(
  db: Database,
  id: number,
  { caption, ...given }: WorkPictureColumns & Omit<Statement, 'venue_id'>,
): Promise<boolean> {
  const changed = await db
    .updateTable('work_pictures')
    .set({ ...given, caption })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'approved'])
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Orders the pictures of a venue; those that are not named come last, in their order. */
export const updateOrder = (db: Database, venueId: number, ids: readonly number[]) =>
  sql`
    update work_pictures p set position = o.nth
    from (select w.id, row_number() over (order by array_position(${ids}::bigint[], w.id) nulls last, w.position, w.id) as nth
      from work_pictures w where w.venue_id = ${venueId}) o
    where o.id = p.id and p.position <> o.nth`.execute(db);

/** Takes a picture away because who is shown does not agree any more; the record stays. False where that is done. */
export async function withdrawPicture(db: Database, id: number, now: Date): Promise<boolean> {
  const found = await sql`
    update work_pictures set state = 'withdrawn', name = null, withdrawn_at = ${now}
    where id = ${id} and state in ('waiting', 'approved') returning id`.execute(db);
  return found.rows.length > 0;
}

/** Deletes a picture with all that was said of it. */
export const deletePicture = (db: Database, id: number) =>
  db.deleteFrom('work_pictures').where('id', '=', id).execute();

/** Names of pictures that nothing shows any more, at most 100. */
export const listDroppedPictures = (db: Database) =>
  db.selectFrom('dropped_pictures').select('name').orderBy('dropped_at').limit(100).execute();

/** Forgets a picture whose files are gone. */
export const deleteDroppedPicture = (db: Database, name: string) =>
  db.deleteFrom('dropped_pictures').where('name', '=', name).execute();
