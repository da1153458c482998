import { parseSync } from '@swc/core';

/** A name that a source declares. */
export type Declaration = {
  readonly name: string;
  /** A type that a library asks to be extended has the library's name; a type parameter counts as a value. */
  readonly kind: 'value' | 'type' | 'library type';
  /** The interface whose field it is. */
  readonly owner: string | undefined;
};

/** Every name that a source declares; names that it only uses are another one's. Throws where it cannot be parsed. */
export function listDeclarations(text: string, path: string): Declaration[] {
  const isTypeScript = /\.[cm]?tsx?$/.test(path);
  const options = isTypeScript
    ? ({ syntax: 'typescript', tsx: path.endsWith('x') } as const)
    : ({ syntax: 'ecmascript' } as const);
  const found: Declaration[] = [];
  collect(parseSync(text, { ...options, target: 'esnext' }), { isOfLibrary: false }, found);
  return found;
}

type SyntaxNode = { type?: string; [key: string]: unknown };
type NodeParts = Readonly<Record<string, unknown>>;

/** What surrounds a node: the interface whose field it is, and whether it extends the types of a library. */
type Surroundings = { readonly owner?: string | undefined; readonly isOfLibrary: boolean };

function collect(node: unknown, surroundings: Surroundings, found: Declaration[]): void {
  if (Array.isArray(node)) {
    for (const one of node) collect(one, surroundings, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type = '', ...parts } = node as SyntaxNode;
  const names = namesDeclaredBy(type, parts);
  const { owner, isOfLibrary } = surroundings;
  const kind = !types.has(type) ? 'value' : isOfLibrary ? 'library type' : 'type';
  for (const name of names) found.push({ name, kind, owner });
  const inside: Surroundings = {
    owner: type === 'TsInterfaceDeclaration' ? (names[0] ?? owner) : owner,
    isOfLibrary: isOfLibrary || type === 'TsModuleDeclaration',
  };
  for (const part of Object.values(parts)) collect(part, inside, found);
}

/** Classes and enums are types as much as they are values. */
const types = new Set([
  'TsTypeAliasDeclaration',
  'TsInterfaceDeclaration',
  'TsEnumDeclaration',
  'ClassDeclaration',
  'ClassExpression',
]);

/** Where each node has the name that it declares. */
const nameParts: Readonly<Record<string, string>> = {
  AutoAccessor: 'key',
  ClassDeclaration: 'identifier',
  ClassExpression: 'identifier',
  ClassMethod: 'key',
  ClassProperty: 'key',
  ExportNamespaceSpecifier: 'name',
  FunctionDeclaration: 'identifier',
  FunctionExpression: 'identifier',
  GetterProperty: 'key',
  ImportDefaultSpecifier: 'local',
  ImportNamespaceSpecifier: 'local',
  KeyValueProperty: 'key',
  LabeledStatement: 'label',
  MethodProperty: 'key',
  PrivateMethod: 'key',
  PrivateProperty: 'key',
  SetterProperty: 'key',
  TsEnumDeclaration: 'id',
  TsEnumMember: 'id',
  TsGetterSignature: 'key',
  TsInterfaceDeclaration: 'id',
  TsMethodSignature: 'key',
  TsPropertySignature: 'key',
  TsSetterSignature: 'key',
  TsTypeAliasDeclaration: 'id',
  TsTypeParameter: 'name',
};

/** Where each node has the pattern that binds its names: one, or a list of them. */
const patternParts: Readonly<Record<string, string>> = {
  ArrowFunctionExpression: 'params',
  CatchClause: 'param',
  Parameter: 'pat',
  TsCallSignatureDeclaration: 'params',
  TsConstructSignatureDeclaration: 'params',
  TsConstructorType: 'params',
  TsFunctionType: 'params',
  TsIndexSignature: 'params',
  TsMethodSignature: 'params',
  TsParameterProperty: 'param',
  TsTupleElement: 'label',
  VariableDeclarator: 'id',
};

function namesDeclaredBy(type: string, parts: NodeParts): string[] {
  const namePart = nameParts[type];
  const patternPart = patternParts[type];
  return [
    ...(namePart === undefined ? [] : namesIn(parts[namePart])),
    ...(patternPart === undefined ? [] : [parts[patternPart]].flat().flatMap(patternNames)),
    // `import { a }` and `export { a }` repeat a name, `import { a as b }` and `export { a as b }` give one.
    ...(type === 'ImportSpecifier' && parts['imported'] ? namesIn(parts['local']) : []),
    ...(type === 'ExportSpecifier' ? namesIn(parts['exported']) : []),
    // A value that a type lists: `'customer' | 'vendor'`.
    ...(type === 'TsLiteralType' ? namesIn(parts['literal']) : []),
  ];
}

/** Names that a pattern binds; the keys that it reads are another one's. */
function patternNames(pattern: unknown): string[] {
  const node = pattern as SyntaxNode | null;
  if (!node) return [];
  if (node.type === 'Identifier') return namesIn(node);
  if (node.type === 'AssignmentPattern') return patternNames(node['left']);
  if (node.type === 'RestElement') return patternNames(node['argument']);
  if (node.type === 'TsParameterProperty') return patternNames(node['param']);
  if (node.type === 'ArrayPattern') return (node['elements'] as unknown[]).flatMap(patternNames);
  if (node.type !== 'ObjectPattern') return [];
  return (node['properties'] as SyntaxNode[]).flatMap((property) => {
    if (property.type === 'AssignmentPatternProperty') return namesIn(property['key']);
    return patternNames(property.type === 'KeyValuePatternProperty' ? property['value'] : property);
  });
}

/** The name that an identifier, a private name or a quoted key is. */
function namesIn(node: unknown): string[] {
  const { type, value, expression } = (node ?? {}) as SyntaxNode;
  if (type === 'Computed') return namesIn(expression);
  return type === 'Identifier' || type === 'StringLiteral' || type === 'PrivateName' ? [String(value)] : [];
}
