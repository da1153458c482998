import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Choice } from '../visit/time-dialog.tsx';
import type { Desk, Question } from '../visit/desk.ts';
import { type Agenda, useOffers } from './agenda.ts';
import { api } from './api.ts';
import { useVenue } from './house.tsx';
import { toast } from '@tajmeelspot/ui/toasts.tsx';
import { useQueuedTasks } from './offline/waiting.ts';
import { useErrorMessage } from './use-error-message.ts';
import { useSteps, type Wanted } from './steps.ts';

// Nobody waits for them before the first visit is opened.
const BookingPanel = lazy(async () => ({ default: (await import('../visit/visit-panel.tsx')).BookingPanel }));
const TimeDialog = lazy(async () => ({ default: (await import('../visit/time-dialog.tsx')).TimeDialog }));
const ReasonDialog = lazy(async () => ({ default: (await import('../visit/reason-dialog.tsx')).ReasonDialog }));

type Clock = { readonly today: string; readonly now: number };
/** What the desk is told: the time, and where it is known who works at the venue, to whom visits can be given. */
type Given = Clock & { readonly employees?: Agenda['employees'] };
type Asked = { readonly question: Question; readonly booking: Booking };

/** The desk at which bookings are worked on, and what it shows over the screen. */
export function useDesk({ today, now, employees = [] }: Given): { readonly desk: Desk; readonly over: ReactNode } {
  const [opened, setOpened] = useState<Booking>();
  const [asked, setAsked] = useState<Asked>();
  const steps = useSteps();
  const toErrorMessage = useErrorMessage();
  const t = useTranslations('dashboard.timing');
  const { venue } = useVenue();
  const waiting = useQueuedTasks([venue.id]);
  const desk: Desk = {
    open(booking) {
      steps.reset();
      setOpened(booking);
    },
    ask(question, booking) {
      steps.reset();
      setAsked({ question, booking });
    },
    take: (step) => !steps.isPending && steps.mutate(step, { onSuccess: () => setAsked(undefined) }),
    drag(booking, wanted, springBack) {
      if (steps.isPending) return springBack();
      const onError = (error: Error) => {
        springBack();
        toast(toErrorMessage(error), {
          tone: 'bad',
          action: { label: t('other'), run: () => desk.ask('move', booking) },
        });
      };
      return steps.mutate({ booking, verb: 'move', wanted }, { onError });
    },
    isBusy: ({ id }, verb) => steps.isPending && steps.variables.booking.id === id && steps.variables.verb === verb,
    errorMessageOf: ({ id }) =>
      steps.isError && steps.variables.booking.id === id ? toErrorMessage(steps.error) : undefined,
    waitingOf: ({ id }) => waiting.flatMap((one) => (one.kind !== 'walk_in' && one.bookingId === id ? [one.kind] : [])),
  };
  const over = (
    <>
      {/* One for each: a dialog that is still on its way must not take the open one off the page. */}
      <Suspense fallback={null}>
        {opened && <Opened {...{ booking: opened, today, now, desk }} onClose={() => setOpened(undefined)} />}
      </Suspense>
      <Suspense fallback={null}>
        {asked && <Asking {...{ ...asked, today, desk, employees }} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </>
  );
  return { desk, over };
}

type OpenedProps = Clock & { readonly booking: Booking; readonly desk: Desk; readonly onClose: () => void };

function Opened(props: OpenedProps) {
  const params = { id: String(props.booking.id) };
  const asked = useQuery({
    queryKey: ['booking', props.booking.id],
    queryFn: async ({ signal }) => (await api().findBooking({ params, signal })).data,
  });
  useFocusKept(props.booking.id);
  return <BookingPanel {...props} detail={asked.data} />;
}

/** Where a visit was changed, the calendar has drawn it anew, and the focus finds nothing to go back to. */
function useFocusKept(id: number): void {
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const anew = document.querySelector<HTMLElement>(`.booking-${id}`) ?? document.getElementById('content');
      anew?.focus({ preventScroll: true });
    },
    [id],
  );
}

type AskingProps = Asked & Pick<OpenedProps, 'today' | 'desk' | 'onClose'> & Required<Pick<Given, 'employees'>>;

function Asking({ question, booking, today, desk, onClose, employees }: AskingProps) {
  const shared = {
    booking,
    onClose,
    isBusy: desk.isBusy(booking, question),
    errorMessage: desk.errorMessageOf(booking),
  };
  const [choice, setChoice] = useState<Choice>({ date: booking.booking_date, employeeId: undefined });
  const others = useOthers(booking, employees);
  const isTime = question === 'propose' || question === 'move';
  const times = useFreeTimes(isTime ? booking : undefined, choice);
  if (isTime) {
    const send = (wanted: Wanted) => desk.take({ booking, verb: question, wanted });
    return (
      <TimeDialog {...shared} {...{ question, today, choice, times, others }} onChoose={setChoice} onSend={send} />
    );
  }
  return (
    <ReasonDialog {...shared} question={question} onSend={(reason) => desk.take({ booking, verb: question, reason })} />
  );
}

/** Who else of the venue gives the one treatment of a booking. */
function useOthers(booking: Booking, employees: Agenda['employees']) {
  const { venue } = useVenue();
  const offer = useOffers(venue.id).find(({ treatment_id: id }) => id === booking.pricing_item_id);
  const ids = booking.items.length === 1 ? (offer?.employee_ids ?? []) : [];
  return employees.filter(({ id }) => id !== booking.employee.id && ids.includes(id));
}

/** Free starts for the treatment of a booking; undefined for several at once, and while they are asked for. */
function useFreeTimes(booking: Booking | undefined, { date, employeeId }: Choice) {
  const item = booking?.items.length === 1 ? booking.pricing_item_id : null;
  const asked = useQuery({
    queryKey: ['free-times', booking?.id, date, String(employeeId)],
    enabled: booking !== undefined && item !== null && date !== '',
    queryFn: async ({ signal }) => {
      const person = employeeId === null ? {} : { employee_id: String(employeeId ?? booking?.employee.id) };
      const customer = booking?.for_woman ? { for_woman: '1' as const } : {};
      const query = { treatment_id: String(item), ...person, ...customer, from: date, days: '1' };
      const { data } = await api().listSlots({ params: { id: String(booking?.service_id) }, query, signal });
      const day = data.days.find((one) => one.date === date);
      return (day?.times ?? []).filter(({ is_free: isFree }) => isFree).map(({ time }) => time);
    },
  });
  return asked.data;
}
