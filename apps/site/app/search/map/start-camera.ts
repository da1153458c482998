import { cameraOn, cameraOver, type MapCamera, type MapSize } from '@tajmeelspot/ui/map/moving/camera.ts';
import type { Criteria } from '../criteria.ts';
import { type FoundPlaces, pointOf } from './search-map.ts';

/** Where the map of a search looks first: at the part that was asked for, else at all that was found. */
export function startCamera(size: MapSize, { area }: Pick<Criteria, 'area'>, { places }: FoundPlaces): MapCamera {
  const [south, west, north, east] = area.split(',').map(Number);
  if (south !== undefined && west !== undefined && north !== undefined && east !== undefined)
    return cameraOn(size, { south, west, north, east });
  return cameraOver(size, places.map(pointOf));
}
