import { useState } from 'react';
import type { NewcomerState } from '../../booking/booking-form-state.ts';
import type { PhoneCodeError } from '../../identity/phone/phone-code.ts';
import { loadCodeStep } from '../../booking/placing/lazy-code-step.tsx';
import type { BookingRequest, PlaceBookingOutcome } from '../../booking/placing/place-booking-outcome.ts';
import { usePhoneCode } from '../../shell/account/use-phone-code.ts';
import { readNewcomer, storeNewcomer } from '../../shell/account/remembered-newcomer.ts';
import { readTab, storeTab } from '../../shell/device/tab-store.ts';
import { useLanguage } from '../../shell/language.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { holdSlot } from './hold-slot.ts';
import { heldName } from './place-booking.ts';

/** A request whose time is held for it. */
type HeldRequest = {
  readonly request: BookingRequest;
  readonly token: string;
  /** Of who books, for a new account: somebody else may come. */
  readonly ownName: string;
};

/**
 * Books for somebody without a session: holds the time, sends a code to the phone, and places the booking once it is
 * entered. `outcome` is why the time could not be held; `held` is the request whose time is, also after a reload.
 */
export function useNewcomer(serviceId: number, place: (request: BookingRequest) => void) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  const { held, hold } = useHeldRequest(serviceId);
  const [outcome, setOutcome] = useState<PlaceBookingOutcome>();
  const [isHolding, setHolding] = useState(false);
  const { code, error, isBusy, send } = usePhoneCode({
    place: `code ${serviceId}`,
    purpose: 'book',
    name: held?.ownName,
    onLogIn: () => held && place(withHold(held.request, held)),
  });
  const phone = typed ?? readNewcomer().phone;
  const begin = async (request: BookingRequest, ownName: string) => {
    setHolding(true);
    setOutcome(undefined);
    // Its script comes beside the two calls, and where it does not the step has its own words.
    loadCodeStep().catch(() => {});
    const answer = await holdSlot(language, request, phone, held?.token);
    setHolding(false);
    if ('kind' in answer) return setOutcome(answer);
    hold({ request, token: answer.token, ownName }, answer.endsAt);
    storeNewcomer({ name: ownName, phone });
    return void send(phone);
  };
  const rejected = outcome?.kind === 'rejected' ? outcome.fields['phone'] : undefined;
  const codeErrorText = code === undefined && error?.kind === 'answered' ? error.text : undefined;
  const state: Omit<NewcomerState, 'begin'> = {
    phone,
    phoneError: rejected ?? codeErrorText,
    isSending: isHolding || isBusy,
    // A code for a time that is held no more books nothing.
    code: held && code,
    setPhone: setTyped,
  };
  const lost = code === undefined && held ? codeLost(error, held.request) : undefined;
  return {
    state,
    begin: (request: BookingRequest, ownName: string) => void begin(request, ownName),
    outcome: outcome ?? lost,
    held,
  };
}

/** The code was not sent: the request is as it was, and is sent again. */
function codeLost(error: PhoneCodeError | undefined, request: BookingRequest): PlaceBookingOutcome | undefined {
  if (error?.kind !== 'offline' && error?.kind !== 'failed') return undefined;
  return { kind: 'failed', request, reason: undefined, isOffline: error.kind === 'offline' };
}

/** The request whose time this tab holds at a service, and what holds another one. */
function useHeldRequest(serviceId: number) {
  const name = heldName(serviceId);
  const isHydrated = useHydrated();
  const [stored] = useState(() => readTab(name) as HeldRequest | undefined);
  const [changed, setHeld] = useState<HeldRequest>();
  const hold = (next: HeldRequest, endsAt: number) => {
    setHeld(next);
    storeTab(name, next, endsAt);
  };
  return { held: changed ?? (isHydrated ? stored : undefined), hold };
}

/** A request with the hold of its time: the same one each time it is sent, with whom the time named when it was held. */
export const withHold = (request: BookingRequest, held: Pick<HeldRequest, 'token' | 'request'>): BookingRequest => ({
  ...request,
  ...(held.request.together ? { together: held.request.together } : {}),
  hold: held.token,
});
