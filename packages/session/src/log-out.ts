import type { Client } from '@tajmeelspot/contract/client.ts';
import type { SessionStore } from './session-store.ts';

/** A client of the API for the session with this token. */
type ClientOf = (token: string) => Pick<Client, 'logOut'>;

/** Closes the session in this browser at once, and then ends it on the server. */
export async function logOut(store: SessionStore, clientOf: ClientOf): Promise<void> {
  const token = store.readToken();
  store.close('loggedOut');
  if (token !== undefined) await endSession(clientOf(token));
}

/** Ends a session on the server; one whose server does not answer ends by its age. */
export async function endSession(client: Pick<Client, 'logOut'>): Promise<void> {
  await client.logOut().catch(() => undefined);
}
