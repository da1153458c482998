import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listChecks, runChecks } from './kit/checks.ts';
import { root, run } from './kit/run.ts';
import {
  addFailure,
  addSecondLook,
  listFailedFiles,
  type PlaywrightReport,
  type Tally,
  tallyPlaywright,
  tallyVitest,
  type VitestReport,
} from './kit/tally.ts';
import { chooseTemporaryFolder } from './kit/temporary-folder.ts';

type TestStage = (folder: string) => Promise<Tally>;

/** Every stage; the others run also where one fails. */
const stages: Record<string, TestStage> = {
  check: runAllChecks,
  unit: (folder) => runVitest(folder, 'unit', ['--project=!processes']),
  build: buildSite,
  e2e: runPlaywright,
  processes: (folder) => runVitest(folder, 'processes', ['--project=processes', '--maxWorkers=1']),
};

/** Lanes that run side by side, each in its order: what waits for processes leaves the cores to the other lane. */
const lanes = [['check', 'unit', 'e2e'], ['processes']];

/** More failures than these are no accident. */
const maxLookedAtAgain = 5;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const selectedStages = Object.keys(stages).filter((name) => !values.only || values.only === name);
const results: { name: string; tally: Tally; seconds: string }[] = [];
const temporaryFolder = makeTemporaryFolder();
// Some two hundred processes of the server are started: each would compile the same modules again.
process.env.NODE_COMPILE_CACHE ??= join(temporaryFolder, 'compiled');

// Both lanes need what is built.
await runLane(['build']);
await Promise.all(lanes.map((lane) => runLane(lane)));
for (const result of results) result.tally = await lookAgain(result.name, result.tally);
summarize();

/** The temporary folder of everything that is started from here; it goes with this process. */
function makeTemporaryFolder(): string {
  const folder = mkdtempSync(join(chooseTemporaryFolder(), 'tests-'));
  // PostgreSQL runs as another user where this is root.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 100 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

async function runLane(names: string[]): Promise<void> {
  for (const name of names.filter((one) => selectedStages.includes(one))) results.push(await runStage(name));
}

async function runStage(name: string) {
  console.log(`\n── ${name} ──`);
  const started = performance.now();
  const tally = await (stages[name] as TestStage)(temporaryFolder).catch((error: unknown) => addFailure(String(error)));
  return { name, tally, seconds: ((performance.now() - started) / 1000).toFixed(1) };
}

/**
 * What waits for a process or a screen can be late on a crowded machine. A few of them are executed once more with nothing
 * beside them, and the summary names each; a race has no second chance.
 */
async function lookAgain(name: string, tally: Tally): Promise<Tally> {
  // A crash names no test to be executed again.
  const isNamed = tally.notes.filter((note) => note.startsWith('failed: ')).length === tally.failed;
  if (tally.failed === 0 || tally.failed > maxLookedAtAgain || !isNamed) return tally;
  if (name === 'e2e') return addSecondLook(tally, await runPlaywright(temporaryFolder, ['--last-failed']));
  if (name !== 'processes') return tally;
  const files = listFailedFiles(readReport(join(temporaryFolder, `${name}.json`)) as VitestReport);
  if (files.some((file) => /(?:race|races|crowd)\.test\.ts$/u.test(file))) return tally;
  return addSecondLook(tally, await runVitest(temporaryFolder, name, ['--project=processes', ...files]));
}

async function runAllChecks(): Promise<Tally> {
  const outcomes = await runChecks(listChecks());
  const failed = outcomes.filter((outcome) => !outcome.ok);
  const notes = failed.map((outcome) => `failed: ${outcome.name}`);
  return { passed: outcomes.length - failed.length, failed: failed.length, notes };
}

async function runVitest(folder: string, name: string, options: string[]): Promise<Tally> {
  const file = join(folder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { ok } = await run('vitest', ['run', ...options, ...reporters], { echo: true });
  return existsSync(file) ? tallyVitest(readReport(file) as VitestReport, ok) : addFailure('vitest wrote no report');
}

async function buildSite(): Promise<Tally> {
  const { ok } = await run('node', ['tools/build.ts'], { echo: true });
  return ok ? { passed: 1, failed: 0, notes: [] } : addFailure('the site does not build');
}

function readReport(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function runPlaywright(folder: string, options: string[] = []): Promise<Tally> {
  const config = 'e2e/playwright.config.ts';
  if (!existsSync(join(root, config))) return addFailure(`${config} is missing`);
  const file = join(folder, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const command = ['test', '--config', config, '--reporter=list,json', ...options];
  const { ok } = await run('playwright', command, { echo: true, env });
  return existsSync(file)
    ? tallyPlaywright(readReport(file) as PlaywrightReport, ok)
    : addFailure('Playwright wrote no report');
}

function summarize(): void {
  console.log('\n── summary ──');
  for (const { name, tally, seconds } of results) {
    console.log(`${tally.failed ? '✗' : '✓'} ${name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`);
    for (const note of tally.notes) console.log(`    ${note}`);
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, { tally }) => total + tally[key], 0);
  const failed = selectedStages.length === 0 ? 1 : sum('failed');
  if (selectedStages.length === 0)
    console.log(`There is no stage "${values.only}": choose ${Object.keys(stages).join(', ')}.`);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`tests: ${sum('passed')} passed, ${failed} failed`);
}
