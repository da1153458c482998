import type { Sort } from '@tajmeelspot/contract/search.ts';
import {
  countServices,
  cursorOf,
  type ServicePageRow,
  isCounted,
  type ListServicesInput,
  listServices,
  readCursor,
  readSearchText,
  toCriteria,
  toPageRow,
  type ServiceCriteria,
  writeCursor,
} from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import * as facets from './facet-queries.ts';
import * as slotRangeQueries from './slot-range-queries.ts';
import * as queries from './phrase-queries.ts';
import { listServicesFreeOn, lookAhead } from '#app/availability/availability.ts';

export { refreshSlotRanges } from './refresh-slot-ranges.ts';

type SearchInput = Omit<ServiceCriteria, 'words'> & {
  treatment?: string | undefined;
  date?: string | undefined;
  sort?: Sort | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** Counting stops here; the page then says '1000+'. */
const maxCounted = 1000;
/** With a date, at most this many services are checked for one page; the next page continues from there. */
const maxChecked = 500;
/** The order 'earliest' compares this many of the best matches. */
const maxCompared = 1000;

/**
 * A page of published services that match every criterion; with a date, those that still have a free slot on it. `words` says
 * how the text was read.
 */
export async function searchServices(deps: Deps, actor: Actor, input: SearchInput) {
  const words = await readSearchText(deps, actor, input.treatment);
  return { ...(await searchRead(deps, actor, { ...input, words })), words };
}

async function searchRead(deps: Deps, actor: Actor, input: SearchInput & Pick<ServiceCriteria, 'words'>) {
  const { span } = lookAhead(deps, input.date);
  const query = { ...input, sort: orderFor(input, span) };
  if (query.sort === 'earliest' && span) return { total: null, ...(await listEarliest(deps, actor, query, span)) };
  if (input.date !== undefined) return { total: null, ...(await listFreeOnDate(deps, actor, query, input.date)) };
  const counted = isCounted(query) ? undefined : countFound(deps, query);
  const [{ total = 0, ...page }, count] = await Promise.all([listServices(deps, actor, query), counted]);
  return { ...page, total: count ?? Math.min(total, maxCounted) };
}

/** Counts matches up to `maxCounted`; words alone need no counting where far more services are known to have them. */
async function countFound(deps: Deps, input: ServiceCriteria): Promise<number> {
  const { words, near: _place, ...choices } = toCriteria(input);
  const isOnlyWords = Object.values(choices).every((choice) => choice === undefined);
  if (isOnlyWords && words && words.atLeast >= 2 * maxCounted) return maxCounted;
  return countServices(deps, input, maxCounted);
}

/** 'nearest' needs a position, and 'earliest' needs slots that are known; without them the order is 'recommended'. */
function orderFor({ sort = 'recommended', near }: SearchInput, span: unknown): Sort {
  if (sort === 'earliest') return span ? sort : 'recommended';
  return sort === 'nearest' && !near ? 'recommended' : sort;
}

/** Goes through the matches in batches of 50 until a page of services with a free slot on the date is full. */
async function listFreeOnDate(deps: Deps, actor: Actor, query: ListServicesInput, date: string) {
  const rows: ServicePageRow[] = [];
  let cursor: string | null | undefined = query.cursor;
  for (let checked = 0; checked < maxChecked; checked += 50) {
    const page = await listServices(deps, actor, { ...query, cursor: cursor ?? undefined, limit: 50 });
    const free = await listServicesFreeOn(
      deps,
      page.rows.map(({ id }) => id),
      date,
    );
    for (const row of page.rows) {
      if (free.has(row.id)) rows.push(row);
      // A page that was filled by the very last row of the very last batch has no next one.
      if (rows.length === query.limit)
        return { rows, nextCursor: row === page.rows.at(-1) ? page.nextCursor : cursorOf(query.sort, row) };
    }
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  return { rows, nextCursor: cursor ?? null };
}

/** The best matches by their first free slot; those without any are left out. */
async function listEarliest(
  deps: Deps,
  actor: Actor,
  query: ListServicesInput,
  span: slotRangeQueries.EarliestSlotsQuery,
) {
  const mark = query.cursor === undefined ? undefined : readCursor(query.cursor, 'earliest');
  if (query.cursor !== undefined && !mark) throw invalid({ cursor: ['invalid'] });
  // All pages must show one moment, or rows would move between pages: the mark holds that moment and the rows before.
  const offset = Number(mark?.key ?? 0);
  const now = Math.min(Math.max(mark?.id ?? span.now, span.now - maxMinutesBack), span.now);
  const found = await slotRangeQueries.listEarliest(
    deps.db,
    actor.language,
    toCriteria(query),
    { ...span, now },
    { among: maxCompared, offset, limit: query.limit + 1 },
  );
  const rows = found.slice(0, query.limit).map((row) => toPageRow(deps, row));
  const isLast = found.length <= query.limit;
  return {
    rows,
    nextCursor: isLast ? null : writeCursor({ sort: 'earliest', key: String(offset + query.limit), id: now }),
  };
}

/** How old the moment of a mark may be, minutes. */
const maxMinutesBack = 60;

type FacetInput = Omit<ServiceCriteria, 'words'> & { treatment?: string | undefined };

/** The choices of each filter under some criteria, with their counts. */
export async function listFacets(deps: Deps, actor: Actor, input: FacetInput) {
  const words = await readSearchText(deps, actor, input.treatment);
  return facets.listFacets(deps.db, actor.language, toCriteria({ ...input, words }));
}

/** How many suggestions of a kind are shown. */
const maxOfAKind = 5;
/** How many venues, and how many employees. */
const maxNamed = 3;

/** Suggestions for a text that is being typed. */
export async function listSuggestions(deps: Deps, actor: Actor, text: string) {
  const typed = text.trim();
  if (typed === '') return { treatments: [], categories: [], locations: [], services: [], venues: [], employees: [] };
  const [phrases, named] = await Promise.all([
    queries.listPhrases(deps.db, actor.language, typed),
    listNamed(deps, actor, typed),
  ]);
  const ofKind = (kind: string) => phrases.filter((phrase) => phrase.kind === kind).slice(0, maxOfAKind);
  return {
    treatments: ofKind('treatment').map(({ name, count }) => ({ text: name, count })),
    categories: ofKind('category'),
    locations: ofKind('location'),
    ...named,
  };
}

/** The services, venues and employees that a text names. */
async function listNamed(deps: Deps, actor: Actor, typed: string) {
  const words = await readSearchText(deps, actor, typed);
  if (!words || words.narrowing === null) return { services: [], venues: [], employees: [] };
  const [services, venues, employees] = await Promise.all([
    queries.listTitles(deps.db, actor.language, toCriteria({ words })),
    queries.listNamedVenues(deps.db, actor.language, words),
    queries.listNamedEmployees(deps.db, actor.language, words),
  ]);
  return { services, venues: venues.slice(0, maxNamed), employees: employees.slice(0, maxNamed) };
}

/** Reads the words of all services anew, for suggestions and the correction of misspellings. */
export const refreshTerms = (deps: Deps) => queries.refreshTerms(deps.db);
