import { describe, expect, test } from 'vitest';
import {
  atLeast,
  atMost,
  toBrokenMeasurement,
  isAsExpected,
  meetsBudget,
  type Measurement,
  median,
  withImpossibleBudget,
} from './budget.ts';
import { toExitCode, toJson, toTable, toVerdict } from './report.ts';

const listRate: Measurement = { name: 'list', value: 0.49, unit: '×', budget: atLeast(0.5) };
const detailRate: Measurement = { name: 'detail', value: 0.3, unit: '×', budget: atLeast(0.3) };
const startTime: Measurement = { name: 'start', value: 3.01, unit: 's', budget: atMost(3) };
const knownBad: Measurement = { name: 'paging by OFFSET', value: 9, unit: '×', budget: atMost(1.3), isKnownBad: true };
const unbudgeted: Measurement = { name: 'free times', value: 1234.5, unit: '/s' };

describe('a budget', () => {
  test.each([
    [0.5, atLeast(0.5), true],
    [0.4999, atLeast(0.5), false],
    [3, atMost(3), true],
    [3.0001, atMost(3), false],
    [Number.NaN, atLeast(0), false],
    [Number.NaN, atMost(1e9), false],
    [Number.POSITIVE_INFINITY, atMost(1e9), false],
  ])('%d against %o is kept: %s', (value, budget, isMet) => {
    expect(meetsBudget({ name: 'any', value, unit: '×', budget })).toBe(isMet);
  });

  test('that is absent is met', () => {
    expect(meetsBudget(unbudgeted)).toBe(true);
  });

  test('that is impossible is missed, whether it is a minimum or a maximum', () => {
    expect([detailRate, { ...startTime, value: 0.01 }].map(withImpossibleBudget).map(meetsBudget)).toEqual([
      false,
      false,
    ]);
    expect(withImpossibleBudget(unbudgeted)).toBe(unbudgeted);
  });

  test('of a variant known to be bad must be missed by a number', () => {
    expect([knownBad, { ...knownBad, value: 1.3 }, { ...knownBad, value: Number.NaN }].map(isAsExpected)).toEqual([
      true,
      false,
      false,
    ]);
    expect([knownBad, { ...knownBad, budget: atLeast(10) }].map(withImpossibleBudget).map(isAsExpected)).toEqual([
      false,
      false,
    ]);
  });
});

test('the median is the middle of the sorted values and NaN of an empty list', () => {
  expect(median([9, 100, 10])).toBe(10);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

describe('a run', () => {
  test('with a missed budget names it with its value and fails', () => {
    const measures = [listRate, detailRate, startTime, unbudgeted];
    expect(toVerdict(measures)).toBe(
      'budgets: 1 kept, 2 missed: list (0.49 ×, budget ≥ 0.5 ×); start (3.01 s, budget ≤ 3 s)',
    );
    expect(toTable(measures).split('\n')[1]).toMatch(/^list +0\.49 × +≥ 0\.5 × +MISSED$/);
    expect(toExitCode(measures)).toBe(1);
  });

  test('that does not notice a variant known to be bad names it and fails', () => {
    const measures = [detailRate, knownBad, { ...knownBad, name: 'search without its index', value: 1 }];
    expect(toVerdict(measures)).toBe(
      'budgets: 1 kept, 0 missed\nknown bad: 1 noticed, 1 unnoticed: search without its index (1.00 ×, budget ≤ 1.3 ×)',
    );
    expect(toExitCode([detailRate, knownBad])).toBe(0);
    expect(toExitCode(measures)).toBe(1);
  });

  test('that meets every budget succeeds', () => {
    expect(toVerdict([detailRate, unbudgeted])).toBe('budgets: 1 kept, 0 missed');
    expect(toExitCode([detailRate, unbudgeted])).toBe(0);
  });

  test('whose bench threw fails and shows the error', () => {
    const measures = [detailRate, toBrokenMeasurement('reads', new Error('GET / answered 500'))];
    expect(toExitCode(measures)).toBe(1);
    expect(toTable(measures)).toContain('GET / answered 500');
    expect(JSON.parse(toJson(measures, 'here'))).toMatchObject({
      measures: [{ ok: true }, { value: null, ok: false }],
    });
  });

  test('that measured nothing fails', () => {
    expect(toExitCode([])).toBe(1);
  });
});
