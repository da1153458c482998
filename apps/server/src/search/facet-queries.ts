import type { PartOfDay } from '@tajmeelspot/contract/day-parts.ts';
import type { Facets } from '@tajmeelspot/contract/search.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#app/database/connection.ts';
import { type SearchCriteria, distanceKm, matching, planningOf } from '#app/catalog/services/criteria-queries.ts';
import { type EarliestSlotsQuery, firstSlotFrom } from './slot-range-queries.ts';

/** Choices are counted among this many of the best matches; to count a million takes seconds. */
const maxCounted = 5000;
/** Of hours and free slots, which take longer, among this many; where there are more, nobody counts them. */
const maxLookedAt = 200;

/** Only columns of the index of the recommended order, so that no table row is read. */
const counted = sql.raw(
  `s.id, s.standing, s.category_id, s.city_id, s.district, s.type, s.venue_id, s.rating_sum, s.rating_weight,
    s.is_women_only, s.has_female_staff, s.is_at_home, s.from_price_iqd`,
);

/**
 * The choices of each filter under some criteria. A filter's own choice is disregarded for its counts, so that they say
 * what another choice would find.
 */
export async function listFacets(
  db: Database,
  language: Language,
  criteria: SearchCriteria,
  { day, parts }: FreeTimeQuery,
): Promise<Facets> {
  const conditions = choicesOf(criteria);
  const { isInCities, rest } = withoutChoices(criteria);
  const found = await sql<Facets>`
    ${planningOf(criteria)}
    with matching as materialized (${matchingServices(rest)}),
    chosen as materialized (select m.* from matching m where ${allOf(...Object.values(conditions))}),
    looked_at as materialized (
      select c.id, c.venue_id from chosen c where (select count(*) from chosen) < ${maxLookedAt})
    select ${choiceColumns(language, conditions, isInCities)}, ${qualityColumns(conditions)},
      (select count(*) filter (where is_open(v.venue_id, current_moment()))::int
        from (select distinct venue_id from looked_at) v having count(*) > 0) as open_now,
      ${partCounts(day, parts)} as parts,
      ${rest.near ? distanceCounts : sql`'[]'::jsonb`} as distances,
      (select jsonb_build_object('min', min(from_price_iqd), 'max', max(from_price_iqd)) from chosen
        having count(*) > 0) as price`.execute(db);
  return found.rows[0] as Facets;
}

/** The best matches, with what choices are told by. */
const matchingServices = (rest: SearchCriteria): RawBuilder<unknown> => sql`
  select s.id, s.category_id, s.city_id, s.district, s.type, s.venue_id, s.is_women_only, s.has_female_staff,
    s.is_at_home, s.from_price_iqd, s.rating_sum::numeric / nullif(s.rating_weight, 0) as mean,
    ${rest.near ? distanceKm(rest.near) : sql`null::float8`} as km
  from (
    select ${counted} ${rest.near ? sql`, s.location` : sql``} from ${matching(rest)} order by s.standing desc, s.id desc
    limit ${rest.isOpenNow ? maxLookedAt : maxCounted}) s`;

type ChoiceConditions = ReturnType<typeof choicesOf>;

const choiceColumns = (
  language: Language,
  { inCategory, inCity, inDistrict, ofType, rated, forWomen, atHome }: ChoiceConditions,
  isInCities: boolean,
): RawBuilder<unknown> => sql`
  ${choiceList({
    where: allOf(inCity, inDistrict, ofType, rated, forWomen, atHome),
    by: sql`a.id`,
    more: sql`join categories c on c.id = m.category_id cross join unnest(c.branch) a(id)`,
    columns: sql`a.name as code, in_language(a.label, ${language}) as name, cardinality(a.branch) as level, a.places as place`,
    from: sql`categories a on a.id = by`,
  })} as categories,
  ${choiceList({
    where: allOf(inCategory, inCity, inDistrict, rated, forWomen, atHome),
    by: sql`m.type`,
    columns: sql`by as code, by as place`,
  })} as types,
  ${choiceList({
    where: allOf(inCategory, ofType, rated, forWomen, atHome),
    by: sql`m.city_id`,
    columns: sql`y.code, in_language(y.name, ${language}) as name, in_language(y.governorate, ${language}) as governorate, y.id as place`,
    from: sql`cities y on y.id = by`,
  })} as cities,
  ${
    isInCities
      ? choiceList({
          where: allOf(inCategory, inCity, ofType, rated, forWomen, atHome),
          by: sql`m.district`,
          columns: sql`by as code, in_language(e.district, ${language}) as name, -count as place`,
          from: sql`venues e on e.id = venue`,
        })
      : sql`'[]'::jsonb`
  } as districts`;

const qualityColumns = ({
  inCategory,
  inCity,
  inDistrict,
  ofType,
  rated,
  forWomen,
  atHome,
}: ChoiceConditions): RawBuilder<unknown> => sql`
  (select jsonb_agg(jsonb_build_object('code', least, 'count',
      ${venuesIn(allOf(sql`m.mean >= least::numeric`, inCategory, inCity, inDistrict, ofType, forWomen, atHome))}) order by least desc)
    from unnest(array['3', '4', '4.5']) least) as ratings,
  ${venuesIn(allOf(sql`m.is_women_only`, inCategory, inCity, inDistrict, ofType, rated, atHome))} as women_only,
  ${venuesIn(allOf(sql`m.has_female_staff`, inCategory, inCity, inDistrict, ofType, rated, atHome))} as female_staff,
  ${venuesIn(allOf(sql`m.is_at_home`, inCategory, inCity, inDistrict, ofType, rated, forWomen))} as at_home`;

/** The day whose free slots are counted, minutes since 1970 as of now; undefined where they are not known. */
export type FreeTimeQuery = {
  readonly day: EarliestSlotsQuery | undefined;
  /** Minutes of the day between which each part of it lies. */
  readonly parts: readonly { readonly code: PartOfDay; readonly from: number; readonly before: number }[];
};

/** Of how many venues something is free in each part of a day. */
function partCounts(day: EarliestSlotsQuery | undefined, parts: FreeTimeQuery['parts']): RawBuilder<unknown> {
  if (!day) return sql`'[]'::jsonb`;
  const { now, from, before } = day;
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('code', p.code, 'count', (
        select count(distinct l.venue_id) from looked_at l where exists (
          select from slot_ranges o
          where o.service_id = l.id and o.last_minute >= greatest(p.first, ${now}::int + o.lead_minutes)
            and o.first_minute < p.before and ${firstSlotFrom(sql`greatest(p.first, ${now}::int + o.lead_minutes)`)} < p.before)))
      order by p.first)
    from (values ${sql.join(
      parts.map((part) => sql`(${part.code}, ${from + part.from}::int, ${Math.min(before, from + part.before)}::int)`),
    )}) p(code, first, before)
    where exists (select from looked_at)), '[]')`;
}

const distanceCounts = sql`(
  select jsonb_agg(jsonb_build_object('code', km::text, 'count',
    (select count(distinct c.venue_id)::int from chosen c where c.km <= d.km)) order by d.km)
  from unnest(array[2, 5, 10]) d(km))`;

/** The criteria that are choices of a filter, each as a condition on the rows `m` of `matching`. */
function choicesOf(criteria: SearchCriteria) {
  const { category, cities, districts, type, minRating, isWomenOnly, hasFemaleStaff, isAtHome } = criteria;
  const when = (chosen: unknown, condition: RawBuilder<unknown>) => (chosen === undefined ? sql`true` : condition);
  return {
    inCategory: when(category, sql`m.category_id = any(array(select unnest(category_branch(${category}))))`),
    inCity: when(
      cities,
      sql`m.city_id = any(array(select id from cities where code = any(${cities}) or governorate_code = any(${cities})))`,
    ),
    inDistrict: when(districts, sql`m.district = any(${districts})`),
    ofType: when(type, sql`m.type = ${type}`),
    rated: when(minRating, sql`m.mean >= ${minRating}::numeric`),
    forWomen: sql`(${isWomenOnly ?? false} is false or m.is_women_only)
      and (${hasFemaleStaff ?? false} is false or m.has_female_staff)`,
    atHome: sql`(${isAtHome ?? false} is false or m.is_at_home)`,
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
    isAtHome: _h,
    ...rest
  } = criteria;
  return { isInCities: cities !== undefined, rest };
}

const allOf = (...kinds: RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(kinds, sql` and `);

/** How many venues have a service `m` of `matching` like that. */
const venuesIn = (where: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select count(*)::int from (select distinct m.venue_id from matching m where ${where}) v)`;

type ChoiceList = {
  readonly where: RawBuilder<unknown>;
  /** What is counted by, of the services `m` and `more`. */
  readonly by: RawBuilder<unknown>;
  readonly more?: RawBuilder<unknown>;
  /** What a choice shows, of `by`, `count`, `venue` (one of its venues) and the rows of `from`. */
  readonly columns: RawBuilder<unknown>;
  readonly from?: RawBuilder<unknown>;
};

/** The choices of a filter, each with how many venues have it. Venues are told apart before the names of choices are read. */
const choiceList = ({ where, by, more = sql``, columns, from }: ChoiceList): RawBuilder<unknown> => sql`(
  select coalesce(jsonb_agg(to_jsonb(r) - 'place' order by r.place, r.code), '[]') from (
    select ${columns}, count from (
      select by, count(*)::int as count, min(venue) as venue from (
        select distinct ${by} as by, m.venue_id as venue from matching m ${more} where ${where}) told
      group by by) counted ${from === undefined ? sql`` : sql`join ${from}`}) r)`;
