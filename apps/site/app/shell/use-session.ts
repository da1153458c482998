import { useSyncExternalStore } from 'react';
import { readSession, signedOutState, type SiteSessionState, subscribeToSession } from './session-store.ts';

/** Who is signed in, kept up to date across tabs. Before hydration: nobody. */
export const useSession = (): SiteSessionState => useSyncExternalStore(subscribeToSession, readSession, signedOutState);
