import type { Language } from '@tajmeelspot/language/languages.ts';
import type { BookingRequest, PlaceBookingOutcome } from '../../booking/placing/place-booking-outcome.ts';
import { browserApi } from '../../shell/api.ts';
import { toBody, toOutcome } from './place-booking.ts';

/** Holds the time of a booking for a phone, in the place of a former hold; gives its token, or why it cannot be held. */
export async function holdSlot(
  language: Language,
  request: BookingRequest,
  phone: string,
  former: string | undefined,
): Promise<string | PlaceBookingOutcome> {
  const { customer_name: _name, notes: _notes, hold: _hold, ...selection } = { hold: undefined, ...toBody(request) };
  try {
    const body = { ...selection, phone, ...(former === undefined ? {} : { former }) };
    return (await browserApi(language, '').holdSlot({ body })).data.id;
  } catch (error) {
    return toOutcome(error, language, request, '');
  }
}
