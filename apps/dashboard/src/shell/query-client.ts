import { ApiError } from '@tajmeelspot/contract/client.ts';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { confirmDrafts } from './drafts/drafts.ts';
import { reportAnswer, reportSilence } from './offline/connection.ts';
import { queued } from './offline/queued.ts';
import { closeRefusedSession, session } from './session.ts';

/** Asks, keeps and asks again. A session that is over leads out, a lost connection is noted. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleError, onSuccess: reportAnswer }),
  // What was only kept was answered by nobody.
  mutationCache: new MutationCache({
    onError: handleError,
    onSuccess: (answer) => {
      confirmDrafts();
      if (answer !== queued) reportAnswer();
    },
  }),
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: (count, error) => !(error instanceof ApiError) && count < 1,
      retryDelay: 800,
      refetchOnReconnect: true,
    },
    // What somebody pressed is done now or not at all: never later, when nobody expects it.
    mutations: { networkMode: 'always' },
  },
});

function handleError(error: Error): void {
  if (!(error instanceof ApiError)) return reportSilence();
  reportAnswer();
  if (error.status === 401) closeRefusedSession();
}

// The answers belong to one session, whichever tab ends it.
let token = session.readToken();
session.subscribe(() => {
  if (token !== undefined && session.readToken() !== token) queryClient.clear();
  token = session.readToken();
});
