import type { PlaceOnMap, MapTiles } from '@tajmeelspot/contract/search-map.ts';
import type { MapDrawing } from '@tajmeelspot/ui/map/map-drawing.ts';
import type { MapPoint } from '@tajmeelspot/ui/map/lines.ts';

/** The venues of a search by their place. */
export type FoundPlaces = {
  /** The most recommended first. */
  readonly places: readonly PlaceOnMap[];
  /** Whether there are more than were looked at. */
  readonly isPartial: boolean;
};

/** A venue with its place on a drawing, pixels, and its number there. */
export type NumberedVenue = {
  readonly number: number;
  readonly name: string;
  readonly slug: string;
  readonly price: number;
  readonly at: MapPoint;
};

/** What the map of a search shows. */
export type SearchMap = FoundPlaces & {
  /** Where the tiles come from; null where the map is drawn. */
  readonly tiles: MapTiles | null;
  /** What is searched, as the address of `map-venues` has it. */
  readonly query: string;
  /** The map as it is before its script comes. */
  readonly drawing: MapDrawing;
  readonly numbered: readonly NumberedVenue[];
};

/** Longitude and latitude of a place. */
export const pointOf = ({ longitude, latitude }: Pick<PlaceOnMap, 'longitude' | 'latitude'>): MapPoint => [
  longitude,
  latitude,
];
