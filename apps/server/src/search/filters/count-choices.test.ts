import { expect, it } from 'vitest';
import type { SearchCriteria } from '#app/catalog/catalog.ts';
import { countChoices } from './count-choices.ts';
import { type FilterRows, traits } from './filter-row-queries.ts';

const categories = [
  { id: 1, code: 'hair', name: 'Hair', branch: [1] },
  { id: 2, code: 'colour', name: 'Colour', branch: [1, 2] },
  { id: 3, code: 'nails', name: 'Nails', branch: [3] },
];
const cities = [1, 2].map((id) => ({
  id,
  code: `city-${id}`,
  governorate_code: `governorate-${id}`,
  name: '',
  governorate: '',
}));
const distances = ['2', '5', '10'];

/** The same numbers again and again (xorshift). */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % sides;
  };
}

type DrawnService = {
  venue: number;
  category: number;
  city: number;
  district: string;
  type: string;
  price: number | null;
  mean: number;
  having: number;
  km: number;
};

function makeRows(roll: (sides: number) => number): DrawnService[] {
  const rows = Array.from({ length: roll(60) }, () => ({
    venue: roll(12),
    category: 1 + roll(3),
    city: 1 + roll(2),
    district: `district-${roll(3)}`,
    type: ['saloon', 'clinic'][roll(2)] ?? '',
    price: roll(9) === 0 ? null : 1000 * roll(50),
    mean: roll(4),
    having: roll(8),
    km: roll(15),
  }));
  return rows.toSorted((a, b) => a.venue - b.venue);
}

const toColumns = (rows: readonly DrawnService[]): FilterRows => ({
  ids: rows.map((_, at) => at + 100),
  venues: rows.map(({ venue }) => venue),
  categories: rows.map(({ category }) => category),
  cities: rows.map(({ city }) => city),
  districts: rows.map(({ district }) => district),
  types: rows.map(({ type }) => type),
  prices: rows.map(({ price }) => price),
  means: rows.map(({ mean }) => mean),
  traits: rows.map(({ having }) => having),
  distances: rows.map(({ km }) => km),
  isMore: false,
});

const has = ({ having }: DrawnService, trait: number) => (having & trait) !== 0;

/** Whether a row passes the filters of the criteria but for some, said as the search says it. */
function passes(row: DrawnService, criteria: SearchCriteria, without: readonly string[]): boolean {
  const top = categories.find(({ code }) => code === criteria.category)?.id ?? Number.NaN;
  const conditions: Record<string, boolean> = {
    category: criteria.category === undefined || (categories[row.category - 1]?.branch.includes(top) ?? false),
    city: criteria.cities?.some((code) => [`city-${row.city}`, `governorate-${row.city}`].includes(code)) ?? true,
    district: criteria.districts?.includes(row.district) ?? true,
    type: criteria.type === undefined || row.type === criteria.type,
    mean: row.mean >= [undefined, 3, 4, 4.5].indexOf(criteria.minRating),
    women:
      (!criteria.isWomenOnly || has(row, traits.isWomenOnly)) &&
      (!criteria.hasFemaleStaff || has(row, traits.hasFemaleStaff)),
    home: !criteria.isAtHome || has(row, traits.isAtHome),
  };
  return Object.entries(conditions).every(([name, isMet]) => isMet || without.includes(name));
}

it('R14.09 counts the venues of each choice as if nothing of its own filter were chosen, whatever else is', () => {
  const roll = dice(20_261_127);
  const pick = <T>(values: readonly T[]) => values[roll(values.length)] as T;
  for (let round = 0; round < 2000; round++) {
    const rows = makeRows(roll);
    const criteria: SearchCriteria = {
      category: pick([undefined, undefined, 'hair', 'colour', 'nails', 'unknown']),
      cities: pick([undefined, undefined, ['city-1'], ['governorate-2'], ['nowhere']]),
      districts: pick([undefined, undefined, ['district-0'], ['district-0', 'district-2']]),
      type: pick([undefined, 'saloon', 'clinic']),
      minRating: pick([undefined, undefined, 3, 4, 4.5]),
      isWomenOnly: pick([undefined, false, true]),
      hasFemaleStaff: pick([undefined, false, true]),
      isAtHome: pick([undefined, undefined, true]),
      near: pick([undefined, { latitude: 33, longitude: 44 }]),
    };
    const venuesOf = (without: readonly string[], is: (row: DrawnService) => boolean) =>
      new Set(rows.filter((row) => passes(row, criteria, without) && is(row)).map(({ venue }) => venue)).size;
    const counted = countChoices(toColumns(rows), { categories, cities }, criteria, 10);
    const chosen = rows.filter((row) => passes(row, criteria, []));
    const prices = chosen.flatMap(({ price }) => price ?? []);
    for (const { id } of categories)
      expect(counted.categories.get(id) ?? 0).toBe(
        venuesOf(['category'], ({ category }) => categories[category - 1]?.branch.includes(id) ?? false),
      );
    for (const type of ['saloon', 'clinic'])
      expect(counted.types.get(type) ?? 0).toBe(venuesOf(['type'], (row) => row.type === type));
    for (const { id } of cities)
      expect(counted.cities.get(id) ?? 0).toBe(venuesOf(['city', 'district'], ({ city }) => city === id));
    for (const district of ['district-0', 'district-1', 'district-2'])
      expect(counted.districts.get(district)?.count ?? 0).toBe(
        venuesOf(['district'], (row) => row.district === district),
      );
    expect(counted.ratings.map(({ count }) => count)).toEqual(
      [3, 2, 1].map((least) => venuesOf(['mean'], ({ mean }) => mean >= least)),
    );
    expect(counted.womenOnly).toBe(venuesOf(['women'], (row) => has(row, traits.isWomenOnly)));
    expect(counted.femaleStaff).toBe(venuesOf(['women'], (row) => has(row, traits.hasFemaleStaff)));
    expect(counted.atHome).toBe(venuesOf(['home'], (row) => has(row, traits.isAtHome)));
    expect(counted.distances).toEqual(
      criteria.near ? distances.map((code) => ({ code, count: venuesOf([], ({ km }) => km <= Number(code)) })) : [],
    );
    expect(counted.price).toEqual(prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null);
    expect(counted.chosen).toHaveLength(chosen.length < 10 ? chosen.length : 0);
  }
});
