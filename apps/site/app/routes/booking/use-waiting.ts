import { useFetcher, useLocation, useSearchParams } from 'react-router';
import type { Waiting, WaitAnswer } from '../../booking/waiting/wait-answer.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { withNext } from '../../shell/next-page.ts';
import type { WaitRequest } from './join-waitlist.ts';

/** Says in the address that somebody who logs in comes back to wait. */
const asked = 'wait';

/** Waiting for a time of a listing; what was answered counts while the choices are the ones it was asked with. */
export function useWaiting(serviceId: number, choices: string): Waiting {
  const language = useLanguage();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { data, state, submit } = useFetcher<WaitAnswer>({ key: `wait ${serviceId} ${choices}` });
  const back = new URLSearchParams(search);
  back.set(asked, '1');
  const page = `${pathname}?${back}`;
  const action = inLanguage(language, `/listing-details/${serviceId}/waits`);
  return {
    answer: data,
    isBusy: state !== 'idle',
    isAsked: search.has(asked),
    logInPath: withNext(inLanguage(language, '/customerslogin'), page),
    send: (wish) =>
      void submit({ wish, page } satisfies WaitRequest, { method: 'post', action, encType: 'application/json' }),
  };
}
