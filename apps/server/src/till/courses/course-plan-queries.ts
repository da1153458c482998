import type { LocalizedText } from '@tajmeelspot/contract/fields.ts';
import type { CoursePlan } from '@tajmeelspot/contract/till/courses.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** The courses that a venue sells, by name, archived ones last; with an id that one alone. */
export async function listPlans(db: Database, language: Language, venueId: number, id?: number) {
  const found = await sql<CoursePlan>`
    select o.id, in_language(o.name, ${language}) as name, o.name as names, o.sessions, o.price_iqd, o.valid_months, o.is_active,
      case when t.id is not null then jsonb_build_object('id', t.id, 'name', in_language(t.title, ${language})) end as treatment
    from course_plans o left join treatments t on t.id = o.treatment_id
    where o.venue_id = ${venueId} and (${id ?? null}::bigint is null or o.id = ${id ?? null})
    order by not o.is_active, in_language(o.name, ${language}), o.id limit 500`.execute(db);
  return found.rows;
}

/** A course as it is entered. */
export type CoursePlanInput = {
  readonly name: LocalizedText;
  readonly treatment_id: number;
  readonly sessions: number;
  readonly price_iqd: number;
  readonly valid_months?: number | null | undefined;
  readonly is_active: boolean;
};

const toRow = ({ name, valid_months: months, ...input }: CoursePlanInput) => ({
  ...input,
  valid_months: months ?? null,
  name: JSON.stringify(name),
});

/** Adds a course that a venue sells; gives its id. */
export async function insertPlan(db: Database, venueId: number, input: CoursePlanInput, now: Date): Promise<number> {
  const row = { ...toRow(input), venue_id: venueId, created_at: now };
  return (await db.insertInto('course_plans').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** Changes a course that a venue sells; false where it has none such. */
export async function updatePlan(db: Database, venueId: number, id: number, input: CoursePlanInput) {
  const change = db.updateTable('course_plans').set(toRow(input));
  const changed = await change.where('venue_id', '=', venueId).where('id', '=', id).executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** The terms of an plan that is sold, with the title of its treatment. */
export async function lockPlan(db: Database, venueId: number, id: number) {
  const found = await sql<{
    id: number;
    name: LocalizedText;
    treatment_id: number;
    treatment_title: LocalizedText;
    sessions: number;
    price_iqd: number;
    valid_months: number | null;
  }>`
    select o.id, o.name, o.treatment_id, t.title as treatment_title, o.sessions, o.price_iqd, o.valid_months
    from course_plans o join treatments t on t.id = o.treatment_id
    where o.venue_id = ${venueId} and o.id = ${id} and o.is_active for share of o`.execute(db);
  return found.rows[0];
}
