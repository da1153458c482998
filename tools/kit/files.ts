import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ignored = new Set(['.git', 'node_modules', 'build', '.react-router', '.data', '.cache', 'test-results']);

/** Relative paths of all files below `root`, sorted, without those that git ignores. */
export function listFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name) && !entry.name.endsWith('.log'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      return entry.isDirectory() ? listFiles(root, path) : [path];
    });
}

export function readText(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Source text without its comments; newlines stay, so that line numbers hold. */
export function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, (comment) => comment.replaceAll(/[^\n]/g, ''));
}
