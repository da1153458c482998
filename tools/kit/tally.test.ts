import { expect, test } from 'vitest';
import { addSecondLook, listFailedFiles, tallyPlaywright, tallyVitest } from './tally.ts';

const fileResult = (...statuses: string[]) => ({
  name: 'a.test.ts',
  status: statuses.includes('failed') ? 'failed' : 'passed',
  message: '',
  assertionResults: statuses.map((status, n) => ({
    fullName: `test ${n}`,
    status,
    failureMessages: status === 'failed' ? ['why not\nat x'] : [],
  })),
});

test('vitest: every test counts once, failed and skipped ones are named', () => {
  const report = { testResults: [fileResult('passed', 'failed'), fileResult('passed', 'skipped')] };
  expect(tallyVitest(report, false)).toEqual({
    passed: 2,
    failed: 1,
    notes: ['failed: test 1: why not', 'skipped: test 1'],
  });
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
  tests: [{ projectName: 'desktop', status, results: [{ error: { message: 'too late\nat x' } }] }],
});

test('Playwright: nested suites count, a flaky test is a failure, failed and skipped ones are named', () => {
  const suites = [
    {
      specs: [specResult('expected')],
      suites: [{ specs: [specResult('flaky'), specResult('unexpected'), specResult('skipped')] }],
    },
  ];
  expect(tallyPlaywright({ suites, errors: [] }, false)).toEqual({
    passed: 1,
    failed: 2,
    notes: [
      'failed: a.spec.ts › unexpected [desktop]: too late',
      'flaky: a.spec.ts › flaky [desktop]: too late',
      'skipped: a.spec.ts › skipped [desktop]',
    ],
  });
});

test('Playwright: an error outside the tests is a failure, and so is a run without tests', () => {
  expect(tallyPlaywright({ suites: [], errors: [{ message: 'no server' }] }, false)).toMatchObject({ failed: 1 });
  expect(tallyPlaywright({ suites: [], errors: [] }, true)).toMatchObject({ passed: 0, failed: 1 });
});

test('a second look: what passes alone counts and is named, what fails again stays a failure', () => {
  const report = { testResults: [fileResult('passed', 'failed'), fileResult('passed')] };
  const first = tallyVitest(report, false);
  expect(listFailedFiles(report)).toEqual(['a.test.ts']);
  expect(addSecondLook(first, { passed: 2, failed: 0, notes: [] })).toEqual({
    passed: 3,
    failed: 0,
    notes: ['passed only alone: test 1: why not'],
  });
  expect(addSecondLook(first, first)).toMatchObject({ passed: 2, failed: 1 });
});
