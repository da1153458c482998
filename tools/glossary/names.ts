import { parseSync } from '@swc/core';
import { readText } from '../kit/files.ts';
import type { NameKind } from './rules.ts';

/** A name that the repository gives to something. */
export type DeclaredName = { readonly kind: NameKind; readonly name: string; readonly path: string };

/** Every name that files declare: of files and folders, values, types, tables, columns, own paths and catalogue keys. */
export function listNames(folder: string, files: readonly string[]): DeclaredName[] {
  return files.flatMap((path) => [...namesOfPath(path), ...namesInFile(folder, path)]);
}

function namesOfPath(path: string): DeclaredName[] {
  // Series of data are named after what they show, and former migrations stay as they were.
  if (/(?:^|\/)(?:migrations|pictures|content|decisions)\//.test(path)) return [];
  const names = path.split('/');
  return names.map((name, depth) => ({
    kind: depth === names.length - 1 ? 'file' : 'folder',
    name: depth === names.length - 1 ? (name.split('.').find(Boolean) ?? '') : name,
    path,
  }));
}

const schema = 'apps/server/db/schema.ts';

function namesInFile(folder: string, path: string): DeclaredName[] {
  if (!/\.tsx?$/.test(path)) return [];
  const text = readText(folder, path);
  const found = declaredIn(text, path.endsWith('x'));
  if (path === schema) return tablesOf(found, path);
  const isCatalogue = /^packages\/language\/src\/(?:en|ar|ckb)\//.test(path);
  const names = found.map(({ name, isType }): DeclaredName => {
    return { kind: isCatalogue ? 'key' : isType ? 'type' : 'identifier', name, path };
  });
  return [...names, ...pathsIn(text, path)];
}

type Declared = { name: string; isType: boolean; owner: string | undefined };

/** Interfaces of the generated schema are tables, but for the helpers that come before them; their fields are columns. */
function tablesOf(found: readonly Declared[], path: string): DeclaredName[] {
  return found.flatMap(({ name, owner }): DeclaredName[] => {
    if (owner === 'DB') return [{ kind: 'table', name, path }];
    return owner && !owner.startsWith('Json') && owner !== 'Point' ? [{ kind: 'column', name, path }] : [];
  });
}

/** Paths of calls and addresses of pages, wherever a file lists them. */
function pathsIn(text: string, path: string): DeclaredName[] {
  const patterns = [
    ...(path === 'packages/contract/src/paths.ts' ? [/'(?:GET|POST|PUT|PATCH|DELETE) \/([^']+)'/g] : []),
    ...(path === 'apps/site/app/routes.ts' ? [/\broute\(\s*'([^']+)'/g] : []),
    ...(/^apps\/[^/]+\/src\/.*router\.tsx$/.test(path) ? [/\bpath: '([^']+)'/g] : []),
  ];
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(([, found = '']) =>
      found.split('/').map((name): DeclaredName => ({ kind: 'path', name: name.replaceAll(/[{}:?]/g, ''), path })),
    ),
  );
}

type Node = { type?: string; [key: string]: unknown };

function declaredIn(text: string, isTsx: boolean): Declared[] {
  const found: Declared[] = [];
  visit(parseSync(text, { syntax: 'typescript', tsx: isTsx, target: 'esnext' }), undefined, found);
  return found;
}

function visit(node: unknown, owner: string | undefined, found: Declared[]): void {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, owner, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, ...parts } = node as Node;
  const declared = nameDeclaredBy(type ?? '', parts);
  const isType = type === 'TsTypeAliasDeclaration' || type === 'TsInterfaceDeclaration';
  for (const name of declared) found.push({ name, isType, owner });
  const next = type === 'TsInterfaceDeclaration' ? (declared[0] ?? owner) : owner;
  for (const part of Object.values(parts)) visit(part, next, found);
}

const keyed = new Set([
  'KeyValueProperty',
  'TsPropertySignature',
  'MethodProperty',
  'ClassProperty',
  'ClassMethod',
  'TsMethodSignature',
]);
const named = new Set(['FunctionDeclaration', 'ClassDeclaration', 'TsTypeAliasDeclaration', 'TsInterfaceDeclaration']);

function nameDeclaredBy(type: string, parts: Record<string, unknown>): string[] {
  if (keyed.has(type)) return textOf(parts['key']);
  if (named.has(type)) return textOf(parts[type.startsWith('Ts') ? 'id' : 'identifier']);
  if (type === 'VariableDeclarator') return patternNames(parts['id']);
  if (type === 'Parameter' || type === 'CatchClause') return patternNames(parts['pat'] ?? parts['param']);
  if (type === 'ArrowFunctionExpression') return (parts['params'] as unknown[]).flatMap(patternNames);
  if (type === 'ImportSpecifier' && parts['imported']) return textOf(parts['local']);
  return [];
}

/** Names that a pattern binds; keys that it reads are somebody else's. */
function patternNames(pattern: unknown): string[] {
  const node = pattern as Node | null;
  if (!node) return [];
  if (node.type === 'Identifier') return textOf(node);
  if (node.type === 'AssignmentPattern') return patternNames(node['left']);
  if (node.type === 'RestElement') return patternNames(node['argument']);
  if (node.type === 'ArrayPattern') return (node['elements'] as unknown[]).flatMap(patternNames);
  if (node.type !== 'ObjectPattern') return [];
  return (node['properties'] as Node[]).flatMap((property) => {
    if (property.type === 'AssignmentPatternProperty') return textOf(property['key']);
    return patternNames(property.type === 'KeyValuePatternProperty' ? property['value'] : property);
  });
}

function textOf(node: unknown): string[] {
  const { type, value } = (node ?? {}) as Node;
  return type === 'Identifier' || type === 'StringLiteral' ? [String(value)] : [];
}
