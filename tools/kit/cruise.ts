import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './run.ts';

export type ImportViolation = { rule: string; from: string; to: string };
export type CruiseResult = { modules: string[]; violations: ImportViolation[] };

type CruiserReport = {
  modules: { source: string }[];
  summary: { violations: { rule: { name: string }; from: string; to: string }[] };
};

/** Fewer modules than this are a failure: a cruiser that cannot read TypeScript finds no module and no violation. */
const minModules = 40;

const folders = ['apps', 'packages', 'e2e', 'bench', 'tools'];

/** Checks every import below `folder` by the rules of tools/rooms.cjs. Rejects where the cruiser does not run. */
export async function cruise(folder: string): Promise<CruiseResult> {
  const lawFile = join(root, 'tools/rooms.cjs');
  const { stdout, output } = await run('depcruise', ['--config', lawFile, '--output-type', 'json', ...folders], {
    cwd: folder,
  });
  if (!stdout.startsWith('{')) throw new Error(`dependency-cruiser does not run: ${output}`);
  const report = JSON.parse(stdout) as CruiserReport;
  return {
    modules: report.modules
      .map((module) => module.source)
      .filter((path) => /^(?:apps|packages|e2e|bench|tools)\//.test(path)),
    violations: report.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

/** The workspaces below `folder` of which the cruiser has read no module. */
export function findUnread(folder: string, modules: readonly string[]): string[] {
  const places = folders.flatMap((name) =>
    existsSync(join(folder, name, 'package.json')) ? [name] : listFoldersOf(folder, name),
  );
  return places.filter((place) => !modules.some((path) => path.startsWith(`${place}/`)));
}

const listFoldersOf = (folder: string, name: string): string[] =>
  readdirSync(join(folder, name))
    .map((entry) => `${name}/${entry}`)
    .filter((place) => existsSync(join(folder, place, 'package.json')));

if (import.meta.main) {
  const { modules, violations } = await cruise(root);
  const unread = findUnread(root, modules);
  for (const { rule, from, to } of violations) console.log(`${rule}: ${from} → ${to}`);
  for (const place of unread) console.log(`${place}: no module was read`);
  console.log(`${violations.length} violations in ${modules.length} modules`);
  process.exitCode = violations.length > 0 || unread.length > 0 || modules.length < minModules ? 1 : 0;
}
