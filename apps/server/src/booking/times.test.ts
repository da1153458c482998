import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intersect, subtract, type Interval, type Timetable } from '#app/venues/rules.ts';
import { daysFrom, toInstant } from './days.ts';
import { type Busy, inOrder, listStarts, nearestFree, type Start } from './times.ts';

const first = Temporal.PlainDate.from('2026-11-20');
const days = daysFrom(first, 3);
const [, saturday, sunday] = days.map(({ startMinute }) => startMinute) as [number, number, number];
const longAgo = toInstant(saturday - 10 * 1440);

const timetable = (over: Partial<Timetable> = {}): Timetable => ({
  establishmentId: 1,
  slotStepMinutes: 30,
  leadMinutes: 0,
  horizonDays: 60,
  answerMinutes: 120,
  hours: [
    { employeeId: null, weekday: 6, from: 600, to: 720 },
    { employeeId: null, weekday: 5, from: 1320, to: 1560 },
  ],
  breaks: [],
  exceptions: [],
  ...over,
});
const wish = { durationMinutes: 60, bufferMinutes: 0, employeeIds: [1, 2] };
const minutesOf = (starts: Start[] | undefined, of: number) => starts?.map(({ minute }) => minute - of);

describe('listStarts', () => {
  it('offers every grid start that leaves room for the whole treatment, also after midnight', () => {
    const starts = listStarts(timetable(), wish, [], days, longAgo);
    // Friday's shift ends at 02:00 on Saturday, Saturday's own runs from 10:00 to 12:00.
    expect(minutesOf(starts.get('2026-11-21'), saturday)).toEqual([0, 30, 60, 600, 630, 660]);
    expect(starts.get('2026-11-22')).toEqual([]);
  });

  it('a held time takes the starts that overlap it, back to back stays free', () => {
    const busy = [{ employeeId: 1, from: saturday + 630, to: saturday + 660 }];
    const starts = listStarts(timetable(), { ...wish, employeeIds: [1] }, busy, days, longAgo);
    const free = starts.get('2026-11-21')?.filter((start) => start.free.length > 0);
    expect(minutesOf(free, saturday)).toEqual([0, 30, 60, 660]);
    expect(starts.get('2026-11-21')).toHaveLength(6);
  });

  it('a buffer after the treatment must be free too, but may outlast the shift', () => {
    const busy = [{ employeeId: 1, from: saturday + 690, to: saturday + 720 }];
    const buffered = { durationMinutes: 60, bufferMinutes: 30, employeeIds: [1] };
    const starts = listStarts(timetable(), buffered, busy, days, longAgo);
    const free = starts.get('2026-11-21')?.filter((start) => start.free.length > 0);
    expect(minutesOf(free, saturday)).toEqual([0, 30, 60, 600]);
  });

  it('nothing begins before the lead time is over or beyond the horizon', () => {
    const now = toInstant(saturday + 601);
    const soon = listStarts(timetable({ leadMinutes: 10 }), wish, [], days, now);
    expect(minutesOf(soon.get('2026-11-21'), saturday)).toEqual([630, 660]);
    const late = listStarts(timetable({ horizonDays: 5 }), wish, [], days, longAgo);
    expect(late.get('2026-11-21')).toEqual([]);
  });
});

describe('the engine', () => {
  it('agrees with a minute-by-minute oracle', () => {
    const interval = fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 600 }));
    const asInterval = ([from, length]: [number, number]): Interval => ({ from, to: from + length });
    fc.assert(
      fc.property(
        fc.array(interval, { maxLength: 3 }),
        fc.array(interval, { maxLength: 6 }),
        fc.constantFrom(15, 20, 30),
        fc.integer({ min: 1, max: 12 }),
        (shifts, held, step, tens) => {
          const open = shifts.map(asInterval);
          const hours = open.map((shift) => ({ employeeId: null, weekday: 6, ...shift }));
          const busy: Busy[] = held.map(asInterval).map(({ from, to }) => ({
            employeeId: 1,
            from: from + saturday,
            to: to + saturday,
          }));
          const length = tens * 10;
          // A weekday that is never asked for, so that "no hours at all" does not become the default hours.
          const table = timetable({
            slotStepMinutes: step,
            hours: [...hours, { employeeId: null, weekday: 3, from: 0, to: 1 }],
          });
          const ask = { durationMinutes: length, bufferMinutes: 0, employeeIds: [1] };
          const found = listStarts(table, ask, busy, days, longAgo).get('2026-11-21') ?? [];
          const free = found.filter((start) => start.free.length > 0).map(({ minute }) => minute - saturday);
          expect([...new Set(free)]).toEqual(oracle(open, busy, step, length));
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** Tries every minute of the day by itself. */
function oracle(open: Interval[], busy: Busy[], step: number, length: number): number[] {
  const covers = (intervals: readonly Interval[], minute: number) =>
    intervals.some(({ from, to }) => from <= minute && minute < to);
  return Array.from({ length: 1440 / step }, (_, slot) => slot * step).filter((start) =>
    open.some((shift) =>
      Array.from({ length }, (_, offset) => start + offset).every(
        (minute) => covers([shift], minute) && !covers(busy, minute + saturday),
      ),
    ),
  );
}

describe('nearestFree', () => {
  it('names the nearest free starts, never the wanted one', () => {
    const starts = [600, 630, 660, 690].map((minute) => ({ minute, working: [1], free: minute === 660 ? [] : [1] }));
    expect(nearestFree(starts, 630, 2)).toEqual([600, 690]);
  });
});

describe('inOrder', () => {
  it('takes the free and least loaded first, those taken last', () => {
    const day = days[1]!;
    const busy = [{ employeeId: 1, from: saturday + 60, to: saturday + 90 }];
    const start = { minute: saturday + 600, working: [1, 2, 3], free: [1, 2] };
    expect(inOrder(start, busy, day)).toEqual([2, 1, 3]);
  });
});

it('subtract and intersect split an interval without loss', () => {
  const whole = [{ from: 0, to: 1440 }];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 200 }), (from, length) => {
      const gap = [{ from, to: from + length }];
      const kept = [...subtract(whole, gap), ...intersect(whole, gap)];
      expect(kept.reduce((sum, part) => sum + part.to - part.from, 0)).toBe(1440);
    }),
  );
  expect(sunday - saturday).toBe(1440);
});
