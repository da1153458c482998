import type { search } from '@tajmeelspot/contract/search.ts';
import type { Routes } from '#app/http/api.ts';
import { listFacets, listSuggestions, searchServices } from './search.ts';

export const searchRoutes: Routes<typeof search> = {
  searchServices: async ({ deps, actor, query, reply }) => {
    const { rows, total, nextCursor, words } = await searchServices(deps, actor, query);
    reply.tag('services', ...rows.map(({ id }) => `service-${id}`));
    if (query.date || query.sort === 'earliest') {
      reply.tag(...rows.map(({ establishment: venue }) => `times-${venue.id}`));
    }
    const { readAs = null, others = [], unknown = [] } = words ?? {};
    const reading = { read_as: readAs, did_you_mean: [...others], unknown: [...unknown] };
    return { data: { data: rows, total, next_cursor: nextCursor, ...reading } };
  },
  listFacets: async ({ deps, actor, query, reply }) => {
    reply.tag('services');
    return { data: await listFacets(deps, actor, query) };
  },
  listSuggestions: async ({ deps, actor, query }) => ({ data: await listSuggestions(deps, actor, query.text) }),
};
