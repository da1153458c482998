import type { MapPoint } from '../lines.ts';
import { type MapView, toPixels, toPlace } from '../projection.ts';

/** Where a map looks, and how near. */
export type MapCamera = { readonly center: MapPoint; readonly zoom: number };

/** Pixels of the box that a map fills. */
export type MapSize = { readonly width: number; readonly height: number };

/** A part of the earth between degrees. */
export type MapBounds = {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
};

/** The country, which no camera leaves. */
const country: MapBounds = { south: 28.8, west: 38.6, north: 37.6, east: 48.8 };
const [farthest, nearest] = [4, 17.5];

/** The whole country. */
export const countryCamera: MapCamera = { center: [43.7, 33.3], zoom: 4.6 };

/** A camera where it may look: over the country, neither too near nor too far. */
export const heldCamera = ({ center: [longitude, latitude], zoom }: MapCamera): MapCamera => ({
  center: [between(country.west, longitude, country.east), between(country.south, latitude, country.north)],
  zoom: between(farthest, zoom, nearest),
});

/** The camera of a view that is pushed by some pixels. */
export const pushed = (view: MapView, [x, y]: MapPoint): MapCamera =>
  heldCamera({ center: toPlace(view, [view.width / 2 - x, view.height / 2 - y]), zoom: view.zoom });

/** The camera of a view that comes nearer by some steps, while a pixel stays over its place. */
export function zoomed(view: MapView, by: number, [x, y]: MapPoint = middleOf(view)): MapCamera {
  const { zoom } = heldCamera({ center: view.center, zoom: view.zoom + by });
  const place = toPlace(view, [x, y]);
  const after = { ...view, center: place, zoom };
  return heldCamera({ center: toPlace(after, [view.width - x, view.height - y]), zoom });
}

/** The camera that shows all of some places with room round them; one place alone from the height of a district. */
export function cameraOver(size: MapSize, places: readonly MapPoint[], room = 56): MapCamera {
  const longitudes = places.map(([longitude]) => longitude);
  const latitudes = places.map(([, latitude]) => latitude);
  if (places.length === 0) return countryCamera;
  const bounds = {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
  return cameraOn(size, bounds, room, 13.5);
}

/** The camera that shows a part of the earth. */
export function cameraOn(
  { width, height }: MapSize,
  { south, west, north, east }: MapBounds,
  room = 0,
  max = nearest,
): MapCamera {
  const flat: MapView = { center: [(west + east) / 2, (south + north) / 2], zoom: 0, width, height };
  const [left, bottom] = toExact(flat, [west, south]);
  const [right, top] = toExact(flat, [east, north]);
  const scale = Math.min((width - 2 * room) / (right - left), (height - 2 * room) / (bottom - top));
  const center = toPlace(flat, [(left + right) / 2, (top + bottom) / 2]);
  return heldCamera({ center, zoom: Math.min(max, Math.log2(Math.max(scale, 1))) });
}

/** What a view shows of the earth. */
export function boundsOf(view: MapView): MapBounds {
  const [west, north] = toPlace(view, [0, 0]);
  const [east, south] = toPlace(view, [view.width, view.height]);
  return { south, west, north, east };
}

const middleOf = ({ width, height }: MapSize): MapPoint => [width / 2, height / 2];

const between = (least: number, value: number, max: number): number => Math.min(max, Math.max(least, value));

/** As toPixels, which rounds to a tenth: too much from so far that the earth has 512 pixels. */
function toExact(view: MapView, place: MapPoint): MapPoint {
  const [x, y] = toPixels({ ...view, zoom: view.zoom + 12 }, place);
  const scale = 2 ** 12;
  return [(x - view.width / 2) / scale + view.width / 2, (y - view.height / 2) / scale + view.height / 2];
}
