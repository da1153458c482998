import { createClient, ApiError } from '@tajmeelspot/contract/client.ts';
import { useSyncExternalStore } from 'react';
import { readLanguage } from './language.ts';
import { empty, forgetAnswers } from './offline/store.ts';

/** The dashboard's own session, apart from the site's. */
export type Session = { readonly token: string; readonly name: string };

/** Whether somebody is in; `closed` says why nobody is. */
export type SessionState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly session: Session }
  | { readonly kind: 'closed'; readonly why: 'refused' | 'loggedOut' | 'unreachable' };

const key = 'dashboard.session';
const changes = new EventTarget();
let state: SessionState = { kind: 'opening' };

/** Where the API answers: on the same host, which the dashboard is hosted on. */
export const apiBase = `${location.origin}/api`;

/** The state for a part, which is shown again when it changes. */
export const useSessionState = (): SessionState => useSyncExternalStore(subscribe, readState);

/** The token of whoever is in; undefined where nobody is. */
export const readToken = (): string | undefined => (state.kind === 'open' ? state.session.token : undefined);

/** Trades a hand-off for a session of its own, or goes on with the one that this browser keeps. */
export async function openSession(handOff: string | undefined): Promise<void> {
  const kept = readKept();
  if (handOff === undefined) return become(kept ? { kind: 'open', session: kept } : { kind: 'closed', why: 'refused' });
  become({ kind: 'opening' });
  try {
    const body = { token: handOff, audience: 'vendor_dashboard' } as const;
    const { token, user } = await clientOf(undefined).openDashboard({ body });
    // Whoever is in now may be somebody else; what waits to be sent is the venue's.
    await forgetAnswers();
    const session = { token, name: user.name };
    localStorage.setItem(key, JSON.stringify(session));
    become({ kind: 'open', session });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) return become({ kind: 'closed', why: 'unreachable' });
    // What the link did not open is not shown by a former session, which may be somebody else's.
    forget('refused');
  }
  if (kept) await end(kept.token);
}

/** Ends the session here and on the server. */
export async function logOut(): Promise<void> {
  const token = readToken();
  forget('loggedOut');
  await empty();
  if (token !== undefined) await end(token);
}

/** Forgets a session that is over. */
export function forget(why: 'refused' | 'loggedOut'): void {
  void forgetAnswers();
  localStorage.removeItem(key);
  become({ kind: 'closed', why });
}

/** An own session that is no longer wanted; where nobody answers, it ends by its age. */
const end = (token: string): Promise<unknown> =>
  clientOf(token)
    .logOut()
    .catch(() => undefined);

const clientOf = (token: string | undefined) => createClient({ base: apiBase, language: readLanguage(), token });

function become(next: SessionState): void {
  state = next;
  changes.dispatchEvent(new Event('change'));
}

const readState = (): SessionState => state;

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
    if (event.key !== key || state.kind !== 'open') return;
    const kept = readKept();
    become(kept ? { kind: 'open', session: kept } : { kind: 'closed', why: 'loggedOut' });
  };
  changes.addEventListener('change', listener);
  addEventListener('storage', onStorage);
  return () => {
    changes.removeEventListener('change', listener);
    removeEventListener('storage', onStorage);
  };
}
