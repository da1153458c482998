import { useSyncExternalStore } from 'react';
import { readState, serverState, type SessionState, subscribe } from './session-store.ts';

/** Who is signed in, kept up to date across tabs. Before hydration: nobody. */
export const useSession = (): SessionState => useSyncExternalStore(subscribe, readState, serverState);
