import type { BookingRequestView } from '@tajmeelspot/contract/messages/request-answers.ts';
import { confirmBooking, declineBooking, findBooking } from '#app/booking/booking.ts';
import { toDate } from '#app/database/connection.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor, MemberActor } from '#app/http/actor.ts';
import { problem, Problem } from '#app/http/problem.ts';
import { hashToken } from '#app/secrets/tokens.ts';
import { findRequestLink } from './request-link-queries.ts';

/** What a member of a venue answers to a request. */
export type RequestAnswer = { readonly answer: 'confirm' | 'decline'; readonly reason?: string | undefined };

/** The request that a link is about. Throws link_over. */
export async function readBookingRequest(deps: Deps, actor: Actor, token: string): Promise<BookingRequestView> {
  const { member, bookingId } = await openLink(deps, actor, token);
  return readRequest(deps, member, bookingId);
}

/** Answers the request of a link as the member whom it was written to. Throws link_over, not_possible. */
export async function answerBookingRequest(deps: Deps, actor: Actor, token: string, given: RequestAnswer) {
  const { member, bookingId } = await openLink(deps, actor, token);
  await answerAs(deps, member, bookingId, given).catch(refuseEndedLink);
  return readRequest(deps, member, bookingId);
}

/** The same for somebody who pressed a button in a chat that is bound to an account. Throws not_found, not_possible. */
export async function answerByMessage(
  deps: Deps,
  actor: Actor,
  { userId, bookingId, ...given }: RequestAnswer & { userId: number; bookingId: number },
): Promise<void> {
  await answerAs(deps, memberOf(actor, userId), bookingId, given);
}

async function answerAs(deps: Deps, member: MemberActor, bookingId: number, { answer, reason = '' }: RequestAnswer) {
  // An own booking of a member is the customer's there: the venue answers, and nobody else.
  if (answer === 'confirm') await confirmBooking(deps, member, bookingId);
  else await declineBooking(deps, member, bookingId, reason);
}

async function openLink(deps: Deps, actor: Actor, token: string) {
  const link = await findRequestLink(deps.db, hashToken(token), toDate(deps.clock.now()));
  if (!link) throw problem('link_over');
  return { member: memberOf(actor, link.user_id), bookingId: link.booking_id };
}

/** The link is no session: whom it names may do in this request what the link is for, and nothing outlives it. */
const memberOf = (actor: Actor, userId: number): MemberActor => ({
  ...actor,
  member: {
    id: userId,
    role: 'vendor',
    session: Buffer.alloc(0),
    audience: 'vendor_dashboard',
    hasSecondFactor: false,
  },
});

async function readRequest(deps: Deps, member: MemberActor, bookingId: number): Promise<BookingRequestView> {
  const booking = await findBooking(deps, member, bookingId).catch(refuseEndedLink);
  return {
    id: booking.id,
    venue: booking.establishment.name,
    treatment: booking.items.map((item) => item.pricing_title).join(' + '),
    employee: [...new Set(booking.items.map((item) => item.employee.name))].join(', '),
    date: booking.booking_date,
    time: booking.time,
    duration: booking.duration,
    price: booking.price,
    customer_name: booking.customer_name,
    notes: booking.notes,
    home_address: booking.home_address,
    status: booking.status,
    answer_by: booking.answer_by ?? booking.starts_at,
    can_answer: booking.can.confirm.is_allowed,
  };
}

/** The member has left the venue, or the booking is gone. */
function refuseEndedLink(error: unknown): never {
  if (error instanceof Problem && error.code === 'not_found') throw problem('link_over');
  throw error;
}
