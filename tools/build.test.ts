import { readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder, hashSources } from './build.ts';
import { withPlanted } from './kit/plant.ts';

test('every text asset gets a .br and a .gz file, a picture does not', () =>
  withPlanted({ 'assets/a.js': 'let a;'.repeat(99), 'b.css': 'a{}', 'c.webp': 'x' }, async (folder) => {
    await compressFolder(folder);
    const names = await readdir(folder, { recursive: true });
    expect(names.toSorted()).toEqual([
      'assets',
      'assets/a.js',
      'assets/a.js.br',
      'assets/a.js.gz',
      'b.css',
      'b.css.br',
      'b.css.gz',
      'c.webp',
    ]);
    const readPlanted = (name: string) => readFileSync(join(folder, name));
    expect(brotliDecompressSync(readPlanted('assets/a.js.br'))).toEqual(readPlanted('assets/a.js'));
    expect(gunzipSync(readPlanted('assets/a.js.gz'))).toEqual(readPlanted('assets/a.js'));
  }));

test('a build is stale when a source of its program changes, and only then', () => {
  const own = ['apps/site/app/root.tsx', 'apps/dashboard/src/main.tsx', 'apps/operator/src/main.tsx'];
  const files = [...own, 'packages/ui/src/a.tsx', 'package-lock.json'];
  return withPlanted(Object.fromEntries(files.map((path) => [path, '1'])), (folder) => {
    const change = (path: string) => writeFileSync(join(folder, path), '2');
    const hashes = () => ['site', 'dashboard', 'operator'].map((program) => hashSources(folder, program));
    const before = hashes();
    change('apps/site/app/root.test.tsx');
    change('README.md');
    expect(hashes()).toEqual(before);
    const staleAfter = (path: string) => {
      const former = hashes();
      change(path);
      return hashes().map((hash, index) => hash !== former[index]);
    };
    expect(staleAfter('apps/site/app/root.tsx')).toEqual([true, false, false]);
    expect(staleAfter('apps/dashboard/src/main.tsx')).toEqual([false, true, false]);
    expect(staleAfter('apps/operator/src/main.tsx')).toEqual([false, false, true]);
    for (const path of ['packages/ui/src/a.tsx', 'package-lock.json'])
      expect(staleAfter(path)).toEqual([true, true, true]);
  });
});
