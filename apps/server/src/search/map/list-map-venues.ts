import { maxMapVenues } from '@tajmeelspot/contract/search-map.ts';
import type { MapArea } from '@tajmeelspot/contract/map-area.ts';
import { listServicesFree, type TimeCriteria } from '#app/availability/availability.ts';
import { readSearch, type ServiceCriteria, toCriteria } from '#app/catalog/catalog.ts';
import type { Deps } from '#app/deps.ts';
import type { Actor } from '#app/http/actor.ts';
import { mainPicture } from '#app/integrations/pictures/picture-names.ts';
import { asksForTime } from '../result-pages.ts';
import * as queries from './map-venue-queries.ts';

type MapVenuesInput = Omit<ServiceCriteria, 'words'> &
  TimeCriteria & {
    readonly treatment?: string | undefined;
    readonly shown?: MapArea | undefined;
  };

/** Where a free slot is asked for, at most this many of the best matches are checked, as for a page of the list. */
const maxChecked = 500;

/** The venues of a search by their place; those with a free slot where one is asked for. */
export async function listMapVenues(deps: Deps, actor: Actor, input: MapVenuesInput) {
  const { shown, ...asked } = input;
  const criteria = toCriteria(await readSearch(deps, actor, { ...asked, area: commonArea(asked.area, shown) }));
  const query = { criteria, maxVenues: maxMapVenues };
  const free = asksForTime(input) ? await listFree(deps, query, input) : undefined;
  const { rows, isPartial } = await queries.listMapVenues(deps.db, actor.language, { ...query, services: free?.ids });
  return { places: rows.map((row) => toPlace(deps, row)), isPartial: isPartial || free?.isPartial === true };
}

/** Where two parts of the map lie above each other; nothing lies in it where they do not. */
function commonArea(one: MapArea | undefined, other: MapArea | undefined): MapArea | undefined {
  if (!one || !other) return one ?? other;
  return {
    south: Math.max(one.south, other.south),
    west: Math.max(one.west, other.west),
    north: Math.min(one.north, other.north),
    east: Math.min(one.east, other.east),
  };
}

async function listFree(deps: Deps, query: queries.MapVenuesQuery, time: TimeCriteria) {
  const ids = await queries.listBest(deps.db, query, maxChecked);
  return { ids: [...(await listServicesFree(deps, ids, time))], isPartial: ids.length === maxChecked };
}

function toPlace(deps: Deps, { picture, venue, ...place }: queries.MapPlaceRow) {
  return { ...place, venue: venue && { ...venue, picture: mainPicture(deps.env.basePath, picture).main_picture } };
}
