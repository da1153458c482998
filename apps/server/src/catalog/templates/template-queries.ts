import type { Templates } from '@tajmeelspot/contract/venues/templates.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';

/** All cities with the districts in which there are venues, by their names. */
export async function listAllCities(db: Database, language: Language): Promise<Templates['cities']> {
  const found = await sql<Templates['cities'][number]>`
    select y.code, in_language(y.name, ${language}) as label, in_language(y.governorate, ${language}) as governorate,
      coalesce((select jsonb_agg(known.district order by known.district) from (
        select distinct e.district::jsonb as district from venues e
        where e.city_id = y.id and e.district ?& array['en', 'ar', 'ckb'] and exists (
          select from services s where s.venue_id = e.id and s.status = 'published')
        limit 100) known), '[]') as districts
    from cities y order by label`.execute(db);
  return found.rows;
}

/** Tags with their ids, by their names. */
export async function listTagsWithIds(db: Database, language: Language): Promise<Templates['tags']> {
  const found = await sql<Templates['tags'][number]>`
    select id, in_language(name, ${language}) as label from tags order by label`.execute(db);
  return found.rows;
}
