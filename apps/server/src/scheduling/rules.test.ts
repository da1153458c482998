import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekErrors, newConflicts, type WeeklyTimes } from './rules.ts';
import { minuteOfDay, clockOf } from '#app/venues/timetable/timetable-rules.ts';

const quarters = 7 * 96;

const times: fc.Arbitrary<WeeklyTimes> = fc
  .record({ weekday: fc.integer({ min: 1, max: 7 }), from: fc.nat(95), length: fc.integer({ min: 1, max: 97 }) })
  .map(({ weekday, from, length }) => ({ weekday, from: clockOf(from * 15), to: clockOf((from + length) * 15) }));

/** Whether no quarter of an hour of a week, which has no end, is in two of some hours. */
function isApart(week: readonly WeeklyTimes[]): boolean {
  const taken = week.flatMap(({ weekday, from, to }) => {
    const start = (weekday - 1) * 96 + minuteOfDay(from) / 15;
    const length = (minuteOfDay(to) - minuteOfDay(from)) / 15;
    return Array.from({ length }, (_, n) => (start + n) % quarters);
  });
  return new Set(taken).size === taken.length;
}

describe('weekErrors', () => {
  it('finds an overlap exactly where two hours share a quarter, also past midnight and from Sunday to Monday', () => {
    let apart = 0;
    fc.assert(
      fc.property(fc.array(times, { maxLength: 5 }), (week) => {
        if (isApart(week)) apart += 1;
        expect(Object.keys(weekErrors('hours', week)).length === 0).toBe(isApart(week));
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect(apart).toBeGreaterThan(200);
    expect(apart).toBeLessThan(1800);
  });

  it('names each that begins before another one ends, and lets back to back be', () => {
    const monday = (from: string, to: string) => ({ weekday: 1, from, to });
    expect(weekErrors('breaks', [monday('10:00', '12:00'), monday('12:00', '13:00')])).toEqual({});
    const crossed = [monday('12:00', '14:00'), monday('09:00', '12:15'), monday('12:10', '12:20')];
    expect(weekErrors('breaks', crossed)).toEqual({ 'breaks.0': ['overlap'], 'breaks.2': ['overlap'] });
  });
});

describe('newConflicts', () => {
  it('leaves out what was broken before for the same reason alone', () => {
    const before = [
      { id: 1, why: 'closed' },
      { id: 2, why: 'employee_away' },
    ];
    const after = [
      { id: 1, why: 'closed' },
      { id: 2, why: 'closed' },
      { id: 3, why: 'women_only' },
    ];
    expect(newConflicts(before, after).map(({ id }) => id)).toEqual([2, 3]);
  });
});
