import { createClient } from '@tajmeelspot/contract/client.ts';
import { logOut as logOutOf } from '@tajmeelspot/session/log-out.ts';
import { createSessionStore } from '@tajmeelspot/session/session-store.ts';
import { readLocale } from './locale.ts';

/** The console's session, apart from those of the site and the dashboard. */
export const session = createSessionStore({ key: 'operator.session', formerKey: 'console.session' });

/** Where the API answers: on the same host. */
export const apiBase = `${location.origin}/api`;

/** Logs the operator out here and on the server. */
export const logOut = (): Promise<void> =>
  logOutOf(session, (token) => createClient({ base: apiBase, language: readLocale(), token }));
