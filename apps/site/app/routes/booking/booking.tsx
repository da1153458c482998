import { useEffect } from 'react';
import { useFetcher, useParams, useSearchParams } from 'react-router';
import { CancelDialog } from '../../booking/detail/cancel-dialog.tsx';
import { MoveDialog } from '../../booking/detail/reschedule-dialog.tsx';
import { useSetbackWords } from '../../booking/detail/use-change-error.ts';
import type { ChangeAnswer, BookingAnswer } from '../../booking/detail/booking-change.ts';
import { BookingMissing } from '../../booking/detail/booking-missing.tsx';
import { BookingPage } from '../../booking/detail/booking-page.tsx';
import { SignedOut, BookingsFailed } from '../../booking/list/no-bookings.tsx';
import { BookingsSkeleton } from '../../booking/list/bookings-skeleton.tsx';
import { Alert } from '../../forms/error-message.tsx';
import { metaOf } from '../../shell/head/to-meta.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { inLanguage, languageOf, useLanguage } from '../../shell/language.ts';
import { withNext } from '../../shell/next-page.ts';
import { notify } from '../../shell/toasts/toast-store.ts';
import { useSession } from '../../shell/use-session.ts';
import { headOf, wordsOf } from '../../shell/messages/compiled-messages.server.ts';
import { Speak } from '../../shell/messages/page-messages.tsx';
import type { Route } from './+types/booking.ts';
import { useCalendarFile } from './use-calendar-file.ts';
import { useChanging } from './use-booking-change.ts';
import { useMoveDesk } from './use-reschedule.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return { words: wordsOf(language, 'bookings', 'booking', 'card'), head: headOf(language, 'bookings') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData);

export default function MyBooking({ loaderData, params }: Route.ComponentProps) {
  return (
    <Speak words={loaderData.words}>
      <Booking key={params.bookingId} />
    </Speak>
  );
}

/** The page is the same for everybody until the browser knows who asks; the booking follows. */
function Booking() {
  const language = useLanguage();
  const { bookingId = '' } = useParams();
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const { session } = useSession();
  const { data, state, load } = useFetcher<BookingAnswer>();
  const page = inLanguage(language, `/my_booking/${bookingId}`);
  const isSignedIn = session !== undefined;
  useEffect(() => {
    if (isSignedIn) void load(`${page}/data`);
  }, [load, page, isSignedIn]);
  if (isHydrated && !isSignedIn) {
    const here = search.size > 0 ? `${page}?${search}` : page;
    return <SignedOut logInPath={withNext(inLanguage(language, '/customerslogin'), here)} />;
  }
  if (!data) return <BookingsSkeleton />;
  if (data.kind === 'visit') return <Arrived {...data} page={page} />;
  if (data.kind === 'missing') return <BookingMissing />;
  return <BookingsFailed kind={data.kind} isBusy={state === 'loading'} onRetry={() => void load(`${page}/data`)} />;
}

type MyBookingArrivedProps = Omit<BookingAnswer & { kind: 'visit' }, 'kind'> & { readonly page: string };

function Arrived({ booking, now, page }: MyBookingArrivedProps) {
  const [search, setSearch] = useSearchParams();
  const calendar = useCalendarFile(page);
  const changing = useChanging(`${page}/change`);
  const { can } = booking;
  const wanted = search.get('do');
  const isMoving = (wanted === 'move' && can.reschedule.is_allowed) || (wanted === 'propose' && can.propose.is_allowed);
  const isCancelling = wanted === 'cancel' && can.cancel.is_allowed;
  const show = (dialog: string | undefined) => {
    changing.forget();
    setSearch(dialog === undefined ? {} : { do: dialog }, { replace: true, preventScrollReset: true });
  };
  const close = () => show(undefined);
  useSaid(changing.answer, close);
  const common = { booking, changing, onClose: close };
  const said = useSetbackWords(changing.answer);
  return (
    <>
      <BookingPage
        {...{ booking, now, changing, calendar }}
        onDialog={show}
        alert={<Alert text={isMoving || isCancelling ? undefined : said} />}
      />
      {isCancelling && <CancelDialog {...common} now={now} />}
      {isMoving && <Moving {...common} verb={wanted} />}
    </>
  );
}

function Moving(props: Omit<Parameters<typeof MoveDialog>[0], 'desk'>) {
  return <MoveDialog {...props} desk={useMoveDesk(props.booking, props.changing)} />;
}

/** What was done is said at the edge of the screen, and its dialog closes. */
function useSaid(answer: ChangeAnswer | undefined, close: () => void) {
  const said = answer?.kind === 'changed' ? answer : undefined;
  useEffect(() => {
    if (!said) return;
    notify({ tone: 'good', text: said.message });
    close();
    // Once for each answer, whatever else is rendered meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [said]);
}
