import { readToken, subscribe } from '../session-store.ts';

/** What somebody has marked a listing with: kept for later, recommended to others. */
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

/** The marks of whoever is signed in on a listing; the same object until they change, undefined until they are known. */
export const readMark = (serviceId: number): Mark | undefined =>
  owner === readToken() ? marks.get(serviceId) : undefined;

/** Notes what is known of listings now, or hoped for while the server is asked. */
export function setMarks(changes: readonly (Partial<Mark> & { readonly serviceId: number })[]): void {
  const token = readToken();
  const next = new Map(owner === token ? marks : []);
  for (const { serviceId, ...change } of changes) {
    next.set(serviceId, { ...(next.get(serviceId) ?? nothing), ...change });
  }
  owner = token;
  marks = next;
  for (const listener of listeners) listener();
}
