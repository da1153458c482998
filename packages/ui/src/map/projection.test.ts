import { expect, it } from 'vitest';
import { cityPlans, planAt } from './city-plans.ts';
import { border, rivers } from './iraq.ts';
import { readLine } from './lines.ts';
import { type MapView, pixelsPerMetre, toCurve, toPixels, toPlace } from './projection.ts';

const view: MapView = { center: [44.4, 33.325], zoom: 12, width: 640, height: 400 };

it('R14.11 a place is where its pixel says, and the other way round', () => {
  expect(toPixels(view, view.center)).toEqual([320, 200]);
  for (const pixel of [
    [0, 0],
    [640, 400],
    [17, 333],
  ] as const) {
    const [x, y] = toPixels(view, toPlace(view, pixel));
    expect([x, y]).toEqual([expect.closeTo(pixel[0], 0), expect.closeTo(pixel[1], 0)]);
  }
});

it('R14.11 north is up, east is right, and a kilometre is as long in every direction', () => {
  const kilometre = 1000 * pixelsPerMetre(view);
  const [east] = toPixels(view, [44.4 + 1 / (111.32 * Math.cos((33.325 * Math.PI) / 180)), 33.325]);
  const [, north] = toPixels(view, [44.4, 33.325 + 1 / 111.2]);
  expect(east - 320).toBeCloseTo(kilometre, 0);
  expect(200 - north).toBeCloseTo(kilometre, 0);
});

it('R14.11 a curve goes through all its points', () => {
  const line = readLine('44.4,33.3 44.41,33.31 44.42,33.3');
  const path = toCurve(view, line);
  for (const point of line) expect(path).toContain(toPixels(view, point).join(' '));
  expect(toCurve(view, [])).toBe('');
});

it('R14.11 every city lies inside the border, has its names in three languages, and is found by a place in it', () => {
  for (const plan of cityPlans) {
    expect(isInside(plan.center)).toBe(true);
    expect(planAt(plan.center)).toBe(plan);
    const names = [plan.name, ...plan.districts.map(({ name }) => name)];
    expect(names.flatMap((name) => Object.values(name)).filter((text) => text.trim() === '')).toEqual([]);
    for (const { at } of plan.districts) expect(planAt(at)).toBe(plan);
  }
  expect(planAt([40, 33])).toBeUndefined();
  expect(rivers.flat().length).toBeGreaterThan(200);
});

/** Whether a ray from a place crosses the border an odd number of times. */
function isInside([x, y]: readonly [number, number]): boolean {
  const crossings = border.filter(([x1, y1], index) => {
    const [x2, y2] = border[(index + 1) % border.length] ?? [x1, y1];
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
  });
  return crossings.length % 2 === 1;
}
