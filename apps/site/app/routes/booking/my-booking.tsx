import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { DiscreetGate } from '../../booking/discreet/discreet-gate.tsx';
import { divideBookings } from '../../booking/list/divide-bookings.ts';
import { BookingsPage } from '../../booking/list/bookings-page.tsx';
import { BookingsSkeleton } from '../../booking/list/bookings-skeleton.tsx';
import type { CalendarFeedOutcome, CalendarFeedState } from '../../booking/list/calendar-feed.tsx';
import { BookingsFailed, BookingsSignedOut } from '../../booking/list/no-bookings.tsx';
import { PassList } from '../../booking/pass/pass-list.tsx';
import { useCurrentPasses } from '../../shell/device/use-passes.ts';
import { toMeta } from '../../shell/head/to-meta.ts';
import { inLanguage, languageOf, useLanguage } from '../../shell/language.ts';
import { headOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import { withNext } from '../../shell/next-page.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { useSession } from '../../shell/use-session.ts';
import type { Route } from './+types/my-booking.ts';
import type { BookingsAnswer } from './my-bookings.ts';
import { useCalendarDownload } from './use-calendar-download.ts';
import { usePassStorage } from './use-pass-storage.ts';
import { useWaitlistOffers } from './use-waitlist-offers.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { messages: messagesOf(language, 'bookings', 'pass'), head: headOf(language, 'bookings') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function MyBooking({ loaderData }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <BookingsContent />
    </PageMessages>
  );
}

/** The page is the same for every reader until the browser knows the session; the bookings are loaded after that. */
function BookingsContent() {
  const language = useLanguage();
  const isHydrated = useHydrated();
  const { session } = useSession();
  const { data, state, load } = useFetcher<BookingsAnswer>();
  const page = inLanguage(language, '/my_booking');
  const reload = () => void load(`${page}/bookings`);
  const calendar = useCalendarDownload(page);
  const feed = useCalendarFeed(`${page}/feed`);
  const hasEntries = data?.kind === 'list' && data.waitlistEntries.length > 0;
  const waitlistState = useWaitlistOffers(`${page}/waitlist-offers`, hasEntries, reload);
  const storage = usePassStorage(reload);
  const { at, passes } = useCurrentPasses();
  const [next, ...later] = passes;
  const isSignedIn = session !== undefined;
  useEffect(() => {
    if (isSignedIn) void load(`${page}/bookings`);
  }, [load, page, isSignedIn]);
  if (isHydrated && !isSignedIn) {
    return <BookingsSignedOut logInPath={withNext(inLanguage(language, '/customerslogin'), page)} />;
  }
  if (!data) return <BookingsSkeleton />;
  if (data.kind === 'offline' && next) {
    return <PassList passes={[next, ...later]} offlineSince={at} storage={storage} />;
  }
  if (data.kind === 'list') {
    const { hasFeed, ...loaded } = data;
    const { bookings, now } = loaded;
    return (
      <DiscreetGate
        isDiscreet={bookings.some((one) => one.is_discreet)}
        booking={divideBookings(bookings, now).next}
        today={inBaghdad(now).date}
      >
        <BookingsPage {...loaded} {...{ calendar, waitlistState, storage }} feed={{ ...feed, isOn: hasFeed }} />
      </DiscreetGate>
    );
  }
  return <BookingsFailed kind={data.kind} isBusy={state === 'loading'} onRetry={reload} />;
}

function useCalendarFeed(path: string): Omit<CalendarFeedState, 'isOn'> {
  const { data, state, formData, submit } = useFetcher<CalendarFeedOutcome>();
  const busy = state === 'idle' ? undefined : formData?.get('intent') === 'end' ? 'end' : 'create';
  return { outcome: data, busy, send: (intent) => void submit({ intent }, { method: 'post', action: path }) };
}
