import { findFactFaults } from './docs/facts.ts';
import { findReferenceFaults } from './docs/references.ts';
import { findTreeFaults } from './docs/tree.ts';
import { listFiles, readText } from './kit/files.ts';
import { root } from './kit/run.ts';

/** Holds the documents against the source: what they name exists, and what they list is complete. */
export async function findDocFaults(folder: string): Promise<string[]> {
  const files = listFiles(folder);
  const documents = files.filter((path) => /^(?:README|STYLE)\.md$|^docs\/.*\.md$/.test(path));
  return [
    ...findMissing(files),
    ...documents.flatMap((path) => findReferenceFaults(folder, files, path)),
    ...findLongDecisions(folder, documents),
    ...findTreeFaults(folder, files),
    ...(await findFactFaults(folder, files, documents)),
  ];
}

function findMissing(files: string[]): string[] {
  const demanded = ['README.md', 'STYLE.md', 'docs/ARCHITECTURE.md'];
  return demanded.filter((path) => !files.includes(path)).map((path) => `${path}: missing`);
}

function findLongDecisions(folder: string, documents: string[]): string[] {
  const decisions = documents.filter((path) => path.startsWith('docs/decisions/'));
  return decisions.flatMap((path) => {
    const lines = readText(folder, path).trimEnd().split('\n').length;
    const isNumbered = /^\d{3}-[a-z0-9-]+\.md$/.test(path.split('/').at(-1) ?? '');
    return [
      ...(lines > 40 ? [`${path}: ${lines} lines, the limit of a decision is 40`] : []),
      ...(isNumbered ? [] : [`${path}: a decision is named NNN-title.md`]),
    ];
  });
}

if (import.meta.main) {
  const faults = await findDocFaults(root);
  for (const fault of faults) console.log(fault);
  console.log(`${faults.length} faults`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
