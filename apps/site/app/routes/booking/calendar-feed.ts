import { ApiError } from '@tajmeelspot/contract/client.ts';
import type { FeedAnswer } from '../../booking/list/calendar-feed.tsx';
import { toLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import type { Route } from './+types/calendar-feed.ts';

/** Makes or ends the calendar feed. Throws a redirect to the login where the session is over. */
export async function clientAction({ params, request }: Route.ClientActionArgs): Promise<FeedAnswer> {
  const language = languageOf(params);
  const api = browserApi(language);
  try {
    if ((await request.formData()).get('intent') === 'end') {
      return { kind: 'ended', message: (await api.removeCalendarFeed()).message };
    }
    return { kind: 'made', url: (await api.createCalendarFeed()).data.url };
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 401;
    if (isOver) throw toLogIn(language, error.message, inLanguage(language, '/my_booking'));
    return { kind: 'failed' };
  }
}

/** Making an address changes no booking. */
export const shouldRevalidate = (): boolean => false;
