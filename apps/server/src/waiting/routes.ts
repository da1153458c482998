import type { waiting } from '@tajmeelspot/contract/booking/waiting.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { say } from '@tajmeelspot/language/server-words.ts';
import { findBooking } from '#app/booking/booking.ts';
import type { Routes } from '#app/http/endpoint.ts';
import * as verbs from './waiting.ts';

export const waitingRoutes: Routes<typeof waiting> = {
  joinWaitlist: async ({ deps, actor, params, body }) => {
    const { id, free } = await verbs.joinWaitlist(deps, actor, params.id, body);
    const data = await verbs.findWait(deps, actor, id);
    const message = say(actor.language, 'answers.wait_joined', { place: data.establishment.name });
    return { message, data, free: free.map((minute) => inBaghdad(minute * 60_000)) };
  },
  listWaits: async ({ deps, actor }) => ({ data: await verbs.listWaits(deps, actor) }),
  leaveWaitlist: async ({ deps, actor, params }) => {
    await verbs.leaveWaitlist(deps, actor, params.id);
    return { message: say(actor.language, 'answers.wait_left') };
  },
  acceptOffer: async ({ deps, actor, params, body }) => {
    const id = await verbs.acceptOffer(deps, actor, params.id, body.price);
    const data = await findBooking(deps, actor, id);
    const answer = data.status === 'pending' ? 'answers.offer_requested' : 'answers.booking_settled';
    return { message: say(actor.language, answer, { place: data.establishment.name }), data };
  },
  refuseOffer: async ({ deps, actor, params }) => {
    const id = await verbs.refuseOffer(deps, actor, params.id);
    return { message: say(actor.language, 'answers.offer_refused'), data: await verbs.findWait(deps, actor, id) };
  },
};
