import type { Sort } from '@tajmeelspot/contract/search.ts';
import { listFreeOn, lookAhead } from '#app/booking/booking.ts';
import {
  countServices,
  cursorOf,
  type Found,
  isCounted,
  type ListInput,
  listServices,
  readCursor,
  readWords,
  toCriteria,
  toFound,
  type Wanted,
  writeCursor,
} from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import * as facets from './facet-queries.ts';
import * as openings from './opening-queries.ts';
import * as queries from './queries.ts';

export { refreshOpenings } from './verbs/refresh-openings.ts';

type SearchInput = Omit<Wanted, 'words'> & {
  treatment?: string | undefined;
  date?: string | undefined;
  sort?: Sort | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** Counting stops here; the page then says '1000+'. */
const mostCounted = 1000;
/** With a date, at most this many listings are looked at for one page; the next page goes on from there. */
const mostLookedAt = 500;
/** The earliest free times are looked for among this many of the best matches. */
const mostCompared = 1000;

/** Published listings that match every criterion; with a date, only those that still have a free start on it. */
export async function searchServices(deps: Deps, actor: Actor, input: SearchInput) {
  const { span } = lookAhead(deps, input.date);
  const asked = { ...input, words: await readWords(deps, input.treatment), sort: orderFor(input, span) };
  if (asked.sort === 'earliest' && span) return { total: null, ...(await listEarliest(deps, actor, asked, span)) };
  if (input.date !== undefined) return { total: null, ...(await walkFree(deps, actor, asked, input.date)) };
  const counted = isCounted(asked) ? undefined : countFound(deps, asked);
  const [{ total = 0, ...page }, count] = await Promise.all([listServices(deps, actor, asked), counted]);
  return { ...page, total: count ?? Math.min(total, mostCounted) };
}

/** Where far more are known to have the words, and nothing else is asked for, they need no counting. */
async function countFound(deps: Deps, input: Wanted): Promise<number> {
  const { words, near: _place, ...choices } = toCriteria(input);
  const isOnlyWords = Object.values(choices).every((choice) => choice === undefined);
  if (isOnlyWords && words && words.atLeast >= 2 * mostCounted) return mostCounted;
  return countServices(deps, input, mostCounted);
}

/** Nothing is near where nobody said from where, and nothing early among days that nobody has looked at. */
function orderFor({ sort = 'recommended', near }: SearchInput, span: unknown): Sort {
  if (sort === 'earliest') return span ? sort : 'recommended';
  return sort === 'nearest' && !near ? 'recommended' : sort;
}

async function walkFree(deps: Deps, actor: Actor, asked: ListInput, date: string) {
  const rows: Found[] = [];
  let cursor: string | null | undefined = asked.cursor;
  for (let looked = 0; looked < mostLookedAt; looked += 50) {
    const page = await listServices(deps, actor, { ...asked, cursor: cursor ?? undefined, limit: 50 });
    const free = await listFreeOn(
      deps,
      page.rows.map(({ id }) => id),
      date,
    );
    for (const row of page.rows) {
      if (free.has(row.id)) rows.push(row);
      // A page that was filled by the very last row of the very last batch has no next one.
      if (rows.length === asked.limit)
        return { rows, nextCursor: row === page.rows.at(-1) ? page.nextCursor : cursorOf(asked.sort, row) };
    }
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  return { rows, nextCursor: cursor ?? null };
}

/** The best matches by their first free start; those without any are left out. */
async function listEarliest(deps: Deps, actor: Actor, asked: ListInput, span: openings.Stretch) {
  const mark = asked.cursor === undefined ? undefined : readCursor(asked.cursor, 'earliest');
  if (asked.cursor !== undefined && !mark) throw invalid({ cursor: ['invalid'] });
  // All pages are of one moment, or rows would change places between them: the mark bears it, and counts the rows before.
  const offset = Number(mark?.key ?? 0);
  const now = Math.min(Math.max(mark?.id ?? span.now, span.now - mostMinutesBack), span.now);
  const found = await openings.listEarliest(
    deps.db,
    actor.language,
    toCriteria(asked),
    { ...span, now },
    { among: mostCompared, offset, limit: asked.limit + 1 },
  );
  const rows = found.slice(0, asked.limit).map((row) => toFound(deps, row));
  const isLast = found.length <= asked.limit;
  return {
    rows,
    nextCursor: isLast ? null : writeCursor({ sort: 'earliest', key: String(offset + asked.limit), id: now }),
  };
}

/** For so long the pages of an order by time fit together. */
const mostMinutesBack = 60;

type FacetInput = Omit<Wanted, 'words'> & { treatment?: string | undefined };

/** What else could be chosen beside some criteria. */
export async function listFacets(deps: Deps, actor: Actor, input: FacetInput) {
  const words = await readWords(deps, input.treatment);
  return facets.listFacets(deps.db, actor.language, toCriteria({ ...input, words }));
}

/** How many suggestions of a kind are shown. */
const mostOfAKind = 5;

/** What somebody who is typing may mean. */
export async function listSuggestions(deps: Deps, actor: Actor, text: string) {
  const wanted = text.trim();
  if (wanted === '') return { treatments: [], categories: [], places: [], listings: [] };
  const [phrases, listings] = await Promise.all([
    queries.listPhrases(deps.db, actor.language, wanted),
    readWords(deps, wanted).then((words) => queries.listTitles(deps.db, actor.language, toCriteria({ words }))),
  ]);
  const ofKind = (kind: string) => phrases.filter((phrase) => phrase.kind === kind).slice(0, mostOfAKind);
  return {
    treatments: ofKind('treatment').map(({ name, count }) => ({ text: name, count })),
    categories: ofKind('category'),
    places: ofKind('place'),
    listings,
  };
}

/** Reads the words of all listings anew, so that misspellings and suggestions know the newest. */
export const refreshTerms = (deps: Deps) => queries.refreshTerms(deps.db);
