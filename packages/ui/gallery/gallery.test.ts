import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;

test('every part has its place in the gallery', () => {
  expect(listParts().length).toBeGreaterThan(20);
  expect(listParts().filter((part) => !listShownFiles().has(part))).toEqual([]);
});

/** The files that draw something. */
function listParts(): string[] {
  const files = globSync('../src/**/*.tsx', { cwd: folder }).map((file) => path.join(folder, file));
  return files.filter((file) => /^export function (?:[A-Z]|\w+Class\b)/m.test(readFileSync(file, 'utf8')));
}

/** The files of which a file of the gallery imports something. */
function listShownFiles(): Set<string> {
  const files = globSync('**/*.tsx', { cwd: folder }).map((file) => path.join(folder, file));
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, address = '']) =>
        path.join(path.dirname(file), address),
      ),
    ),
  );
}
