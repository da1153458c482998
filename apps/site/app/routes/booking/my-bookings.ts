import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { WaitlistEntry } from '@tajmeelspot/contract/booking/waiting.ts';
import { ApiError } from '@tajmeelspot/contract/client.ts';
import { toLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import type { Route } from './+types/my-bookings.ts';

/** Somebody's bookings, what they wait for, and when they were asked for (milliseconds), or why they are not here. */
export type MyBookings =
  | {
      readonly kind: 'list';
      readonly bookings: readonly Booking[];
      readonly waits: readonly WaitlistEntry[];
      readonly hasFeed: boolean;
      readonly now: number;
    }
  | { readonly kind: 'failed' | 'offline' };

/** The bookings of whoever is signed in. Throws a redirect to the login where the session is over. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<MyBookings> {
  const language = languageOf(params);
  try {
    const api = browserApi(language);
    const { signal } = request;
    const [found, waits] = await Promise.all([api.listBookings({ signal }), api.listWaitlistEntries({ signal })]);
    const hasFeed = found.calendar_feed_since !== null;
    return { kind: 'list', bookings: found.data, waits: waits.data, hasFeed, now: Date.now() };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'offline' };
    if (error.status === 401) throw toLogIn(language, error.message, inLanguage(language, '/my_booking'));
    return { kind: 'failed' };
  }
}
