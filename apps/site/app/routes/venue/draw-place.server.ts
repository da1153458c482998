import type { VenuePage } from '@tajmeelspot/contract/venue-pages.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { planAt } from '@tajmeelspot/ui/map/city-plans.ts';
import { drawMap, type MapDrawing } from '@tajmeelspot/ui/map/map-drawing.ts';

/** A map with a pin where a venue is; undefined where it gave no coordinates. Drawn here, so that no page loads geography. */
export function drawPlace(language: Language, { latitude, longitude }: VenuePage['venue']): MapDrawing | undefined {
  if (latitude === null || longitude === null) return undefined;
  const center = [longitude, latitude] as const;
  const zoom = planAt(center) ? 12.4 : 5.6;
  return drawMap({ center, zoom, width: 820, height: 320 }, language, center);
}
