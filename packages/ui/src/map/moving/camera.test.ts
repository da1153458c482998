import { describe, expect, it } from 'vitest';
import type { MapPoint } from '../lines.ts';
import { type MapView, toPixels, toPlace } from '../projection.ts';
import { boundsOf, cameraOn, cameraOver, pushed, zoomed } from './camera.ts';

const size = { width: 600, height: 400 };
const view: MapView = { ...size, center: [44.4, 33.3], zoom: 11 };

describe('R14.11 the camera of a map', () => {
  it('follows a finger pixel by pixel', () => {
    const place = toPlace(view, [100, 100]);
    const [x, y] = toPixels({ ...view, ...pushed(view, [37, -12]) }, place);
    expect([x, y]).toEqual([137, 88]);
  });

  it('keeps the place under a finger while it comes nearer', () => {
    const pixel: MapPoint = [480, 90];
    const place = toPlace(view, pixel);
    const [x, y] = toPixels({ ...view, ...zoomed(view, 1.5, pixel) }, place);
    expect(Math.abs(x - 480)).toBeLessThan(0.2);
    expect(Math.abs(y - 90)).toBeLessThan(0.2);
  });

  it('leaves neither the country nor what can be drawn', () => {
    const far = pushed(view, [1_000_000, 1_000_000]);
    expect(far.center[0]).toBeCloseTo(38.6, 5);
    expect(far.center[1]).toBeCloseTo(37.6, 5);
    expect(zoomed(view, 50).zoom).toBe(17.5);
    expect(zoomed(view, -50).zoom).toBe(4);
  });

  it('shows all of some places, with room round them', () => {
    const places: MapPoint[] = [
      [44.3, 33.2],
      [44.5, 33.4],
      [44.42, 33.3],
    ];
    const over = { ...size, ...cameraOver(size, places) };
    for (const [x, y] of places.map((place) => toPixels(over, place))) {
      expect(x).toBeGreaterThanOrEqual(55.9);
      expect(x).toBeLessThanOrEqual(544.1);
      expect(y).toBeGreaterThanOrEqual(55.9);
      expect(y).toBeLessThanOrEqual(344.1);
    }
    expect(cameraOver(size, [[44.4, 33.3]])).toMatchObject({ zoom: 13.5 });
    expect(cameraOver(size, []).zoom).toBeLessThan(6);
  });

  it('that looks at what a view shows is the camera of that view', () => {
    const again = cameraOn(size, boundsOf(view));
    expect(again.zoom).toBeCloseTo(view.zoom, 3);
    expect(again.center[0]).toBeCloseTo(view.center[0], 4);
    expect(again.center[1]).toBeCloseTo(view.center[1], 4);
  });
});
