import type { Sort } from '@tajmeelspot/contract/search.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { cursorOf, readCursor, type ServiceCriteria, writeCursor } from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import { invalid } from '#app/http/problem.ts';
import { listServicesFree, lookAhead, dayMinutesOf, type TimeCriteria } from '#app/availability/availability.ts';
import type { EarliestSlotsQuery } from './earliest/earliest-queries.ts';

/** What a page of results is asked for. */
export type SearchInput = Omit<ServiceCriteria, 'words'> &
  TimeCriteria & {
    treatment?: string | undefined;
    sort?: Sort | undefined;
    cursor?: string | undefined;
    limit: number;
  };

/** The same with its words read. */
export type ReadSearch = SearchInput & Pick<ServiceCriteria, 'words'>;
export type SearchQuery = ReadSearch & { readonly sort: Sort };

/** Counting stops here; the page then says '1000+'. */
export const maxCounted = 1000;
/** Where a free slot is asked for, at most this many services are checked for one page; the next page continues from there. */
const maxChecked = 500;

/** What is asked for with the order that it can have, and for 'earliest' the minutes in which slots count. */
export function toQuery(deps: Deps, input: ReadSearch): { query: SearchQuery; span: EarliestSlotsQuery | undefined } {
  const span = input.sort === 'earliest' ? earliestSpan(deps, input) : undefined;
  return { query: { ...input, sort: orderFor(input, span) }, span };
}

function earliestSpan(deps: Deps, input: TimeCriteria): EarliestSlotsQuery | undefined {
  const { span } = lookAhead(deps, input.date);
  if (input.part === undefined && input.after === undefined) return span;
  // The first slot of several days says nothing of the first in the evening.
  return input.date === undefined ? undefined : span && { ...span, ...spanOf(input, span.from) };
}

function spanOf(input: TimeCriteria, midnight: number): Pick<EarliestSlotsQuery, 'from' | 'before'> {
  const [from, before] = dayMinutesOf(input);
  return { from: midnight + from, before: midnight + before };
}

/** 'nearest' needs a position, and 'earliest' needs slots that are known; without them the order is 'recommended'. */
function orderFor({ sort = 'recommended', near }: SearchInput, span: unknown): Sort {
  if (sort === 'earliest') return span ? sort : 'recommended';
  return sort === 'nearest' && !near ? 'recommended' : sort;
}

/** Whether a search asks for a free slot. */
export const asksForTime = ({ date, part, after }: TimeCriteria): boolean =>
  date !== undefined || part !== undefined || after !== undefined;

/** Whether a page stays as it is while services do: not by the time of day, and not for a place that nobody else asks for. */
export const isLasting = ({ sort, open_now: isOpenNow, near, within, area, words }: SearchQuery): boolean =>
  !isOpenNow &&
  area === undefined &&
  sort !== 'nearest' &&
  (near === undefined || within === undefined) &&
  words?.narrowing !== null;

/** Where somebody is says how far away each is, and not which come first. */
export const askedOf = (language: Language, { words, near, ...query }: SearchQuery) => ({
  language,
  words,
  near,
  key: JSON.stringify([words && language, query]),
});

type ResultRow = { readonly id: number; readonly sort_key: string };
type ResultPage<R> = { readonly rows: R[]; readonly nextCursor: string | null };

type FreeSource<R extends ResultRow> = {
  readonly list: (query: SearchQuery) => Promise<ResultPage<R>>;
  /** The services of which one has to be free. */
  readonly servicesOf: (row: R) => readonly number[];
  /** A row with what of it is free. */
  readonly leave: (row: R, free: ReadonlySet<number>) => R;
};

/** How many rows are checked at once. */
const batch = 50;

/** Goes through the matches in batches until a page of those with a free slot as wished is full. */
export async function listFree<R extends ResultRow>(
  deps: Deps,
  query: SearchQuery,
  source: FreeSource<R>,
): Promise<ResultPage<R>> {
  const rows: R[] = [];
  let cursor: string | null | undefined = query.cursor;
  for (let checked = 0; checked < maxChecked;) {
    const page = await source.list({ ...query, cursor: cursor ?? undefined, limit: batch });
    const ids = page.rows.flatMap((row) => source.servicesOf(row));
    const free = await listServicesFree(deps, ids, query);
    for (const row of page.rows) {
      if (source.servicesOf(row).some((id) => free.has(id))) rows.push(source.leave(row, free));
      // A page that was filled by the very last row of the very last batch has no next one.
      if (rows.length === query.limit)
        return { rows, nextCursor: row === page.rows.at(-1) ? page.nextCursor : cursorOf(query.sort, row) };
    }
    checked += ids.length;
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  return { rows, nextCursor: cursor ?? null };
}

/** How old the moment of a mark may be, minutes. */
const maxMinutesBack = 60;

/**
 * What of the earliest a page shows. All pages must show one moment, or rows would move between pages: the mark holds that
 * moment and how many rows came before. `of` gives what a page needs of an order, `take` makes the page of it. Throws invalid
 * (cursor).
 */
export function earliestPage({ cursor, limit }: Pick<SearchQuery, 'cursor' | 'limit'>, slots: EarliestSlotsQuery) {
  const mark = cursor === undefined ? undefined : readCursor(cursor, 'earliest');
  if (cursor !== undefined && !mark) throw invalid({ cursor: ['invalid'] });
  const offset = Number(mark?.key ?? 0);
  const now = Math.min(Math.max(mark?.id ?? slots.now, slots.now - maxMinutesBack), slots.now);
  return {
    slots: { ...slots, now },
    of: <R>(order: readonly R[]): R[] => order.slice(offset, offset + limit + 1),
    take: <R>(found: readonly R[]): ResultPage<R> => ({
      rows: found.slice(0, limit),
      nextCursor:
        found.length <= limit ? null : writeCursor({ sort: 'earliest', key: String(offset + limit), id: now }),
    }),
  };
}
