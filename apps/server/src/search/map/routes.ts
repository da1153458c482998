import type { searchMap } from '@tajmeelspot/contract/search-map.ts';
import type { Routes } from '#app/http/api.ts';
import { listMapVenues, mapTilesOf } from '../search.ts';

export const mapRoutes: Routes<typeof searchMap> = {
  listMapVenues: async ({ deps, actor, query, reply }) => {
    const { places, isPartial } = await listMapVenues(deps, actor, query);
    reply.tag('services');
    if (query.date ?? query.part ?? query.after)
      reply.tag(...places.flatMap(({ venue }) => (venue ? [`times-${venue.id}`] : [])));
    return { data: { places, is_partial: isPartial } };
  },
  findMapTiles: ({ deps }) => Promise.resolve({ data: mapTilesOf(deps.env) ?? null }),
};
