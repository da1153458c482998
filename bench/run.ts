import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { selectBenches, listBenchNames } from './benches.ts';
import { toBrokenMeasurement, type Measurement, withImpossibleBudget } from './budget.ts';
import { help, type BenchOptions, readOptions } from './options.ts';
import { root, stopPrograms } from './program.ts';
import { toExitCode, toJson, toTable, toVerdict } from './report.ts';
import { removeScratch } from './process/remove-scratch.ts';

const commandLine = readOptions();
let isAbandoned = false;

if (commandLine === 'help') console.log(help);
else if (
  commandLine === undefined ||
  commandLine.only.some((name) => !listBenchNames(commandLine.services).includes(name))
) {
  console.error(help);
  process.exitCode = 2;
} else await runAll(commandLine);

async function runAll(options: BenchOptions): Promise<void> {
  const machine = describeMachine();
  const scratch = await mkdtemp(join(tmpdir(), 'tajmeelspot-bench-'));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => void abandon(scratch));
  const measures = await measureAll(options, scratch);
  if (isAbandoned) return;
  const shown = options.isPlanted ? measures.map(withImpossibleBudget) : measures;
  // Printed before the cleanup, which may fail.
  console.log(options.isJson ? toJson(shown, machine) : `${machine}\n\n${toTable(shown)}\n\n${toVerdict(shown)}`);
  process.exitCode = toExitCode(shown);
  await cleanUp(scratch);
}

async function measureAll(options: BenchOptions, scratch: string): Promise<Measurement[]> {
  const measures: Measurement[] = [];
  try {
    await buildSite();
  } catch (error) {
    return [toBrokenMeasurement('site', error)];
  }
  for (const { name, measure } of selectBenches(options, scratch)) {
    console.error(`measuring ${name} …`);
    measures.push(...(await measure().catch((error: unknown) => [toBrokenMeasurement(name, error)])));
  }
  return measures;
}

/** Builds what is stale: without the site the server does not start. */
async function buildSite(): Promise<void> {
  await promisify(execFile)(process.execPath, ['tools/build.ts'], { cwd: root });
}

/** The machine and its load before the first bench, which shows whether other programs were busy. */
function describeMachine(): string {
  const [minute = 0] = loadavg();
  return `Node ${process.version}, ${availableParallelism()} cores, load before ${minute.toFixed(2)}`;
}

async function cleanUp(scratch: string): Promise<void> {
  await stopPrograms();
  await removeScratch(scratch);
}

/** Ends a run that was interrupted; its benches fail without their servers and are not reported. */
async function abandon(scratch: string): Promise<void> {
  isAbandoned = true;
  await cleanUp(scratch);
  process.exit(130);
}
