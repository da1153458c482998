/** What a stage of `npm test` came to. `notes` name failures outside any test, and the skipped tests. */
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
export function tallyVitest(report: VitestReport, exitedWell: boolean): Tally {
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
  return requireHonesty({ passed, failed, notes }, exitedWell);
}

type Suite = { suites?: Suite[]; specs?: Spec[] };
type Spec = { title: string; file: string; tests: { projectName: string; status: string }[] };
type PlaywrightReport = { suites: Suite[]; errors: { message?: string }[] };

/** Counts a Playwright JSON report; a test that passes only at the second try is a failure. */
export function tallyPlaywright(report: PlaywrightReport, exitedWell: boolean): Tally {
  const tests = report.suites
    .flatMap(listSpecs)
    .flatMap((spec) =>
      spec.tests.map(({ projectName, status }) => ({ name: `${spec.file} › ${spec.title} [${projectName}]`, status })),
    );
  const named = (status: string) => tests.filter((test) => test.status === status);
  const notes = [
    ...report.errors.map((error) => `error: ${error.message?.split('\n')[0] ?? 'without a message'}`),
    ...named('flaky').map((test) => `flaky: ${test.name}`),
    ...named('skipped').map((test) => `skipped: ${test.name}`),
  ];
  const failed = named('unexpected').length + named('flaky').length + report.errors.length;
  return requireHonesty({ passed: named('expected').length, failed, notes }, exitedWell);
}

function listSpecs(suite: Suite): Spec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(listSpecs)];
}

/** No test at all is a failure, and so is a bad end that no test accounts for. */
function requireHonesty(tally: Tally, exitedWell: boolean): Tally {
  if (tally.failed > 0) return tally;
  if (tally.passed === 0) return crash('no test was executed', tally);
  return exitedWell ? tally : crash('it ended badly although every test passed', tally);
}

/** A failure that belongs to a stage as a whole. */
export function crash(reason: string, { passed, failed, notes }: Tally = { passed: 0, failed: 0, notes: [] }): Tally {
  return { passed, failed: failed + 1, notes: [...notes, reason] };
}
