import type { Booking } from '@tajmeelspot/contract/booking.ts';
import type { OwnCourse } from '@tajmeelspot/contract/till/courses.ts';
import type { WaitlistEntry } from '@tajmeelspot/contract/waitlist.ts';
import { ApiError } from '@tajmeelspot/contract/client.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { storePasses } from '../../shell/device/pass-store.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import { readToken } from '../../shell/session-store.ts';
import type { Route } from './+types/my-bookings.ts';

/** The caller's bookings, waiting list and courses, `now` being when they were loaded (milliseconds), or why they are missing. */
export type BookingsAnswer =
  | {
      readonly kind: 'list';
      readonly bookings: readonly Booking[];
      readonly waitlistEntries: readonly WaitlistEntry[];
      readonly courses: readonly OwnCourse[];
      readonly hasFeed: boolean;
      readonly now: number;
    }
  | { readonly kind: 'failed' | 'offline' };

/** The bookings of the session; the next ones are stored on this device. Throws a redirect to the login where the session is over. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<BookingsAnswer> {
  const language = languageOf(params);
  try {
    const api = browserApi(language);
    const { signal } = request;
    const token = readToken();
    const [bookings, entries, courses] = await Promise.all([
      api.listBookings({ signal }),
      api.listWaitlistEntries({ signal }),
      api.listOwnCourses({ signal }),
    ]);
    const now = Date.now();
    // An answer that comes after the log-out is nobody's.
    if (token !== undefined && readToken() === token) storePasses(bookings.data, now, language);
    return {
      kind: 'list',
      bookings: bookings.data,
      waitlistEntries: entries.data,
      courses: courses.data,
      hasFeed: bookings.calendar_feed_since !== null,
      now,
    };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'offline' };
    if (error.status === 401) throw redirectToLogIn(language, error.message, inLanguage(language, '/my_booking'));
    return { kind: 'failed' };
  }
}
