import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

export { isOwner } from '#app/booking/house-queries.ts';

/** Somebody who works, or has worked, at a house. */
export type EmployeeRow = { id: number; name: string; gender: 'female' | 'male'; is_active: boolean };

/** The people of a house of an owner in the house's own order; undefined where it is not the owner's. */
export async function listPeople(db: Database, language: Language, ownerId: number, house: number) {
  const found = await sql<{ people: EmployeeRow[] }>`
    select coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'name', in_language(p.name, ${language}),
      'gender', p.gender, 'is_active', p.is_active) order by p.position, p.id)
      from employees p where p.establishment_id = e.id), '[]') as people
    from establishments e where e.id = ${house} and e.owner_id = ${ownerId}`.execute(db);
  return found.rows[0]?.people;
}

/** Hours of a day's clock in which somebody of a house is blocked, minutes since its midnight. */
type BlockedRow = { id: number; employee_id: number; date: string; from: number; to: number; note: string | null };

/** The blocked hours of a house's people on each day between two (YYYY-MM-DD), both included. */
export async function listBlocked(db: Database, language: Language, house: number, from: string, to: string) {
  const found = await sql<BlockedRow>`
    select x.id, x.employee_id, d.day::date::text as date, x.opens_minute as "from", x.closes_minute as "to",
      in_language(x.reason, ${language}) as note
    from hours_exceptions x join lateral generate_series(greatest(x.starts_on, ${from}::date)::timestamp,
      least(x.ends_on, ${to}::date)::timestamp, '1 day') d (day)
      on x.weekday is null or x.weekday = extract(isodow from d.day)
    where x.establishment_id = ${house} and x.kind = 'blocked' and x.ends_on >= ${from} and x.starts_on <= ${to}
    order by d.day, x.opens_minute, x.id`.execute(db);
  return found.rows;
}
