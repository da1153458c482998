import { readCriteria } from '../../search/criteria.ts';
import type { FoundPlaces } from '../../search/map/search-map.ts';
import { serverApi } from '../../shell/api.ts';
import { languageOf } from '../../shell/language.ts';
import type { Route } from './+types/map-venues.ts';
import { findPlaces } from './load-map.server.ts';

/** The venues of a search in the part of the map that is looked at; the same for everybody. */
export async function loader({ params, request, context }: Route.LoaderArgs): Promise<FoundPlaces> {
  const { searchParams } = new URL(request.url);
  return findPlaces(
    serverApi(context, languageOf(params)),
    readCriteria(searchParams),
    searchParams.get('shown') ?? '',
  );
}
