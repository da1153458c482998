import { describe, expect, it } from 'vitest';
import { byPart, dotsOf, endOf, firstDayOf, firstFree, isFree, shownDay, stretchOf } from './slots.ts';

const times = (...starts: string[]) =>
  starts.map((start) => ({ time: start.slice(-5), is_free: !start.startsWith('-') }));
const day = (date: string, ...starts: string[]) => {
  const all = times(...starts);
  return { date, free: all.filter((start) => start.is_free).length, times: all };
};
const days = [day('2026-11-21', '-10:00'), day('2026-11-22', '-10:00', '16:30'), day('2026-11-23', '09:00')];

describe('byPart', () => {
  it('R2.28 divides a day as people do and leaves empty parts out', () => {
    const groups = byPart(times('00:30', '09:30', '-11:45', '12:00', '16:45', '17:00', '23:45'));
    expect(groups.map(({ part, times: starts }) => [part, starts.map(({ time }) => time)])).toEqual([
      ['night', ['00:30']],
      ['morning', ['09:30', '11:45']],
      ['afternoon', ['12:00', '16:45']],
      ['evening', ['17:00', '23:45']],
    ]);
    expect(byPart(times('18:00')).map(({ part }) => part)).toEqual(['evening']);
    expect(byPart([])).toEqual([]);
  });
});

describe('days', () => {
  it('the shown day is the chosen one, else the first with a free time', () => {
    expect(shownDay(days, '2026-11-23')?.date).toBe('2026-11-23');
    expect(shownDay(days, '2026-11-21')?.free).toBe(0);
    expect(shownDay(days, undefined)?.date).toBe('2026-11-22');
    expect(shownDay([], undefined)).toBeUndefined();
  });

  it('the first free start is neither taken nor of a full day', () => {
    expect(firstFree(days)).toEqual({ date: '2026-11-22', time: '16:30' });
    expect(firstFree([day('2026-11-21', '-10:00')])).toBeUndefined();
  });

  it('a start is free on its own day only', () => {
    expect(isFree(days[1], { date: '2026-11-22', time: '16:30' })).toBe(true);
    expect(isFree(days[1], { date: '2026-11-22', time: '10:00' })).toBe(false);
    expect(isFree(days[1], { date: '2026-11-23', time: '16:30' })).toBe(false);
    expect(isFree(undefined, {})).toBe(false);
  });

  it('come in stretches of fourteen from today on', () => {
    expect(stretchOf('2026-11-21', '2026-12-04')).toBe(0);
    expect(stretchOf('2026-11-21', '2026-12-05')).toBe(1);
    expect(stretchOf('2026-11-21', '2026-11-01')).toBe(0);
    expect(firstDayOf('2026-11-21', 1)).toBe('2026-12-05');
  });

  it('show no dot only where nothing is free', () => {
    expect([0, 1, 2, 3, 6, 7, 40].map(dotsOf)).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });
});

it('R3.03 a visit ends after its duration, also past midnight', () => {
  expect(endOf('16:30', 150)).toBe('19:00');
  expect(endOf('23:30', 45)).toBe('00:15');
});
