import { readToken, subscribe } from '../session-store.ts';

/** What somebody has marked a service with: kept for later, recommended to others. */
export type Mark = { readonly isKept: boolean; readonly isFeatured: boolean };

const nothing: Mark = { isKept: false, isFeatured: false };
let owner: string | undefined;
let marks: ReadonlyMap<number, Mark> = new Map();
const listeners = new Set<() => void>();

/** Calls back whenever a mark changes, or the person whose marks they are. */
export function subscribeMarks(listener: () => void): () => void {
  listeners.add(listener);
  const stop = subscribe(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** The marks of whoever is signed in on a service; the same object until they change, undefined until they are known. */
export const readMark = (serviceId: number): Mark | undefined =>
  owner === readToken() ? marks.get(serviceId) : undefined;

/** Which change was the last of a service, counted over all of them. */
const lastChanges = new Map<number, number>();
let changeCount = 0;

/** How many changes there have been; an answer to a question asked now knows of no later ones. */
export const countChanges = (): number => changeCount;

/** Notes what the server said of services, but for those that somebody has changed since it was asked. */
export function learnMarks(found: readonly (Mark & { readonly serviceId: number })[], asked: number): void {
  note(found.filter(({ serviceId }) => (lastChanges.get(serviceId) ?? 0) <= asked));
}

/** Notes what somebody made of services, or hopes for while the server is asked. */
export function setMarks(changes: readonly (Partial<Mark> & { readonly serviceId: number })[]): void {
  changeCount += 1;
  for (const { serviceId } of changes) lastChanges.set(serviceId, changeCount);
  note(changes);
}

function note(changes: readonly (Partial<Mark> & { readonly serviceId: number })[]): void {
  const token = readToken();
  const next = new Map(owner === token ? marks : []);
  for (const { serviceId, ...change } of changes) {
    next.set(serviceId, { ...(next.get(serviceId) ?? nothing), ...change });
  }
  owner = token;
  marks = next;
  for (const listener of listeners) listener();
}
