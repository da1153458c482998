import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { attemptFor, type BookingAttempt } from '../../booking/placing/booking-attempt.ts';
import type { BookingRequest, PlaceBookingOutcome } from '../../booking/placing/place-booking-outcome.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { storePass } from '../../shell/device/pass-store.ts';
import { storeTab } from '../../shell/device/tab-store.ts';
import { toFormErrors } from '../../shell/to-form-errors.ts';

/** Under which name this tab remembers what is held at a service. */
export const heldName = (serviceId: number): string => `held ${serviceId}`;

/** The attempt whose answer is not known. */
let unanswered: BookingAttempt | undefined;

/** Places a booking. Throws a redirect to the login where the session is over. */
export async function placeBooking(
  language: Language,
  booking: BookingRequest,
  page: string,
): Promise<PlaceBookingOutcome> {
  unanswered = attemptFor(JSON.stringify(booking), unanswered);
  try {
    const { message, data } = await browserApi(language).placeBooking({
      headers: { 'idempotency-key': unanswered.key },
      body: toBody(booking),
    });
    unanswered = undefined;
    storeTab(heldName(booking.serviceId), undefined);
    storePass(data, Date.now(), language);
    return { kind: 'placed', booking: data, message };
  } catch (error) {
    return toOutcome(error, language, booking, page);
  }
}

/** What a refusal means to the customer. */
export function toOutcome(
  error: unknown,
  language: Language,
  request: BookingRequest,
  page: string,
): PlaceBookingOutcome {
  if (!(error instanceof ApiError)) return { kind: 'failed', request, reason: undefined, isOffline: true };
  const { status, body } = error;
  if (!body || status >= 500 || status === 429)
    return { kind: 'failed', request, reason: body?.message, isOffline: false };
  unanswered = undefined;
  if (status === 401) throw redirectToLogIn(language, body.message, page);
  if (body.code === 'slot_taken') {
    return { kind: 'taken', request, message: body.message, nearest: body.near ?? [] };
  }
  if (body.code === 'customer_busy') return { kind: 'busy', request, message: body.message };
  if (body.code === 'price_changed' && body.price !== undefined) {
    return { kind: 'price', request, priceIqd: body.price };
  }
  return { kind: 'rejected', request, ...toFormErrors(error, body.message) };
}

/** A booking as its calls take it. */
export function toBody(request: BookingRequest) {
  const item = (id: number, employeeId: number | null = null) => ({ pricing_item_id: id, employee_id: employeeId });
  const employeeIds = request.together?.employeeIds ?? [];
  const first = item(request.treatmentId, employeeIds[0] ?? request.employeeId);
  const more = request.moreTreatmentIds.map((id, index) =>
    item(id, employeeIds[index + 1] ?? request.moreEmployeeIds[index]),
  );
  const treatments = more.length > 0 ? { items: [first, ...more] } : first;
  return {
    service_id: request.serviceId,
    ...treatments,
    ...(request.together ? { together: true } : {}),
    ...request.customer,
    booking_date: request.date,
    time: request.time,
    duration: request.durationMinutes,
    price: request.priceIqd,
    ...(request.isForWoman ? { for_woman: true } : {}),
    ...(request.isByWoman ? { female_staff: true } : {}),
    ...(request.hold === undefined ? {} : { hold: request.hold }),
    ...(request.coupon === '' ? {} : { coupon_code: request.coupon }),
  };
}
