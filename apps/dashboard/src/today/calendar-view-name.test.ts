import { describe, expect, it } from 'vitest';
import { addressOf, calendarViewOf, dayAway, monthAway, weekOf, weekStartOf } from './calendar-view-name.ts';

describe('R15.05 the views of the calendar', () => {
  it('a week begins on its Saturday', () => {
    expect(['2026-11-21', '2026-11-22', '2026-11-27', '2026-11-28'].map(weekStartOf)).toEqual([
      '2026-11-21',
      '2026-11-21',
      '2026-11-21',
      '2026-11-28',
    ]);
    expect(weekOf('2026-12-31')).toEqual([
      '2026-12-26',
      '2026-12-27',
      '2026-12-28',
      '2026-12-29',
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ]);
  });

  it('the way on and back goes by what is shown', () => {
    expect(dayAway('day', '2026-02-28', 1)).toBe('2026-03-01');
    expect(dayAway('list', '2026-03-01', -1)).toBe('2026-02-28');
    expect(dayAway('week', '2026-12-30', 1)).toBe('2027-01-06');
    expect(dayAway('month', '2026-12-31', 1)).toBe('2027-01-01');
    expect(monthAway('2026-03-31', -1)).toBe('2026-02-01');
  });

  it('an address names the view and the day, and today’s day by nothing', () => {
    expect(addressOf('day', undefined)).toBe('/');
    expect(addressOf('week', '2026-11-22')).toBe('/?day=2026-11-22&view=week');
    expect([calendarViewOf('month'), calendarViewOf('year'), calendarViewOf(null)]).toEqual(['month', 'day', 'day']);
  });
});
