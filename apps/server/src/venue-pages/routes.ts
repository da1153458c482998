import type { venuePages } from '@tajmeelspot/contract/venue-pages.ts';
import type { Routes } from '#app/http/api.ts';
import { translate } from '@tajmeelspot/language/server-messages.ts';
import * as verbs from './venue-pages.ts';

export const venuePagesRoutes: Routes<typeof venuePages> = {
  findVenuePage: async ({ deps, actor, params, query, reply }) => {
    const data = await verbs.findVenuePage(deps, actor, { slug: params.slug, reviewsOf: query.reviews });
    const { venue, services } = data;
    reply.tag(`venue-${venue.id}`, `times-${venue.id}`, ...services.map(({ id }) => `service-${id}`));
    return { data };
  },
  listVenuePages: async ({ deps, actor, query, reply }) => {
    reply.tag('services');
    return verbs.listVenuePages(deps, actor, query);
  },
  reportPicture: async ({ deps, actor, params, body }) => {
    await verbs.reportPicture(deps, actor, params.id, body);
    return { message: translate(actor.locale, 'answers.picture_reported') };
  },
};
