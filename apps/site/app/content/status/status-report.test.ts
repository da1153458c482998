import { describe, expect, it } from 'vitest';
import { barsOf, meanUptime } from './status-report.ts';

const days = [
  { date: '2026-11-20', uptime: 99.9 },
  { date: '2026-11-21', uptime: 100 },
];

describe('R2.10 the days of the status', () => {
  it('every day has its bar, the oldest first, and unknown ones stay unknown', () => {
    expect(barsOf(days, '2026-11-21', 3)).toEqual([
      { date: '2026-11-19', uptime: undefined },
      { date: '2026-11-20', uptime: 99.9 },
      { date: '2026-11-21', uptime: 100 },
    ]);
    expect(barsOf([], '2026-11-21')).toHaveLength(90);
  });

  it('the mean promises no more than was kept', () => {
    expect(meanUptime(days)).toBe(99.9);
    expect(meanUptime([])).toBeUndefined();
  });
});
