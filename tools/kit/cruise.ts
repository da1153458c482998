import { join } from 'node:path';
import { root, run } from './run.ts';

export type Violation = { rule: string; from: string; to: string };
export type Cruise = { modules: string[]; violations: Violation[] };

type Report = {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
};

/** A cruiser that cannot read TypeScript finds no module and no violation: fewer than this is a failure. */
export const minimumModules = 40;

const folders = ['apps', 'packages', 'e2e', 'bench', 'tools'];

/** Follows every import below `folder` and judges it by tools/rooms.cjs. */
export async function cruise(folder: string): Promise<Cruise> {
  const law = join(root, 'tools/rooms.cjs');
  const { stdout, output } = await run('depcruise', ['--config', law, '--output-type', 'json', ...folders], {
    cwd: folder,
  });
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser does not run: ${output}`);
  const report = JSON.parse(stdout) as Report;
  return {
    modules: report.modules
      .map((module) => module.source)
      .filter((path) => /^(?:apps|packages|e2e|bench|tools)\//.test(path)),
    violations: report.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

if (import.meta.main) {
  const { modules, violations } = await cruise(root);
  for (const { rule, from, to } of violations) console.log(`${rule}: ${from} → ${to}`);
  console.log(`${violations.length} violations in ${modules.length} modules`);
  process.exitCode = violations.length > 0 || modules.length < minimumModules ? 1 : 0;
}
