import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { ChangeWaitlistOutcome, WaitlistChange, WaitlistState } from '../../booking/waitlist/waitlist-state.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';

const reloadMs = 30_000;

/** Answers offers of the waiting list and confirms each in a toast. While there are entries, new offers are looked for. */
export function useWaitlistOffers(action: string, hasEntries: boolean, reload: () => void): WaitlistState {
  const { data, state, json, submit } = useFetcher<ChangeWaitlistOutcome>();
  const latestReload = useRef(reload);
  useEffect(() => {
    latestReload.current = reload;
  });
  useEffect(() => {
    if (!hasEntries) return undefined;
    const timer = setInterval(
      () => document.visibilityState === 'visible' && navigator.onLine && latestReload.current(),
      reloadMs,
    );
    return () => clearInterval(timer);
  }, [hasEntries]);
  const done = data?.kind === 'done' ? data : undefined;
  useEffect(() => {
    if (done) toast(done.message);
  }, [done]);
  return {
    outcome: state === 'idle' ? data : undefined,
    busy: state === 'idle' ? undefined : (json as WaitlistChange | undefined),
    send: (change) => void submit(change, { method: 'post', action, encType: 'application/json' }),
    reload,
  };
}
