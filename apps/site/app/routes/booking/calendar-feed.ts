import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { CalendarFeedOutcome } from '../../booking/list/calendar-feed.tsx';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import type { Route } from './+types/calendar-feed.ts';

/** Creates or ends the calendar feed. Throws a redirect to the login where the session is over. */
export async function clientAction({ params, request }: Route.ClientActionArgs): Promise<CalendarFeedOutcome> {
  const language = languageOf(params);
  const api = browserApi(language);
  try {
    if ((await request.formData()).get('intent') === 'end') {
      return { kind: 'ended', message: (await api.removeCalendarFeed()).message };
    }
    return { kind: 'created', url: (await api.createCalendarFeed()).data.url };
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 401;
    if (isOver) throw redirectToLogIn(language, error.message, inLanguage(language, '/my_booking'));
    return { kind: 'failed' };
  }
}

/** The address of a calendar changes no booking. */
export const shouldRevalidate = (): boolean => false;
