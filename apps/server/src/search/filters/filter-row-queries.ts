import type { PartOfDay } from '@tajmeelspot/contract/day-parts.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  distanceKm,
  isPlace,
  matching,
  plannedForThousand,
  planningOf,
  type SearchCriteria,
} from '#app/catalog/services/criteria-queries.ts';
import { findListedVersion, listedVersion } from '#app/catalog/services/text-reading-queries.ts';
import type { Database } from '#app/database/connection.ts';
import { fixedStatement } from '#app/database/statements.ts';
import type { EarliestSlotsQuery } from '../earliest/earliest-queries.ts';
import { firstSlotFrom } from '../slot-range-queries.ts';

/** Choices are counted among this many of the best matches; to count a million takes seconds. */
const maxCounted = 5000;
/** Of matches of words and of a place among this many: each that stands before the last of them is looked at in the table. */
const maxCountedInTable = 1000;
/** Of hours and free slots, which take longer, among this many; where there are more, nobody counts them. */
export const maxLookedAt = 200;

/** The best matches with what choices are told by: of each an entry in every list, those of a venue beside each other. */
export type FilterRows = {
  readonly ids: readonly number[];
  readonly venues: readonly number[];
  readonly categories: readonly number[];
  readonly cities: readonly number[];
  readonly districts: readonly string[];
  readonly types: readonly string[];
  /** Lowest price of the service, whole dinars. */
  readonly prices: readonly (number | null)[];
  /** How many of the means that can be chosen its own reaches: 0 to 3. */
  readonly means: readonly number[];
  /** What it has of `traits`, added up. */
  readonly traits: readonly number[];
  /** Kilometres from the position of the criteria; null without one. */
  readonly distances: readonly (number | null)[] | null;
  /** Whether there may be more, which nobody has looked at. */
  readonly isMore: boolean;
};

/** The same with the version of all lists at that moment. */
export type VersionedRows = FilterRows & { readonly version: string };

const noRows: FilterRows = {
  ids: [],
  venues: [],
  categories: [],
  cities: [],
  districts: [],
  types: [],
  prices: [],
  means: [],
  traits: [],
  distances: null,
  isMore: false,
};

/** The means of reviews that can be chosen. */
export const chosenMeans = ['3', '4', '4.5'] as const;
/** What a service has or has not. */
export const traits = { isWomenOnly: 1, hasFemaleStaff: 2, isAtHome: 4 } as const;

/** Only columns of the index of the recommended order, so that no table row is read. */
const counted = sql.raw(
  `s.id, s.standing, s.category_id, s.city_id, s.district, s.type, s.venue_id, s.rating_sum, s.rating_weight,
    s.is_women_only, s.has_female_staff, s.is_at_home, s.from_price_iqd`,
);

/** One column as a list, which is read at a tenth of the cost of rows. */
const list = (value: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`coalesce(to_json(array_agg(${value} order by s.venue_id, s.id)), '[]')`;

/** The best matches of some criteria, of which `isOpenNow` leaves fewer. */
export async function readFilterRows(db: Database, criteria: SearchCriteria): Promise<VersionedRows> {
  const { near, isOpenNow, words } = criteria;
  if (words?.narrowing === null) return { ...noRows, version: await findListedVersion(db) };
  const planned = plannedForThousand(criteria);
  const max = isOpenNow ? maxLookedAt : words || isPlace(criteria) ? maxCountedInTable : maxCounted;
  const reached = chosenMeans.map((least) => sql`(s.rating_sum >= ${sql.lit(Number(least))} * s.rating_weight)::int`);
  const found = await sql<Omit<VersionedRows, 'isMore'>>`
    ${planningOf(planned)}
    select ${list(sql`s.id`)} as ids, ${list(sql`s.venue_id`)} as venues, ${list(sql`s.category_id`)} as categories,
      ${list(sql`s.city_id`)} as cities, ${list(sql`s.district`)} as districts, ${list(sql`s.type`)} as types,
      ${list(sql`s.from_price_iqd`)} as prices,
      ${list(sql`case when s.rating_weight > 0 then ${sql.join(reached, sql` + `)} else 0 end`)} as means,
      ${list(sql`s.is_women_only::int * ${sql.lit(traits.isWomenOnly)}
        + s.has_female_staff::int * ${sql.lit(traits.hasFemaleStaff)} + s.is_at_home::int * ${sql.lit(traits.isAtHome)}`)} as traits,
      ${near ? list(distanceKm(near)) : sql`null::json`} as distances, ${listedVersion} as version
    from (
      select ${counted} ${near ? sql`, s.location` : sql``} from ${matching(planned)}
      order by s.standing desc, s.id desc limit ${max}) s`.execute(db);
  const [rows] = found.rows as [Omit<VersionedRows, 'isMore'>];
  return { ...rows, isMore: rows.ids.length === max };
}

/** The names of what can be chosen, in the order in which it is shown. */
export type ChoiceNames = {
  /** `branch`: the ids from the top of the tree down to its own. */
  readonly categories: readonly { id: number; code: string; name: string; branch: number[] }[];
  readonly cities: readonly {
    id: number;
    code: string;
    governorate_code: string;
    name: string;
    governorate: string;
  }[];
};

export async function readChoiceNames(db: Database, language: Language): Promise<ChoiceNames> {
  const found = await sql<ChoiceNames>`
    select (select coalesce(json_agg(json_build_object('id', c.id, 'code', c.name, 'name', in_language(c.label, ${language}),
          'branch', c.branch) order by c.places, c.name), '[]') from categories c) as categories,
      (select coalesce(json_agg(json_build_object('id', y.id, 'code', y.code, 'governorate_code', y.governorate_code,
          'name', in_language(y.name, ${language}), 'governorate', in_language(y.governorate, ${language})) order by y.id), '[]')
        from cities y) as cities`.execute(db);
  return found.rows[0] as ChoiceNames;
}

/** What venues call their districts, by their ids. */
export async function readDistrictNames(
  db: Database,
  language: Language,
  venueIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const found = await sql<{ id: number; name: string }>`
    select id, in_language(district, ${language}) as name from venues where id = any(${[...venueIds]})`.execute(db);
  return new Map(found.rows.map(({ id, name }) => [id, name]));
}

/** The day whose free slots are counted, minutes since 1970 as of now; undefined where they are not known. */
export type FreeTimeQuery = {
  readonly day: EarliestSlotsQuery | undefined;
  /** Minutes of the day between which each part of it lies. */
  readonly parts: readonly { readonly code: PartOfDay; readonly from: number; readonly before: number }[];
};

/** How many venues of some services are open now, and have something free in each part of a day; with the version of all lists at that moment. */
export type OpenCounts = {
  readonly open_now: number;
  readonly parts: { code: string; count: number }[];
  readonly version: string;
};

/** Where PostgreSQL knew how few services there are, it would plan the statement for them each time; a subquery hides it. */
const countByHours = fixedStatement(
  ['ids', 'venues', 'now', 'parts', 'firsts', 'befores'],
  ({ ids, venues, now, parts, firsts, befores }) => {
    const minute = sql`greatest(p.first, ${now}::int + o.lead_minutes)`;
    return sql<OpenCounts>`
      with looked_at as materialized (
        select * from unnest((select ${ids}::bigint[]), (select ${venues}::bigint[])) l(id, venue_id))
      select cardinality(open_among(array(select distinct venue_id from looked_at), current_moment())) as open_now, (
          select coalesce(jsonb_agg(jsonb_build_object('code', p.code, 'count', (
              select count(distinct l.venue_id) from looked_at l where exists (
                select from slot_ranges o
                where o.service_id = l.id and o.last_minute >= ${minute} and o.first_minute < p.before
                  and ${firstSlotFrom(minute)} < p.before)))
            order by p.first), '[]')
          from unnest((select ${parts}::text[]), (select ${firsts}::int[]), (select ${befores}::int[])) p(code, first, before)) as parts,
        ${listedVersion} as version`;
  },
);

/** Counts venues of some services that are open now, and in each part of the day those with something free; no parts where the day's slots are not known. */
export async function countOpen(
  db: Database,
  services: readonly { readonly id: number; readonly venue: number }[],
  { day, parts }: FreeTimeQuery,
): Promise<OpenCounts> {
  const known = day === undefined ? [] : parts;
  const { now, from, before } = day ?? { now: 0, from: 0, before: 0 };
  const [counts] = await countByHours(db, {
    ids: services.map(({ id }) => id),
    venues: services.map(({ venue }) => venue),
    now,
    parts: known.map(({ code }) => code),
    firsts: known.map((part) => from + part.from),
    befores: known.map((part) => Math.min(before, from + part.before)),
  });
  if (!counts) throw new Error('A statement without a table gave no row.');
  return counts;
}
