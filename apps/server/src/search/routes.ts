import type { search } from '@tajmeelspot/contract/search.ts';
import type { Routes } from '#app/http/endpoint.ts';
import { searchServices } from './search.ts';

export const searchRoutes: Routes<typeof search> = {
  searchServices: async ({ deps, actor, query, reply }) => {
    const { rows, total, nextCursor } = await searchServices(deps, actor, query);
    reply.tag('services', ...rows.map(({ id }) => `service-${id}`));
    if (query.date) reply.tag(...rows.map(({ establishment }) => `times-${establishment.id}`));
    return { data: { data: rows, total, next_cursor: nextCursor } };
  },
};
