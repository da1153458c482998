import type { SiteClient } from '@tajmeelspot/contract/client.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { drawMap } from '@tajmeelspot/ui/map/map-drawing.ts';
import { type MapView, toPixels } from '@tajmeelspot/ui/map/projection.ts';
import { type Criteria, toSearch } from '../../search/criteria.ts';
import { type FoundPlaces, type NumberedVenue, pointOf, type SearchMap } from '../../search/map/search-map.ts';
import { startCamera } from '../../search/map/start-camera.ts';

/** The drawing before a script has measured its box. */
const size = { width: 640, height: 640 };
/** More numbers would hide each other. */
const maxNumbered = 24;

/** What the map of a search shows, where it asks for one; `category` is that of the page, '' where the search chooses it. */
export async function loadMap(
  api: SiteClient,
  language: Language,
  search: { readonly criteria: Criteria; readonly category: string },
): Promise<SearchMap | undefined> {
  const criteria = { ...search.criteria, category: search.category || search.criteria.category };
  if (criteria.view !== 'map') return undefined;
  const [{ data: tiles }, found] = await Promise.all([api.findMapTiles(), findPlaces(api, criteria)]);
  const view = { ...size, ...startCamera(size, criteria, found) };
  return {
    ...found,
    tiles,
    query: toSearch(criteria, { area: '', view: '', sort: '', near: criteria.within && criteria.near }),
    drawing: drawMap(view, language),
    numbered: numbered(view, found),
  };
}

/** The venues of a search; `shown` is the part of the map that is looked at, '' where it is all of it. */
export async function findPlaces(api: SiteClient, criteria: Criteria, shown = ''): Promise<FoundPlaces> {
  const { sort: _sort, view: _view, ...query } = criteria;
  const { data } = await api.listMapVenues({ query: { ...query, shown } });
  return { places: data.places, isPartial: data.is_partial };
}

function numbered(view: MapView, { places }: FoundPlaces): NumberedVenue[] {
  const single = places.flatMap((place) => (place.venue ? [{ ...place, venue: place.venue }] : []));
  return single.slice(0, maxNumbered).map(({ venue: { name, slug }, price, ...place }, index) => ({
    number: index + 1,
    name,
    slug,
    price,
    at: toPixels(view, pointOf(place)),
  }));
}
