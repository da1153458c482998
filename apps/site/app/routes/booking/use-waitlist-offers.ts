import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import type { Answering, OfferAnswer, OfferChange } from '../../booking/waitlist/waitlist-state.ts';
import { notify } from '../../shell/toasts/toast-store.ts';

/** How often a page that somebody waits at looks for a new offer. */
const lookMs = 30_000;

/** Answers offers of times; what was done is said at the edge of the screen. While somebody waits, new offers appear. */
export function useAnswering(action: string, isWaiting: boolean, reload: () => void): Answering {
  const { data, state, json, submit } = useFetcher<OfferAnswer>();
  const look = useRef(reload);
  useEffect(() => {
    look.current = reload;
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(
      () => document.visibilityState === 'visible' && navigator.onLine && look.current(),
      lookMs,
    );
    return () => clearInterval(timer);
  }, [isWaiting]);
  const done = data?.kind === 'done' ? data : undefined;
  useEffect(() => {
    if (done) notify({ tone: 'good', text: done.message });
  }, [done]);
  return {
    answer: state === 'idle' ? data : undefined,
    busy: state === 'idle' ? undefined : (json as OfferChange | undefined),
    send: (change) => void submit(change, { method: 'post', action, encType: 'application/json' }),
    reload,
  };
}
