import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Interval, intersect, subtract, unite } from './intervals.ts';

const interval = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 20 }))
  .map(([from, length]) => ({ from, to: from + length }));
const intervals = fc.array(interval, { maxLength: 6 });
const minutesOf = (list: readonly Interval[]) =>
  new Set(list.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, offset) => from + offset)));

describe('intervals', () => {
  it('unite, intersect and subtract do to lists what sets do to minutes', () => {
    fc.assert(
      fc.property(intervals, intervals, fc.nat(5), fc.nat(5), (one, two, before, after) => {
        const [first, second] = [unite(one), unite(two)];
        const wider = minutesOf(second.map(({ from, to }) => ({ from: from - before, to: to + after })));
        expect(minutesOf(first)).toEqual(minutesOf(one));
        expect(minutesOf(intersect(first, second))).toEqual(minutesOf(one).intersection(minutesOf(two)));
        expect(minutesOf(subtract(first, second, { before, after }))).toEqual(minutesOf(one).difference(wider));
      }),
      { numRuns: 2000, seed: 1 },
    );
  });

  it('every answer is in order, apart and without empty parts', () => {
    fc.assert(
      fc.property(intervals, intervals, (one, two) => {
        const [first, second] = [unite(one), unite(two)];
        for (const list of [first, intersect(first, second), subtract(first, second)])
          expect(unite(list)).toEqual(list);
      }),
      { numRuns: 1000, seed: 1 },
    );
  });

  it('intersect and subtract keep to half-open ends', () => {
    expect(intersect([{ from: 0, to: 10 }], [{ from: 10, to: 20 }])).toEqual([]);
    expect(subtract([{ from: 0, to: 10 }], [{ from: 4, to: 6 }])).toEqual([
      { from: 0, to: 4 },
      { from: 6, to: 10 },
    ]);
  });
});
