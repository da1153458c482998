import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import type { BookingAnswer, ChangeBookingOutcome } from '../../booking/detail/booking-change.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { storePass } from '../../shell/device/pass-store.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { readToken } from '../../shell/session-store.ts';
import type { Route } from './+types/booking-data.ts';

/** A booking with its history; the customer's own is stored on this device. Throws a redirect to the login where the session is over. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<BookingAnswer> {
  const language = languageOf(params);
  const token = readToken();
  try {
    const { data } = await browserApi(language).findBooking({
      params: { id: params.bookingId },
      signal: request.signal,
    });
    const now = Date.now();
    // An answer that comes after the log-out is nobody's.
    if (token !== undefined && readToken() === token && isOwn(data)) storePass(data, now, language);
    return { kind: 'booking', booking: data, now };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'offline' };
    const page = inLanguage(language, `/my_booking/${params.bookingId}`);
    if (error.status === 401) throw redirectToLogIn(language, error.message, page);
    return { kind: error.status < 500 && error.status !== 429 ? 'missing' : 'failed' };
  }
}

/** The venue may read the page too: it is told what no customer is. */
const isOwn = ({ reliability, origin, can }: BookingDetail): boolean =>
  reliability === null && origin === 'site' && can.reschedule.code !== 'customer_only';

/** A change that did not reach the server leaves the booking as it is. */
export const shouldRevalidate = ({ actionResult }: ShouldRevalidateFunctionArgs): boolean =>
  (actionResult as ChangeBookingOutcome | undefined)?.kind !== 'failed';
