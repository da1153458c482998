import { describe, expect, it } from 'vitest';
import {
  employeesAt,
  groupByDayPart,
  groupByEmployees,
  namesOf,
  dotsOf,
  endTimeOf,
  firstDayOf,
  firstFreeSlot,
  isFree,
  shownDay,
  fortnightOf,
} from './slots.ts';

const times = (...slots: string[]) => slots.map((slot) => ({ time: slot.slice(-5), is_free: !slot.startsWith('-') }));
const day = (date: string, ...slots: string[]) => {
  const all = times(...slots);
  return { date, free: all.filter((slot) => slot.is_free).length, times: all };
};
const days = [day('2026-11-21', '-10:00'), day('2026-11-22', '-10:00', '16:30'), day('2026-11-23', '09:00')];

describe('R14.01 who gives treatments together', () => {
  const slot = (time: string, ...employees: string[]) => ({
    time,
    is_free: true,
    employees: employees.map((name) => ({ id: name.codePointAt(0) ?? 0, name })),
  });
  const named = [slot('10:00', 'Zahra', 'Maryam'), slot('10:15', 'Zahra', 'Maryam'), slot('17:00', 'Hanin', 'Maryam')];

  it('stands once over the times next to each other', () => {
    const groups = groupByEmployees(named).map((group) => [group.employees?.[0]?.name, group.times.length]);
    expect(groups).toEqual([
      ['Zahra', 2],
      ['Hanin', 1],
    ]);
    expect(groupByEmployees(times('10:00', '12:00')).map((group) => group.employees)).toEqual([undefined]);
  });

  it('is known of the chosen slot as soon as the slots are', () => {
    const slots = {
      kind: 'slots' as const,
      key: '',
      days: [{ date: '2026-11-22', free: 3, times: named }],
      next: undefined,
    };
    expect(namesOf(employeesAt(slots, { date: '2026-11-22', time: '17:00' })!)).toEqual(['Hanin', 'Maryam']);
    expect(employeesAt(slots, { date: '2026-11-23', time: '17:00' })).toBeUndefined();
    expect(employeesAt(undefined, {})).toBeUndefined();
  });
});

describe('byPart', () => {
  it('R2.28 divides a day as people do and leaves empty parts out', () => {
    const groups = groupByDayPart(times('00:30', '09:30', '-11:45', '12:00', '16:45', '17:00', '23:45'));
    expect(groups.map(({ part, times: slots }) => [part, slots.map(({ time }) => time)])).toEqual([
      ['night', ['00:30']],
      ['morning', ['09:30', '11:45']],
      ['afternoon', ['12:00', '16:45']],
      ['evening', ['17:00', '23:45']],
    ]);
    expect(groupByDayPart(times('18:00')).map(({ part }) => part)).toEqual(['evening']);
    expect(groupByDayPart([])).toEqual([]);
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
    expect(firstFreeSlot(days)).toEqual({ date: '2026-11-22', time: '16:30' });
    expect(firstFreeSlot([day('2026-11-21', '-10:00')])).toBeUndefined();
  });

  it('a start is free on its own day only', () => {
    expect(isFree(days[1], { date: '2026-11-22', time: '16:30' })).toBe(true);
    expect(isFree(days[1], { date: '2026-11-22', time: '10:00' })).toBe(false);
    expect(isFree(days[1], { date: '2026-11-23', time: '16:30' })).toBe(false);
    expect(isFree(undefined, {})).toBe(false);
  });

  it('come in stretches of fourteen from today on', () => {
    expect(fortnightOf('2026-11-21', '2026-12-04')).toBe(0);
    expect(fortnightOf('2026-11-21', '2026-12-05')).toBe(1);
    expect(fortnightOf('2026-11-21', '2026-11-01')).toBe(0);
    expect(firstDayOf('2026-11-21', 1)).toBe('2026-12-05');
  });

  it('show no dot only where nothing is free', () => {
    expect([0, 1, 2, 3, 6, 7, 40].map(dotsOf)).toEqual([0, 1, 1, 2, 2, 3, 3]);
  });
});

it('R3.03 a visit ends after its duration, also past midnight', () => {
  expect(endTimeOf('16:30', 150)).toBe('19:00');
  expect(endTimeOf('23:30', 45)).toBe('00:15');
});
