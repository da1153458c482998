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
