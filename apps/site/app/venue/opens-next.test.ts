import { describe, expect, it } from 'vitest';
import { openStateAt } from '../service/venue/open-state.ts';
import { opensNext } from './opens-next.ts';

const hours = (start: string, end: string) => [{ start, end }];
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  day: '',
  hours: '',
  intervals: weekday === 5 ? [] : hours('10:00', '20:00'),
}));
// 2026-11-26 is a Thursday.
const thursday = '2026-11-26';

describe('R14.01 special days', () => {
  it('take the place of the hours of their weekday', () => {
    const special = [{ date: thursday, intervals: hours('15:00', '18:00') }];
    expect(openStateAt(everyDay, { date: thursday, time: '12:00' }, special)).toEqual({ kind: 'opens', at: '15:00' });
    const closed = [{ date: thursday, intervals: [] }];
    expect(openStateAt(everyDay, { date: thursday, time: '12:00' }, closed)).toEqual({ kind: 'closed-today' });
  });

  it('are passed over on the way to the next hours, as closed weekdays are', () => {
    expect(opensNext(everyDay, [], thursday)).toEqual({ date: '2026-11-28', time: '10:00' });
    const special = [{ date: '2026-11-28', intervals: [] }];
    expect(opensNext(everyDay, special, thursday)).toEqual({ date: '2026-11-29', time: '10:00' });
    expect(opensNext([], [], thursday)).toBeUndefined();
  });
});
