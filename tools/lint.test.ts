import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withPlanted } from './kit/plant.ts';
import { root, run } from './kit/run.ts';

const longBody = '  console.log(1);\n'.repeat(51);

/** A planted file, its text, and the rule that must report it; without one it is lawful. */
const plantedFiles: [path: string, text: string, rule?: string][] = [
  ['long.ts', `export function long() {\n${longBody}}\n`, 'max-lines-per-function'],
  ['floating.ts', 'async function later() { return await Promise.resolve(1); }\nlater();\n', 'no-floating-promises'],
  ['misused.ts', '[1].forEach(async () => { await Promise.resolve(); });\n', 'no-misused-promises'],
  ['any.ts', 'export const a: any = 1;\n', 'no-explicit-any'],
  ['margin.tsx', 'export const A = () => <p className="ml-4 text-left">a</p>;\n', 'enforce-logical-properties'],
  ['picture.tsx', 'export const A = () => <img src="/a.webp" />;\n', 'alt-text'],
  ['key.tsx', 'export const A = () => <ul>{[1].map((n) => <li>{n}</li>)}</ul>;\n', 'jsx-key'],
  ['lawful.tsx', 'export const A = () => <p className="ms-4 text-start">a</p>;\n'],
];

test('every lint rule that STYLE.md relies on reports its planted violation', async () => {
  const files = Object.fromEntries(plantedFiles.map(([path, text]) => [path, text]));
  const output = await withPlanted(
    { ...files, 'tsconfig.json': tsconfig, 'apps/site/app/styles/app.css': '' },
    async (folder) => {
      for (const path of ['.oxlintrc.json', 'package.json']) cpSync(join(root, path), join(folder, path));
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
      return (await run('oxlint', ['--format', 'unix', ...Object.keys(files)], { cwd: folder })).output;
    },
  );
  for (const [path, , rule] of plantedFiles) {
    const ownLines = output.split('\n').filter((line) => line.includes(`${path}:`));
    expect(ownLines.join('\n'), `${path}\n${output}`).toMatch(rule ?? /^$/);
  }
});

const tsconfig = JSON.stringify({
  compilerOptions: { strict: true, target: 'esnext', module: 'esnext', jsx: 'preserve', types: [] },
});
