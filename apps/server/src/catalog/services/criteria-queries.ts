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
  /** Whether what matches is found and sorted sooner than the sorted index is walked, where it was counted (judgeMatches). */
  readonly few?: Pick<SearchText, 'areFew' | 'areFewOfThousand'> | undefined;
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

/** Whether only a part of the map counts. */
export const isPlace = ({ area, near, withinKm }: SearchCriteria): boolean =>
  area !== undefined || (near !== undefined && withinKm !== undefined);

/** Whether nobody can estimate how many match: those with frequent words and more, and those of a place. */
export function areUnjudged(criteria: SearchCriteria): boolean {
  const { words, openVenues, isOpenNow: _open, near: _near, withinKm: _km, ...others } = criteria;
  if (openVenues !== undefined || words?.areFew === true) return false;
  return isPlace(criteria) || (words !== undefined && Object.values(others).some((one) => one !== undefined));
}

/** A comment in the statement that has it planned anew for its words (unless plannedOnce), for the categories below its own, for its cities, and for the place. */
export const planningOf = (criteria: SearchCriteria) => (isPlannedAnew(criteria) ? sql.raw(plannedAnew) : sql``);

/** Whether a statement with some criteria is planned for its own values. */
export const isPlannedAnew = (criteria: SearchCriteria): boolean => {
  const { words, category, cities, few } = criteria;
  const isOfWords = words !== undefined && words.planned === undefined;
  return isOfWords || category !== undefined || cities !== undefined || few !== undefined || isPlace(criteria);
};

/**
 * The same criteria for a statement that is planned once for all words, where nothing but words narrows: by their index, or in a
 * walk where they are frequent. With other criteria frequent words are only looked at in a walk, where that was judged.
 */
export function plannedOnce(criteria: SearchCriteria): SearchCriteria {
  const { words, ...choices } = criteria;
  if (isWalked(criteria)) return { ...choices, words: words && { ...words, planned: 'walked' } };
  const areAlone = words?.besides === null && Object.values(choices).every((choice) => choice === undefined);
  return areAlone ? { words: { ...words, planned: words.areFew ? 'found' : 'walked' } } : criteria;
}

/** The same for one that looks at the best thousand matches. */
export const plannedForThousand = ({ words, few, ...choices }: SearchCriteria): SearchCriteria =>
  plannedOnce({ ...choices, words: words && ofThousand(words), few: few && ofThousand(few) });

const ofThousand = <Judged extends { readonly areFewOfThousand: boolean }>(judged: Judged): Judged => ({
  ...judged,
  areFew: judged.areFewOfThousand,
});

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
export const areFew = ({ words, openVenues, few }: SearchCriteria): boolean =>
  words?.areFew === true || openVenues !== undefined || few?.areFew === true;

/** Whether the sorted index is walked, as was judged: the planner may not look for another way. */
const isWalked = (criteria: SearchCriteria): boolean => criteria.few !== undefined && !areFew(criteria);

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
    ...placeConditions(criteria),
  ];
  return sql.join(all, sql` `);
}

/** No index answers a case, and one in two services are expected to pass it: right for a walk. */
function placeConditions(criteria: SearchCriteria): RawBuilder<unknown>[] {
  const { area, near, withinKm } = criteria;
  if (!isPlace(criteria)) return [];
  const within = near === undefined || withinKm === undefined ? sql`` : isWithin(near, withinKm);
  const place = sql`${isIn(area)} ${within}`;
  return [isWalked(criteria) ? sql`and case when true ${place} then true else false end` : place];
}

/** By degrees and not by a box, whose rows nobody can estimate: the planner then knows when to walk an order instead. */
const isIn = (area: SearchCriteria['area']): RawBuilder<unknown> =>
  area === undefined
    ? sql``
    : sql`and s.location is not null and s.location[1] between ${area.south}::float8 and ${area.north}::float8
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
}: SearchCriteria): RawBuilder<unknown>[] {
  return [
    minPrice === undefined ? sql`` : sql`and s.from_price_iqd >= ${minPrice}`,
    maxPrice === undefined ? sql`` : sql`and s.from_price_iqd <= ${maxPrice}`,
    isOpenNow ? isOfOpen(openVenues) : sql``,
    minRating === undefined
      ? sql``
      : sql`and s.rating_weight > 0 and s.rating_sum >= ${minRating}::numeric * s.rating_weight`,
    isWomenOnly ? sql`and s.is_women_only` : sql``,
    hasFemaleStaff ? sql`and s.has_female_staff` : sql``,
    isAtHome ? sql`and s.is_at_home` : sql``,
  ];
}
