import {
  countServices,
  isCounted,
  type ListServicesInput,
  listServiceCards,
  readSearch,
  recallPage,
  toCriteria,
  type ServiceCriteria,
} from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { listEarliest } from './earliest/list-earliest.ts';
import {
  askedOf,
  asksForTime,
  isLasting,
  listFree,
  maxCounted,
  type ReadSearch,
  type SearchInput,
  toQuery,
} from './result-pages.ts';
import * as queries from './suggestions/phrase-queries.ts';

export { findFacetStates, hasFacetState, listFacets } from './filters/list-facets.ts';
export { findSearchStates, hasState } from './known-pages.ts';
export { listDistricts } from './list-districts.ts';
export { listMapVenues } from './map/list-map-venues.ts';
export { mapTilesOf } from './map/map-tiles.ts';
export { refreshSlotRanges } from './refresh-slot-ranges.ts';
export { searchVenues } from './search-venues.ts';
export { recallSuggestions } from './suggestions/list-suggestions.ts';

/**
 * A page of published services that match every criterion, and still have a free slot where one was asked for. `words` says
 * how the text was read.
 */
export async function searchServices(deps: Deps, actor: Actor, input: SearchInput) {
  const read = await readSearch(deps, actor, input);
  return { ...(await searchRead(deps, actor, read)), words: read.words };
}

async function searchRead(deps: Deps, actor: Actor, input: ReadSearch) {
  const { query, span } = toQuery(deps, input);
  if (query.sort === 'earliest' && span) return { total: null, ...(await listEarliest(deps, actor, query, span)) };
  if (asksForTime(query)) {
    const list = (page: ListServicesInput) => listServiceCards(deps, actor, page);
    return {
      total: null,
      ...(await listFree(deps, query, { list, servicesOf: ({ id }) => [id], leave: (row) => row })),
    };
  }
  const find = async () => {
    const counted = isCounted(query) ? undefined : countFound(deps, query);
    const [{ total = 0, ...page }, count] = await Promise.all([listServiceCards(deps, actor, query), counted]);
    return { ...page, total: count ?? Math.min(total, maxCounted) };
  };
  return isLasting(query) ? recallPage(deps, askedOf(actor.language, query), find) : find();
}

/** Counts matches up to `maxCounted`; words alone need no counting where far more services are known to have them. */
async function countFound(deps: Deps, input: ServiceCriteria): Promise<number> {
  const { words, near: _place, ...choices } = toCriteria(input);
  const isOnlyWords = Object.values(choices).every((choice) => choice === undefined);
  if (isOnlyWords && words && words.atLeast >= 2 * maxCounted) return maxCounted;
  return countServices(deps, input, maxCounted);
}

/** Reads the words of all services anew, for suggestions and the correction of misspellings. */
export const refreshTerms = (deps: Deps) => queries.refreshTerms(deps.db);

/** Whether what a search finds changes with what is booked. */
export const changesWithBookings = (input: SearchInput): boolean => asksForTime(input) || input.sort === 'earliest';

/** How the words of a search were read, as answers say it. */
export const readingOf = ({ readAs, others, unknown }: Partial<ReadSearch['words']> = {}) => ({
  read_as: readAs ?? null,
  did_you_mean: [...(others ?? [])],
  unknown: [...(unknown ?? [])],
});
