import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { type Bench, openArena } from './arena.ts';
import { broken, type Measure, plant } from './budget.ts';
import { measureCachedPage } from './cached-page.ts';
import { measureFreeTimes } from './free-times.ts';
import { measureInitialScripts } from './initial-scripts.ts';
import { measureMemory } from './memory.ts';
import { root, stopPrograms } from './program.ts';
import { measureReads } from './reads.ts';
import { toExitCode, toJson, toTable, toVerdict } from './report.ts';
import { measureStarts } from './starts.ts';

/** Every bench in its order. Memory comes last: it looks at the server that bore the others' load. */
const benches: Readonly<Record<string, Bench>> = {
  starts: measureStarts,
  scripts: measureInitialScripts,
  reads: measureReads,
  page: measureCachedPage,
  'free-times': measureFreeTimes,
  memory: measureMemory,
};

const help = `npm run bench -- [--only NAME]… [--rounds N] [--json] [--plant]
  --only NAME   only this bench: ${Object.keys(benches).join(', ')}
  --rounds N    rounds of each comparison (5)
  --json        print JSON alone
  --plant       put every budget out of reach, to see that missed ones are reported
Ends with 1 when a budget is missed and says which.`;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: Object.keys(benches) },
    rounds: { type: 'string', default: '5' },
    json: { type: 'boolean', default: false },
    plant: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const unknown = values.only.filter((name) => !Object.hasOwn(benches, name));
const rounds = Number(values.rounds);
let isAbandoned = false;

if (values.help) console.log(help);
else if (unknown.length > 0 || !Number.isInteger(rounds) || rounds < 1) {
  console.error(help);
  process.exitCode = 2;
} else await runAll();

async function runAll(): Promise<void> {
  const machine = describeMachine();
  const scratch = await mkdtemp(join(tmpdir(), 'tajmeelspot-bench-'));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => void abandon(scratch));
  let measures: Measure[] = [];
  try {
    await buildSite();
    measures = await measureAll(scratch);
  } catch (error) {
    measures = [broken('site', error)];
  } finally {
    await cleanUp(scratch);
  }
  if (isAbandoned) return;
  if (values.plant) measures = measures.map(plant);
  console.log(values.json ? toJson(measures, machine) : `${machine}\n\n${toTable(measures)}\n\n${toVerdict(measures)}`);
  process.exitCode = toExitCode(measures);
}

async function measureAll(scratch: string): Promise<Measure[]> {
  const arena = openArena(scratch, rounds);
  const measures: Measure[] = [];
  for (const [name, bench] of Object.entries(benches)) {
    if (!values.only.includes(name)) continue;
    console.error(`measuring ${name} …`);
    measures.push(...(await bench(arena).catch((error: unknown) => [broken(name, error)])));
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
  await rm(scratch, { recursive: true, force: true });
}

/** Benches that lose their server break: nobody wants to read of it. */
async function abandon(scratch: string): Promise<void> {
  isAbandoned = true;
  await cleanUp(scratch);
  process.exit(130);
}
