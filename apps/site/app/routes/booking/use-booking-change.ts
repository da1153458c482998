import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { Change, ChangeAnswer, Changing } from '../../booking/detail/booking-change.ts';

/** Sends changes of a booking. An answer counts once the page shows what it led to, until it is forgotten. */
export function useChanging(action: string): Changing & { readonly forget: () => void } {
  const { data, state, json, submit } = useFetcher<ChangeAnswer>();
  const [forgotten, setForgotten] = useState<ChangeAnswer>();
  const answer = state === 'idle' && data !== forgotten ? data : undefined;
  const send = (change: Change) => void submit(change, { method: 'post', action, encType: 'application/json' });
  return {
    answer,
    busy: state === 'idle' ? undefined : (json as Change | undefined)?.verb,
    send,
    forget: () => setForgotten(data),
  };
}
