import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './files.ts';
import { type CommandOutcome, root, run } from './run.ts';

export type Check = { name: string; run: () => Promise<CommandOutcome> };
export type CheckResult = CommandOutcome & { name: string; milliseconds: number };

/** Every check of the repository, cheapest first. */
export function listChecks(): Check[] {
  return [
    { name: 'sizes and names', run: () => run('node', ['tools/check-sizes.ts']) },
    { name: 'glossary', run: () => run('node', ['tools/check-glossary.ts']) },
    { name: 'documents', run: () => run('node', ['tools/check-docs.ts']) },
    { name: 'format', run: () => run('oxfmt', ['--check']) },
    { name: 'lint', run: lint },
    { name: 'import law', run: () => run('node', ['tools/kit/cruise.ts']) },
    ...listTypeChecks(),
    { name: 'dead code', run: () => run('knip', ['--no-progress']) },
    ...listGeneratedChecks(),
  ];
}

/** One check for each workspace. */
function listTypeChecks(): Check[] {
  const folders = listFiles(root).flatMap((path) => /^(.+)\/package\.json$/.exec(path)?.[1] ?? []);
  return folders.map((folder) => ({ name: `types of ${folder}`, run: () => checkTypes(folder) }));
}

async function checkTypes(folder: string): Promise<CommandOutcome> {
  if (!existsSync(join(root, folder, 'tsconfig.json'))) {
    return { ok: false, output: `${folder}/tsconfig.json is missing\n`, stdout: '' };
  }
  const routeTypes = await generateRouteTypes(folder);
  return routeTypes.ok ? run('tsc', ['--project', folder, '--singleThreaded'], { env: oneChecker }) : routeTypes;
}

/** Reads types as well, and would find no files while those of routes are written. */
async function lint(): Promise<CommandOutcome> {
  const routeTypes = await generateRouteTypes('apps/site');
  return routeTypes.ok ? run('oxlint', [], { env: oneChecker }) : routeTypes;
}

const routeTypesOf = new Map<string, Promise<CommandOutcome>>();

/** Generates the types of a workspace's routes, once; a workspace without such routes has none. */
function generateRouteTypes(folder: string): Promise<CommandOutcome> {
  const known = routeTypesOf.get(folder);
  if (known) return known;
  const cwd = join(root, folder);
  const hasRoutes = existsSync(join(cwd, 'react-router.config.ts'));
  const generated = hasRoutes
    ? run('react-router', ['typegen'], { cwd })
    : Promise.resolve({ ok: true, output: '', stdout: '' });
  routeTypesOf.set(folder, generated);
  return generated;
}

/** Several checkers of one program would each work out most of its types anew, and a small heap is swept too often. */
const oneChecker = { GOMAXPROCS: '1', GOGC: '400' };

function listGeneratedChecks(): Check[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const hasGenerator = existsSync(join(root, 'tools/generate.ts'));
  if (!hasGenerator && !scripts.generate) return [];
  return [{ name: 'generated files', run: () => run('node', ['tools/generate.ts', '--check']) }];
}

/** Runs checks two at a time and prints a line for each as it ends, with the output of those that fail. */
export async function runChecks(checks: Check[]): Promise<CheckResult[]> {
  const queue = [...checks];
  const results: CheckResult[] = [];
  async function work() {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const result = await runCheck(check);
      printResult(result);
      results.push(result);
    }
  }
  await Promise.all([work(), work()]);
  return results;
}

async function runCheck({ name, run: start }: Check): Promise<CheckResult> {
  const started = performance.now();
  const outcome = await start().catch((error: unknown) => ({ ok: false, output: `${String(error)}\n`, stdout: '' }));
  return { ...outcome, name, milliseconds: performance.now() - started };
}

function printResult({ ok, name, milliseconds, output }: CheckResult): void {
  console.log(`${ok ? '✓' : '✗'} ${name} (${(milliseconds / 1000).toFixed(1)} s)`);
  if (!ok) console.log(output.trimEnd().replaceAll(/^/gm, '    '));
}
