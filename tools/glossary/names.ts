import { readText } from '../kit/files.ts';
import { type Declaration, listDeclarations } from './declarations.ts';
import type { NameKind } from './rules.ts';

/** A name that the repository gives to something. */
export type DeclaredName = {
  readonly kind: NameKind;
  readonly name: string;
  readonly path: string;
};

/** Every name that files declare: of files and folders, values, types, tables, columns, own paths and catalogue keys. */
export function listNames(folder: string, files: readonly string[]): DeclaredName[] {
  return files.flatMap((path) => [...namesOfPath(path), ...namesInFile(folder, path)]);
}

/** Series of data are named after what they show; migrations before the glossary, and decisions, stay as they were. */
const unnamed =
  /^(?:apps\/server\/(?:db\/migrations\/00(?:[01]\d|2[0-6])-|db\/world\/pictures\/|content\/)|docs\/(?:pictures|decisions)\/)/;

function namesOfPath(path: string): DeclaredName[] {
  if (unnamed.test(path)) return [];
  const names = path.split('/');
  return names.map((name, depth) => ({
    kind: depth === names.length - 1 ? 'file' : 'folder',
    name: depth === names.length - 1 ? (name.split('.').find(Boolean) ?? '') : name,
    path,
  }));
}

/** Files and folders that hold what a former version said: its paths, columns and stored names. */
const former = /(?:^|\/)former-[^/]+(?:\/|$)/;

const schema = 'apps/server/db/schema.ts';

function namesInFile(folder: string, path: string): DeclaredName[] {
  if (!/\.(?:[cm]?[jt]s|tsx)$/.test(path) || former.test(path)) return [];
  const text = readText(folder, path);
  const declarations = listDeclarations(text, path);
  if (path === schema) return declarations.flatMap((declaration) => schemaNames(declaration, path));
  const isCatalogue = /^packages\/language\/src\/(?:en|ar|ckb)\//.test(path);
  const names = declarations.flatMap(({ name, kind }): DeclaredName[] => {
    if (kind === 'library type') return [];
    return [{ kind: kind === 'type' ? 'type' : isCatalogue ? 'key' : 'identifier', name, path }];
  });
  return [...names, ...listPaths(text, path)];
}

/** Interfaces of the generated schema are tables, but for the helpers that come before them; their fields are columns. */
function schemaNames({ name, kind, owner }: Declaration, path: string): DeclaredName[] {
  if (kind === 'type') return [{ kind: 'type', name, path }];
  if (owner === undefined) return [];
  return [{ kind: owner === 'DB' ? 'table' : 'column', name, path }];
}

/** Paths of calls and addresses of pages, wherever a file lists them. */
function listPaths(text: string, path: string): DeclaredName[] {
  return pathPatterns
    .filter(({ where }) => where.test(path))
    .flatMap(({ pattern }) => [...text.matchAll(pattern)].flatMap((match) => (match[1] ?? '').split('/')))
    .map((segment) => segment.replaceAll(/[{}:?*]/g, ''))
    .filter(Boolean)
    .map((name): DeclaredName => ({ kind: 'path', name, path }));
}

const pathPatterns: readonly { readonly where: RegExp; readonly pattern: RegExp }[] = [
  { where: /^packages\/contract\/src\/paths\.ts$/, pattern: /'(?:GET|POST|PUT|PATCH|DELETE) \/([^']+)'/g },
  // Every text but the imports and the modules of routes, for addresses are also made from lists.
  { where: /^apps\/[^/]+\/app\/routes\.ts$/, pattern: /(?<!from )'(?!routes\/)([^'\n]+)'/g },
  { where: /^apps\/[^/]+\/src\/(?:.*\/)?[\w-]*router\.tsx$/, pattern: /\bpath(?:: |=|=\{)['"`]([^'"`]+)['"`]/g },
];
