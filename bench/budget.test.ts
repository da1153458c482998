import { describe, expect, test } from 'vitest';
import { atLeast, atMost, broken, isRight, keepsBudget, type Measure, median, plant } from './budget.ts';
import { toExitCode, toJson, toTable, toVerdict } from './report.ts';

const list: Measure = { name: 'list', value: 0.49, unit: '×', budget: atLeast(0.5) };
const detail: Measure = { name: 'detail', value: 0.3, unit: '×', budget: atLeast(0.3) };
const start: Measure = { name: 'start', value: 3.01, unit: 's', budget: atMost(3) };
const bad: Measure = { name: 'paging by OFFSET', value: 9, unit: '×', budget: atMost(1.3), isKnownBad: true };
const news: Measure = { name: 'free times', value: 1234.5, unit: '/s' };

describe('a budget', () => {
  test.each([
    [0.5, atLeast(0.5), true],
    [0.4999, atLeast(0.5), false],
    [3, atMost(3), true],
    [3.0001, atMost(3), false],
    [Number.NaN, atLeast(0), false],
    [Number.NaN, atMost(1e9), false],
    [Number.POSITIVE_INFINITY, atMost(1e9), false],
  ])('%d against %o is kept: %s', (value, budget, isKept) => {
    expect(keepsBudget({ name: 'any', value, unit: '×', budget })).toBe(isKept);
  });

  test('that is absent cannot be missed', () => {
    expect(keepsBudget(news)).toBe(true);
  });

  test('that is planted cannot be kept, whichever way it points', () => {
    expect([detail, { ...start, value: 0.01 }].map(plant).map(keepsBudget)).toEqual([false, false]);
    expect(plant(news)).toBe(news);
  });

  test('of a variant known to be bad must be missed, by a number', () => {
    expect([bad, { ...bad, value: 1.3 }, { ...bad, value: Number.NaN }].map(isRight)).toEqual([true, false, false]);
    expect([bad, { ...bad, budget: atLeast(10) }].map(plant).map(isRight)).toEqual([false, false]);
  });
});

test('the median stands in the middle of the sorted values and is NaN of nothing', () => {
  expect(median([9, 100, 10])).toBe(10);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

describe('a run', () => {
  test('with a missed ratio says which one, by how much, and fails', () => {
    const measures = [list, detail, start, news];
    expect(toVerdict(measures)).toBe(
      'budgets: 1 kept, 2 missed: list (0.49 ×, budget ≥ 0.5 ×); start (3.01 s, budget ≤ 3 s)',
    );
    expect(toTable(measures).split('\n')[1]).toMatch(/^list +0\.49 × +≥ 0\.5 × +MISSED$/);
    expect(toExitCode(measures)).toBe(1);
  });

  test('that does not notice a variant known to be bad says so and fails', () => {
    const measures = [detail, bad, { ...bad, name: 'search without its index', value: 1 }];
    expect(toVerdict(measures)).toBe(
      'budgets: 1 kept, 0 missed\nknown bad: 1 noticed, 1 unnoticed: search without its index (1.00 ×, budget ≤ 1.3 ×)',
    );
    expect(toExitCode([detail, bad])).toBe(0);
    expect(toExitCode(measures)).toBe(1);
  });

  test('that keeps every budget succeeds', () => {
    expect(toVerdict([detail, news])).toBe('budgets: 1 kept, 0 missed');
    expect(toExitCode([detail, news])).toBe(0);
  });

  test('whose bench broke fails and says why', () => {
    const measures = [detail, broken('reads', new Error('GET / answered 500'))];
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
