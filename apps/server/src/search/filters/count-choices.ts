import type { SearchCriteria } from '#app/catalog/catalog.ts';
import { type ChoiceNames, chosenMeans, type FilterRows, traits } from './filter-row-queries.ts';

/** How many venues have a service with each choice, where nothing of the choice's own filter is chosen; absent ones have none. */
export type CountedChoices = {
  readonly categories: ReadonlyMap<number, number>;
  readonly types: ReadonlyMap<string, number>;
  readonly cities: ReadonlyMap<number, number>;
  /** With one of the venues of each. */
  readonly districts: ReadonlyMap<string, { readonly count: number; readonly venue: number }>;
  readonly ratings: readonly { readonly code: string; readonly count: number }[];
  readonly womenOnly: number;
  readonly femaleStaff: number;
  readonly atHome: number;
  /** Of what all filters leave: venues within some kilometres, the prices, and the services where they are fewer than `maxListed`. */
  readonly distances: readonly { readonly code: string; readonly count: number }[];
  readonly price: { readonly min: number; readonly max: number } | null;
  readonly chosen: readonly { readonly id: number; readonly venue: number }[];
};

/** The filters as bits: which of them a service does not pass. */
const filter = { category: 1, city: 2, district: 4, type: 8, mean: 16, women: 32, home: 64 } as const;

/**
 * Counts venues by the choices of each filter in one walk over the rows. A filter's own choice is disregarded for its counts, so
 * that they say what another choice would find.
 */
export function countChoices(
  rows: FilterRows,
  names: ChoiceNames,
  criteria: SearchCriteria,
  maxListed: number,
): CountedChoices {
  const missed = findMissed(rows, names, criteria);
  const branches = new Map(names.categories.map(({ id, branch }) => [id, branch]));
  const [categories, cities, having] = [countVenues<number>(), countVenues<number>(), countVenues<number>()];
  const [types, districts, means] = [countVenues<string>(), countVenues<string>(), countVenues<string>()];
  for (const [at, venue] of rows.venues.entries()) {
    const passes = (without: number) => ((missed[at] ?? 0) & ~without) === 0;
    const own = rows.traits[at] ?? 0;
    if (passes(filter.category)) categories.add(branches.get(rows.categories[at] ?? 0) ?? [], venue);
    if (passes(filter.type)) types.add([rows.types[at] ?? ''], venue);
    if (passes(filter.city | filter.district)) cities.add([rows.cities[at] ?? 0], venue);
    if (passes(filter.district)) districts.add([rows.districts[at] ?? ''], venue);
    if (passes(filter.mean)) means.add(chosenMeans.slice(0, rows.means[at]), venue);
    if (passes(filter.women)) having.add([own & traits.isWomenOnly, own & traits.hasFemaleStaff], venue);
    if (passes(filter.home)) having.add([own & traits.isAtHome], venue);
  }
  return {
    categories: categories.all(),
    types: types.all(),
    cities: cities.all(),
    districts: districts.withVenue(),
    ratings: chosenMeans.toReversed().map((code) => ({ code, count: means.of(code) })),
    womenOnly: having.of(traits.isWomenOnly),
    femaleStaff: having.of(traits.hasFemaleStaff),
    atHome: having.of(traits.isAtHome),
    ...describeChosen(rows, missed, criteria, maxListed),
  };
}

/** What is told of the services that pass every filter. */
function describeChosen(
  rows: FilterRows,
  missed: Uint8Array,
  { near }: SearchCriteria,
  maxListed: number,
): Pick<CountedChoices, 'distances' | 'price' | 'chosen'> {
  const within = countVenues<string>();
  const chosen: { id: number; venue: number }[] = [];
  let [min, max] = [Infinity, -Infinity];
  for (const [at, venue] of rows.venues.entries()) {
    if (missed[at] !== 0) continue;
    const [price, km] = [rows.prices[at] ?? undefined, rows.distances?.[at] ?? Infinity];
    if (price !== undefined) [min, max] = [Math.min(min, price), Math.max(max, price)];
    within.add(
      distanceCodes.filter((code) => km <= Number(code)),
      venue,
    );
    if (chosen.length < maxListed) chosen.push({ id: rows.ids[at] ?? 0, venue });
  }
  return {
    distances: near ? distanceCodes.map((code) => ({ code, count: within.of(code) })) : [],
    price: min === Infinity ? null : { min, max },
    chosen: chosen.length < maxListed ? chosen : [],
  };
}

const distanceCodes = ['2', '5', '10'] as const;

/** Of each row the filters whose choice it has not, as bits. */
function findMissed(
  { categories, cities, districts, types, means, traits: having }: FilterRows,
  names: ChoiceNames,
  criteria: SearchCriteria,
): Uint8Array {
  const {
    category,
    cities: cityCodes,
    districts: districtCodes,
    type,
    minRating,
    isWomenOnly,
    hasFemaleStaff,
    isAtHome,
  } = criteria;
  const top = names.categories.find(({ code }) => code === category)?.id ?? Number.NaN;
  const below = new Set(names.categories.filter(({ branch }) => branch.includes(top)).map(({ id }) => id));
  const inCities = new Set(
    names.cities
      .filter((one) => cityCodes?.some((code) => code === one.code || code === one.governorate_code))
      .map(({ id }) => id),
  );
  const inDistricts = new Set(districtCodes);
  const leastMean = minRating === undefined ? 0 : chosenMeans.findIndex((least) => Number(least) === minRating) + 1;
  const forWomen = (isWomenOnly ? traits.isWomenOnly : 0) | (hasFemaleStaff ? traits.hasFemaleStaff : 0);
  const atHome = isAtHome ? traits.isAtHome : 0;
  const missed = new Uint8Array(categories.length);
  for (let at = 0; at < missed.length; at++) {
    const own = having[at] ?? 0;
    missed[at] =
      (category !== undefined && !below.has(categories[at] ?? 0) ? filter.category : 0) |
      (cityCodes !== undefined && !inCities.has(cities[at] ?? 0) ? filter.city : 0) |
      (districtCodes !== undefined && !inDistricts.has(districts[at] ?? '') ? filter.district : 0) |
      (type !== undefined && types[at] !== type ? filter.type : 0) |
      ((means[at] ?? 0) < leastMean ? filter.mean : 0) |
      ((own & forWomen) !== forWomen ? filter.women : 0) |
      ((own & atHome) !== atHome ? filter.home : 0);
  }
  return missed;
}

/** Counts venues by a key: the rows of a venue come one after the other, so the last one that was counted is enough to know. */
function countVenues<Key>() {
  const counts = new Map<Key, { count: number; last: number; venue: number }>();
  return {
    add(keys: readonly Key[], venue: number): void {
      for (const key of keys) {
        const known = counts.get(key);
        if (!known) counts.set(key, { count: 1, last: venue, venue });
        else if (known.last !== venue) [known.count, known.last] = [known.count + 1, venue];
      }
    },
    of: (key: Key): number => counts.get(key)?.count ?? 0,
    all: (): ReadonlyMap<Key, number> => new Map([...counts].map(([key, { count }]) => [key, count])),
    withVenue: (): ReadonlyMap<Key, { count: number; venue: number }> => counts,
  };
}
