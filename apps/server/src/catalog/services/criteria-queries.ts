import type { Sort } from '@tajmeelspot/contract/search.ts';
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
  /** The position that distances are measured from, degrees. */
  readonly near?: { readonly latitude: number; readonly longitude: number } | undefined;
};

/** Where a page continues: the sort key and the id of the last row before it. */
export type ServiceMark = { readonly key: string; readonly id: number };

/** An order of the services `s`. */
export type ServiceOrder = {
  readonly key: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  /** A condition that leaves out services without a sort key. */
  readonly only: RawBuilder<unknown>;
  readonly after: (mark: ServiceMark) => RawBuilder<boolean>;
};

/** The services `s` in an order: its key as text, and what comes after a mark. */
export function orderOf(sort: Sort, { near, words }: SearchCriteria): ServiceOrder {
  if (sort === 'nearest' && near) return nearest(near);
  if (sort === 'rating' || sort === 'newest' || sort === 'price') return orders[sort];
  return words === undefined || words.tiers.length === 0 ? orders.recommended : relevant(words);
}

const orders: Record<Exclude<Sort, 'nearest' | 'earliest'>, ServiceOrder> = {
  recommended: {
    key: sql`s.standing::text`,
    order: sql`s.standing desc, s.id desc`,
    only: sql``,
    after: ({ key, id }) => sql`(s.standing, s.id) < (${standingOf(key)}::bigint, ${id})`,
  },
  rating: {
    key: sql`s.rank::text`,
    order: sql`s.rank desc, s.id desc`,
    only: sql``,
    after: ({ key, id }) => sql`(s.rank, s.id) < (${key}::int, ${id})`,
  },
  newest: {
    key: sql`s.created_at::text`,
    order: sql`s.created_at desc, s.id desc`,
    only: sql``,
    after: ({ key, id }) => sql`(s.created_at, s.id) < (${key}::timestamptz, ${id})`,
  },
  price: {
    key: sql`s.from_price_iqd::text`,
    order: sql`s.from_price_iqd, s.id`,
    only: sql``,
    after: ({ key, id }) => sql`(s.from_price_iqd, s.id) > (${key}::bigint, ${id})`,
  },
};

/** Words first: by the tier that they are found in, from the last to the first, and within it as recommended. */
function relevant({ tiers }: SearchText): ServiceOrder {
  const cases = tiers.map(
    (tier, index) => sql`when s.document @@ ${tier}::tsquery then ${sql.lit(tiers.length - index)}`,
  );
  const relevance = sql`(case ${sql.join(cases, sql` `)} else 0 end)`;
  return {
    key: sql`${relevance} || '-' || s.standing`,
    order: sql`${relevance} desc, s.standing desc, s.id desc`,
    only: sql``,
    after: ({ key, id }) =>
      sql`(${relevance}, s.standing, s.id) < (${tierOf(key)}::int, ${standingOf(key)}::bigint, ${id})`,
  };
}

/** Words that find one tier of a text alone: what matches it matches the whole, and the planner would take two conditions for rarer. */
export function wordsWithin(words: SearchText, index: number): SearchText {
  const tier = words.tiers[index];
  return tier === undefined || words.besides !== null ? words : { ...words, narrowing: tier };
}

/**
 * The services of one tier of a text, the last of which has those of no tier, in the recommended order. `is true` keeps an
 * unfinished frequent word out of the index search, as hasWords does.
 */
export function orderWithin({ tiers, besides }: SearchText, index: number): ServiceOrder {
  const isIn = (tier: string) => sql`(s.document @@ ${tier}::tsquery)${besides === null ? sql`` : sql` is true`}`;
  const tier = besides === null ? undefined : tiers[index];
  const better = tiers.slice(0, index).map((one) => sql`and not ${isIn(one)}`);
  return {
    ...orders.recommended,
    key: sql`concat(${sql.lit(`${tiers.length - index}-`)}, s.standing)`,
    only: sql.join([tier === undefined ? sql`` : sql`and ${isIn(tier)}`, ...better], sql` `),
  };
}

/** A mark under words has the tier before the standing. */
const standingOf = (key: string): string => key.slice(key.indexOf('-') + 1);
/** The tier of a mark, counted from the last; a mark without one stands in the last. */
export const tierOf = (key: string): number => (key.includes('-') ? Number(key.slice(0, key.indexOf('-'))) : 0);

/**
 * Ordered by the index of locations, which takes degrees of longitude and latitude as equal; within a city this changes
 * little.
 */
function nearest({ latitude, longitude }: NonNullable<SearchCriteria['near']>): ServiceOrder {
  const distance = sql`(s.location <-> point(${longitude}::float8, ${latitude}::float8))`;
  return {
    key: sql`${distance}::text`,
    order: sql`${distance}, s.id`,
    only: sql`and s.location is not null`,
    after: ({ key, id }) => sql`(${distance}, s.id) > (${key}::float8, ${id})`,
  };
}

/** Kilometres from a place to the service `s`, two decimals; null where either is not known. */
export const distanceKm = (near: SearchCriteria['near']): RawBuilder<number | null> =>
  near
    ? sql`round((6371 * acos(least(1, sin(radians(s.location[1])) * sin(radians(${near.latitude}::float8))
        + cos(radians(s.location[1])) * cos(radians(${near.latitude}::float8))
        * cos(radians(s.location[0] - ${near.longitude}::float8)))))::numeric, 2)::float8`
    : sql`null::float8`;

/** A comment in the statement that has it planned anew for its words and for the categories below its own. */
export const planningOf = ({ words, category }: SearchCriteria) =>
  words === undefined && category === undefined ? sql`` : sql.raw(plannedAnew);

const isShown = isListed('s');

/** The services `s` that match. With rare words, `offset 0` makes PostgreSQL find them before it sorts them. */
export function matching(criteria: SearchCriteria, more: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  return sql`(
    select * from services s where ${isShown} ${conditions(criteria)} ${more} ${criteria.words?.areFew ? sql`offset 0` : sql``}) s`;
}

/** The conditions on the services `s`, each beginning with 'and'. */
export function conditions(criteria: SearchCriteria): RawBuilder<unknown> {
  const { words, category, cities, districts, type, postcode } = criteria;
  const all = [
    words === undefined ? sql`` : hasWords(words),
    category === undefined ? sql`` : sql`and s.category_id = any(category_branch(${category}))`,
    cities === undefined
      ? sql``
      : sql`and s.city_id = any(array(select id from cities where code = any(${cities}) or governorate_code = any(${cities})))`,
    districts === undefined ? sql`` : sql`and s.district = any(${districts})`,
    type === undefined ? sql`` : sql`and s.type = ${type}`,
    postcode === undefined ? sql`` : sql`and s.postcode = ${postcode}`,
    ...finerConditions(criteria),
  ];
  return sql.join(all, sql` `);
}

/** `is true` keeps the second condition out of the index search. */
function hasWords({ narrowing, besides }: SearchText): RawBuilder<unknown> {
  if (narrowing === null) return sql`and false`;
  const more = besides === null ? sql`` : sql`and (s.document @@ ${besides}::tsquery) is true`;
  return sql`and s.document @@ ${narrowing}::tsquery ${more}`;
}

function finerConditions({
  minPrice,
  maxPrice,
  minRating,
  isWomenOnly,
  hasFemaleStaff,
}: SearchCriteria): RawBuilder<unknown>[] {
  return [
    minPrice === undefined ? sql`` : sql`and s.from_price_iqd >= ${minPrice}`,
    maxPrice === undefined ? sql`` : sql`and s.from_price_iqd <= ${maxPrice}`,
    minRating === undefined
      ? sql``
      : sql`and s.rating_weight > 0 and s.rating_sum >= ${minRating}::numeric * s.rating_weight`,
    isWomenOnly ? sql`and s.is_women_only` : sql``,
    hasFemaleStaff ? sql`and s.has_female_staff` : sql``,
  ];
}
