import { useSyncExternalStore } from 'react';
import type { SessionStatus, SessionStore } from './session-store.ts';

/** The status of a session for a component, which is rendered again when it changes. */
export const useSession = ({ subscribe, read }: SessionStore): SessionStatus => useSyncExternalStore(subscribe, read);
