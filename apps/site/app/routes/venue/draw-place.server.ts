import type { MapTiles } from '@tajmeelspot/contract/search-map.ts';
import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { planAt } from '@tajmeelspot/ui/map/city-plans.ts';
import { drawMap } from '@tajmeelspot/ui/map/map-drawing.ts';
import type { PlaceDrawing } from '../../venue/venue-place.tsx';

/** A map with a pin where a venue is; undefined where it gave no coordinates. Drawn here, so that no page loads geography. */
export function drawPlace(
  language: Language,
  { latitude, longitude }: VenuePage['venue'],
  tiles: MapTiles | null,
): PlaceDrawing | undefined {
  if (latitude === null || longitude === null) return undefined;
  const place = [longitude, latitude] as const;
  const zoom = planAt(place) ? 12.4 : 5.6;
  return { drawing: drawMap({ center: place, zoom, width: 820, height: 320 }, language, place), tiles, place };
}
