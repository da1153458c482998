import type { VenueResult } from '@tajmeelspot/contract/search.ts';
import {
  areFound,
  countMatches,
  listVenues,
  type MatchCount,
  readSearch,
  type VenueResultRow,
  withMatches,
} from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { listVenuesByEarliest } from './earliest/list-earliest.ts';
import { asksForTime, listFree, type ReadSearch, type SearchInput, toQuery } from './result-pages.ts';

type FoundVenues = {
  readonly rows: readonly VenueResultRow[];
  readonly nextCursor: string | null;
  readonly total: MatchCount | null;
};

/**
 * A page of venues of which something matches every criterion, and is still free where that was asked for, each with what
 * matches. `words` says how the text was read.
 */
export async function searchVenues(deps: Deps, actor: Actor, input: SearchInput) {
  const read = await readSearch(deps, actor, input);
  const { rows, ...page } = await findVenues(deps, actor, read);
  const found: VenueResult[] = await withMatches(deps, actor, read, rows);
  return { ...page, rows: found, words: read.words };
}

async function findVenues(deps: Deps, actor: Actor, input: ReadSearch): Promise<FoundVenues> {
  const { query, span } = toQuery(deps, input);
  if (query.sort === 'earliest' && span)
    return { ...(await listVenuesByEarliest(deps, actor, query, span)), total: null };
  if (asksForTime(query)) {
    const page = await listFree(deps, query, {
      list: (one) => listVenues(deps, actor, one),
      servicesOf: ({ service_ids: ids }) => ids,
      leave: (row, free) => ({ ...row, service_ids: row.service_ids.filter((id) => free.has(id)) }),
    });
    return { ...page, total: null };
  }
  const isFirst = query.cursor === undefined;
  const [page, counted] = await Promise.all([
    listVenues(deps, actor, query),
    isFirst && areFound(query) ? undefined : countMatches(deps, query),
  ]);
  const [first] = page.rows;
  return {
    ...page,
    total: counted ?? { venues: first?.venues_total ?? 0, services: first?.services_total ?? 0, is_more: false },
  };
}
