import type { Booking, BookingDetail } from '@tajmeelspot/contract/booking.ts';
import type { OverrideKind } from '@tajmeelspot/contract/booking/overrides.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { api } from '../api.ts';
import { useConnection } from '../offline/connection.ts';
import { useVenue } from '../venue-provider.tsx';
import { toast } from '@tajmeelspot/ui/toast-store.ts';
import { queued } from '../offline/queued.ts';
import { requireFree } from '../offline/known-bookings.ts';
import { dropQueuedStep, newTaskKey, sendOrQueue } from '../offline/queue.ts';
import type { BookingTask } from '../offline/queued-task.ts';
import { instantOf } from '../offline/queued-times.ts';
import { queryClient } from '../query-client.ts';
import { useErrorMessage } from '../use-error-message.ts';

/**
 * A time that is proposed, or moved to: YYYY-MM-DD, HH:MM, by which employee (null: any free one; absent: the same), and of
 * a move for how many minutes (absent: as long as before).
 */
export type BookingTimeInput = {
  readonly booking_date: string;
  readonly time: string;
  readonly employee_id?: number | null;
  readonly duration?: number;
  /** Whether the customer hears of a move; does where this is absent. */
  readonly notify?: boolean;
  /** The rules that owner or manager place it over, once they have been warned. */
  readonly override?: OverrideKind[];
};

/** Something the venue does with a booking. */
export type BookingStepInput = {
  readonly booking: Booking;
  /** What takes it back; null: nothing does, for it takes something back itself. */
  readonly undo?: BookingStepInput | null;
} & (
  | {
      readonly verb:
        | 'confirm'
        | 'complete'
        | 'no_show'
        | 'undo_no_show'
        | 'check_in'
        | 'undo_check_in'
        | 'accept_proposal'
        | 'decline_proposal';
    }
  | { readonly verb: 'decline' | 'cancel' | 'correct'; readonly reason: string }
  | { readonly verb: 'propose' | 'move'; readonly time: BookingTimeInput }
);

/**
 * Takes steps; afterwards every list is asked for again, whether it worked or not. While one is being sent
 * (`isSending`) no other is taken, or its error would be lost; while the lists come, the next one is.
 */
export function useBookingSteps() {
  const t = useTranslations('dashboard');
  const { venue } = useVenue();
  const { isOnline } = useConnection();
  const toErrorMessage = useErrorMessage();
  const [answered, setAnswered] = useState<BookingStepInput>();
  const steps = useMutation({
    mutationFn: (step: BookingStepInput) =>
      sendOrQueueStep(step, { venueId: venue.id, isOnline, collisionText: (values) => t('queue.collides', values) }),
    onSuccess: (answer, step) => {
      setAnswered(step);
      const undo = step.undo === undefined ? undoStepOf(step) : step.undo;
      const onError = (error: Error) => toast(toErrorMessage(error), { tone: 'bad' });
      const run = async () => {
        if (undo && !(answer === queued && (await dropQueued(step))))
          steps.mutate({ ...undo, undo: null }, { onError });
      };
      const action = undo ? { label: t('undo'), run: () => void run() } : undefined;
      if (answer === queued) return toast(t('queue.kept'), { action });
      queryClient.setQueryData(['booking', answer.data.id], answer.data);
      if (!undo || step.verb !== 'move' || step.booking.origin === 'venue') return toast(answer.message, { action });
      if (step.time.notify === false) return toast(t('timing.unannounced'), { action });
      const silent = silentStepOf(answer.data, undo);
      const other = { label: t('timing.silently'), run: () => steps.mutate(silent, { onError }) };
      return toast(t('timing.announcedSoon', { customerName: step.booking.customer_name }), { action, other });
    },
    onSettled: (_answer, _error, { booking }) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['agenda'] }),
        queryClient.invalidateQueries({ queryKey: ['booking', booking.id] }),
      ]),
  });
  return { ...steps, isSending: steps.isPending && steps.variables !== answered };
}

type QueueContext = {
  readonly venueId: number;
  readonly isOnline: boolean;
  readonly collisionText: (values: { customerName: string; time: string }) => string;
};

async function sendOrQueueStep(
  step: BookingStepInput,
  context: QueueContext,
): Promise<{ message: string; data: BookingDetail } | typeof queued> {
  const task = toTask(step);
  if (!task) return sendStep(step);
  const { id, customer_name: customerName, booking_date: date, time } = step.booking;
  if (!context.isOnline && step.verb === 'move') {
    const employeeIds = [step.time.employee_id ?? step.booking.employee.id];
    const minutes = step.time.duration ?? step.booking.duration;
    const { booking_date: day, time: clock } = step.time;
    requireFree(context, { employeeIds, from: instantOf(day, clock), minutes, exceptId: id });
  }
  const queuedTask = { ...task, key: newTaskKey(), venueId: context.venueId, customerName, date, time };
  return sendOrQueue({ ...queuedTask, deadline: deadlineOf(step) }, context.isOnline, () => sendStep(step));
}

/** What of a step can wait for a connection; undefined where the other side must take part. */
function toTask(step: BookingStepInput): BookingTask | undefined {
  const bookingId = step.booking.id;
  if (step.verb === 'decline') return { kind: 'decline', bookingId, reason: step.reason };
  if (step.verb === 'move') return { kind: 'move', bookingId, to: step.time };
  return canWait(step.verb) ? { kind: step.verb, bookingId } : undefined;
}

type PlainVerb = 'complete' | 'no_show' | 'check_in' | 'confirm';

const canWait = (verb: BookingStepInput['verb']): verb is PlainVerb =>
  verb === 'complete' || verb === 'no_show' || verb === 'check_in' || verb === 'confirm';

/** Until when a step can be sent: an answer until the request expires, a move until its new time comes. */
function deadlineOf(step: BookingStepInput): number | undefined {
  const { answer_by: answerBy } = step.booking;
  if (step.verb === 'move') return instantOf(step.time.booking_date, step.time.time);
  return (step.verb === 'confirm' || step.verb === 'decline') && answerBy !== null ? Date.parse(answerBy) : undefined;
}

/** Forgets a step that waits on this device; false where it no longer does. */
async function dropQueued(step: BookingStepInput): Promise<boolean> {
  const task = toTask(step);
  return task !== undefined && dropQueuedStep(task);
}

function sendStep(step: BookingStepInput): Promise<{ message: string; data: BookingDetail }> {
  const { booking } = step;
  const params = { id: String(booking.id) };
  const proposal = { params: { id: String(booking.proposal?.id ?? 0) } };
  if (step.verb === 'decline') return api().declineBooking({ params, body: { reason: step.reason } });
  if (step.verb === 'cancel') return api().cancelBooking({ params, body: { reason: step.reason } });
  if (step.verb === 'correct') {
    const status = booking.status === 'no_show' ? 'completed' : 'no_show';
    return api().correctBooking({ params, body: { status, reason: step.reason } });
  }
  if (step.verb === 'propose') return api().proposeTime({ params, body: step.time });
  if (step.verb === 'move') return api().moveBooking({ params, body: step.time });
  const plain = {
    confirm: () => api().confirmBooking({ params }),
    complete: () => api().completeBooking({ params }),
    no_show: () => api().markNoShow({ params }),
    undo_no_show: () => api().undoNoShow({ params }),
    check_in: () => api().checkIn({ params }),
    undo_check_in: () => api().undoCheckIn({ params }),
    accept_proposal: () => api().acceptProposal(proposal),
    decline_proposal: () => api().declineProposal(proposal),
  };
  return plain[step.verb]();
}

/** What takes a step back, where the life of a booking lets it: a visit that took place stays so. */
function undoStepOf(step: BookingStepInput): BookingStepInput | undefined {
  const { booking } = step;
  if (step.verb === 'check_in') return { verb: 'undo_check_in', booking };
  if (step.verb === 'no_show') return { verb: 'undo_no_show', booking };
  if (step.verb !== 'move') return undefined;
  const { booking_date, time, employee, duration } = booking;
  const length = step.time.duration === undefined ? {} : { duration };
  return { verb: 'move', booking, time: { booking_date, time, employee_id: employee.id, ...length } };
}

/** Leaves a booking where it was moved to, without its customer hearing of it. */
function silentStepOf(booking: Booking, undo: BookingStepInput): BookingStepInput {
  const { booking_date, time, employee } = booking;
  return { verb: 'move', booking, time: { booking_date, time, employee_id: employee.id, notify: false }, undo };
}
