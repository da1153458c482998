import type { MapLine, MapPoint } from './lines.ts';

/** A part of the earth as a picture: what is in its middle, how near (a step doubles it), its size in pixels. */
export type MapView = {
  readonly center: MapPoint;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
};

/** Pixels from the middle of a picture to a place: Mercator, as web maps have it, of tiles of 512 pixels. */
export function toPixels({ center, zoom, width, height }: MapView, [longitude, latitude]: MapPoint): MapPoint {
  const world = 512 * 2 ** zoom;
  const x = ((longitude - center[0]) / 360) * world + width / 2;
  const y = ((northOf(center[1]) - northOf(latitude)) / (2 * Math.PI)) * world + height / 2;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** The place under a pixel of a picture; the inverse of toPixels. */
export function toPlace({ center, zoom, width, height }: MapView, [x, y]: MapPoint): MapPoint {
  const world = 512 * 2 ** zoom;
  const north = northOf(center[1]) - ((y - height / 2) * 2 * Math.PI) / world;
  return [center[0] + ((x - width / 2) * 360) / world, (Math.atan(Math.sinh(north)) * 180) / Math.PI];
}

/** How many pixels a metre has in the middle of a picture. */
export const pixelsPerMetre = ({ center, zoom }: MapView): number =>
  (512 * 2 ** zoom) / (40_075_017 * Math.cos((center[1] * Math.PI) / 180));

/** A line as a path that goes through its points in curves. */
export function toCurve(view: MapView, line: MapLine): string {
  const points = line.map((point) => toPixels(view, point));
  const [first] = points;
  if (!first) return '';
  const curves = points.slice(0, -1).map((from, index) => {
    const to = points[index + 1] ?? from;
    const [before, after] = [points[index - 1] ?? from, points[index + 2] ?? to];
    return `C${aside(from, before, to, 1)} ${aside(to, from, after, -1)} ${to.join(' ')}`;
  });
  return `M${first.join(' ')}${curves.join('')}`;
}

/** A line as a path of straight pieces. */
export const toPath = (view: MapView, line: MapLine): string =>
  `M${line.map((point) => toPixels(view, point).join(' ')).join('L')}`;

const northOf = (latitude: number): number => Math.asinh(Math.tan((latitude * Math.PI) / 180));

/** A point of control, a sixth of the way between its neighbours: curves of Catmull and Rom. */
const aside = (at: MapPoint, before: MapPoint, after: MapPoint, sign: 1 | -1): string =>
  [0, 1]
    .map((axis) => Math.round(((at[axis] ?? 0) + (sign * ((after[axis] ?? 0) - (before[axis] ?? 0))) / 6) * 10) / 10)
    .join(' ');
