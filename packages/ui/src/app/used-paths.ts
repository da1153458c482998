import { readFileSync, globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const table = /\/packages\/contract\/src\/((?:shared|site|operator)-paths)[.]ts$/;
const packages = path.join(import.meta.dirname, '../../..');

/**
 * Leaves out of an application's scripts the paths of calls that nothing in its folder names, nor in the packages that it
 * shares: the contract knows several times as many as each of them makes.
 */
export const usedPaths = (folder: string): Plugin => ({
  name: 'used-paths',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async load(id) {
    if (!table.test(id)) return undefined;
    const files = [folder, path.join(packages, 'ui/src'), path.join(packages, 'session/src')].flatMap((root) =>
      globSync(path.join(root, '**/*.{ts,tsx}')),
    );
    const words = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
    const tables = (await import(id)) as Record<string, Record<string, string>>;
    return Object.entries(tables)
      .map(([name, paths]) => [name, Object.entries(paths).filter(([verb]) => words.has(verb))] as const)
      .map(([name, used]) => `export const ${name} = ${JSON.stringify(Object.fromEntries(used))};`)
      .join('\n');
  },
});
