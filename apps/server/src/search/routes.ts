import type { search } from '@tajmeelspot/contract/search.ts';
import type { Routes } from '#app/http/api.ts';
import { passingTag } from '#app/http/changes.ts';
import {
  changesWithBookings,
  listDistricts,
  listFacets,
  listSuggestions,
  readingOf,
  searchServices,
  searchVenues,
} from './search.ts';

export const searchRoutes: Routes<typeof search> = {
  searchServices: async ({ deps, actor, query, reply }) => {
    const { rows, total, nextCursor, words } = await searchServices(deps, actor, query);
    reply.tag('services', ...rows.map(({ id }) => `service-${id}`));
    if (changesWithBookings(query))
      reply.tag(passingTag, ...rows.map(({ establishment: venue }) => `times-${venue.id}`));
    return { data: { data: rows, total, next_cursor: nextCursor, ...readingOf(words) } };
  },
  searchVenues: async ({ deps, actor, query, reply }) => {
    const { rows, total, nextCursor, words } = await searchVenues(deps, actor, query);
    reply.tag(
      'services',
      ...rows.flatMap(({ venue, services }) => [`venue-${venue.id}`, ...services.map(({ id }) => `service-${id}`)]),
    );
    if (changesWithBookings(query)) reply.tag(passingTag, ...rows.map(({ venue }) => `times-${venue.id}`));
    return { data: { data: rows, total, next_cursor: nextCursor, ...readingOf(words) } };
  },
  listFacets: async ({ deps, actor, query, reply }) => {
    reply.tag('services');
    return { data: await listFacets(deps, actor, query) };
  },
  listDistricts: async ({ deps, actor, query, reply }) => {
    const districts = await listDistricts(deps, actor, query);
    reply.tag('services', ...districts.flatMap(({ services }) => services.map(({ id }) => `service-${id}`)));
    return { data: districts };
  },
  listSuggestions: async ({ deps, actor, query }) => ({ data: await listSuggestions(deps, actor, query.text) }),
};
