import type { Facets } from '@tajmeelspot/contract/search.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { type SearchCriteria, matching, planningOf } from '#app/catalog/services/criteria-queries.ts';

/** Choices are counted among this many of the best matches; to count a million takes seconds. */
const maxCounted = 5000;

/** Only columns of the index of the recommended order, so that no table row is read. */
const counted = sql.raw(
  `s.id, s.standing, s.category_id, s.city_id, s.district, s.type, s.venue_id, s.rating_sum, s.rating_weight,
    s.is_women_only, s.has_female_staff, s.from_price_iqd`,
);

/**
 * The choices of each filter under some criteria. A filter's own choice is disregarded for its counts, so that they say
 * what another choice would find.
 */
export async function listFacets(db: Database, language: Language, criteria: SearchCriteria): Promise<Facets> {
  const { inCategory, inCity, inDistrict, ofType, rated, forWomen } = choicesOf(criteria);
  const { isInCities, rest } = withoutChoices(criteria);
  const found = await sql<Facets>`
    ${planningOf(criteria)}
    with matching as materialized (
      select c.branch, y.code as city, y.name as city_name, y.id as city_id,
        y.governorate_code as governorate, y.governorate as governorate_name, s.district, s.type, s.venue_id,
        s.rating_sum::numeric / nullif(s.rating_weight, 0) as mean, s.is_women_only, s.has_female_staff, s.from_price_iqd
      from (
        select ${counted} from ${matching(rest)} order by s.standing desc, s.id desc limit ${maxCounted}
      ) s join categories c on c.id = s.category_id join cities y on y.id = s.city_id
    )
    select
      ${choiceList(
        sql`a.name as code, in_language(a.label, ${language}) as name, cardinality(a.branch) as level, count(*)::int, a.places as place`,
        allOf(inCity, inDistrict, ofType, rated, forWomen),
        sql`a.id`,
        sql`join categories a on a.id = any(m.branch)`,
      )} as categories,
      ${choiceList(sql`type as code, count(*)::int, type as place`, allOf(inCategory, inCity, inDistrict, rated, forWomen), sql`type`)} as types,
      ${choiceList(
        sql`city as code, in_language(city_name, ${language}) as name, in_language(governorate_name, ${language}) as governorate,
          count(*)::int, city_id as place`,
        allOf(inCategory, ofType, rated, forWomen),
        sql`city, city_name, governorate_name, city_id`,
      )} as cities,
      ${
        !isInCities
          ? sql`'[]'::jsonb`
          : choiceList(
              sql`m.district as code, in_language((array_agg(e.district))[1], ${language}) as name, count(*)::int, -count(*) as place`,
              allOf(inCategory, inCity, ofType, rated, forWomen),
              sql`m.district`,
              sql`join venues e on e.id = m.venue_id`,
            )
      } as districts,
      (select jsonb_agg(jsonb_build_object('code', least, 'count',
          (select count(*)::int from matching m where m.mean >= least::numeric and ${allOf(inCategory, inCity, inDistrict, ofType, forWomen)}))
          order by least desc)
        from unnest(array['3', '4', '4.5']) least) as ratings,
      (select count(*)::int from matching m where m.is_women_only and ${allOf(inCategory, inCity, inDistrict, ofType, rated)}) as women_only,
      (select count(*)::int from matching m where m.has_female_staff and ${allOf(inCategory, inCity, inDistrict, ofType, rated)}) as female_staff,
      (select jsonb_build_object('min', min(from_price_iqd), 'max', max(from_price_iqd)) from matching m
        where ${allOf(inCategory, inCity, inDistrict, ofType, rated, forWomen)} having count(*) > 0) as price`.execute(
    db,
  );
  return found.rows[0] as Facets;
}

/** The criteria that are choices of a filter, each as a condition on the rows `m` of `matching`. */
function choicesOf({ category, cities, districts, type, minRating, isWomenOnly, hasFemaleStaff }: SearchCriteria) {
  const when = (chosen: unknown, condition: RawBuilder<unknown>) => (chosen === undefined ? sql`true` : condition);
  return {
    inCategory: when(category, sql`(select id from categories where name = ${category}) = any(m.branch)`),
    inCity: when(cities, sql`(m.city = any(${cities}) or m.governorate = any(${cities}))`),
    inDistrict: when(districts, sql`m.district = any(${districts})`),
    ofType: when(type, sql`m.type = ${type}`),
    rated: when(minRating, sql`m.mean >= ${minRating}::numeric`),
    forWomen: sql`(${isWomenOnly ?? false} is false or m.is_women_only)
      and (${hasFemaleStaff ?? false} is false or m.has_female_staff)`,
  };
}

/** The criteria without those that are choices of a filter. */
function withoutChoices(criteria: SearchCriteria): { isInCities: boolean; rest: SearchCriteria } {
  const {
    category: _c,
    cities,
    districts: _d,
    type: _t,
    minRating: _r,
    isWomenOnly: _w,
    hasFemaleStaff: _f,
    ...rest
  } = criteria;
  return { isInCities: cities !== undefined, rest };
}

const allOf = (...kinds: RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(kinds, sql` and `);

const choiceList = (
  columns: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  group: RawBuilder<unknown>,
  more: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> => sql`
  (select coalesce(jsonb_agg(to_jsonb(r) - 'place' order by r.place, r.code), '[]') from (
    select ${columns} from matching m ${more} where ${where} group by ${group}) r)`;
