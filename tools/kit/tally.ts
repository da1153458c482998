import { stripVTControlCharacters } from 'node:util';

/** The result of a stage of `npm test`. `notes` name what failed, with the first line of why, and the skipped tests. */
export type Tally = { passed: number; failed: number; notes: string[] };

export type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

/** Counts a vitest JSON report; a file that fails before its first test is one failure. */
export function tallyVitest(report: VitestReport, hasSucceeded: boolean): Tally {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  const skipped = tests.filter((test) => test.status !== 'passed' && test.status !== 'failed');
  const crashed = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const broken = tests.filter((test) => test.status === 'failed');
  const failed = broken.length + crashed.length;
  const notes = [
    ...broken.map((test) => `failed: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`),
    ...crashed.map((file) => `crashed: ${file.name}: ${firstLine(file.message)}`),
    ...skipped.map((test) => `skipped: ${test.fullName}`),
  ];
  return requireTests({ passed, failed, notes }, hasSucceeded);
}

type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] };
type PlaywrightSpec = { title: string; file: string; tests: PlaywrightTest[] };
type PlaywrightTest = { projectName: string; status: string; results?: { error?: { message?: string } }[] };
export type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] };

/** The files with a failed test. */
export const listFailedFiles = ({ testResults }: VitestReport): string[] =>
  testResults.filter((file) => file.status === 'failed').map((file) => file.name);

/** The tally of a stage whose failed tests were executed again, with nothing beside them: each that passed then is named. */
export function addSecondLook(first: Tally, second: Tally): Tally {
  if (second.failed > 0) return { ...first, notes: [...first.notes, ...second.notes.map((note) => `again ${note}`)] };
  const notes = first.notes.map((note) => note.replace(/^(failed|flaky|crashed): /u, 'passed only alone: '));
  return { passed: first.passed + first.failed, failed: 0, notes };
}

/** Counts a Playwright JSON report; a test that passes only at the second try is a failure. */
export function tallyPlaywright(report: PlaywrightReport, hasSucceeded: boolean): Tally {
  const tests = report.suites.flatMap(listSpecs).flatMap((spec) =>
    spec.tests.map(({ projectName, status, results }) => ({
      name: `${spec.file} › ${spec.title} [${projectName}]`,
      status,
      why: firstLine(results?.find(({ error }) => error)?.error?.message),
    })),
  );
  const withStatus = (status: string) => tests.filter((test) => test.status === status);
  const notes = [
    ...report.errors.map((error) => `error: ${firstLine(error.message)}`),
    ...withStatus('unexpected').map((test) => `failed: ${test.name}: ${test.why}`),
    ...withStatus('flaky').map((test) => `flaky: ${test.name}: ${test.why}`),
    ...withStatus('skipped').map((test) => `skipped: ${test.name}`),
  ];
  const failed = withStatus('unexpected').length + withStatus('flaky').length + report.errors.length;
  return requireTests({ passed: withStatus('expected').length, failed, notes }, hasSucceeded);
}

const firstLine = (message = ''): string => stripVTControlCharacters(message).split('\n')[0] || 'without a message';

function listSpecs(suite: PlaywrightSuite): PlaywrightSpec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)];
}

/** Adds a failure where no test ran, or where the runner failed although every test passed. */
function requireTests(tally: Tally, hasSucceeded: boolean): Tally {
  if (tally.failed > 0) return tally;
  if (tally.passed === 0) return addFailure('no test was executed', tally);
  return hasSucceeded ? tally : addFailure('it ended badly although every test passed', tally);
}

/** Adds a failure of a stage as a whole. */
export function addFailure(
  reason: string,
  { passed, failed, notes }: Tally = { passed: 0, failed: 0, notes: [] },
): Tally {
  return { passed, failed: failed + 1, notes: [...notes, reason] };
}
