import type { Language } from '@tajmeelspot/language/languages.ts';
import { LRUCache } from 'lru-cache';
import { nameOf } from '#app/database/memory.ts';
import type { Deps } from '#app/deps.ts';
import type { SearchCriteria } from '../services/criteria-queries.ts';
import type { SearchText } from '../services/search-text-queries.ts';
import { findListedVersion } from '../services/text-reading-queries.ts';
import { listPageStates } from './card-queries.ts';
import { type CardRow, checkedCardsOf } from './list-cards.ts';

/** A service of a page; where it stands in an order is not kept. */
type FoundRow = Pick<CardRow, 'id' | 'venue_id' | 'card' | 'distance_km'>;

/** A page of services, the mark of the next one, and how many match. */
export type FoundPage = {
  readonly rows: readonly FoundRow[];
  readonly nextCursor: string | null;
  readonly total: number;
};

/** What of a page is kept: the services by their ids, under the version that they were found under, for words as they were read then. */
type KeptPage = Omit<FoundPage, 'rows'> & {
  readonly version: string;
  readonly words: SearchText | undefined;
  readonly ids: readonly number[];
};

/** What a page is asked for: `key` has all of it but the words as they were read, and the position that distances are counted from. */
type AskedPage = Pick<SearchCriteria, 'words' | 'near'> & { readonly language: Language; readonly key: string };

/** Pages that are asked for now: a page of 24 takes half a kilobyte. */
const maxKept = 4000;
const rooms = new WeakMap<Deps['memory'], LRUCache<string, KeptPage>>();

/**
 * A page as `find` finds it. Where it was found before, its cards are read by their keys; the same statement says whether it
 * would be found again, so that it is never older than its cards.
 */
export async function recallPage(deps: Deps, asked: AskedPage, find: () => Promise<FoundPage>): Promise<FoundPage> {
  const { language, key, near, words } = asked;
  const pages = roomOf(deps);
  const kept = pages.get(key);
  const { version, rows } =
    kept?.words === words && kept
      ? await checkedCardsOf(deps, language, { ids: kept.ids, near })
      : // Read before the page: what changes meanwhile is newer than the version that this bears.
        { version: await findListedVersion(deps.db), rows: [] };
  if (kept && kept.words === words && kept.version === version && rows.length === kept.ids.length)
    return { rows, nextCursor: kept.nextCursor, total: kept.total };
  const found = await find();
  const { nextCursor, total } = found;
  if (version !== undefined) pages.set(key, { version, words, ids: found.rows.map(({ id }) => id), nextCursor, total });
  return found;
}

function roomOf({ memory }: Deps): LRUCache<string, KeptPage> {
  const pages = rooms.get(memory) ?? new LRUCache<string, KeptPage>({ max: maxKept });
  rooms.set(memory, pages);
  return pages;
}

/** A page that was found before: under which version, its services, and a name that no other page has. */
export type KnownPage = Pick<KeptPage, 'ids'> & { readonly name: string; readonly version?: string };

/** What is known of a page; it is right while its version is that of all pages. */
export function findKnownPage(deps: Deps, { key, words }: Pick<AskedPage, 'key' | 'words'>): KnownPage | undefined {
  const kept = roomOf(deps).get(key);
  return kept && kept.words === words ? { ids: kept.ids, version: kept.version, name: nameOf(kept) } : undefined;
}

/** What pages show as short texts, where it is known: another text for another page, and whenever a card on it would be another. */
export async function findPageStates(
  { db }: Deps,
  pages: readonly (KnownPage | undefined)[],
): Promise<(string | undefined)[]> {
  const known = pages.filter((page) => page !== undefined);
  const found = known.length === 0 ? [] : await listPageStates(db, known);
  const states = new Map(known.map((page, index) => [page, found[index]]));
  return pages.map((page) => {
    const now = page && states.get(page);
    const isRight = now && (page.version === undefined || page.version === now.version);
    return isRight ? `${page.name} ${now.state}` : undefined;
  });
}
