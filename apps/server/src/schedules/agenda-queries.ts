import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

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

/** Whether a house is an owner's. */
export async function isOwner(db: Database, ownerId: number, house: number): Promise<boolean> {
  const found = await sql`select from establishments where id = ${house} and owner_id = ${ownerId}`.execute(db);
  return found.rows.length > 0;
}
