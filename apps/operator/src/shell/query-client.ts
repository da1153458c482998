import { ApiError } from '@tajmeelspot/contract/client.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { forget, readToken } from './session.ts';

/** Asks and keeps for the console. A session that is over leads back to the login. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: judge }),
  mutationCache: new MutationCache({ onError: judge }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: (count, error) => !(error instanceof ApiError) && count < 1,
      retryDelay: 800,
    },
    mutations: { networkMode: 'always' },
  },
});

function judge(error: Error): void {
  // During the login a 401 is a wrong password or code, and there is no session to forget.
  if (!(error instanceof ApiError) || error.status !== 401 || readToken() === undefined) return;
  queryClient.clear();
  forget(true);
}
