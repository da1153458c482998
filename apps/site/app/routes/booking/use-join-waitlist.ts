import { useState } from 'react';
import { useFetcher, useLocation, useSearchParams } from 'react-router';
import type { JoinWaitlistOutcome, JoinWaitlistState } from '../../booking/waitlist/join-waitlist-state.ts';
import { inLanguage, useLanguage } from '../../shell/language.ts';
import { withNext } from '../../shell/next-page.ts';
import type { JoinWaitlistSubmission } from './join-waitlist.ts';

/** Opens the dialog from the address, as on the way back from a login. */
const waitlistParameter = 'waitlist';

/** The dialog in which a customer joins the waiting list of a service. */
export function useJoinWaitlist(serviceId: number): JoinWaitlistState {
  const language = useLanguage();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { data, state, submit } = useFetcher<JoinWaitlistOutcome>();
  const [isRequested] = useState(search.has(waitlistParameter));
  const [isOpen, setIsOpen] = useState(isRequested);
  const [dismissed, setDismissed] = useState<JoinWaitlistOutcome>();
  const back = new URLSearchParams(search);
  back.set(waitlistParameter, '1');
  const page = `${pathname}?${back}`;
  const action = inLanguage(language, `/listing-details/${serviceId}/waitlist-entries`);
  return {
    outcome: data === dismissed ? undefined : data,
    isBusy: state !== 'idle',
    isOpen,
    isRequested,
    logInPath: withNext(inLanguage(language, '/customerslogin'), page),
    open: () => setIsOpen(true),
    close: () => {
      setIsOpen(false);
      setDismissed(data);
    },
    send: (entry) =>
      void submit({ entry, page } satisfies JoinWaitlistSubmission, {
        method: 'post',
        action,
        encType: 'application/json',
      }),
  };
}
