import type { catalog, Review } from '@tajmeelspot/contract/catalog.ts';
import { paths } from '@tajmeelspot/contract/paths.ts';
import { places } from '@tajmeelspot/contract/places.ts';
import { inBaghdad } from '@tajmeelspot/language/dates.ts';
import type { Routes } from '#app/http/endpoint.ts';
import { findService, listCategories, listCities, listServices, listTags } from './catalog.ts';
import { openingDays } from './opening-days.ts';

export const catalogRoutes: Routes<typeof catalog> = {
  listCategories: ({ deps, actor }) => listCategories(deps, actor),
  listCities: ({ deps, actor }) => listCities(deps, actor),
  listTags: ({ deps, actor }) => listTags(deps, actor),
  listServices: async ({ deps, actor, query, reply }) => {
    const { rows, nextCursor } = await listServices(deps, actor, { ...query, text: query.search, sort: 'newest' });
    reply.tag('services', ...rows.map(({ id }) => `service-${id}`));
    if (nextCursor) {
      const { cursor: _, ...rest } = query;
      const given = Object.entries({ ...rest, cursor: nextCursor }).filter(([, value]) => value !== undefined);
      const next = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
      reply.header('link', `<${places.api}${paths.listServices.split(' ')[1]}?${next}>; rel="next"`);
    }
    return rows;
  },
  findService: async ({ deps, actor, params, reply }) => {
    const { hours, reviews, ...service } = await findService(deps, actor, params.id);
    reply.tag(`service-${service.id}`, ...service.similar_listings.map(({ id }) => `service-${id}`));
    return { ...service, availability: openingDays(actor.language, hours), reviews: reviews.map(toReview) };
  },
};

function toReview({ at, ...review }: Omit<Review, 'date_time' | 'created_at' | 'user'> & { at: string }): Review {
  const { date, time } = inBaghdad(at);
  return { ...review, date_time: `${date} ${time}`, created_at: new Date(at).toISOString(), user: { name: review.name } };
}
