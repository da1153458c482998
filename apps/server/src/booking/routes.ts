import type { booking } from '@tajmeelspot/contract/booking.ts';
import { formatTime } from '@tajmeelspot/language/clock.ts';
import { inBaghdad, formatDay } from '@tajmeelspot/language/dates.ts';
import { translate, type ServerKey } from '@tajmeelspot/language/server-messages.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor, Actor } from '#app/http/actor.ts';
import type { Routes } from '#app/http/api.ts';
import * as verbs from './booking.ts';
import { todayAt } from '#app/availability/availability.ts';

export const bookingRoutes: Routes<typeof booking> = {
  quoteBooking: async ({ deps, actor, body }) => ({ data: await verbs.quoteBooking(deps, actor, body) }),
  placeBooking: async ({ deps, actor, body, headers }) => {
    const data = await verbs.placeShownBooking(deps, actor, body, headers['idempotency-key']);
    const venue = data.establishment.name;
    const time = data.answer_by && answerTimeText(data.answer_by, actor, deps.clock.now());
    const answer = time ? 'answers.booking_requested' : 'answers.booking_confirmed_at_once';
    const gender = data.customer_gender;
    return { message: translate(actor.locale, answer, { venue, gender, time: time ?? '' }), data };
  },
  holdSlot: async ({ deps, actor, body }) => ({ data: await verbs.holdSlot(deps, actor, body) }),
  releaseHold: async ({ deps, actor, body }) => {
    await verbs.releaseHold(deps, actor, body.hold);
    return { message: translate(actor.locale, 'answers.hold_released') };
  },
  listBookings: async ({ deps, actor }) => {
    const [data, since] = await Promise.all([verbs.listBookings(deps, actor), verbs.findFeedSince(deps, actor)]);
    return { data, calendar_feed_since: since };
  },
  lookAtContact: async ({ deps, actor, params }) => ({ data: await verbs.lookAtContact(deps, actor, params.id) }),
  findBooking: async ({ deps, actor, params }) => ({ data: await verbs.findBooking(deps, actor, params.id) }),
  confirmBooking: async ({ deps, actor, params }) => {
    await verbs.confirmBooking(deps, actor, params.id);
    return answerWith(deps, actor, params.id, 'booking_confirmed');
  },
  declineBooking: async ({ deps, actor, params, body }) => {
    await verbs.declineBooking(deps, actor, params.id, body.reason);
    return answerWith(deps, actor, params.id, 'booking_declined');
  },
  cancelBooking: async ({ deps, actor, params, body }) => {
    await verbs.cancelBooking(deps, actor, params.id, body.reason);
    return answerWith(deps, actor, params.id, 'booking_cancelled');
  },
  completeBooking: async ({ deps, actor, params }) => {
    await verbs.completeBooking(deps, actor, params.id);
    return answerWith(deps, actor, params.id, 'booking_completed');
  },
  markNoShow: async ({ deps, actor, params }) => {
    await verbs.markNoShow(deps, actor, params.id);
    return answerWith(deps, actor, params.id, 'booking_no_show');
  },
  correctBooking: async ({ deps, actor, params, body }) => {
    await verbs.correctBooking(deps, actor, params.id, body);
    return answerWith(deps, actor, params.id, 'booking_corrected');
  },
  findAttendance: async ({ deps, actor }) => {
    const { missed, ...found } = await verbs.findAttendance(deps, actor);
    return { ...found, missed: missed.map((booking) => ({ ...booking, starts_at: booking.starts_at.toISOString() })) };
  },
  disputeNoShow: async ({ deps, actor, params }) => {
    await verbs.disputeNoShow(deps, actor, params.id);
    return { message: translate(actor.locale, 'answers.no_show_disputed') };
  },
  assignResource: async ({ deps, actor, params, body }) => {
    await verbs.assignResource(deps, actor, params.id, body);
    return answerWith(deps, actor, params.id, 'resource_assigned');
  },
  undoNoShow: async ({ deps, actor, params }) => {
    await verbs.undoNoShow(deps, actor, params.id);
    return answerWith(deps, actor, params.id, 'no_show_undone');
  },
  rescheduleBooking: async ({ deps, actor, params, body }) => {
    await verbs.rescheduleBooking(deps, actor, params.id, body);
    return answerWith(deps, actor, params.id, 'booking_moved');
  },
  moveBooking: async ({ deps, actor, params, body }) => {
    await verbs.moveBooking(deps, actor, params.id, body);
    return answerWith(deps, actor, params.id, 'booking_moved');
  },
  proposeTime: async ({ deps, actor, params, body }) => {
    await verbs.proposeTime(deps, actor, params.id, body);
    return answerWith(deps, actor, params.id, 'time_proposed');
  },
  acceptProposal: async ({ deps, actor, params }) => {
    const id = await verbs.acceptProposal(deps, actor, params.id);
    return answerWith(deps, actor, id, 'proposal_accepted');
  },
  declineProposal: async ({ deps, actor, params }) => {
    const id = await verbs.declineProposal(deps, actor, params.id);
    return answerWith(deps, actor, id, 'proposal_declined');
  },
  confirmAttendance: async ({ deps, actor, body }) => {
    await verbs.confirmAttendance(deps, actor, body.token);
    return { message: translate(actor.locale, 'answers.attendance_confirmed') };
  },
  listVenueTreatments: async ({ deps, actor, params }) => ({
    data: await verbs.listVenueTreatments(deps, actor, params.id),
  }),
  addWalkIn: async ({ deps, actor, params, body, headers }) => {
    const id = await verbs.addWalkIn(deps, actor, params.id, body, headers['idempotency-key']);
    return answerWith(deps, actor, id, 'walk_in_added');
  },
  previewDelay: async ({ deps, actor, params, body }) => ({
    data: await verbs.previewDelay(deps, actor, params.id, body),
  }),
  delayBookings: async ({ deps, actor, params, body, headers }) => {
    const data = await verbs.delayBookings(deps, actor, params.id, body, headers['idempotency-key']);
    return { message: translate(actor.locale, 'answers.day_delayed'), data };
  },
  previewRepeat: async ({ deps, actor, params, body }) => ({
    data: { occurrences: await verbs.previewRepeat(deps, actor, params.id, body) },
  }),
  repeatBooking: async ({ deps, actor, params, body, headers }) => ({
    data: await verbs.repeatBooking(deps, actor, params.id, body, headers['idempotency-key']),
    message: translate(actor.locale, 'answers.bookings_repeated', { count: body.starts.length }),
  }),
  cancelSeries: async ({ deps, actor, params, body }) => {
    const cancelled = await verbs.cancelSeries(deps, actor, params.id, body.reason);
    return { message: translate(actor.locale, 'answers.series_cancelled', { count: cancelled }), data: { cancelled } };
  },
  undoDelay: async ({ deps, actor, params }) => {
    const data = await verbs.undoDelay(deps, actor, params.delay_id);
    return {
      message: translate(actor.locale, data.left === 0 ? 'answers.delay_undone' : 'answers.delay_undone_partly'),
      data,
    };
  },
  checkIn: async ({ deps, actor, params }) => {
    await verbs.checkIn(deps, actor, params.id);
    return answerWith(deps, actor, params.id, 'checked_in');
  },
  undoCheckIn: async ({ deps, actor, params }) => {
    await verbs.undoCheckIn(deps, actor, params.id);
    return answerWith(deps, actor, params.id, 'check_in_undone');
  },
  findCalendarEntry: ({ deps, actor, params }) => verbs.findCalendarEntry(deps, actor, params.id),
  findCalendarFeed: ({ deps, actor, params }) => verbs.findCalendarFeed(deps, actor, params.token),
  createCalendarFeed: async ({ deps, actor }) => ({ data: { url: await verbs.createCalendarFeed(deps, actor) } }),
  removeCalendarFeed: async ({ deps, actor }) => {
    await verbs.removeCalendarFeed(deps, actor);
    return { message: translate(actor.locale, 'answers.feed_ended') };
  },
};

type AnswerName = ServerKey extends infer Key ? (Key extends `answers.${infer Name}` ? Name : never) : never;

/** The changed booking and the sentence about the change. */
async function answerWith(deps: Deps, actor: MemberActor, id: number, answer: AnswerName) {
  const data = await verbs.findBooking(deps, actor, id);
  const names = { customerName: data.customer_name, employeeName: data.employee.name };
  return { message: translate(actor.locale, `answers.${answer}`, names), data };
}

/** Until when the venue answers, as text: the time alone where it is today. */
function answerTimeText(answerBy: string, { locale }: Actor, now: Temporal.Instant): string {
  const { date, time } = inBaghdad(answerBy);
  const timeText = formatTime(locale, time);
  return date === todayAt(now).toString() ? timeText : `${formatDay(locale, date, 'weekday')} ${timeText}`;
}
