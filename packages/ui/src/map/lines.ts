/** A place, degrees: longitude first, as maps count. */
export type MapPoint = readonly [longitude: number, latitude: number];

/** Points in a row. */
export type MapLine = readonly MapPoint[];

/** Reads points that are written 'longitude,latitude' with spaces between. */
export const readLine = (written: string): MapLine =>
  written
    .trim()
    .split(/\s+/)
    .map((point) => {
      const [longitude = 0, latitude = 0] = point.split(',').map(Number);
      return [longitude, latitude];
    });
