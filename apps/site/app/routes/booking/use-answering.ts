import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { Answering, OfferAnswer, OfferChange } from '../../booking/waiting/wait-answer.ts';
import { notify } from '../../shell/notices/notice-store.ts';

/** Answers offers of times; what was done is said at the edge of the screen. */
export function useAnswering(action: string, reload: () => void): Answering {
  const { data, state, json, submit } = useFetcher<OfferAnswer>();
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
