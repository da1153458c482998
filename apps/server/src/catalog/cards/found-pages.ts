import type { Language } from '@tajmeelspot/language/languages.ts';
import { LRUCache } from 'lru-cache';
import type { Deps } from '#app/deps.ts';
import type { SearchCriteria } from '../services/criteria-queries.ts';
import type { SearchText } from '../services/search-text-queries.ts';
import { findListedVersion } from '../services/text-reading-queries.ts';
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
  const pages = rooms.get(deps.memory) ?? new LRUCache<string, KeptPage>({ max: maxKept });
  rooms.set(deps.memory, pages);
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
