import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

/** Runs `inspect` on a temporary folder with these files, and removes the folder. */
export async function withPlanted<T>(
  files: Record<string, string>,
  inspect: (folder: string) => T | Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return await inspect(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const workspaces = [
  'apps/server',
  'apps/site',
  'apps/dashboard',
  'apps/operator',
  'packages/contract',
  'packages/language',
  'packages/ui',
  'packages/session',
];

/** Adds the package files, aliases and some dependencies of the repository to a planted folder. */
export function addWorkspaces(folder: string, dependencies: string[]): void {
  for (const path of ['.', ...workspaces]) {
    mkdirSync(join(folder, path), { recursive: true });
    cpSync(join(root, path, 'package.json'), join(folder, path, 'package.json'));
  }
  mkdirSync(join(folder, 'node_modules/@tajmeelspot'), { recursive: true });
  for (const name of ['contract', 'language', 'ui', 'session']) {
    symlinkSync(`../../packages/${name}`, join(folder, 'node_modules/@tajmeelspot', name));
  }
  for (const name of dependencies)
    cpSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
}
