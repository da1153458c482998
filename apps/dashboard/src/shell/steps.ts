import type { Booking, BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { api } from './api.ts';
import { useConnection } from './offline/connection.ts';
import { useVenue } from './house.tsx';
import { toast } from '@tajmeelspot/ui/toasts.tsx';
import { queued } from './offline/kept.ts';
import { newKey, sendOrQueue } from './offline/waiting.ts';
import { queries } from './queries.ts';

/**
 * A time that is proposed, or moved to: YYYY-MM-DD, HH:MM, by whom (null: whoever is free; absent: the same person), and of
 * a move for how many minutes (absent: as long as before).
 */
export type Wanted = {
  readonly booking_date: string;
  readonly time: string;
  readonly employee_id?: number | null;
  readonly duration?: number;
};

/** Something the venue does with a booking. */
export type Step = { readonly booking: Booking } & (
  | {
      readonly verb:
        | 'confirm'
        | 'complete'
        | 'no_show'
        | 'check_in'
        | 'undo_check_in'
        | 'accept_proposal'
        | 'decline_proposal';
    }
  | { readonly verb: 'decline' | 'cancel'; readonly reason: string }
  | { readonly verb: 'propose' | 'move'; readonly wanted: Wanted }
);

/** Takes steps, one at a time; afterwards every list is asked for again, whether it worked or not. */
export function useSteps() {
  const t = useTranslations('dashboard');
  const { venue } = useVenue();
  const { isThere } = useConnection();
  const steps = useMutation({
    mutationFn: (step: Step) => take(step, { venueId: venue.id, isThere }),
    onSuccess: (done, step) => {
      if (done === queued) return toast(t('queue.kept'));
      const back = undoOf(step);
      const action = back && { label: t('undo'), run: () => steps.mutate(back) };
      queries.setQueryData(['booking', done.data.id], done.data);
      return toast(done.message, { action });
    },
    onSettled: (_answer, _error, { booking }) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['agenda'] }),
        queries.invalidateQueries({ queryKey: ['booking', booking.id] }),
      ]),
  });
  return steps;
}

type Place = { readonly venueId: number; readonly isThere: boolean };

async function take(step: Step, place: Place): Promise<{ message: string; data: BookingDetail } | typeof queued> {
  const { booking, verb } = step;
  if (verb !== 'complete' && verb !== 'no_show' && verb !== 'check_in') return send(step);
  const { id, customer_name: customerName, booking_date: date, time } = booking;
  const task = { kind: verb, bookingId: id, key: newKey(), venueId: place.venueId, customerName, date, time };
  return sendOrQueue(task, place.isThere);
}

function send(step: Step): Promise<{ message: string; data: BookingDetail }> {
  const { booking } = step;
  const params = { id: String(booking.id) };
  const proposal = { params: { id: String(booking.proposal?.id ?? 0) } };
  if (step.verb === 'decline') return api().declineBooking({ params, body: { reason: step.reason } });
  if (step.verb === 'cancel') return api().cancelBooking({ params, body: { reason: step.reason } });
  if (step.verb === 'propose') return api().proposeTime({ params, body: step.wanted });
  if (step.verb === 'move') return api().moveBooking({ params, body: step.wanted });
  const plain = {
    confirm: () => api().confirmBooking({ params }),
    complete: () => api().completeBooking({ params }),
    no_show: () => api().markNoShow({ params }),
    check_in: () => api().checkIn({ params }),
    undo_check_in: () => api().undoCheckIn({ params }),
    accept_proposal: () => api().acceptProposal(proposal),
    decline_proposal: () => api().declineProposal(proposal),
  };
  return plain[step.verb]();
}

/** What takes a step back, where the life of a booking lets it: a visit that took place or was missed stays so. */
function undoOf(step: Step): Step | undefined {
  const { booking } = step;
  if (step.verb === 'check_in') return { verb: 'undo_check_in', booking };
  if (step.verb !== 'move') return undefined;
  const { booking_date, time, employee, duration } = booking;
  const length = step.wanted.duration === undefined ? {} : { duration };
  return { verb: 'move', booking, wanted: { booking_date, time, employee_id: employee.id, ...length } };
}
