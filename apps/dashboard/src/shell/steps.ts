import type { Booking, BookingDetail } from '@tajmeelspot/contract/booking.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from './api.ts';
import { say } from './notices.tsx';
import { queries } from './queries.ts';

/** A time that is proposed, or moved to: YYYY-MM-DD, HH:MM, and by whom (null: whoever is free; absent: the same person). */
export type Wanted = { readonly booking_date: string; readonly time: string; readonly employee_id?: number | null };

/** Something the house does with a booking. */
export type Step = { readonly booking: Booking } & (
  | { readonly verb: 'confirm' | 'complete' | 'no_show' | 'accept' | 'refuse' }
  | { readonly verb: 'decline' | 'cancel'; readonly reason: string }
  | { readonly verb: 'propose' | 'move'; readonly wanted: Wanted }
);

/** Takes steps, one at a time; afterwards every list is asked for again, whether it worked or not. */
export function useSteps() {
  return useMutation({
    mutationFn: take,
    onSuccess: ({ message, data }) => {
      queries.setQueryData(['booking', data.id], data);
      say(message);
    },
    onSettled: (_answer, _error, { booking }) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['agenda'] }),
        queries.invalidateQueries({ queryKey: ['booking', booking.id] }),
      ]),
  });
}

function take(step: Step): Promise<{ message: string; data: BookingDetail }> {
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
    accept: () => api().acceptProposal(proposal),
    refuse: () => api().refuseProposal(proposal),
  };
  return plain[step.verb]();
}
