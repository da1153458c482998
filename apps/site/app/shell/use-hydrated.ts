import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether the browser has taken the page over; false on the server and in the first rendering after it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
