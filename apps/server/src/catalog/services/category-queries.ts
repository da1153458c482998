import type { Category, CategoryPage } from '@tajmeelspot/contract/catalog.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** All categories that are not retired, in the order of the tree. */
export async function listCategories(db: Database, language: Language): Promise<Category[]> {
  const found = await sql<Category>`
    select c.id, c.name, in_language(c.label, ${language}) as label, c.parent_id, cardinality(c.branch) as level
    from categories c where c.retired_at is null order by c.places`.execute(db);
  return found.rows;
}

/** A category, also a retired one, with what lies above and directly below it. */
export async function findCategory(db: Database, language: Language, name: string): Promise<CategoryPage | undefined> {
  const brief = (category: 'a' | 'd'): RawBuilder<unknown> => sql`jsonb_agg(jsonb_build_object(
    'name', ${sql.ref(`${category}.name`)}, 'label', in_language(${sql.ref(`${category}.label`)}, ${language}))
    order by ${sql.ref(`${category}.places`)})`;
  const found = await sql<CategoryPage>`
    select c.id, c.name, in_language(c.label, ${language}) as label, in_language(c.about, ${language}) as about,
      coalesce((select ${brief('a')} from categories a where a.id = any(c.branch) and a.id <> c.id), '[]') as above,
      coalesce((select ${brief('d')} from categories d where d.parent_id = c.id and d.retired_at is null), '[]') as below
    from categories c where c.name = ${name}`.execute(db);
  return found.rows[0];
}
