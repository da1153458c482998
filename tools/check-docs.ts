import { findDrawnTableErrors } from './docs/drawn-tables.ts';
import { findFactErrors } from './docs/facts.ts';
import { findDrawnFileErrors, findReferenceErrors } from './docs/references.ts';
import { findRequirementErrors } from './docs/requirements.ts';
import { findTreeErrors } from './docs/tree.ts';
import { listFiles, readText } from './kit/files.ts';
import { root } from './kit/run.ts';

/** Compares the documents with the source: what they name exists, and their lists are complete. A sentence each. */
export async function findDocErrors(folder: string): Promise<string[]> {
  const files = listFiles(folder);
  const documents = files.filter((path) => /^[A-Z]+\.md$|^docs\/.*\.md$/.test(path));
  return [
    ...findMissing(files),
    ...documents.flatMap((path) => findReferenceErrors(folder, files, path)),
    ...findDecisionErrors(folder, documents),
    ...findTreeErrors(folder, files),
    ...findDrawnTableErrors(folder, files),
    ...findDrawnFileErrors(folder, files),
    ...findRequirementErrors(folder, files),
    ...(await findFactErrors(folder, files, documents)),
  ];
}

function findMissing(files: string[]): string[] {
  const requiredFiles = ['README.md', 'STYLE.md', 'docs/ARCHITECTURE.md'];
  return requiredFiles.filter((path) => !files.includes(path)).map((path) => `${path}: missing`);
}

/** Decisions that are too long, have no number, or have the number of another. */
function findDecisionErrors(folder: string, documents: string[]): string[] {
  const decisions = documents.filter((path) => path.startsWith('docs/decisions/'));
  const numbers = decisions.map(numberOf);
  return decisions.flatMap((path, index) => {
    const lines = readText(folder, path).trimEnd().split('\n').length;
    const isNumbered = /^\d{3}-[a-z0-9-]+\.md$/.test(path.split('/').at(-1) ?? '');
    const other = decisions[numbers.indexOf(numberOf(path))];
    return [
      ...(numbers.indexOf(numberOf(path)) < index ? [`${path}: has the number of ${other}`] : []),
      ...(lines > 40 ? [`${path}: ${lines} lines, the limit of a decision is 40`] : []),
      ...(isNumbered ? [] : [`${path}: a decision is named NNN-title.md`]),
    ];
  });
}

const numberOf = (path: string): string | undefined => path.split('/').at(-1)?.split('-')[0];

if (import.meta.main) {
  const errors = await findDocErrors(root);
  for (const error of errors) console.log(error);
  console.log(`${errors.length} errors`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
