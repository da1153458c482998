import type { PlaceOnMap } from '@tajmeelspot/contract/search-map.ts';
import { type MapView, toPixels } from '@tajmeelspot/ui/map/projection.ts';
import { describe, expect, it } from 'vitest';
import { clusterPlaces } from './cluster-places.ts';
import { pointOf } from './search-map.ts';

const view: MapView = { center: [44.4, 33.3], zoom: 11, width: 600, height: 400 };

const placeAt = (slug: string, longitude: number, latitude: number, price = 5000): PlaceOnMap => ({
  longitude,
  latitude,
  price,
  count: 1,
  venue: {
    id: 1,
    slug,
    name: slug,
    district: '',
    city: '',
    is_women_only: false,
    rating: null,
    reviews_count: 0,
    picture: null,
  },
});

describe('R14.11 pins of venues', () => {
  it('join where they would hide each other, and come apart from nearer', () => {
    const places = [placeAt('a', 44.4, 33.3, 9000), placeAt('b', 44.41, 33.301, 4000), placeAt('c', 44.48, 33.33)];
    const far = clusterPlaces(view, places);
    expect(far.map(({ key, count, price }) => [key, count, price])).toEqual([
      ['a', 2, 4000],
      ['c', 1, 5000],
    ]);
    const near = clusterPlaces({ ...view, zoom: 13 }, places);
    expect(near.map(({ key }) => key)).toEqual(['a', 'b']);
  });

  it('never overlap, and stand for every venue in sight', () => {
    const places = Array.from({ length: 150 }, (_, index) =>
      placeAt(`v${index}`, 44.3 + ((index * 37) % 100) / 500, 33.24 + ((index * 53) % 100) / 800),
    );
    const pins = clusterPlaces(view, places);
    for (const [index, one] of pins.entries()) {
      for (const other of pins.slice(index + 1)) {
        const apart = [Math.abs(one.at[0] - other.at[0]) / 112, Math.abs(one.at[1] - other.at[1]) / 46];
        expect(Math.max(...apart)).toBeGreaterThanOrEqual(1);
      }
    }
    const isInside = (place: PlaceOnMap) => {
      const [x, y] = toPixels(view, pointOf(place));
      return x > 0 && x < 600 && y > 0 && y < 400;
    };
    const shown = new Set(pins.flatMap((pin) => pin.places));
    expect(places.filter(isInside).every((place) => shown.has(place))).toBe(true);
  });

  it('count what the server has counted', () => {
    const group = { ...placeAt('', 44.4, 33.3), count: 40, venue: null };
    expect(clusterPlaces(view, [group, placeAt('b', 44.401, 33.3)])[0]?.count).toBe(41);
  });
});
