import type { booking } from '@tajmeelspot/contract/booking.ts';
import { timeInBaghdad } from '@tajmeelspot/language/dates.ts';
import { say, type ServerKey } from '@tajmeelspot/language/server-words.ts';
import type { Deps } from '#app/deps.ts';
import type { MemberActor } from '#app/http/actor.ts';
import type { Routes } from '#app/http/endpoint.ts';
import * as verbs from './booking.ts';

export const bookingRoutes: Routes<typeof booking> = {
  listFreeTimes: async ({ deps, actor, params, query, reply }) => {
    const { offer, days } = await verbs.listFreeTimes(deps, actor, { ...query, serviceId: params.id });
    reply.tag(`times-${offer.establishmentId}`);
    const free = [...days].map(([date, starts]) => ({
      date,
      free: starts.filter(({ isFree }) => isFree).length,
      times: starts.map(({ minute, isFree }) => ({ time: timeInBaghdad(minute), is_free: isFree })),
    }));
    const asked = { pricing_item_id: offer.pricingItemId, employee_id: query.employee_id ?? null };
    return { data: { ...asked, timezone: 'Asia/Baghdad', days: free } };
  },
  listNextTimes: async ({ deps, actor, query, reply }) => {
    const found = await verbs.listNextTimes(deps, actor, query.service_ids.split(',').map(Number), query.from);
    reply.tag(...found.map(({ establishmentId }) => `times-${establishmentId}`));
    const data = found.map(({ serviceId, date, minutes }) => ({
      service_id: serviceId,
      date,
      times: minutes.map(timeInBaghdad),
    }));
    return { data };
  },
  listBasketTimes: async ({ deps, actor, query, reply }) => {
    const items = query.items.split(',').map((line) => {
      const [item, employee] = line.split(':').map(Number);
      return { pricing_item_id: item ?? 0, employee_id: employee };
    });
    const { establishmentId, days, duration, price } = await verbs.listBasketTimes(deps, actor, { ...query, items });
    reply.tag(`times-${establishmentId}`);
    const free = days.map(({ date, minutes }) => ({
      date,
      free: minutes.length,
      times: minutes.map((minute) => ({ time: timeInBaghdad(minute), is_free: true })),
    }));
    return { data: { duration, price, timezone: 'Asia/Baghdad', days: free } };
  },
  quoteBooking: async ({ deps, actor, body }) => ({ data: await verbs.quoteBooking(deps, actor, body) }),
  placeBooking: async ({ deps, actor, body, headers }) => {
    const id = await verbs.placeBooking(deps, actor, body, headers['idempotency-key']);
    const data = await verbs.showPlaced(deps, actor, id);
    const place = data.establishment.name;
    const time = data.answer_by && verbs.answerWords(data.answer_by, actor, deps.clock.now());
    const answer = time ? 'answers.booking_requested' : 'answers.booking_settled';
    return { message: say(actor.language, answer, { place, time: time ?? '' }), data };
  },
  listBookings: async ({ deps, actor }) => {
    const [data, since] = await Promise.all([verbs.listBookings(deps, actor), verbs.findFeedSince(deps, actor)]);
    return { data, calendar_feed_since: since };
  },
  findBooking: async ({ deps, actor, params }) => ({ data: await verbs.findBooking(deps, actor, params.id) }),
  confirmBooking: async ({ deps, actor, params }) => {
    await verbs.confirmBooking(deps, actor, params.id);
    return changed(deps, actor, params.id, 'booking_confirmed');
  },
  declineBooking: async ({ deps, actor, params, body }) => {
    await verbs.declineBooking(deps, actor, params.id, body.reason);
    return changed(deps, actor, params.id, 'booking_declined');
  },
  cancelBooking: async ({ deps, actor, params, body }) => {
    await verbs.cancelBooking(deps, actor, params.id, body.reason);
    return changed(deps, actor, params.id, 'booking_cancelled');
  },
  completeBooking: async ({ deps, actor, params }) => {
    await verbs.completeBooking(deps, actor, params.id);
    return changed(deps, actor, params.id, 'booking_completed');
  },
  markNoShow: async ({ deps, actor, params }) => {
    await verbs.markNoShow(deps, actor, params.id);
    return changed(deps, actor, params.id, 'booking_no_show');
  },
  rescheduleBooking: async ({ deps, actor, params, body }) => {
    await verbs.rescheduleBooking(deps, actor, params.id, body);
    return changed(deps, actor, params.id, 'booking_moved');
  },
  moveBooking: async ({ deps, actor, params, body }) => {
    await verbs.moveBooking(deps, actor, params.id, body);
    return changed(deps, actor, params.id, 'booking_moved');
  },
  proposeTime: async ({ deps, actor, params, body }) => {
    await verbs.proposeTime(deps, actor, params.id, body);
    return changed(deps, actor, params.id, 'time_proposed');
  },
  acceptProposal: async ({ deps, actor, params }) => {
    const id = await verbs.acceptProposal(deps, actor, params.id);
    return changed(deps, actor, id, 'proposal_accepted');
  },
  refuseProposal: async ({ deps, actor, params }) => {
    const id = await verbs.refuseProposal(deps, actor, params.id);
    return changed(deps, actor, id, 'proposal_refused');
  },
  confirmComing: async ({ deps, actor, body }) => {
    await verbs.confirmComing(deps, actor, body.token);
    return { message: say(actor.language, 'answers.coming_confirmed') };
  },
  listHouseOffers: async ({ deps, actor, params }) => ({ data: await verbs.listHouseOffers(deps, actor, params.id) }),
  addWalkIn: async ({ deps, actor, params, body, headers }) => {
    const id = await verbs.addWalkIn(deps, actor, params.id, body, headers['idempotency-key']);
    return changed(deps, actor, id, 'walk_in_added');
  },
  checkIn: async ({ deps, actor, params }) => {
    await verbs.checkIn(deps, actor, params.id);
    return changed(deps, actor, params.id, 'checked_in');
  },
  undoCheckIn: async ({ deps, actor, params }) => {
    await verbs.undoCheckIn(deps, actor, params.id);
    return changed(deps, actor, params.id, 'check_in_undone');
  },
  findCalendarEntry: ({ deps, actor, params }) => verbs.findCalendarEntry(deps, actor, params.id),
  findCalendarFeed: ({ deps, actor, params }) => verbs.findCalendarFeed(deps, actor, params.token),
  makeCalendarFeed: async ({ deps, actor }) => ({ data: { url: await verbs.makeCalendarFeed(deps, actor) } }),
  endCalendarFeed: async ({ deps, actor }) => {
    await verbs.endCalendarFeed(deps, actor);
    return { message: say(actor.language, 'answers.feed_ended') };
  },
};

type AnswerName = ServerKey extends infer Key ? (Key extends `answers.${infer Name}` ? Name : never) : never;

/** A booking after it was changed, with what is said of it. */
async function changed(deps: Deps, actor: MemberActor, id: number, answer: AnswerName) {
  const data = await verbs.findBooking(deps, actor, id);
  return { message: say(actor.language, `answers.${answer}`, { guest: data.customer_name }), data };
}
