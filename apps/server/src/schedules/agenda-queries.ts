import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** Somebody who works, or has worked, at a house. */
export type EmployeeRow = { id: number; name: string; gender: 'female' | 'male'; is_active: boolean };

/** The people of a house in the house's own order; of staff only they themselves. */
export async function listPeople(
  db: Database,
  language: Language,
  house: number,
  employeeId: number | null,
): Promise<EmployeeRow[]> {
  const found = await sql<EmployeeRow>`
    select p.id, in_language(p.name, ${language}) as name, p.gender, p.is_active from employees p
    where p.establishment_id = ${house} and (${employeeId}::bigint is null or p.id = ${employeeId})
    order by p.position, p.id`.execute(db);
  return found.rows;
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
