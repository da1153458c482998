import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BookingTimeChoice } from '../../booking/time-dialog.tsx';
import type { BookingActions, BookingQuestion } from '../../booking/booking-actions.ts';
import { type VenueAgenda, useVenueTreatments } from '../agenda.ts';
import { api } from '../api.ts';
import { useVenue } from '../venue-provider.tsx';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { useQueuedTasks } from '../offline/queue.ts';
import { isBookingTask, isDue, type QueuedTask } from '../offline/queued-task.ts';
import { useErrorMessage } from '../use-error-message.ts';
import { type BookingStepInput, useBookingSteps, type BookingTimeInput } from './booking-steps.ts';
import { brokenRulesOf, useOverrideWarning } from './use-override-warning.tsx';

// Nobody waits for them before the first visit is opened.
const BookingPanel = lazy(async () => ({ default: (await import('../../booking/booking-panel.tsx')).BookingPanel }));
const TimeDialog = lazy(async () => ({ default: (await import('../../booking/time-dialog.tsx')).TimeDialog }));
const BookingReasonDialog = lazy(async () => ({
  default: (await import('../../booking/booking-reason-dialog.tsx')).BookingReasonDialog,
}));

type DayClock = { readonly today: string; readonly now: number };
/** What the desk is told: the time, and where it is known who works at the venue, to whom visits can be given. */
type BookingActionsOptions = DayClock & { readonly employees?: VenueAgenda['employees'] };
type OpenQuestion = { readonly question: BookingQuestion; readonly booking: Booking };

/** The desk at which bookings are worked on, and what it shows over the screen. */
export function useBookingActions({ employees = [], ...clock }: BookingActionsOptions): {
  readonly actions: BookingActions;
  readonly dialogs: ReactNode;
} {
  const [opened, setOpened] = useState<Booking>();
  const [question, setQuestion] = useState<OpenQuestion>();
  const steps = useBookingSteps();
  const toErrorMessage = useErrorMessage();
  const t = useTranslations('dashboard.timing');
  const { venue } = useVenue();
  const queue = useQueuedTasks([venue.id]);
  const { warn, warning } = useOverrideWarning({ isBusy: steps.isPending, send: (step) => take(step) });
  const onClose = () => setQuestion(undefined);
  const take = (step: BookingStepInput) =>
    steps.mutate(step, { onSuccess: onClose, onError: (error) => void warn(step, error) });
  const actions: BookingActions = {
    open(booking) {
      steps.reset();
      setOpened(booking);
    },
    ask(asked, booking) {
      steps.reset();
      setQuestion({ question: asked, booking });
    },
    take: (step) => !steps.isSending && !actions.isBusy(step.booking, step.verb) && take(step),
    drag(booking, time, springBack) {
      if (steps.isSending) return springBack();
      const step = { booking, verb: 'move', time } as const;
      const onError = (error: Error) => {
        springBack();
        if (warn(step, error)) return;
        toast(toErrorMessage(error), {
          tone: 'bad',
          action: { label: t('other'), run: () => actions.ask('move', booking) },
        });
      };
      return steps.mutate(step, { onError });
    },
    isBusy: ({ id }, verb) => steps.isPending && steps.variables.booking.id === id && steps.variables.verb === verb,
    errorMessageOf: ({ id }) => errorMessageOf(steps, id, toErrorMessage),
    queuedStepsOf: ({ id }) => stepsOf(queue, id),
  };
  const panel = opened && (
    <OpenBooking {...{ booking: opened, ...clock, actions }} onClose={() => setOpened(undefined)} />
  );
  const dialog = question && <QuestionDialog {...{ ...question, ...clock, actions, employees, onClose }} />;
  return { actions, dialogs: <BookingDialogs {...{ panel, dialog, warning }} /> };
}

/** The steps of a booking that wait for a line; a payment completes its booking. */
const stepsOf = (queue: readonly QueuedTask[], id: number) =>
  queue.flatMap((task) =>
    isBookingTask(task) && task.bookingId === id && isDue(task)
      ? [task.kind === 'payment' ? 'complete' : task.kind]
      : [],
  );

/** Why the last step of a booking did not work; what a warning says, and asks, is not said twice. */
function errorMessageOf(
  { error, variables }: ReturnType<typeof useBookingSteps>,
  id: number,
  toMessage: (error: Error) => string,
) {
  const isShown = error !== null && brokenRulesOf(error).length === 0 && variables?.booking.id === id;
  return isShown ? toMessage(error) : undefined;
}

type BookingDialogsProps = { readonly panel: ReactNode; readonly dialog: ReactNode; readonly warning: ReactNode };

/** One boundary for each: a dialog that is still loading must not take the open one off the page. */
const BookingDialogs = ({ panel, dialog, warning }: BookingDialogsProps) => (
  <>
    <Suspense fallback={null}>{panel}</Suspense>
    <Suspense fallback={null}>{dialog}</Suspense>
    <Suspense fallback={null}>{warning}</Suspense>
  </>
);

type OpenBookingProps = DayClock & {
  readonly booking: Booking;
  readonly actions: BookingActions;
  readonly onClose: () => void;
};

function OpenBooking(props: OpenBookingProps) {
  const params = { id: String(props.booking.id) };
  const question = useQuery({
    queryKey: ['booking', props.booking.id],
    // What waits on this device is not known to the server.
    enabled: props.booking.id > 0,
    queryFn: async ({ signal }) => (await api().findBooking({ params, signal })).data,
  });
  useFocusReturn(props.booking.id);
  return <BookingPanel {...props} detail={question.data} />;
}

/** Where a visit was changed, the calendar has drawn it anew, and the focus finds nothing to go back to. */
function useFocusReturn(id: number): void {
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const anew = document.querySelector<HTMLElement>(`.booking-${id}`) ?? document.getElementById('content');
      anew?.focus({ preventScroll: true });
    },
    [id],
  );
}

type QuestionDialogProps = OpenQuestion &
  Pick<OpenBookingProps, 'today' | 'actions' | 'onClose'> &
  Required<Pick<BookingActionsOptions, 'employees'>>;

function QuestionDialog({ question, booking, today, actions, onClose, employees }: QuestionDialogProps) {
  const shared = {
    booking,
    onClose,
    isBusy: actions.isBusy(booking, question),
    errorMessage: actions.errorMessageOf(booking),
  };
  const [choice, setChoice] = useState<BookingTimeChoice>({ date: booking.booking_date, employeeId: undefined });
  const otherEmployees = useOtherEmployees(booking, employees);
  const isTime = question === 'propose' || question === 'move';
  const times = useFreeTimes(isTime ? booking : undefined, choice);
  if (isTime) {
    const send = (time: BookingTimeInput) => actions.take({ booking, verb: question, time });
    return (
      <TimeDialog
        {...shared}
        {...{ question, today, choice, times, others: otherEmployees }}
        onChoose={setChoice}
        onSend={send}
      />
    );
  }
  return (
    <BookingReasonDialog
      {...shared}
      question={question}
      onSend={(reason) => actions.take({ booking, verb: question, reason })}
    />
  );
}

/** Who else of the venue gives the one treatment of a booking. */
function useOtherEmployees(booking: Booking, employees: VenueAgenda['employees']) {
  const { venue } = useVenue();
  const treatment = useVenueTreatments(venue.id).find(({ treatment_id: id }) => id === booking.pricing_item_id);
  const ids = booking.items.length === 1 ? (treatment?.employee_ids ?? []) : [];
  return employees.filter(({ id }) => id !== booking.employee.id && ids.includes(id));
}

/** Free starts for the treatment of a booking; undefined for several at once, and while they are asked for. */
function useFreeTimes(booking: Booking | undefined, { date, employeeId }: BookingTimeChoice) {
  const item = booking?.items.length === 1 ? booking.pricing_item_id : null;
  const question = useQuery({
    queryKey: ['free-times', booking?.id, date, String(employeeId)],
    enabled: booking !== undefined && item !== null && date !== '',
    queryFn: async ({ signal }) => {
      const employee = employeeId === null ? {} : { employee_id: String(employeeId ?? booking?.employee.id) };
      const customer = booking?.for_woman ? { for_woman: '1' as const } : {};
      const query = { treatment_id: String(item), ...employee, ...customer, from: date, days: '1' };
      const { data } = await api().listSlots({ params: { id: String(booking?.service_id) }, query, signal });
      const day = data.days.find((task) => task.date === date);
      return (day?.times ?? []).filter(({ is_free: isFree }) => isFree).map(({ time }) => time);
    },
  });
  return question.data;
}
