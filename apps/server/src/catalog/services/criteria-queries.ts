import type { MapArea } from '@tajmeelspot/contract/map-area.ts';
import { type RawBuilder, sql } from 'kysely';
import { plannedAnew } from '#app/database/connection.ts';
import { isListed } from '#app/venues/venue/listed-queries.ts';
import type { SearchText } from './search-text-queries.ts';

/** The criteria of a search; an absent one does not narrow it. */
export type SearchCriteria = {
  readonly words?: SearchText | undefined;
  /** Its name; what lies below it is found, too. */
  readonly category?: string | undefined;
  /** Codes of cities or governorates. */
  readonly cities?: readonly string[] | undefined;
  /** Codes of districts. */
  readonly districts?: readonly string[] | undefined;
  readonly type?: string | undefined;
  readonly postcode?: string | undefined;
  /** Limits of the lowest price of a service, whole dinars, both included. */
  readonly minPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  /** Lowest mean of the reviews; a service without reviews never matches. */
  readonly minRating?: number | undefined;
  readonly isWomenOnly?: boolean | undefined;
  readonly hasFemaleStaff?: boolean | undefined;
  /** Whether the venue also comes to the customer. */
  readonly isAtHome?: boolean | undefined;
  /** Whether the venue is open at this moment. */
  readonly isOpenNow?: boolean | undefined;
  /** Those that are, where they are so few that their services are found and sorted. */
  readonly openVenues?: readonly number[] | undefined;
  /** Kilometres from `near` at most. */
  readonly withinKm?: number | undefined;
  /** The position that distances are measured from, degrees. */
  readonly near?: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly area?: MapArea | undefined;
};

/** Kilometres from a place to the service `s`, two decimals; null where either is not known. */
export const distanceKm = (near: SearchCriteria['near']): RawBuilder<number | null> =>
  near
    ? sql`round((6371 * acos(least(1, sin(radians(s.location[1])) * sin(radians(${near.latitude}::float8))
        + cos(radians(s.location[1])) * cos(radians(${near.latitude}::float8))
        * cos(radians(s.location[0] - ${near.longitude}::float8)))))::numeric, 2)::float8`
    : sql`null::float8`;

/** That the service `s` lies so near: in a square of degrees around the place first. */
function isWithin(near: NonNullable<SearchCriteria['near']>, km: number): RawBuilder<unknown> {
  const { latitude, longitude } = near;
  const high = km / 111.2;
  const wide = high / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  const square = { south: latitude - high, north: latitude + high, west: longitude - wide, east: longitude + wide };
  return sql`${isIn(square)} and ${distanceKm(near)} <= ${km}::float8`;
}

/** A comment in the statement that has it planned anew for its words (unless plannedOnce), for the categories below its own, and for the place. */
export const planningOf = (criteria: SearchCriteria) => (isPlannedAnew(criteria) ? sql.raw(plannedAnew) : sql``);

/** Whether a statement with some criteria is planned for its own values. */
export const isPlannedAnew = ({ words, category, cities, area, near, withinKm }: SearchCriteria): boolean =>
  (words !== undefined && words.planned === undefined) ||
  category !== undefined ||
  cities !== undefined ||
  area !== undefined ||
  (near !== undefined && withinKm !== undefined);

/**
 * The same criteria for a statement that is planned once for all words, where nothing but words narrows: by their index, or in a
 * walk where they are frequent. Other criteria as they are.
 */
export function plannedOnce(criteria: SearchCriteria): SearchCriteria {
  const { words, ...choices } = criteria;
  const areAlone = words?.besides === null && Object.values(choices).every((choice) => choice === undefined);
  return areAlone ? { words: { ...words, planned: words.areFew ? 'found' : 'walked' } } : criteria;
}

/** The same for one that looks at the best thousand matches. */
export const plannedForThousand = ({ words, ...choices }: SearchCriteria): SearchCriteria =>
  plannedOnce({ ...choices, words: words && { ...words, areFew: words.areFewOfThousand } });

const isShown = isListed('s');

/** The services `s` that match, with more columns. With rare words, and of few venues, `offset 0` makes PostgreSQL find them before it sorts them. */
export function matching(
  criteria: SearchCriteria,
  more: RawBuilder<unknown> = sql``,
  columns: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  return sql`(
    select s.* ${columns} from services s where ${isShown} ${conditions(criteria)} ${more} ${areFew(criteria) ? sql`offset 0` : sql``}) s`;
}

/** Whether what matches is found and sorted. */
export const areFew = ({ words, openVenues }: SearchCriteria): boolean =>
  words?.areFew === true || openVenues !== undefined;

/** The conditions on the services `s`, each beginning with 'and'. */
export function conditions(criteria: SearchCriteria): RawBuilder<unknown> {
  const { words, category, cities, districts, type, postcode } = criteria;
  const all = [
    words === undefined ? sql`` : hasWords(words),
    category === undefined ? sql`` : sql`and s.category_id = any(category_branch(${category}))`,
    cities === undefined ? sql`` : sql`and s.city_id = any(city_branch(${cities}))`,
    districts === undefined ? sql`` : sql`and s.district = any(${districts})`,
    type === undefined ? sql`` : sql`and s.type = ${type}`,
    postcode === undefined ? sql`` : sql`and s.postcode = ${postcode}`,
    ...finerConditions(criteria),
    isIn(criteria.area),
  ];
  return sql.join(all, sql` `);
}

/** By degrees and not by a box, whose rows nobody can estimate: the planner then knows when to walk an order instead. */
export const isIn = (area: SearchCriteria['area']): RawBuilder<unknown> =>
  area === undefined
    ? sql``
    : sql`and s.location[1] between ${area.south}::float8 and ${area.north}::float8
        and s.location[0] between ${area.west}::float8 and ${area.east}::float8`;

/**
 * `is true` keeps the second condition out of the index search. What is planned once must not look better for these words: a
 * value of a subquery is not known to the planner, which expects one in 200 services to have it and uses the index. The function of
 * the operator is known to no index, and one in three services are expected to pass it, which is right for a walk.
 */
function hasWords({ narrowing, besides, planned }: SearchText): RawBuilder<unknown> {
  if (narrowing === null) return sql`and false`;
  if (planned === 'found') return sql`and s.document @@ (select ${narrowing}::tsquery)`;
  if (planned === 'walked') return sql`and ts_match_vq(s.document, ${narrowing}::tsquery)`;
  const more = besides === null ? sql`` : sql`and (s.document @@ ${besides}::tsquery) is true`;
  return sql`and s.document @@ ${narrowing}::tsquery ${more}`;
}

const isOfOpen = (venues: SearchCriteria['openVenues']): RawBuilder<unknown> =>
  venues === undefined
    ? sql`and is_open(s.venue_id, current_moment())`
    : sql`and s.venue_id = any((select ${venues}::bigint[])::bigint[])`;

function finerConditions({
  minPrice,
  maxPrice,
  minRating,
  isWomenOnly,
  hasFemaleStaff,
  isAtHome,
  isOpenNow,
  openVenues,
  near,
  withinKm,
}: SearchCriteria): RawBuilder<unknown>[] {
  return [
    minPrice === undefined ? sql`` : sql`and s.from_price_iqd >= ${minPrice}`,
    maxPrice === undefined ? sql`` : sql`and s.from_price_iqd <= ${maxPrice}`,
    isOpenNow ? isOfOpen(openVenues) : sql``,
    near === undefined || withinKm === undefined ? sql`` : isWithin(near, withinKm),
    minRating === undefined
      ? sql``
      : sql`and s.rating_weight > 0 and s.rating_sum >= ${minRating}::numeric * s.rating_weight`,
    isWomenOnly ? sql`and s.is_women_only` : sql``,
    hasFemaleStaff ? sql`and s.has_female_staff` : sql``,
    isAtHome ? sql`and s.is_at_home` : sql``,
  ];
}
