import { describe, expect, it } from 'vitest';
import { openStateAt, weekdayOf } from './open-state.ts';

const day = (weekday: number, ...hours: string[]) => ({
  weekday,
  day: '',
  hours: '',
  intervals: hours.map((text) => ({ start: text.slice(0, 5), end: text.slice(6) })),
});
// 2026-11-21 is a Saturday.
const week = [day(6, '10:00-14:00', '15:30-20:30'), day(7), day(4, '10:00-02:00'), day(5, '14:00-00:00')];
const at = (date: string, time: string) => openStateAt(week, { date, time });

describe('R2.29 business hours', () => {
  it('a place is open from the first minute to before the last', () => {
    expect(at('2026-11-21', '10:00')).toEqual({ kind: 'open', until: '14:00' });
    expect(at('2026-11-21', '13:59')).toEqual({ kind: 'open', until: '14:00' });
    expect(at('2026-11-21', '20:30')).toEqual({ kind: 'closed-now' });
  });

  it('in the morning or a break it opens later, on a free day not at all', () => {
    expect(at('2026-11-21', '08:00')).toEqual({ kind: 'opens', at: '10:00' });
    expect(at('2026-11-21', '14:00')).toEqual({ kind: 'opens', at: '15:30' });
    expect(at('2026-11-22', '12:00')).toEqual({ kind: 'closed-today' });
  });

  it('hours past midnight belong to the evening before', () => {
    expect(at('2026-11-26', '23:00')).toEqual({ kind: 'open', until: '02:00' });
    expect(at('2026-11-27', '01:59')).toEqual({ kind: 'open', until: '02:00' });
    expect(at('2026-11-27', '02:00')).toEqual({ kind: 'opens', at: '14:00' });
    expect(at('2026-11-27', '23:59')).toEqual({ kind: 'open', until: '00:00' });
  });

  it('weeks are counted from Monday', () => {
    expect(['2026-11-21', '2026-11-22', '2026-11-23'].map(weekdayOf)).toEqual([6, 7, 1]);
  });
});
