import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Where the tiles of the map come from; null where the map is drawn, undefined until that is known. */
export function useMapTiles() {
  return useQuery({
    queryKey: ['map-tiles'],
    queryFn: async ({ signal }) => (await api().findMapTiles({ signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
}
