import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { Feed, FeedAnswer } from '../../booking/list/calendar-feed.tsx';
import { SignedOut, BookingsFailed } from '../../booking/list/no-bookings.tsx';
import { BookingsPage } from '../../booking/list/bookings-page.tsx';
import { BookingsSkeleton } from '../../booking/list/bookings-skeleton.tsx';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { inLanguage, languageOf, useLanguage } from '../../shell/language.ts';
import { metaOf } from '../../shell/head/to-meta.ts';
import { withNext } from '../../shell/next-page.ts';
import { useSession } from '../../shell/use-session.ts';
import { headOf, wordsOf } from '../../shell/messages/compiled-messages.server.ts';
import { Speak } from '../../shell/messages/page-messages.tsx';
import { useCalendarFile } from './use-calendar-file.ts';
import { useAnswering } from './use-waitlist-offers.ts';
import type { MyBookings } from './my-bookings.ts';
import type { Route } from './+types/my-booking.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { words: wordsOf(language, 'bookings'), head: headOf(language, 'bookings') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export default function MyBooking({ loaderData }: Route.ComponentProps) {
  return (
    <Speak words={loaderData.words}>
      <Visits />
    </Speak>
  );
}

/** The page is the same for everybody until the browser knows who asks; their bookings follow. */
function Visits() {
  const language = useLanguage();
  const isHydrated = useHydrated();
  const { session } = useSession();
  const { data, state, load } = useFetcher<MyBookings>();
  const page = inLanguage(language, '/my_booking');
  const calendar = useCalendarFile(page);
  const feed = useFeed(`${page}/feed`);
  const isWaiting = data?.kind === 'list' && data.waits.length > 0;
  const answering = useAnswering(`${page}/offers`, isWaiting, () => void load(`${page}/visits`));
  const isSignedIn = session !== undefined;
  useEffect(() => {
    if (isSignedIn) void load(`${page}/visits`);
  }, [load, page, isSignedIn]);
  if (isHydrated && !isSignedIn) {
    return <SignedOut logInPath={withNext(inLanguage(language, '/customerslogin'), page)} />;
  }
  if (!data) return <BookingsSkeleton />;
  if (data.kind === 'list') {
    const { hasFeed, ...shown } = data;
    return <BookingsPage {...shown} calendar={calendar} feed={{ ...feed, isOn: hasFeed }} answering={answering} />;
  }
  return <BookingsFailed kind={data.kind} isBusy={state === 'loading'} onRetry={() => void load(`${page}/visits`)} />;
}

function useFeed(path: string): Omit<Feed, 'isOn'> {
  const { data, state, formData, submit } = useFetcher<FeedAnswer>();
  const busy = state === 'idle' ? undefined : formData?.get('intent') === 'end' ? 'end' : 'make';
  return { answer: data, busy, send: (intent) => void submit({ intent }, { method: 'post', action: path }) };
}
