import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { BookingAnswer, ChangeBookingOutcome } from '../../booking/detail/booking-change.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import type { Route } from './+types/booking-data.ts';

/** A booking with its history. Throws a redirect to the login where the session is over. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<BookingAnswer> {
  const language = languageOf(params);
  try {
    const { data } = await browserApi(language).findBooking({
      params: { id: params.bookingId },
      signal: request.signal,
    });
    return { kind: 'booking', booking: data, now: Date.now() };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'offline' };
    const page = inLanguage(language, `/my_booking/${params.bookingId}`);
    if (error.status === 401) throw redirectToLogIn(language, error.message, page);
    return { kind: error.status < 500 && error.status !== 429 ? 'missing' : 'failed' };
  }
}

/** A change that did not reach the server leaves the booking as it is. */
export const shouldRevalidate = ({ actionResult }: ShouldRevalidateFunctionArgs): boolean =>
  (actionResult as ChangeBookingOutcome | undefined)?.kind !== 'failed';
