import { ApiError } from '@tajmeelspot/contract/client.ts';
import { api } from '../api.ts';
import { reportSilence } from './connection.ts';
import {
  type BookingTask,
  isBookingTask,
  isOver,
  type OfflineTask,
  type PaymentTask,
  type QueuedTask,
  type WalkInTask,
} from './queued-task.ts';

/** Sends one thing now, under its key. */
function sendTask(task: Pick<QueuedTask, 'key' | 'venueId'> & OfflineTask): Promise<unknown> {
  if (task.kind === 'walk_in') return sendWalkIn(task);
  if (task.kind === 'block') return api().addException({ params: { id: String(task.venueId) }, body: task.body });
  return task.kind === 'payment' ? sendPayment(task) : sendBookingTask(task);
}

/** Enters a customer, once under a key. */
export const sendWalkIn = ({ key, venueId, body }: Pick<WalkInTask, 'key' | 'venueId' | 'body'>) =>
  api().addWalkIn({ params: { id: String(venueId) }, headers: { 'idempotency-key': key }, body });

/** Takes a payment, once under a key. */
export const sendPayment = ({ bookingId, key, body }: Pick<PaymentTask, 'bookingId' | 'key' | 'body'>) =>
  api().takePayment({ params: { id: String(bookingId) }, headers: { 'idempotency-key': key }, body });

function sendBookingTask(task: Exclude<BookingTask, { kind: 'payment' }>) {
  const params = { id: String(task.bookingId) };
  if (task.kind === 'decline') return api().declineBooking({ params, body: { reason: task.reason } });
  if (task.kind === 'move') return api().moveBooking({ params, body: task.to });
  const plain = {
    confirm: () => api().confirmBooking({ params }),
    check_in: () => api().checkIn({ params }),
    complete: () => api().completeBooking({ params }),
    no_show: () => api().markNoShow({ params }),
  };
  return plain[task.kind]();
}

/** What became of something that was to be sent: taken, to be tried later, or why not. */
export type SendOutcome = 'taken' | 'later' | NonNullable<QueuedTask['problem']>;

/** Sends something that has waited, unless its deadline is over (now in milliseconds since 1970). */
export async function trySend(task: QueuedTask, now: number): Promise<SendOutcome> {
  if (isOver(task, now)) return { message: '', near: [], isOver: true };
  try {
    await sendTask(task);
    return 'taken';
  } catch (error) {
    if (!(error instanceof ApiError)) {
      reportSilence();
      return 'later';
    }
    // It is sent after the next login; a busy server is asked again.
    if (error.body?.code === 'in_progress' || error.status === 401 || error.status === 429 || error.status >= 500)
      return 'later';
    // An answer that was lost, or another desk: it is done.
    const done = isBookingTask(task) ? stateAfter[task.kind] : undefined;
    if (done !== undefined && error.body?.status === done) return 'taken';
    return { message: error.message, near: error.body?.near ?? [], broken: error.body?.broken };
  }
}

const stateAfter = {
  check_in: undefined,
  move: undefined,
  payment: undefined,
  complete: 'completed',
  no_show: 'no_show',
  confirm: 'confirmed',
  decline: 'declined',
} as const;
