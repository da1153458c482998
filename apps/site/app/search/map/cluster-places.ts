import type { PlaceOnMap } from '@tajmeelspot/contract/search-map.ts';
import type { MapPoint } from '@tajmeelspot/ui/map/lines.ts';
import { type MapView, toPixels } from '@tajmeelspot/ui/map/projection.ts';
import { pointOf } from './search-map.ts';

/** What one pin stands for: a place, or several that would hide each other. */
export type PinCluster = {
  /** The best of them, by which it is known while the map moves. */
  readonly key: string;
  readonly places: readonly PlaceOnMap[];
  readonly count: number;
  /** The lowest price. */
  readonly price: number;
  /** Pixels. */
  readonly at: MapPoint;
};

/** Pixels that the label of a price takes, with room for a finger round it. */
const label = { wide: 112, high: 46 };

/** The pins of the places that a view shows: each stands where the best of its places is, and hides no other. */
export function clusterPlaces(view: MapView, places: readonly PlaceOnMap[]): PinCluster[] {
  const clusters: { at: MapPoint; places: PlaceOnMap[] }[] = [];
  for (const place of places) {
    const at = toPixels(view, pointOf(place));
    const near = clusters.find((one) => isNear(one.at, at));
    if (near) near.places.push(place);
    else if (isShown(view, at)) clusters.push({ at, places: [place] });
  }
  return clusters.map(({ at, places: joined }) => ({
    key: joined.map(keyOf)[0] ?? '',
    places: joined,
    count: joined.reduce((sum, { count }) => sum + count, 0),
    price: Math.min(...joined.map(({ price }) => price)),
    at,
  }));
}

const keyOf = ({ venue, latitude, longitude }: PlaceOnMap): string => venue?.slug ?? `${latitude},${longitude}`;

const isNear = (one: MapPoint, other: MapPoint): boolean =>
  Math.abs(one[0] - other[0]) < label.wide && Math.abs(one[1] - other[1]) < label.high;

const isShown = ({ width, height }: MapView, [x, y]: MapPoint): boolean =>
  x > -label.wide / 2 && x < width + label.wide / 2 && y > 0 && y < height + label.high;
