import { useState } from 'react';
import { useFetcher, useLocation, useSearchParams } from 'react-router';
import type { Waiting, WaitAnswer } from '../../booking/waitlist/waitlist-state.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { withNext } from '../../shell/next-page.ts';
import type { WaitRequest } from './join-waitlist.ts';

/** Says in the address that somebody who logs in comes back to wait. */
const asked = 'wait';

/** Waiting for a time of a service, in a dialog that is open from the start for who comes to wait. */
export function useWaiting(serviceId: number): Waiting {
  const language = useLanguage();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { data, state, submit } = useFetcher<WaitAnswer>();
  const [isAsked] = useState(search.has(asked));
  const [isOpen, setIsOpen] = useState(isAsked);
  const [forgotten, setForgotten] = useState<WaitAnswer>();
  const back = new URLSearchParams(search);
  back.set(asked, '1');
  const page = `${pathname}?${back}`;
  const action = inLanguage(language, `/listing-details/${serviceId}/waits`);
  return {
    answer: data === forgotten ? undefined : data,
    isBusy: state !== 'idle',
    isOpen,
    isAsked,
    logInPath: withNext(inLanguage(language, '/customerslogin'), page),
    open: () => setIsOpen(true),
    close: () => {
      setIsOpen(false);
      setForgotten(data);
    },
    send: (wish) =>
      void submit({ wish, page } satisfies WaitRequest, { method: 'post', action, encType: 'application/json' }),
  };
}
