import { useSyncExternalStore } from 'react';
import { noPasses, type PassStore, readCurrentPasses, storesPasses, subscribeToPasses } from './pass-store.ts';

/** The passes of bookings that are not over, kept up to date across tabs. Before hydration: none. */
export const useCurrentPasses = (): PassStore => useSyncExternalStore(subscribeToPasses, readCurrentPasses, noPasses);

/** Whether this device may store passes. */
export const useStoresPasses = (): boolean => useSyncExternalStore(subscribeToPasses, storesPasses, () => true);
