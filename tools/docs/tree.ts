import { readText } from '../kit/files.ts';

type TreeEntry = { depth: number; names: string[] };

/** Compares the tree of docs/ARCHITECTURE.md with the disk: what it draws exists, and it draws every folder. */
export function findTreeErrors(folder: string, files: string[]): string[] {
  const path = 'docs/ARCHITECTURE.md';
  if (!files.includes(path)) return [];
  const tree = /^```[^\n]*\n(README\.md[\s\S]*?)^```/m.exec(readText(folder, path))?.[1];
  if (!tree) return [`${path}: has no fenced tree that begins with README.md`];
  const drawn = new Set<string>();
  return [...findDrawnButMissing(readTree(tree), files, drawn), ...findFoldersNotDrawn(files, drawn)].map(
    (error) => `${path}: ${error}`,
  );
}

/** Reads the tree: two blanks a level, names separated by blanks or dots, two blanks before the comment. */
function readTree(tree: string): TreeEntry[] {
  let last = 0;
  return tree.split('\n').flatMap((line) => {
    const indent = line.length - line.trimStart().length;
    const depth = indent / 2;
    if (line.trim() === '' || !Number.isInteger(depth) || depth > last + 1) return [];
    last = depth;
    const names = (line.trim().split(/\s{2,}/)[0] ?? '').split(/\s+(?:·\s+)?/);
    return [{ depth, names }];
  });
}

function findDrawnButMissing(entries: TreeEntry[], files: string[], drawn: Set<string>): string[] {
  const parents: string[][] = [['']];
  return entries.flatMap(({ depth, names }) => {
    const above = parents[depth] ?? [''];
    const found = names.map((name) => above.flatMap((parent) => expand(files, `${parent}${name}`)));
    parents[depth + 1] = found.flat().filter((path) => path.endsWith('/'));
    for (const path of found.flat()) markDrawn(path, drawn);
    return names.flatMap((name, index) =>
      found[index]?.length ? [] : [`draws ${above.join(' or ')}${name}, which is not there`],
    );
  });
}

/** The paths on disk that a drawn name stands for; `*`, NNN and NNNN are placeholders. */
function expand(files: string[], drawnName: string): string[] {
  const pattern = drawnName
    .replaceAll(/[.+]/g, String.raw`\$&`)
    .replaceAll('*', '[^/]*')
    .replaceAll(/\bN{3,4}-[a-z-]+/g, '[0-9]+-[^/]*');
  const end = drawnName.endsWith('/') ? '' : '$';
  const matches = files.flatMap((file) => new RegExp(`^${pattern}${end}`).exec(file)?.[0] ?? []);
  return [...new Set(matches)];
}

function markDrawn(path: string, drawn: Set<string>): void {
  const parts = path.split('/');
  for (let depth = 1; depth <= parts.length; depth += 1) drawn.add(parts.slice(0, depth).join('/').replace(/\/$/, ''));
}

/** Folders beside drawn ones: where the tree draws one folder of a parent, it must draw all of them. */
function findFoldersNotDrawn(files: string[], drawn: Set<string>): string[] {
  const folders = [...new Set(files.flatMap(foldersOf))];
  const opened = new Set(folders.filter((folder) => drawn.has(folder)).map(parentOf));
  return folders
    .filter((folder) => !folder.startsWith('.') && opened.has(parentOf(folder)) && !drawn.has(folder))
    .map((folder) => `does not draw the folder ${folder}/`);
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, depth) => parts.slice(0, depth + 1).join('/'));
}

function parentOf(folder: string): string {
  return folder.split('/').slice(0, -1).join('/');
}
