import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timetableOf } from '#testing/timetable.ts';
import {
  type Interval,
  intersect,
  ownTimes,
  subtract,
  type Timetable,
  unite,
  venueHours,
  womenOnlyHours,
} from './timetable-rules.ts';

const saturday = { date: '2026-11-21', weekday: 6 };
const nextSaturday = { date: '2026-11-28', weekday: 6 };
const venue = (weekday: number, from: number, to: number) => ({ employeeId: null, weekday, from, to });

type Exception = Timetable['exceptions'][number];
const closed: Exception = {
  employeeId: null,
  kind: 'closed',
  priority: 0,
  startsOn: '2026-11-20',
  endsOn: '2026-11-22',
  weekday: null,
  from: null,
  to: null,
};
const open = (from: number, to: number, more: Partial<Exception> = {}): Exception => ({
  ...closed,
  kind: 'open',
  from,
  to,
  ...more,
});

describe('venueHours', () => {
  it('R9.04 a venue that set none is open from 9.30 to 21.00', () => {
    expect(venueHours(timetableOf())(saturday)).toEqual([{ from: 570, to: 1260 }]);
  });

  it('a weekday without hours among others is a day off', () => {
    const table = timetableOf({ hours: [venue(1, 600, 1200)] });
    expect(venueHours(table)(saturday)).toEqual([]);
  });

  it('split shifts are two intervals', () => {
    const split = timetableOf({ hours: [venue(6, 600, 840), venue(6, 960, 1260)] });
    expect(venueHours(split)(saturday)).toHaveLength(2);
  });

  it('an exception replaces the weekly hours on its days only', () => {
    const table = timetableOf({ hours: [venue(6, 600, 840)], exceptions: [closed] });
    expect(venueHours(table)(saturday)).toEqual([]);
    expect(venueHours(table)(nextSaturday)).toEqual([{ from: 600, to: 840 }]);
  });

  it('of several exceptions the highest priority counts; equals unite, and closed beats open', () => {
    const season = open(1140, 1500, { priority: 10 });
    const late = open(1200, 1560, { priority: 20, weekday: 6 });
    const hoursWith = (...exceptions: Exception[]) => venueHours(timetableOf({ exceptions }))(saturday);
    expect(hoursWith(season, late)).toEqual([{ from: 1200, to: 1560 }]);
    expect(hoursWith(season, { ...late, weekday: 5 })).toEqual([{ from: 1140, to: 1500 }]);
    expect(hoursWith(season, closed)).toEqual([{ from: 1140, to: 1500 }]);
    expect(hoursWith(season, { ...closed, priority: 10 })).toEqual([]);
    expect(hoursWith(open(600, 700), open(900, 960))).toEqual([
      { from: 600, to: 700 },
      { from: 900, to: 960 },
    ]);
  });
});

describe('womenOnlyHours', () => {
  it('are weekly, and replaced by an exception of their own kind, without minutes for the whole day', () => {
    const womenOnly = [{ weekday: 6, from: 600, to: 840 }];
    const special: Exception = { ...closed, kind: 'women_only' };
    const table = timetableOf({ womenOnlyHours: womenOnly, exceptions: [special] });
    expect(womenOnlyHours(table)(saturday)).toEqual([{ from: 0, to: 1440 }]);
    expect(womenOnlyHours(table)(nextSaturday)).toEqual([{ from: 600, to: 840 }]);
    expect(venueHours(table)(saturday)).toEqual([{ from: 570, to: 1260 }]);
  });
});

describe('ownTimes', () => {
  it('name own hours, breaks and leave; who has none is not there', () => {
    const table = timetableOf({
      hours: [venue(6, 600, 1200), { employeeId: 7, weekday: 6, from: 540, to: 900 }],
      breaks: [{ employeeId: 8, weekday: 6, from: 720, to: 780 }],
      exceptions: [{ ...closed, employeeId: 9 }],
    });
    const own = ownTimes(table);
    expect(new Set(own.keys())).toEqual(new Set([7, 8, 9]));
    expect(own.get(7)?.hours(saturday)).toEqual([{ from: 540, to: 900 }]);
    expect(own.get(8)?.hours(saturday)).toBeUndefined();
    expect(own.get(8)?.breaks(saturday)).toEqual([{ from: 720, to: 780 }]);
    expect(own.get(9)?.hours(saturday)).toEqual([]);
    expect(own.get(9)?.hours(nextSaturday)).toBeUndefined();
  });
});

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
