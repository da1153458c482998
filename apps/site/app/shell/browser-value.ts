import { useSyncExternalStore } from 'react';

type Listener = () => void;

let isTakenOver = false;
const waiting = new Set<Listener>();

/**
 * A hook for a value that only the browser knows, and that may have changed when `subscribe` says so. As on the server it is
 * `beforehand` until the page is taken over; then all such values come at once.
 */
export function createBrowserValue<Value>(
  subscribe: (listener: Listener) => () => void,
  read: () => Value,
  beforehand: Value,
): () => Value {
  const subscribeFromTakingOver = (listener: Listener) => {
    const unsubscribe = subscribe(listener);
    if (!isTakenOver) waiting.add(listener);
    return () => {
      waiting.delete(listener);
      unsubscribe();
    };
  };
  const readOnceTakenOver = () => (isTakenOver ? read() : beforehand);
  const readBeforehand = () => beforehand;
  return function useBrowserValue() {
    return useSyncExternalStore(subscribeFromTakingOver, readOnceTakenOver, readBeforehand);
  };
}

/** Has these values come: the browser has taken the page over. */
export function takeOver(): void {
  isTakenOver = true;
  for (const listener of waiting) listener();
  waiting.clear();
}
