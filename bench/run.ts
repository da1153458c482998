import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chooseBenches, namesOf } from './benches.ts';
import { broken, type Measure, plant } from './budget.ts';
import { help, type Options, readOptions } from './options.ts';
import { root, stopPrograms } from './program.ts';
import { toExitCode, toJson, toTable, toVerdict } from './report.ts';
import { removeScratch } from './process/scratch.ts';

const options = readOptions();
let isAbandoned = false;

if (options === 'help') console.log(help);
else if (options === undefined || options.only.some((name) => !namesOf(options.services).includes(name))) {
  console.error(help);
  process.exitCode = 2;
} else await runAll(options);

async function runAll(chosen: Options): Promise<void> {
  const machine = describeMachine();
  const scratch = await mkdtemp(join(tmpdir(), 'tajmeelspot-bench-'));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => void abandon(scratch));
  const measures = await measureAll(chosen, scratch);
  if (isAbandoned) return;
  const shown = chosen.isPlanted ? measures.map(plant) : measures;
  // Before the tidying: whatever happens to that, the figures are out.
  console.log(chosen.isJson ? toJson(shown, machine) : `${machine}\n\n${toTable(shown)}\n\n${toVerdict(shown)}`);
  process.exitCode = toExitCode(shown);
  await cleanUp(scratch);
}

async function measureAll(chosen: Options, scratch: string): Promise<Measure[]> {
  const measures: Measure[] = [];
  try {
    await buildSite();
  } catch (error) {
    return [broken('site', error)];
  }
  for (const { name, measure } of chooseBenches(chosen, scratch)) {
    console.error(`measuring ${name} …`);
    measures.push(...(await measure().catch((error: unknown) => [broken(name, error)])));
  }
  return measures;
}

/** Builds only what is stale; without a site there is nothing to start. */
async function buildSite(): Promise<void> {
  await promisify(execFile)(process.execPath, ['tools/build.ts'], { cwd: root });
}

/** Whether others were at work shows in the load before the first bench. */
function describeMachine(): string {
  const [minute = 0] = loadavg();
  return `Node ${process.version}, ${availableParallelism()} cores, load before ${minute.toFixed(2)}`;
}

async function cleanUp(scratch: string): Promise<void> {
  await stopPrograms();
  await removeScratch(scratch);
}

/** Benches that lose their server break: nobody wants to read of it. */
async function abandon(scratch: string): Promise<void> {
  isAbandoned = true;
  await cleanUp(scratch);
  process.exit(130);
}
