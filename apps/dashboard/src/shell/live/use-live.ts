import { ApiError } from '@tajmeelspot/contract/client.ts';
import { useEffect } from 'react';
import { api } from '../api.ts';
import { readChanges } from './read-changes.ts';
import { queryClient } from '../query-client.ts';

/** Between two tries to be told of changes, milliseconds; each failure doubles it up to the longest. */
const shortestMs = 2000;
const longestMs = 60_000;

/** Has whatever is shown of a venue asked for again as soon as something changes there. */
export function useLive(venueId: number): void {
  useEffect(() => {
    const leaving = new AbortController();
    void listen(venueId, leaving.signal);
    // Whoever listens still, over a line that was only thought to be lost, asks for nothing by itself.
    addEventListener('online', refetchTwice, { signal: leaving.signal });
    return () => leaving.abort();
  }, [venueId]);
}

async function listen(venueId: number, signal: AbortSignal): Promise<void> {
  let waitMs = shortestMs;
  while (!signal.aborted) {
    try {
      const stream = await api().watchVenue({ params: { id: String(venueId) }, signal });
      waitMs = shortestMs;
      await readChanges(stream, refetchAgenda);
      // What changed between two streams was told to nobody.
      refetchAgenda();
    } catch (error) {
      // The venue is no longer the reader's: which ones are is asked anew, and what was stored of it is forgotten.
      if (error instanceof ApiError && error.status === 404) {
        void queryClient.invalidateQueries({ queryKey: ['venues'] });
      }
      waitMs = Math.min(2 * waitMs, longestMs);
    }
    if ((await pause(waitMs, signal)) === 'back') waitMs = shortestMs;
  }
}

/** Asks at once, and again a little later: the first try after a loss may still find nobody. */
function refetchTwice(): void {
  refetchAgenda();
  setTimeout(refetchAgenda, shortestMs);
}

function refetchAgenda(): void {
  void queryClient.invalidateQueries({ queryKey: ['agenda'] });
  void queryClient.invalidateQueries({ queryKey: ['booking'] });
}

/** Waits, but not longer than until the line is back; gives what ended it. */
const pause = (ms: number, signal: AbortSignal): Promise<'over' | 'back'> =>
  new Promise((resolve) => {
    const end = (cause?: Event) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      removeEventListener('online', end);
      resolve(cause?.type === 'online' ? 'back' : 'over');
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
    addEventListener('online', end);
  });
