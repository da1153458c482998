import type { Booking } from '@tajmeelspot/contract/booking.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { TimeDialog } from '../visit/time-dialog.tsx';
import type { Desk, Question } from '../visit/desk.ts';
import { ReasonDialog } from '../visit/reason-dialog.tsx';
import { VisitPanel } from '../visit/visit-panel.tsx';
import { api } from './api.ts';
import { useSetback } from './states.tsx';
import { useSteps, type Wanted } from './steps.ts';

type Clock = { readonly today: string; readonly now: number };
type Asked = { readonly question: Question; readonly booking: Booking };

/** The desk at which bookings are worked on, and what it shows over the screen. */
export function useDesk({ today, now }: Clock): { readonly desk: Desk; readonly over: ReactNode } {
  const [opened, setOpened] = useState<Booking>();
  const [asked, setAsked] = useState<Asked>();
  const steps = useSteps();
  const sentence = useSetback();
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
    isBusy: ({ id }, verb) => steps.isPending && steps.variables.booking.id === id && steps.variables.verb === verb,
    faultOf: ({ id }) => (steps.isError && steps.variables.booking.id === id ? sentence(steps.error) : undefined),
  };
  const over = (
    <>
      {opened && <Opened {...{ booking: opened, today, now, desk }} onClose={() => setOpened(undefined)} />}
      {asked && <Asking {...{ ...asked, today, desk }} onClose={() => setAsked(undefined)} />}
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
  return <VisitPanel {...props} detail={asked.data} />;
}

type AskingProps = Asked & Pick<OpenedProps, 'today' | 'desk' | 'onClose'>;

function Asking({ question, booking, today, desk, onClose }: AskingProps) {
  const shared = { booking, onClose, isBusy: desk.isBusy(booking, question), fault: desk.faultOf(booking) };
  const [choice, setChoice] = useState({ date: booking.booking_date, isAnyone: false });
  const isTime = question === 'propose' || question === 'move';
  const times = useFreeTimes(isTime ? booking : undefined, choice);
  if (isTime) {
    const send = (wanted: Wanted) => desk.take({ booking, verb: question, wanted });
    return <TimeDialog {...shared} {...{ question, today, choice, times }} onChoose={setChoice} onSend={send} />;
  }
  return (
    <ReasonDialog {...shared} question={question} onSend={(reason) => desk.take({ booking, verb: question, reason })} />
  );
}

/** Free starts for the treatment of a booking; undefined for several at once, and while they are asked for. */
function useFreeTimes(booking: Booking | undefined, { date, isAnyone }: { date: string; isAnyone: boolean }) {
  const item = booking?.items.length === 1 ? booking.pricing_item_id : null;
  const asked = useQuery({
    queryKey: ['free-times', booking?.id, date, isAnyone],
    enabled: booking !== undefined && item !== null && date !== '',
    queryFn: async ({ signal }) => {
      const person = isAnyone ? {} : { employee_id: String(booking?.employee.id) };
      const guest = booking?.for_woman ? { for_woman: '1' as const } : {};
      const query = { pricing_item_id: String(item), ...person, ...guest, from: date, days: '1' };
      const { data } = await api().listFreeTimes({ params: { id: String(booking?.service_id) }, query, signal });
      const day = data.days.find((one) => one.date === date);
      return (day?.times ?? []).filter(({ is_free: isFree }) => isFree).map(({ time }) => time);
    },
  });
  return asked.data;
}
