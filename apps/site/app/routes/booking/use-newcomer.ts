import { useState } from 'react';
import type { NewcomerState } from '../../booking/booking-form-state.ts';
import { loadCodeStep } from '../../booking/placing/lazy-code-step.tsx';
import type { BookingRequest, PlaceBookingOutcome } from '../../booking/placing/place-booking-outcome.ts';
import { usePhoneCode } from '../../shell/account/use-phone-code.ts';
import { readNewcomer, storeNewcomer } from '../../shell/account/remembered-newcomer.ts';
import { useLanguage } from '../../shell/language.ts';
import { holdSlot } from './hold-slot.ts';

type HeldRequest = { readonly request: BookingRequest; readonly token: string };

/**
 * Books for somebody without a session: holds the time, sends a code to the phone, and places the booking once it is
 * entered. `outcome` is why the time could not be held.
 */
export function useNewcomer(place: (request: BookingRequest) => void) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string>();
  const [held, setHeld] = useState<HeldRequest>();
  const [outcome, setOutcome] = useState<PlaceBookingOutcome>();
  const [isHolding, setHolding] = useState(false);
  const name = held?.request.customer.customer_name;
  const { code, error, isBusy, send } = usePhoneCode({
    purpose: 'book',
    name,
    onLogIn: () => held && place({ ...held.request, hold: held.token }),
  });
  const phone = typed ?? readNewcomer().phone;
  const begin = async (request: BookingRequest) => {
    setHolding(true);
    setOutcome(undefined);
    // Its script comes beside the two calls, and where it does not the step has its own words.
    loadCodeStep().catch(() => {});
    const token = await holdSlot(language, request, phone, held?.token);
    setHolding(false);
    if (typeof token !== 'string') return setOutcome(token);
    setHeld({ request, token });
    storeNewcomer({ name: request.customer.customer_name, phone });
    return void send(phone);
  };
  const rejected = outcome?.kind === 'rejected' ? outcome.fields['phone'] : undefined;
  const codeErrorText = code === undefined && error?.kind === 'answered' ? error.text : undefined;
  const state: Omit<NewcomerState, 'begin'> = {
    phone,
    phoneError: rejected ?? codeErrorText,
    isSending: isHolding || isBusy,
    code,
    setPhone: setTyped,
  };
  return { state, begin: (request: BookingRequest) => void begin(request), outcome, held: held?.request };
}
