import type { Sort } from '@tajmeelspot/contract/search.ts';

/** An order that pages can be read in: one of services, or that of the reviews of a service. */
export type PageOrder = Sort | 'reviews';

/** Where a page of a list ended: the order it was in, the sort key of its last row and that row's id. */
export type PageMark = { readonly sort: PageOrder; readonly key: string; readonly id: number };

/** Writes a page mark as the opaque text that the API hands out. */
export const writeCursor = ({ sort, key, id }: PageMark): string =>
  Buffer.from(`${sort}|${key}|${id}`).toString('base64url');

/** Reads a page mark; undefined where the text is none, or belongs to another order. */
export function readCursor(cursor: string, input: PageOrder): PageMark | undefined {
  const [sort, key = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split('|');
  return sort === input && isKeyOf[input](key) && /^\d{1,15}$/.test(id)
    ? { sort: input, key, id: Number(id) }
    : undefined;
}

/** Whether a text can be the sort key of an order: the type of its column must be able to hold it. */
const isKeyOf: Record<PageOrder, (key: string) => boolean> = {
  // Under words the tier stands before the standing.
  recommended: (key) => /^(\d-)?\d{1,15}$/.test(key),
  rating: (key) => /^\d{1,9}$/.test(key),
  newest: isTimestamp,
  reviews: (key) => /^[01] /.test(key) && isTimestamp(key.slice(2)),
  price: (key) => /^\d{1,15}$/.test(key),
  nearest: (key) => /^\d{1,3}(\.\d{1,20})?(e-\d{1,2})?$/.test(key),
  earliest: (key) => /^\d{1,5}$/.test(key),
};

/** A timestamp as PostgreSQL writes it in UTC, of a moment that exists. */
function isTimestamp(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/.test(text)) return false;
  try {
    return Temporal.Instant.from(text).epochMilliseconds > 0;
  } catch {
    return false;
  }
}

/** The stable name of a category as people and addresses write it: 'Hair-Removal' is 'hair removal'. */
export const categoryName = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[-_\s]+/g, ' ');

/** Minutes since midnight as HH:MM of the clock; 1500 is 01:00 of the next day. */
export const clockTime = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Minutes since midnight as HH:MM that counts on past it; 1500 is 25:00. */
export const longClock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
