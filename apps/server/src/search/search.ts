import type { Sort } from '@tajmeelspot/contract/search.ts';
import { listFreeOn, listNextTimes } from '#app/booking/booking.ts';
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
  type Wanted,
  writeCursor,
} from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { invalid } from '#app/http/problem.ts';
import * as facets from './facet-queries.ts';
import * as queries from './queries.ts';

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
const mostCompared = 100;

/** Published listings that match every criterion; with a date, only those that still have a free start on it. */
export async function searchServices(deps: Deps, actor: Actor, input: SearchInput) {
  const asked = { ...input, words: await readWords(deps, input.treatment), sort: orderFor(input) };
  if (asked.sort === 'earliest') return { total: null, ...(await listEarliest(deps, actor, asked)) };
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

/** Nothing is near where nobody said from where. */
const orderFor = ({ sort = 'recommended', near }: SearchInput): Sort =>
  sort === 'nearest' && !near ? 'recommended' : sort;

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

/** The best matches by their first free time; those without any are left out. Its cursor counts the rows before. */
async function listEarliest(deps: Deps, actor: Actor, asked: ListInput & { date?: string | undefined }) {
  const mark = asked.cursor === undefined ? undefined : readCursor(asked.cursor, 'earliest');
  if (asked.cursor !== undefined && !mark) throw invalid({ cursor: ['invalid'] });
  const { rows } = await listServices(deps, actor, {
    ...asked,
    sort: 'recommended',
    cursor: undefined,
    limit: mostCompared,
  });
  const ids = rows.map(({ id }) => id);
  const times = new Map((await listNextTimes(deps, actor, ids, asked.date)).map((next) => [next.serviceId, next]));
  const first = ({ id }: Found) => times.get(id)?.minutes[0] ?? Infinity;
  const isWanted = (row: Found) =>
    asked.date === undefined ? first(row) < Infinity : times.get(row.id)?.date === asked.date;
  const sorted = rows.filter(isWanted).toSorted((a, b) => first(a) - first(b));
  const from = Number(mark?.key ?? 0);
  const end = from + asked.limit;
  const nextCursor = end < sorted.length ? writeCursor({ sort: 'earliest', key: String(end), id: 0 }) : null;
  return { rows: sorted.slice(from, end), nextCursor };
}

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
