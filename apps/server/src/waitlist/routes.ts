import type { waitlist } from '@tajmeelspot/contract/waitlist.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import { findBooking } from '#app/booking/booking.ts';
import type { Routes } from '#app/http/api.ts';
import * as verbs from './waitlist.ts';

export const waitlistRoutes: Routes<typeof waitlist> = {
  joinWaitlist: async ({ deps, actor, params, body }) => {
    const { id, free } = await verbs.joinWaitlist(deps, actor, params.id, body);
    const data = await verbs.findWaitlistEntry(deps, actor, id);
    const message = translate(actor.locale, 'answers.waitlist_joined', { venue: data.establishment.name });
    return { message, data, free: free.map((minute) => inBaghdad(minute * 60_000)) };
  },
  listWaitlistEntries: async ({ deps, actor }) => ({ data: await verbs.listWaitlistEntries(deps, actor) }),
  leaveWaitlist: async ({ deps, actor, params }) => {
    await verbs.leaveWaitlist(deps, actor, params.id);
    return { message: translate(actor.locale, 'answers.waitlist_left') };
  },
  acceptWaitlistOffer: async ({ deps, actor, params, body }) => {
    const id = await verbs.acceptWaitlistOffer(deps, actor, params.id, body.price);
    const data = await findBooking(deps, actor, id);
    const answer = data.status === 'pending' ? 'answers.offer_requested' : 'answers.booking_confirmed_at_once';
    const values = { venue: data.establishment.name, gender: data.customer_gender };
    return { message: translate(actor.locale, answer, values), data };
  },
  declineWaitlistOffer: async ({ deps, actor, params }) => {
    const id = await verbs.declineWaitlistOffer(deps, actor, params.id);
    return {
      message: translate(actor.locale, 'answers.offer_declined'),
      data: await verbs.findWaitlistEntry(deps, actor, id),
    };
  },
};
