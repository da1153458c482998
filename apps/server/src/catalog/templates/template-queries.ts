import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { isListed } from '#app/venues/venue/listed-queries.ts';

/** All cities with the districts in which there are venues, by their names. */
export async function listAllCities(db: Database, language: Language): Promise<Templates['cities']> {
  const found = await sql<Templates['cities'][number]>`
    select y.code, in_language(y.name, ${language}) as label, in_language(y.governorate, ${language}) as governorate,
      coalesce((select jsonb_agg(known.district order by known.district) from (
        select distinct e.district::jsonb as district from venues e
        where e.city_id = y.id and e.district ?& array['en', 'ar', 'ckb'] and exists (
          select from services s where s.venue_id = e.id and ${isListed('s')})
        limit 100) known), '[]') as districts
    from cities y order by label`.execute(db);
  return found.rows;
}

/** All categories in the order of the tree, with the licence that each of them needs. */
export async function listLicensedCategories(db: Database, language: Language): Promise<Templates['categories']> {
  const found = await sql<Templates['categories'][number]>`
    select c.id, c.name, in_language(c.label, ${language}) as label, to_jsonb(c.branch) as branch, c.retired_at is not null as is_retired,
      coalesce(licence_of_branch(c.branch), 'none') as licence_class
    from categories c order by c.places`.execute(db);
  return found.rows;
}

/** The procedures that can be chosen, in the order of their groups. */
export async function listProcedures(db: Database): Promise<Templates['procedures']> {
  const found = await sql<Templates['procedures'][number]>`
    select p.id, p.category_id, p.also_category_id, g.name as group, p.name as title, p.spellings, p.licence_class, p.usual_minutes as duration,
      p.usual_from_iqd as from_iqd, p.usual_to_iqd as to_iqd
    from procedures p join procedures g on g.id = p.parent_id
    where p.retired_at is null order by g.position, p.position`.execute(db);
  return found.rows;
}

/** Tags with their ids, by their names. */
export async function listTagsWithIds(db: Database, language: Language): Promise<Templates['tags']> {
  const found = await sql<Templates['tags'][number]>`
    select id, in_language(name, ${language}) as label from tags order by label`.execute(db);
  return found.rows;
}
