import { readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressFolder, hashSources } from './build.ts';
import { withPlanted } from './kit/plant.ts';

test('every text asset gets its .br and .gz, a picture does not', () =>
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
    const read = (name: string) => readFileSync(join(folder, name));
    expect(brotliDecompressSync(read('assets/a.js.br'))).toEqual(read('assets/a.js'));
    expect(gunzipSync(read('assets/a.js.gz'))).toEqual(read('assets/a.js'));
  }));

test('a build is stale when a source of the site changes, and only then', () =>
  withPlanted({ 'apps/site/app/root.tsx': '1', 'packages/ui/src/a.tsx': '1', 'package-lock.json': '{}' }, (folder) => {
    const write = (path: string) => writeFileSync(join(folder, path), '2');
    const before = hashSources(folder);
    write('apps/site/app/root.test.tsx');
    write('README.md');
    expect(hashSources(folder)).toBe(before);
    for (const path of ['apps/site/app/root.tsx', 'packages/ui/src/a.tsx', 'package-lock.json']) {
      const last = hashSources(folder);
      write(path);
      expect(hashSources(folder), path).not.toBe(last);
    }
  }));
