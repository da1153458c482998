import type { Sort } from '@tajmeelspot/contract/search.ts';
import { type RawBuilder, sql } from 'kysely';
import { type Database, plannedAnew } from '#app/database/connection.ts';

/** What was typed, as readText reads it, and what is known of how many services have it, as of an hour ago at worst. */
export type SearchText = {
  /** What is looked up in the index, as PostgreSQL writes a tsquery; null: words that no service can have. */
  readonly narrowing: string | null;
  /** What those that it finds must have besides; null where there is nothing. */
  readonly besides: string | null;
  readonly atLeast: number;
  /** Whether they are sooner sorted than looked for in the sorted list of all. */
  readonly areFew: boolean;
};

/** What a list of services is asked for; absent criteria do not count. */
export type SearchCriteria = {
  readonly words?: SearchText | undefined;
  readonly category?: string | undefined;
  /** Codes of cities or governorates. */
  readonly cities?: readonly string[] | undefined;
  /** Codes of districts. */
  readonly districts?: readonly string[] | undefined;
  readonly type?: string | undefined;
  readonly postcode?: string | undefined;
  /** Bounds of the lowest price, whole dinars, both included. */
  readonly leastPrice?: number | undefined;
  readonly maxPrice?: number | undefined;
  /** Least mean of the reviews; services without reviews have none. */
  readonly leastRating?: number | undefined;
  readonly isWomenOnly?: boolean | undefined;
  readonly hasFemaleStaff?: boolean | undefined;
  /** From where distances are counted, degrees. */
  readonly near?: { readonly latitude: number; readonly longitude: number } | undefined;
};

/** Where a page goes on: the sort key of the last row before it and that row's id. */
export type ServiceMark = { readonly key: string; readonly id: number };

type ServiceOrder = {
  readonly key: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  /** What can stand in this order at all. */
  readonly only: RawBuilder<unknown>;
  readonly after: (mark: ServiceMark) => RawBuilder<boolean>;
};

/** The services `s` in an order: its key as text, and what comes after a mark. */
export const orderOf = (sort: Sort, { near }: SearchCriteria): ServiceOrder =>
  sort === 'nearest' && near ? nearest(near) : orders[sort === 'nearest' || sort === 'earliest' ? 'recommended' : sort];

const orders: Record<Exclude<Sort, 'nearest' | 'earliest'>, ServiceOrder> = {
  recommended: {
    key: sql`s.standing::text`,
    order: sql`s.standing desc, s.id desc`,
    only: sql``,
    after: ({ key, id }) => sql`(s.standing, s.id) < (${key}::bigint, ${id})`,
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

/** By the index of places; degrees of longitude and latitude count alike, which within a city changes little. */
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

/** A mark in the statement where it must be planned for its own words. */
export const planningOf = ({ words }: SearchCriteria) => (words === undefined ? sql`` : sql.raw(plannedAnew));

/** Reads typed words once, for they are looked up among everybody's. */
export async function readText(db: Database, typed: string): Promise<SearchText> {
  const found = await sql<SearchText>`
    select narrowing::text, besides::text, coalesce(at_least, 0) as "atLeast", are_few as "areFew"
    from read_search(${typed})`.execute(db);
  return found.rows[0] ?? { narrowing: null, besides: null, atLeast: 0, areFew: true };
}

/** The services `s` that match. Those that have rare words are found first and ordered then. */
export function matching(criteria: SearchCriteria, more: RawBuilder<unknown> = sql``): RawBuilder<unknown> {
  return sql`(
    select * from services s where s.status = 'published' ${conditions(criteria)} ${more} ${criteria.words?.areFew ? sql`offset 0` : sql``}) s`;
}

/** What narrows the services `s`, each part beginning with 'and'. */
export function conditions(criteria: SearchCriteria): RawBuilder<unknown> {
  const { words, category, cities, districts, type, postcode } = criteria;
  const all = [
    words === undefined ? sql`` : having(words),
    category === undefined ? sql`` : sql`and s.category_id = (select id from categories where name = ${category})`,
    cities === undefined
      ? sql``
      : sql`and s.city_id = any(array(select id from cities where code = any(${cities}) or governorate_code = any(${cities})))`,
    districts === undefined ? sql`` : sql`and s.district = any(${districts})`,
    type === undefined ? sql`` : sql`and s.type = ${type}`,
    postcode === undefined ? sql`` : sql`and s.postcode = ${postcode}`,
    ...finer(criteria),
  ];
  return sql.join(all, sql` `);
}

/** In this form a condition cannot be taken to the index: is true. */
function having({ narrowing, besides }: SearchText): RawBuilder<unknown> {
  if (narrowing === null) return sql`and false`;
  const more = besides === null ? sql`` : sql`and (s.document @@ ${besides}::tsquery) is true`;
  return sql`and s.document @@ ${narrowing}::tsquery ${more}`;
}

function finer({
  leastPrice,
  maxPrice,
  leastRating,
  isWomenOnly,
  hasFemaleStaff,
}: SearchCriteria): RawBuilder<unknown>[] {
  return [
    leastPrice === undefined ? sql`` : sql`and s.from_price_iqd >= ${leastPrice}`,
    maxPrice === undefined ? sql`` : sql`and s.from_price_iqd <= ${maxPrice}`,
    leastRating === undefined
      ? sql``
      : sql`and s.rating_count > 0 and s.rating_sum >= ${leastRating}::numeric * s.rating_count`,
    isWomenOnly ? sql`and s.is_women_only` : sql``,
    hasFemaleStaff ? sql`and s.has_female_staff` : sql``,
  ];
}
