import type { Language } from '@tajmeelspot/language/languages.ts';
import { findKnownPage, findPageStates, type KnownPage, readSearch, toCriteria } from '#app/catalog/catalog.ts';
import { nameOf } from '#app/database/memory.ts';
import type { Deps } from '#app/deps.ts';
import { findEarliestPage, isShared } from './earliest/list-earliest.ts';
import { asksForTime, askedOf, isLasting, type SearchInput, toQuery } from './result-pages.ts';

/** Whether what pages show can be told without making them: not the way to somebody, nor who is open, or free at a time. */
export const hasState = (input: SearchInput): boolean =>
  input.near === undefined &&
  isLasting({ ...input, words: undefined, sort: 'recommended' }) &&
  (input.sort === 'earliest' ? !input.treatment?.trim() : !asksForTime(input));

/** A page in a language. */
type AskedSearch = { readonly language: Language; readonly input: SearchInput };

/** What pages of results are made from, as short texts; undefined for one that nobody found before. */
export const findSearchStates = async (deps: Deps, asked: readonly AskedSearch[]): Promise<(string | undefined)[]> =>
  // What one asked for wrongly is told by the making of its own answer.
  findPageStates(deps, await Promise.all(asked.map((one) => findPage(deps, one).catch(() => undefined))));

async function findPage(deps: Deps, { language, input }: AskedSearch): Promise<KnownPage | undefined> {
  const read = await readSearch(deps, { language }, input);
  const { words } = read;
  // What means nothing here finds nothing for as long as it is read so.
  if (words?.narrowing === null) return { ids: [], name: `nothing ${nameOf(words)}` };
  const { query, span } = toQuery(deps, read);
  if (query.sort === 'earliest' && span)
    return isShared(toCriteria(query)) ? findEarliestPage(deps, query, span) : undefined;
  return !asksForTime(query) && isLasting(query) ? findKnownPage(deps, askedOf(language, query)) : undefined;
}
