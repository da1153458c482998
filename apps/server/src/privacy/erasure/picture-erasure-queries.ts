import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** The pictures of a user: beside reviews, the portraits of the employees that the user is, and what was reported. */
export const picturesOf = (id: number) => sql`
  select 'review_pictures', to_jsonb(i) - 'decided_by' from review_pictures i join reviews r on r.id = i.review_id
    where r.user_id = ${id}
  union all select 'portraits', to_jsonb(i) - array['stated_by', 'decided_by'] from portraits i
    join memberships h on h.venue_id = i.venue_id and h.employee_id = i.employee_id where h.user_id = ${id}
  union all select 'picture_reports', to_jsonb(p) from picture_reports p where p.user_id = ${id}`;

/** Where an employee was shown. */
type PicturedPlace = { venueId: number; serviceIds: number[] };

/**
 * Takes the portraits away of the employees that a user is, before the memberships are gone that say so; the record of who
 * agreed stays. Gives where they were shown.
 */
export async function erasePortraits(db: Database, id: number, now: Date): Promise<PicturedPlace[]> {
  const found = await sql<PicturedPlace & { employeeId: number }>`
    with pictured as (
      update employees p set portrait = null from memberships m
      where m.user_id = ${id} and m.venue_id = p.venue_id and m.employee_id = p.id returning p.venue_id, p.id)
    select venue_id as "venueId", id as "employeeId",
      array(select se.service_id::int from service_employees se where se.employee_id = pictured.id order by 1) as "serviceIds"
    from pictured`.execute(db);
  const employees = found.rows.map(({ employeeId }) => employeeId);
  await sql`
    update portraits set state = 'withdrawn', name = null, withdrawn_at = ${now}
    where employee_id = any(${employees}) and state in ('waiting', 'approved')`.execute(db);
  return found.rows;
}

/** Deletes what a user has reported of pictures, and cases that nobody else has opened. */
export async function erasePictureReports(db: Database, id: number): Promise<void> {
  await db.deleteFrom('picture_reports').where('user_id', '=', id).execute();
  await sql`delete from picture_cases c
    where c.state = 'open' and not exists (select from picture_reports r where r.case_id = c.id)`.execute(db);
}
