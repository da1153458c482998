import type { SavedVenue } from '@tajmeelspot/contract/favourites.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { readToken, subscribeToSession } from '../session-store.ts';
import { type FavouriteProblem, favouriteProblemOf } from './favourite-problem.ts';

let owner: string | undefined;
let saved: ReadonlyMap<number, boolean> = new Map();
/** How many changes there have been: a list that was asked for before one knows nothing of it. */
let changeCount = 0;
const listeners = new Set<() => void>();

/** Calls back whenever a venue is saved or no longer, or the person changes. */
export function subscribeToSavedVenues(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeToSession(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Whether the signed-in user has saved a venue; undefined until it is known. */
export const readSavedVenue = (venueId: number): boolean | undefined =>
  owner === readToken() ? saved.get(venueId) : undefined;

/** Asks for the saved venues of the signed-in user, and records of each of `venueIds` whether it is among them. */
export async function loadSavedVenues(
  language: Language,
  venueIds: readonly number[] = [],
  signal?: AbortSignal,
): Promise<readonly SavedVenue[]> {
  const asked = { token: readToken(), changeCount };
  const { browserApi } = await import('../api.ts');
  const { data } = await browserApi(language).listSavedVenues(signal ? { signal } : {});
  if (asked.token === readToken() && asked.changeCount === changeCount) {
    const ids = data.map(({ id }) => id);
    record([...venueIds, ...ids].map((id) => [id, ids.includes(id)]));
  }
  return data;
}

/** What became of saving a venue or giving it up; the message is the server's. */
export type SaveVenueOutcome =
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: FavouriteProblem };

/** Saves a venue or no longer. The screen shows it at once, and as it was where that fails. */
export async function setSavedVenue(language: Language, venueId: number, isSaved: boolean): Promise<SaveVenueOutcome> {
  changeCount += 1;
  const change = changeCount;
  record([[venueId, isSaved]]);
  try {
    const { browserApi } = await import('../api.ts');
    const api = browserApi(language);
    const call = { params: { venue_id: String(venueId) } };
    const { message } = await (isSaved ? api.saveVenue(call) : api.removeSavedVenue(call));
    return { kind: 'done', message };
  } catch (error) {
    if (change === changeCount) record([[venueId, !isSaved]]);
    return { kind: favouriteProblemOf(error) };
  }
}

function record(changes: readonly (readonly [number, boolean])[]): void {
  const token = readToken();
  saved = new Map([...(owner === token ? saved : []), ...changes]);
  owner = token;
  for (const listener of listeners) listener();
}
