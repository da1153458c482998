import { type MapLine, type MapPoint, readLine } from './lines.ts';

/** A name in each language. */
export type PlaceName = { readonly en: string; readonly ar: string; readonly ckb: string };

/** A district with its name where it is written. */
export type DistrictLabel = { readonly name: PlaceName; readonly at: MapPoint };

/** The drawing of a city: a scheme, right to some hundred metres, that shows which way things lie. */
export type CityPlan = {
  readonly code: string;
  readonly name: PlaceName;
  readonly center: MapPoint;
  /** On which side of its mark its name stands on a map of the country. */
  readonly side: 'left' | 'right';
  /** Rivers, with their width in metres. */
  readonly waters: readonly { readonly line: MapLine; readonly metres: number }[];
  /** Main roads. */
  readonly roads: readonly MapLine[];
  /** Parks, each closed. */
  readonly parks: readonly MapLine[];
  readonly districts: readonly DistrictLabel[];
};

/** A name in English, Arabic and Sorani. */
export const named = (en: string, ar: string, ckb: string): PlaceName => ({ en, ar, ckb });

/** A district: its name, longitude and latitude. */
export const district = (name: PlaceName, longitude: number, latitude: number): DistrictLabel => ({
  name,
  at: [longitude, latitude],
});

/** A river: its width in metres, and its points from the source on. */
export const water = (metres: number, written: string) => ({ metres, line: readLine(written) });

/** A road that runs around a place in a circle: the place and the radius in metres. */
export function ringRoad([longitude, latitude]: MapPoint, metres: number): MapLine {
  const [wide, high] = [metres / (111_320 * Math.cos((latitude * Math.PI) / 180)), metres / 111_320];
  return Array.from({ length: 25 }, (_, step) => {
    const angle = (step / 24) * 2 * Math.PI;
    return [longitude + wide * Math.cos(angle), latitude + high * Math.sin(angle)];
  });
}
