import { expect, test } from 'vitest';
import { tallyPlaywright, tallyVitest } from './tally.ts';

const fileResult = (...statuses: string[]) => ({
  name: 'a.test.ts',
  status: statuses.includes('failed') ? 'failed' : 'passed',
  message: '',
  assertionResults: statuses.map((status, n) => ({ fullName: `test ${n}`, status })),
});

test('vitest: every test counts once, skipped ones are named', () => {
  const report = { testResults: [fileResult('passed', 'failed'), fileResult('passed', 'skipped')] };
  expect(tallyVitest(report, false)).toEqual({ passed: 2, failed: 1, notes: ['skipped: test 1'] });
});

test('vitest: a file that crashes before its first test is a failure', () => {
  const crashed = { name: 'b.test.ts', status: 'failed', message: 'cannot import\nat x', assertionResults: [] };
  const tally = tallyVitest({ testResults: [fileResult('passed'), crashed] }, false);
  expect(tally).toEqual({ passed: 1, failed: 1, notes: ['crashed: b.test.ts: cannot import'] });
});

test('vitest: a run without tests, or a failing run whose tests pass, is a failure', () => {
  expect(tallyVitest({ testResults: [fileResult('skipped')] }, true)).toMatchObject({ passed: 0, failed: 1 });
  expect(tallyVitest({ testResults: [fileResult('passed')] }, false)).toMatchObject({ passed: 1, failed: 1 });
});

const specResult = (status: string) => ({
  title: status,
  file: 'a.spec.ts',
  tests: [{ projectName: 'desktop', status }],
});

test('Playwright: nested suites count, a flaky test is a failure, skipped ones are named', () => {
  const suites = [
    {
      specs: [specResult('expected')],
      suites: [{ specs: [specResult('flaky'), specResult('unexpected'), specResult('skipped')] }],
    },
  ];
  expect(tallyPlaywright({ suites, errors: [] }, false)).toEqual({
    passed: 1,
    failed: 2,
    notes: ['flaky: a.spec.ts › flaky [desktop]', 'skipped: a.spec.ts › skipped [desktop]'],
  });
});

test('Playwright: an error outside the tests is a failure, and so is a run without tests', () => {
  expect(tallyPlaywright({ suites: [], errors: [{ message: 'no server' }] }, false)).toMatchObject({ failed: 1 });
  expect(tallyPlaywright({ suites: [], errors: [] }, true)).toMatchObject({ passed: 0, failed: 1 });
});
