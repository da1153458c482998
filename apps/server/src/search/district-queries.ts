import type { Language } from '@tajmeelspot/language/languages.ts';
import { sql } from 'kysely';
import { type ServiceSummaryRow, summaryColumns, summaryJoins } from '#app/catalog/services/service-queries.ts';
import type { Database } from '#app/database/connection.ts';
import { isListed } from '#app/venues/venue/listed-queries.ts';

/** A district and its city: codes, names in a language. */
export type DistrictRow = { code: string; name: string; city: { code: string; name: string } };

/**
 * The districts with most services, of one city or of all. Phrases of places are some hundreds, each with the count of
 * its services: nothing is counted here.
 */
export async function listLargestDistricts(
  db: Database,
  language: Language,
  { city, limit }: { readonly city: string | undefined; readonly limit: number },
): Promise<DistrictRow[]> {
  const found = await sql<DistrictRow>`
    select split_part(p.code, '/', 2) as code, in_language(p.name, ${language}) as name,
      jsonb_build_object('code', y.code, 'name', in_language(y.name, ${language})) as city
    from search_phrases p join cities y on y.code = split_part(p.code, '/', 1)
    where p.kind = 'location' and p.code like '%/%' ${city === undefined ? sql`` : sql`and y.code = ${city}`}
    order by p.services desc, p.code limit ${limit}`.execute(db);
  return found.rows;
}

type DistrictServiceRow = ServiceSummaryRow & { place: number };

/** The best `limit` services of each of some districts, each with the place of its district among them, from 0 on. */
export async function listBestInDistricts(
  db: Database,
  language: Language,
  districts: readonly DistrictRow[],
  limit: number,
): Promise<DistrictServiceRow[]> {
  const found = await sql<DistrictServiceRow>`
    with asked as (
      select (a.place - 1)::int as place, y.id as city_id, a.district
      from unnest(${districts.map(({ city }) => city.code)}::text[], ${districts.map(({ code }) => code)}::text[])
        with ordinality a (city, district, place)
      join cities y on y.code = a.city),
    best as (
      select asked.place, s.* from asked cross join lateral (
        select * from services s
        where ${isListed('s')} and s.city_id = asked.city_id and s.district = asked.district
        order by s.standing desc, s.id desc limit ${limit}) s)
    select ${summaryColumns(language)}, s.place, s.standing::text as sort_key, null::float8 as distance_km, null::int as total
    from best s ${summaryJoins} order by s.place, s.standing desc, s.id desc`.execute(db);
  return found.rows;
}
