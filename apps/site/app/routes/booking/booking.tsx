import type { BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { useEffect } from 'react';
import { useFetcher, useParams, useSearchParams } from 'react-router';
import type { BookingAnswer, ChangeBookingOutcome } from '../../booking/detail/booking-change.ts';
import { BookingMissing } from '../../booking/detail/booking-missing.tsx';
import { BookingPage } from '../../booking/detail/booking-page.tsx';
import { CancelDialog } from '../../booking/detail/cancel-dialog.tsx';
import { RescheduleDialog } from '../../booking/detail/reschedule-dialog.tsx';
import { useChangeError } from '../../booking/detail/use-change-error.ts';
import { DiscreetGate } from '../../booking/discreet/discreet-gate.tsx';
import { BookingsSkeleton } from '../../booking/list/bookings-skeleton.tsx';
import { BookingsFailed, BookingsSignedOut } from '../../booking/list/no-bookings.tsx';
import { PassPage } from '../../booking/pass/pass-page.tsx';
import type { PassStorageState } from '../../booking/pass/pass-storage.tsx';
import { endsAt } from '../../shell/device/pass-store.ts';
import { useCurrentPasses } from '../../shell/device/use-passes.ts';
import { ErrorMessage } from '@tajmeelspot/ui/error-message.tsx';
import { toMeta } from '../../shell/head/to-meta.ts';
import { inLanguage, languageOf, useLanguage } from '../../shell/language.ts';
import { headOf, messagesOf } from '../../shell/messages/compiled-messages.server.ts';
import { PageMessages } from '../../shell/messages/page-messages.tsx';
import { withNext } from '../../shell/next-page.ts';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useHydrated } from '../../shell/use-hydrated.ts';
import { useSession } from '../../shell/use-session.ts';
import type { Route } from './+types/booking.ts';
import { useBookingDeliveries } from './use-booking-deliveries.ts';
import { usePushSwitch } from '../account/use-push-switch.ts';
import { useBookingChanges } from './use-booking-changes.ts';
import { useCalendarDownload } from './use-calendar-download.ts';
import { usePassStorage } from './use-pass-storage.ts';
import { useReschedule } from './use-reschedule.ts';

export function loader({ params }: Route.LoaderArgs) {
  const language = languageOf(params);
  return {
    messages: messagesOf(language, 'bookings', 'booking', 'card', 'pass', 'deliveries', 'push'),
    head: headOf(language, 'bookings'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => toMeta(loaderData);

export default function BookingRoute({ loaderData, params }: Route.ComponentProps) {
  return (
    <PageMessages messages={loaderData.messages}>
      <BookingContent key={params.bookingId} />
    </PageMessages>
  );
}

/** The page is the same for every reader until the browser knows the session; the booking is loaded after that. */
function BookingContent() {
  const language = useLanguage();
  const { bookingId = '' } = useParams();
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const { session } = useSession();
  const { data, state, load } = useFetcher<BookingAnswer>();
  const page = inLanguage(language, `/my_booking/${bookingId}`);
  const isSignedIn = session !== undefined;
  const storage = usePassStorage(() => void load(`${page}/data`));
  const { at, passes } = useCurrentPasses();
  const pass = passes.find(({ id }) => String(id) === bookingId);
  useEffect(() => {
    if (isSignedIn) void load(`${page}/data`);
  }, [load, page, isSignedIn]);
  if (isHydrated && !isSignedIn) {
    const here = search.size > 0 ? `${page}?${search}` : page;
    return <BookingsSignedOut logInPath={withNext(inLanguage(language, '/customerslogin'), here)} />;
  }
  if (!data) return <BookingsSkeleton />;
  if (data.kind === 'booking')
    return <LoadedBooking {...data} {...{ page, storage }} onAnswered={() => void load(`${page}/data`)} />;
  if (data.kind === 'offline' && pass) return <PassPage pass={pass} offlineSince={at} storage={storage} />;
  if (data.kind === 'missing') return <BookingMissing />;
  return <BookingsFailed kind={data.kind} isBusy={state === 'loading'} onRetry={() => void load(`${page}/data`)} />;
}

type LoadedBookingProps = Omit<BookingAnswer & { kind: 'booking' }, 'kind'> & {
  readonly page: string;
  readonly storage: PassStorageState;
  readonly onAnswered: () => void;
};

function LoadedBooking({ booking, now, page, storage, onAnswered }: LoadedBookingProps) {
  const [search, setSearch] = useSearchParams();
  const calendar = useCalendarDownload(page);
  const changes = useBookingChanges(`${page}/change`);
  const deliveries = useBookingDeliveries(booking, page, onAnswered);
  const push = usePushSwitch();
  const { can } = booking;
  const dialog = search.get('do');
  const isRescheduling =
    (dialog === 'reschedule' && can.reschedule.is_allowed) || (dialog === 'propose' && can.propose.is_allowed);
  const isCancelling = dialog === 'cancel' && can.cancel.is_allowed;
  const openDialog = (name: string | undefined) => {
    changes.dismiss();
    setSearch(name === undefined ? {} : { do: name }, { replace: true, preventScrollReset: true });
  };
  const close = () => openDialog(undefined);
  useChangedToast(changes.outcome, close);
  const errorText = useChangeError(changes.outcome);
  const common = { booking, changes, onClose: close };
  return (
    <DiscreetGate isDiscreet={booking.is_discreet} booking={booking} today={inBaghdad(now).date}>
      <BookingPage
        {...{ booking, now, changes, calendar, deliveries, push, storage }}
        isAhead={isAhead(booking, now)}
        onDialog={openDialog}
        alert={<ErrorMessage text={isRescheduling || isCancelling ? undefined : errorText} />}
      />
      {isCancelling && <CancelDialog {...common} now={now} />}
      {isRescheduling && <OpenRescheduleDialog {...common} verb={dialog} />}
    </DiscreetGate>
  );
}

/** Whether a booking may still take place, or is taking place. */
const isAhead = (booking: BookingDetail, now: number): boolean =>
  (booking.status === 'pending' || booking.status === 'confirmed') && endsAt(booking) > now;

function OpenRescheduleDialog(props: Omit<Parameters<typeof RescheduleDialog>[0], 'calendar'>) {
  return <RescheduleDialog {...props} calendar={useReschedule(props.booking, props.changes)} />;
}

/** Confirms a change in a toast and closes its dialog. */
function useChangedToast(outcome: ChangeBookingOutcome | undefined, close: () => void) {
  const changed = outcome?.kind === 'changed' ? outcome : undefined;
  useEffect(() => {
    if (!changed) return;
    toast(changed.message);
    close();
    // Runs once for each outcome, however often the page is rendered.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [changed]);
}
