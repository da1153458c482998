import { readToken, subscribeToSession } from '../session-store.ts';

/** What somebody has marked a service with: kept for later, recommended to others. */
export type Favourite = { readonly isBookmarked: boolean; readonly isFeatured: boolean };

const noFavourite: Favourite = { isBookmarked: false, isFeatured: false };
let owner: string | undefined;
let favourites: ReadonlyMap<number, Favourite> = new Map();
const listeners = new Set<() => void>();

/** Calls back whenever a mark changes, or the person whose marks they are. */
export function subscribeToFavourites(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribeToSession(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The marks of the signed-in user on a service; the same object until they change, undefined until they are known. */
export const readFavourite = (serviceId: number): Favourite | undefined =>
  owner === readToken() ? favourites.get(serviceId) : undefined;

/** Which change was the last of a service, counted over all of them. */
const lastChanges = new Map<number, number>();
let changeCount = 0;

/** How many changes there have been; an answer to a question asked now knows of no later ones. */
export const countChanges = (): number => changeCount;

/** Notes what the server said of services, but for those that somebody has changed since it was asked. */
export function mergeFavourites(found: readonly (Favourite & { readonly serviceId: number })[], askedAt: number): void {
  record(found.filter(({ serviceId }) => (lastChanges.get(serviceId) ?? 0) <= askedAt));
}

/** Notes what somebody made of services, or hopes for while the server is asked. */
export function setFavourites(changes: readonly (Partial<Favourite> & { readonly serviceId: number })[]): void {
  changeCount += 1;
  for (const { serviceId } of changes) lastChanges.set(serviceId, changeCount);
  record(changes);
}

function record(changes: readonly (Partial<Favourite> & { readonly serviceId: number })[]): void {
  const token = readToken();
  const next = new Map(owner === token ? favourites : []);
  for (const { serviceId, ...change } of changes) {
    next.set(serviceId, { ...(next.get(serviceId) ?? noFavourite), ...change });
  }
  owner = token;
  favourites = next;
  for (const listener of listeners) listener();
}
