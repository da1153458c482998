import { describe, expect, it } from 'vitest';
import { haveOwnEmployees, minutesOf } from './together.ts';

describe('R14.01 treatments that begin together', () => {
  it('take as long as the longest, one after the other as long as all', () => {
    const treatments = [{ duration: 45 }, { duration: 120 }, { duration: 30 }];
    expect([minutesOf(treatments, true), minutesOf(treatments, false), minutesOf([], true)]).toEqual([120, 195, 0]);
  });

  it.each([
    [[[1], [2]], true],
    [[[1], [1]], false],
    // Who alone gives the second leaves the first to another.
    [[[1, 2], [1]], true],
    [
      [
        [1, 2],
        [1, 2],
        [2, 1],
      ],
      false,
    ],
    [[[1, 2, 3], [1, 2], [2]], true],
    [[[1], []], false],
  ])('are offered where everybody has one: %j', (teams, canBe) => {
    expect(haveOwnEmployees(teams)).toBe(canBe);
  });
});
