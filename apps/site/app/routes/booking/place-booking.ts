import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { type Attempt, attemptFor } from '../../booking/placing/booking-attempt.ts';
import type { Outcome, Wish } from '../../booking/placing/place-booking-outcome.ts';
import { toLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { toRefused } from '../../shell/to-form-errors.ts';

/** The attempt whose answer is not known. */
let unanswered: Attempt | undefined;

/** Asks for a booking. Throws a redirect to the login where the session is over. */
export async function placeBooking(language: Language, wish: Wish, page: string): Promise<Outcome> {
  unanswered = attemptFor(JSON.stringify(wish), unanswered);
  try {
    const { message, data } = await browserApi(language).placeBooking({
      headers: { 'idempotency-key': unanswered.key },
      body: toBody(wish),
    });
    unanswered = undefined;
    return { kind: 'placed', booking: data, message };
  } catch (error) {
    return judge(error, language, wish, page);
  }
}

function judge(error: unknown, language: Language, wish: Wish, page: string): Outcome {
  if (!(error instanceof ApiError)) return { kind: 'failed', wish, reason: undefined, isOffline: true };
  const { status, body } = error;
  if (!body || status >= 500 || status === 429)
    return { kind: 'failed', wish, reason: body?.message, isOffline: false };
  unanswered = undefined;
  if (status === 401) throw toLogIn(language, body.message, page);
  if (body.code === 'slot_taken') return { kind: 'taken', wish, message: body.message, near: body.near ?? [] };
  if (body.code === 'price_changed' && body.price !== undefined) return { kind: 'price', wish, priceIqd: body.price };
  return { kind: 'refused', wish, ...toRefused(error, body.message) };
}

function toBody(wish: Wish) {
  const line = (id: number, person: number | null = null) => ({ pricing_item_id: id, employee_id: person });
  const first = line(wish.itemId, wish.personId);
  const more = wish.moreIds.map((id, place) => line(id, wish.morePeople[place]));
  const what = more.length > 0 ? { items: [first, ...more] } : first;
  return {
    service_id: wish.serviceId,
    ...what,
    customer_name: wish.name,
    booking_date: wish.date,
    time: wish.time,
    duration: wish.durationMinutes,
    notes: wish.notes,
    price: wish.priceIqd,
    ...(wish.isForWoman ? { for_woman: true } : {}),
    ...(wish.isByWoman ? { female_staff: true } : {}),
    ...(wish.coupon === '' ? {} : { coupon_code: wish.coupon }),
  };
}
