import { ApiError, createDashboardClient } from '@tajmeelspot/contract/client.ts';
import { endSession, logOut as logOutOf } from '@tajmeelspot/session/log-out.ts';
import { createSessionStore } from '@tajmeelspot/session/session-store.ts';
import { endPush } from '@tajmeelspot/ui/push/end-push.ts';
import { readLocale } from './locale.ts';
import { clearStores, clearAnswers } from './offline/store.ts';

/** The dashboard's own session, apart from the site's. */
export const session = createSessionStore({ key: 'dashboard.session' });

/** Where the API answers: on the same host, which the dashboard is hosted on. */
export const apiBase = `${location.origin}/api`;

/** Trades a hand-off for a session of its own, or goes on with the one that this browser has stored. */
export async function openSession(handOff: string | undefined): Promise<void> {
  if (handOff === undefined) return session.resume();
  const former = session.readStored();
  session.begin();
  try {
    const body = { token: handOff, audience: 'vendor_dashboard' } as const;
    const { token, user } = await clientOf(undefined).openDashboard({ body });
    // The user may be another one now; the queue belongs to the venue and stays.
    await clearAnswers();
    session.open({ token, name: user.name });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) return session.close('unreachable');
    // What the link does not open is not shown by a former session, which may be another user's.
    closeRefusedSession();
  }
  if (former) await endSession(clientOf(former.token));
}

/** Ends the session here and on the server, with everything that this device has stored for it. */
export async function logOut(): Promise<void> {
  const ended = logOutOf(session, clientOf);
  // Its messages name customers.
  await Promise.all([clearStores(), endPush()]);
  await ended;
}

/** Closes a session that the server refuses, and forgets the answers that were stored for it. */
export function closeRefusedSession(): void {
  void clearAnswers();
  session.close('unauthorized');
}

const clientOf = (token: string | undefined) => createDashboardClient({ base: apiBase, language: readLocale(), token });
