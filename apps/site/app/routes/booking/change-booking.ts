import { type SiteClient, ApiError } from '@tajmeelspot/contract/client.ts';
import type { BookingChange, ChangeBookingOutcome } from '../../booking/detail/booking-change.ts';
import { redirectToLogIn } from '../../shell/account/redirect-to-log-in.ts';
import { browserApi } from '../../shell/api.ts';
import { inLanguage, languageOf } from '../../shell/language.ts';
import type { Route } from './+types/change-booking.ts';

/** Cancels or reschedules a booking, or answers a proposal. Throws a redirect to the login where the session is over. */
export async function clientAction({ params, request }: Route.ClientActionArgs): Promise<ChangeBookingOutcome> {
  const language = languageOf(params);
  const change = (await request.json()) as BookingChange;
  try {
    const { message } = await send(browserApi(language), params.bookingId, change);
    return { kind: 'changed', message };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'failed', message: undefined, isOffline: true };
    const { status, body } = error;
    if (!body || status >= 500 || status === 429) return { kind: 'failed', message: body?.message, isOffline: false };
    const page = inLanguage(language, `/my_booking/${params.bookingId}`);
    if (status === 401) throw redirectToLogIn(language, body.message, page);
    if (body.code !== 'slot_taken') return { kind: 'rejected', message: body.message };
    const slot = 'slot' in change ? change.slot : undefined;
    return { kind: 'taken', message: body.message, slot, nearest: body.near ?? [] };
  }
}

function send(api: SiteClient, id: string, change: BookingChange): Promise<{ message: string }> {
  if (change.verb === 'cancel') return api.cancelBooking({ params: { id }, body: { reason: change.reason } });
  if ('proposalId' in change) {
    const proposal = { params: { id: String(change.proposalId) } };
    return change.verb === 'accept_proposal' ? api.acceptProposal(proposal) : api.declineProposal(proposal);
  }
  const { slot, employeeId } = change;
  const input = { params: { id }, body: { booking_date: slot.date, time: slot.time, employee_id: employeeId } };
  return change.verb === 'reschedule' ? api.rescheduleBooking(input) : api.proposeTime(input);
}
