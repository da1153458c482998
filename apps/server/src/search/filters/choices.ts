import { search } from '@tajmeelspot/contract/search.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { listedVersion, type SearchCriteria } from '#app/catalog/catalog.ts';
import { versionedMemory } from '#app/database/memory.ts';
import type { Deps } from '#app/deps.ts';
import { countChoices, type CountedChoices } from './count-choices.ts';
import * as queries from './filter-row-queries.ts';

export type AskedChoices = { readonly language: Language; readonly criteria: SearchCriteria };

/** Choices as they are sent, in two pieces: between them stands who is open and free, which passes by itself. */
export type Choices = Pick<CountedChoices, 'chosen'> & { readonly pieces: readonly string[] };

/** What is counted each time; a text has it between its pieces. */
const passing = (open: Partial<queries.OpenCounts> = {}): string =>
  `"open_now":${open.open_now ?? null},"parts":${JSON.stringify(open.parts ?? [])}`;

/** The JSON of listFacets; without `open` nobody looked who is. */
export const writeFacets = ({ pieces }: Choices, open: queries.OpenCounts | undefined): string =>
  pieces.join(passing(open));

/** The choices beside some services, which bear a version where they are kept: their names are read no earlier then. */
export async function makeChoices(
  deps: Deps,
  { language, criteria }: AskedChoices,
  rows: queries.FilterRows,
  version?: string,
): Promise<Choices> {
  const names = await namesOf(deps, language, version);
  const counted = countChoices(rows, names, criteria, queries.maxLookedAt);
  const { categories, types, cities, ratings, distances, price, chosen } = counted;
  const data = {
    categories: names.categories.flatMap(({ id, code, name, branch }) =>
      countOf(categories, id).map((count) => ({ code, name, level: branch.length, count })),
    ),
    types: [...types].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([code, count]) => ({ code, count })),
    cities: names.cities.flatMap(({ id, code, name, governorate }) =>
      countOf(cities, id).map((count) => ({ code, name, governorate, count })),
    ),
    districts: criteria.cities === undefined ? [] : await nameDistricts(deps, language, counted),
    ratings: [...ratings],
    women_only: counted.womenOnly,
    female_staff: counted.femaleStaff,
    at_home: counted.atHome,
    open_now: null,
    parts: [],
    distances: [...distances],
    price: rows.isMore ? null : price,
    is_more: rows.isMore,
  };
  return { chosen, pieces: JSON.stringify(search.listFacets.output.parse({ data })).split(passing()) };
}

const recallNames = versionedMemory('choice names', 3, listedVersion);

/** The names of all choices in a language, as of a version or later; without one as of this second. */
const namesOf = (deps: Deps, language: Language, version: string | undefined): Promise<queries.ChoiceNames> =>
  recallNames(
    deps,
    language,
    async (db, current) => ({ version: current, value: await queries.readChoiceNames(db, language) }),
    version,
  );

/** The count of a choice that is to be had; nothing of another. */
const countOf = (counts: ReadonlyMap<number, number>, id: number): number[] => {
  const count = counts.get(id);
  return count === undefined ? [] : [count];
};

/** The districts of the chosen cities, those with most venues first, each by the name that one of its venues gives it. */
async function nameDistricts({ db }: Deps, language: Language, { districts }: CountedChoices) {
  const names = await queries.readDistrictNames(
    db,
    language,
    [...districts.values()].map(({ venue }) => venue),
  );
  return [...districts]
    .toSorted(([a, { count: ofA }], [b, { count: ofB }]) => ofB - ofA || (a < b ? -1 : 1))
    .map(([code, { count, venue }]) => ({ code, name: names.get(venue) ?? code, count }));
}
