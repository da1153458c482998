import type { Language } from '@tajmeelspot/language/languages.ts';
import type { BookingRequest, PlaceBookingOutcome } from '../../booking/placing/place-booking-outcome.ts';
import { browserApi } from '../../shell/api.ts';
import { toBody, toOutcome } from './place-booking.ts';

/** A hold: its token, and until when it lasts (milliseconds). */
export type SlotHold = { readonly token: string; readonly endsAt: number };

/** Holds the time of a booking for a phone, in the place of a former hold; gives it, or why it cannot be held. */
export async function holdSlot(
  language: Language,
  request: BookingRequest,
  phone: string,
  former: string | undefined,
): Promise<SlotHold | PlaceBookingOutcome> {
  const optional = { hold: undefined, home_address: undefined };
  const {
    customer_name: _name,
    notes: _notes,
    home_address: _address,
    hold: _hold,
    ...selection
  } = { ...optional, ...toBody(request) };
  try {
    const body = { ...selection, phone, ...(former === undefined ? {} : { former }) };
    const { data } = await browserApi(language, '').holdSlot({ body });
    return { token: data.id, endsAt: Date.parse(data.expires_at) };
  } catch (error) {
    return toOutcome(error, language, request, '');
  }
}
