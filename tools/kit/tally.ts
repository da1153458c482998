/** The result of a stage of `npm test`. `notes` name failures outside any test, and the skipped tests. */
export type Tally = { passed: number; failed: number; notes: string[] };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
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
  const failed = tests.filter((test) => test.status === 'failed').length + crashed.length;
  const notes = [
    ...crashed.map((file) => `crashed: ${file.name}: ${file.message.split('\n')[0]}`),
    ...skipped.map((test) => `skipped: ${test.fullName}`),
  ];
  return requireTests({ passed, failed, notes }, hasSucceeded);
}

type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] };
type PlaywrightSpec = { title: string; file: string; tests: { projectName: string; status: string }[] };
type PlaywrightReport = { suites: PlaywrightSuite[]; errors: { message?: string }[] };

/** Counts a Playwright JSON report; a test that passes only at the second try is a failure. */
export function tallyPlaywright(report: PlaywrightReport, hasSucceeded: boolean): Tally {
  const tests = report.suites
    .flatMap(listSpecs)
    .flatMap((spec) =>
      spec.tests.map(({ projectName, status }) => ({ name: `${spec.file} › ${spec.title} [${projectName}]`, status })),
    );
  const withStatus = (status: string) => tests.filter((test) => test.status === status);
  const notes = [
    ...report.errors.map((error) => `error: ${error.message?.split('\n')[0] ?? 'without a message'}`),
    ...withStatus('flaky').map((test) => `flaky: ${test.name}`),
    ...withStatus('skipped').map((test) => `skipped: ${test.name}`),
  ];
  const failed = withStatus('unexpected').length + withStatus('flaky').length + report.errors.length;
  return requireTests({ passed: withStatus('expected').length, failed, notes }, hasSucceeded);
}

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
