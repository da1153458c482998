import { createClient } from '@tajmeelspot/contract/client.ts';
import { useSyncExternalStore } from 'react';
import { readLanguage } from './language.ts';

/** The console's own session, apart from the site's and the dashboard's. */
export type Session = { readonly token: string; readonly name: string };

type State = {
  readonly session: Session | undefined;
  /** There was one, and the server knows it no more. */ readonly isOver: boolean;
};

const key = 'console.session';
const changes = new EventTarget();
let state: State = { session: readKept(), isOver: false };

/** Where the API answers: on the same host. */
export const apiBase = `${location.origin}/api`;

/** Whoever is in, for a part, which is shown again when that changes. */
export const useSession = (): State => useSyncExternalStore(subscribe, readState);

/** The token of whoever is in; undefined where nobody is. */
export const readToken = (): string | undefined => state.session?.token;

/** Goes on with a session, which this browser keeps. */
export function enter(session: Session): void {
  localStorage.setItem(key, JSON.stringify(session));
  become({ session, isOver: false });
}

/** Forgets a session that the server knows no more. */
export function forget(isOver: boolean): void {
  localStorage.removeItem(key);
  become({ session: undefined, isOver });
}

/** Ends the session here and on the server; where nobody answers, it ends by its age. */
export async function logOut(): Promise<void> {
  const token = readToken();
  forget(false);
  const client = createClient({ base: apiBase, language: readLanguage(), token });
  await client.logOut().catch(() => undefined);
}

function become(next: State): void {
  state = next;
  changes.dispatchEvent(new Event('change'));
}

function readState(): State {
  return state;
}

function readKept(): Session | undefined {
  try {
    const { token, name } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Session>;
    return typeof token === 'string' && typeof name === 'string' ? { token, name } : undefined;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) become({ session: readKept(), isOver: false });
  };
  changes.addEventListener('change', listener);
  addEventListener('storage', onStorage);
  return () => {
    changes.removeEventListener('change', listener);
    removeEventListener('storage', onStorage);
  };
}
