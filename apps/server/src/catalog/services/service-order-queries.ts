import type { Sort } from '@tajmeelspot/contract/search.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SearchCriteria } from './criteria-queries.ts';
import type { SearchText } from './search-text-queries.ts';

/** Where a page continues: the sort key and the id of the last row before it. */
export type ServiceMark = { readonly key: string; readonly id: number };

/** An order of the services `s`. */
export type ServiceOrder = {
  /** Columns that it reads besides those of a service, to be read with each match (matching). */
  readonly columns?: RawBuilder<unknown>;
  readonly key: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  /** A condition that leaves out services without a sort key. */
  readonly only: RawBuilder<unknown>;
  readonly after: (mark: ServiceMark) => RawBuilder<boolean>;
  /** What the order compares of `s`, as columns that `before` finds in `o`. */
  readonly place: RawBuilder<unknown>;
  /** Whether `s` stands before the service whose place `o` has. */
  readonly before: RawBuilder<boolean>;
};

type Comparison = {
  readonly key: RawBuilder<unknown>;
  /** From the one that decides first to the id. */
  readonly columns: readonly RawBuilder<unknown>[];
  readonly isDescending: boolean;
  readonly valuesOf: (mark: ServiceMark) => readonly RawBuilder<unknown>[];
  readonly only?: RawBuilder<unknown>;
};

function inOrder({ key, columns, isDescending, valuesOf, only = sql`` }: Comparison): ServiceOrder {
  const row = sql`(${sql.join(columns)})`;
  const [direction, later, earlier] = isDescending ? [sql` desc`, sql`<`, sql`>`] : [sql``, sql`>`, sql`<`];
  const names = columns.map((_, index) => `place_${index}`);
  return {
    key,
    order: sql.join(columns.map((column) => sql`${column}${direction}`)),
    only,
    after: (mark) => sql`${row} ${later} (${sql.join(valuesOf(mark))})`,
    place: sql.join(columns.map((column, index) => sql`${column} as ${sql.ref(names[index] ?? '')}`)),
    before: sql`${row} ${earlier} (${sql.join(names.map((name) => sql.ref(`o.${name}`)))})`,
  };
}

/** The services `s` in an order: its key as text, and what comes after a mark. */
export function orderOf(sort: Sort, { near, words }: SearchCriteria): ServiceOrder {
  if (sort === 'nearest' && near) return nearest(near);
  if (sort === 'rating' || sort === 'newest' || sort === 'price') return orders[sort];
  return words === undefined || words.tiers.length === 0 ? orders.recommended : relevant(words);
}

const orders: Record<Exclude<Sort, 'nearest' | 'earliest'>, ServiceOrder> = {
  recommended: inOrder({
    key: sql`s.standing::text`,
    columns: [sql`s.standing`, sql`s.id`],
    isDescending: true,
    valuesOf: ({ key, id }) => [sql`${standingOf(key)}::bigint`, sql`${id}`],
  }),
  rating: inOrder({
    key: sql`s.rank::text`,
    columns: [sql`s.rank`, sql`s.id`],
    isDescending: true,
    valuesOf: ({ key, id }) => [sql`${key}::int`, sql`${id}`],
  }),
  newest: inOrder({
    key: sql`s.created_at::text`,
    columns: [sql`s.created_at`, sql`s.id`],
    isDescending: true,
    valuesOf: ({ key, id }) => [sql`${key}::timestamptz`, sql`${id}`],
  }),
  price: inOrder({
    key: sql`s.from_price_iqd::text`,
    columns: [sql`s.from_price_iqd`, sql`s.id`],
    isDescending: false,
    valuesOf: ({ key, id }) => [sql`${key}::bigint`, sql`${id}`],
  }),
};

/**
 * Words first: by the tier that they are found in, from the last to the first, and within it as recommended. The tier of a match is
 * found once.
 */
function relevant(words: SearchText): ServiceOrder {
  const by = (relevance: RawBuilder<unknown>) =>
    inOrder({
      key: sql`${relevance} || '-' || s.standing`,
      columns: [relevance, sql`s.standing`, sql`s.id`],
      isDescending: true,
      valuesOf: ({ key, id }) => [sql`${tierOf(key)}::int`, sql`${standingOf(key)}::bigint`, sql`${id}`],
    });
  const [found, looked] = [by(sql`s.relevance`), by(relevanceOf(words))];
  // Conditions are about services that nobody has looked at yet.
  return { ...found, columns: sql`, ${relevanceOf(words)} as relevance`, after: looked.after, before: looked.before };
}

/** The tier of a service, counted from the last. Each look at a document unpacks it, so one look says whether it has the words in any. */
function relevanceOf({ tiers }: SearchText): RawBuilder<unknown> {
  const cases = tiers.map((tier, index) => sql`when d.words @@ ${tier}::tsquery then ${sql.lit(tiers.length - index)}`);
  return sql`(
    select case when (d.words @@ ${tiers.join(' | ')}::tsquery) is not true then 0 ${sql.join(cases, sql` `)} end
    from (select s.document || ''::tsvector as words offset 0) d)`;
}

/** Where the few begin that are found and sorted together, and the tier after them; a tier that is walked stands alone. After the last comes what is in none. */
type TierStep = { readonly from: number; readonly end: number };

function stepFrom({ fewOfTiers }: SearchText, from: number): TierStep {
  let end = from;
  while (fewOfTiers[end]) end++;
  return { from, end: Math.max(end, from + 1) };
}

/** Words that find some tiers of a text, or what is in none: one condition, for the planner would take two for rarer. */
function wordsWithin(words: SearchText, { from, end }: TierStep): SearchText {
  const { tiers, narrowing } = words;
  const some = (parts: readonly string[]) => `(${parts.join(' | ')})`;
  const isWithRest = end > tiers.length;
  const better = from === 0 ? '' : ` & !${some(tiers.slice(0, from))}`;
  return {
    ...words,
    narrowing: `${narrowing}${isWithRest ? better : ` & ${some(tiers.slice(from, end))}`}`,
    areFew: words.fewOfTiers[from] === true,
  };
}

/** The order of tiers that are sorted together; those of the tiers before them stand before them. */
function orderAmong(words: SearchText, from: number): ServiceOrder {
  const better = words.tiers.slice(0, from).map((tier) => sql`and not (s.document @@ ${tier}::tsquery)`);
  return { ...relevant(words), only: sql.join(better, sql` `) };
}

/**
 * The services of one tier of a text, the last of which has those of no tier, in the recommended order; those of the tiers
 * before it stand before them.
 */
function orderWithin({ tiers }: SearchText, index: number): ServiceOrder {
  const isIn = (tier: string) => sql`(s.document @@ ${tier}::tsquery)`;
  const tier = tiers[index] === undefined ? undefined : isIn(tiers[index]);
  const better = tiers.slice(0, index).map(isIn);
  const { recommended } = orders;
  const within = tier === undefined ? recommended.before : sql`(${tier} and ${recommended.before})`;
  return {
    ...recommended,
    key: sql`concat(${sql.lit(`${tiers.length - index}-`)}, s.standing)`,
    // The words that are looked for are the tier's own (wordsWithin).
    only: tier === undefined ? sql`` : sql.join([sql``, ...better.map((one) => sql`and not ${one}`)], sql` `),
    before: sql<boolean>`(${sql.join([...better, within], sql` or `)})`,
  };
}

/** A page of an order: from a mark on, so many rows. */
export type OrderedPage = { readonly sort: Sort; readonly after?: ServiceMark | undefined; readonly limit: number };

/**
 * A page for frequent words, tier after tier until it is full: each walks an index as far as it must, where one order of all
 * tiers would read and sort every match; tiers of few are found and sorted. `listTier` gives the rows of a step, whose words
 * are those of `within`.
 */
export async function listByTier<Row>(
  words: SearchText,
  { sort, after, limit }: OrderedPage,
  listTier: (within: SearchText, order: ServiceOrder, page: OrderedPage) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  const first = after ? Math.max(0, words.tiers.length - tierOf(after.key)) : 0;
  let step = stepFrom(words, first);
  for (; step.from <= words.tiers.length && rows.length < limit; step = stepFrom(words, step.end)) {
    const rest = { sort, after: step.from === first ? after : undefined, limit: limit - rows.length };
    const order = step.end - step.from > 1 ? orderAmong(words, step.from) : orderWithin(words, step.from);
    rows.push(...(await listTier(wordsWithin(words, step), order, rest)));
  }
  return rows;
}

/** A mark under words has the tier before the standing. */
const standingOf = (key: string): string => key.slice(key.indexOf('-') + 1);
/** The tier of a mark, counted from the last; a mark without one stands in the last. */
const tierOf = (key: string): number => (key.includes('-') ? Number(key.slice(0, key.indexOf('-'))) : 0);

/**
 * Ordered by the index of locations, which takes degrees of longitude and latitude as equal; within a city this changes
 * little.
 */
function nearest({ latitude, longitude }: NonNullable<SearchCriteria['near']>): ServiceOrder {
  const distance = sql`(s.location <-> point(${longitude}::float8, ${latitude}::float8))`;
  return inOrder({
    key: sql`${distance}::text`,
    columns: [distance, sql`s.id`],
    isDescending: false,
    valuesOf: ({ key, id }) => [sql`${key}::float8`, sql`${id}`],
    only: sql`and s.location is not null`,
  });
}
