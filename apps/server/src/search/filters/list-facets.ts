import { dayParts } from '@tajmeelspot/contract/day-parts.ts';
import type { Facets } from '@tajmeelspot/contract/search.ts';
import { dayMinutesOf, lookAhead, todayAt } from '#app/availability/availability.ts';
import { readSearchText, type SearchCriteria, type ServiceCriteria, toCriteria } from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { countChoices, type CountedChoices } from './count-choices.ts';
import * as queries from './filter-row-queries.ts';

type FacetInput = Omit<ServiceCriteria, 'words'> & { treatment?: string | undefined; date?: string | undefined };

/** The choices of each filter under some criteria, with their counts; parts are of the day, today where none is given. */
export async function listFacets(deps: Deps, actor: Actor, input: FacetInput): Promise<Facets> {
  const { language } = actor;
  const words = await readSearchText(deps, actor, input.treatment);
  const criteria = toCriteria({ ...input, words });
  const [rows, names] = await Promise.all([
    filterRowsOf(deps, withoutChoices(criteria)),
    deps.memory.recall(`choice names ${language}`, () => queries.readChoiceNames(deps.db, language)),
  ]);
  const counted = countChoices(rows, names, criteria, queries.maxLookedAt);
  const [open, districts] = await Promise.all([
    counted.chosen.length > 0 ? queries.countOpen(deps.db, counted.chosen, freeTimesOf(deps, input)) : undefined,
    criteria.cities === undefined ? [] : nameDistricts(deps, actor, counted),
  ]);
  const { categories, types, cities, ratings, distances, price } = counted;
  return {
    categories: names.categories.flatMap(({ id, code, name, branch }) =>
      countOf(categories, id).map((count) => ({ code, name, level: branch.length, count })),
    ),
    types: [...types].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([code, count]) => ({ code, count })),
    cities: names.cities.flatMap(({ id, code, name, governorate }) =>
      countOf(cities, id).map((count) => ({ code, name, governorate, count })),
    ),
    districts,
    ratings: [...ratings],
    women_only: counted.womenOnly,
    female_staff: counted.femaleStaff,
    at_home: counted.atHome,
    open_now: open?.open_now ?? null,
    parts: open?.parts ?? [],
    distances: [...distances],
    price: rows.isMore ? null : price,
    is_more: rows.isMore,
  };
}

/** The count of a choice that is to be had; nothing of another. */
const countOf = (counts: ReadonlyMap<number, number>, id: number): number[] => {
  const count = counts.get(id);
  return count === undefined ? [] : [count];
};

/** The services that filters choose from. Those of no further criteria are the same beside all choices. */
function filterRowsOf(deps: Deps, criteria: SearchCriteria): Promise<queries.FilterRows> {
  const read = () => queries.readFilterRows(deps.db, criteria);
  const isCommon = Object.values(criteria).every((value) => value === undefined || value === false);
  return isCommon ? deps.memory.recall('filter rows', read) : read();
}

/** The criteria without those that are choices of a filter. */
function withoutChoices(criteria: SearchCriteria): SearchCriteria {
  const {
    category: _c,
    cities: _y,
    districts: _d,
    type: _t,
    minRating: _r,
    isWomenOnly: _w,
    hasFemaleStaff: _f,
    isAtHome: _h,
    ...rest
  } = criteria;
  return rest;
}

/** The districts of the chosen cities, those with most venues first, each by the name that one of its venues gives it. */
async function nameDistricts({ db }: Deps, { language }: Actor, { districts }: CountedChoices) {
  const names = await queries.readDistrictNames(
    db,
    language,
    [...districts.values()].map(({ venue }) => venue),
  );
  return [...districts]
    .toSorted(([a, { count: ofA }], [b, { count: ofB }]) => ofB - ofA || (a < b ? -1 : 1))
    .map(([code, { count, venue }]) => ({ code, name: names.get(venue) ?? code, count }));
}

function freeTimesOf(deps: Deps, { date }: FacetInput): queries.FreeTimeQuery {
  const { span: day } = lookAhead(deps, date ?? todayAt(deps.clock.now()).toString());
  const parts = dayParts.map((code) => {
    const [from, before] = dayMinutesOf({ part: code });
    return { code, from, before };
  });
  return { day, parts };
}
