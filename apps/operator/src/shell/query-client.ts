import { ApiError } from '@tajmeelspot/contract/client.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { session } from './session.ts';

/** What the console has asked the API. An answer that the session is over closes it. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: closeRefusedSession }),
  mutationCache: new MutationCache({ onError: closeRefusedSession }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: (count, error) => !(error instanceof ApiError) && count < 1,
      retryDelay: 800,
    },
    mutations: { networkMode: 'always' },
  },
});

function closeRefusedSession(error: Error): void {
  // During the login a 401 is a wrong password or code, and there is no session to close.
  if (error instanceof ApiError && error.status === 401 && session.readToken() !== undefined)
    session.close('unauthorized');
}

// The answers belong to one session, whichever tab ends it.
let token = session.readToken();
session.subscribe(() => {
  if (token !== undefined && session.readToken() !== token) queryClient.clear();
  token = session.readToken();
});
