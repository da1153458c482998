import { describe, expect, test } from 'vitest';
import { findGlossaryErrors, glossaryPath } from './check-glossary.ts';
import { type GlossaryRule, type NameKind, readRules } from './glossary/rules.ts';
import { readText } from './kit/files.ts';
import { withPlanted } from './kit/plant.ts';
import { root } from './kit/run.ts';

const glossary = readText(root, glossaryPath);
const rules = readRules(glossary);

/** A name that is planted once for every kind, and where it stands then. */
type PlantedName = { readonly kind: NameKind; readonly name: string; readonly path: string };

const schema = 'apps/server/db/schema.ts';
const paths = 'packages/contract/src/paths.ts';

describe('R10.01 the glossary check', () => {
  test.each(rules.map((rule) => [rule.words.join(', '), rule] as const))('reports %s', async (_, rule) => {
    const planted = rule.kinds.flatMap((kind) => rule.words.map((word, index) => plantWord(rule, kind, word, index)));
    const errors = await findErrors(planted);
    const isReported = ({ kind, name, path }: PlantedName, word: string) =>
      errors.some((error) => error.startsWith(`${path}: the ${kind} ${name} says "${word}"; say ${rule.instead}`));
    const missed = planted.filter((name, index) => !isReported(name, rule.words[index % rule.words.length] ?? ''));
    expect(missed).toEqual([]);
  });

  test('is silent about the names that are meant otherwise', async () => {
    const planted = rules.flatMap(({ kinds, lawful }, row) =>
      lawful.flatMap((pattern, index) =>
        kinds.flatMap((kind) => plantName(kind, exampleOf(pattern), `lawful-${row}-${index}`)),
      ),
    );
    expect(planted.length).toBeGreaterThan(20);
    expect(await findErrors(planted)).toEqual([]);
  });

  test('is silent about every other name', async () => {
    const names = ['listVenues', 'venue-list', 'keyboard', 'sayonara', 'almost_all', 'turnout', 'peopled2', 'Mostly'];
    const kinds: NameKind[] = ['identifier', 'type', 'file', 'folder', 'table', 'column', 'path', 'key'];
    const planted = kinds.flatMap((kind) =>
      names.flatMap((name, index) => plantName(kind, `${name}${kind === 'type' ? 'T' : ''}`, `other-${index}`)),
    );
    expect(await findErrors(planted)).toEqual([]);
  });

  test('leaves alone what a former version said, which stands in files and folders named so', async () => {
    const files = { 'apps/former-store.ts': 'let house;', 'apps/former-version/read.ts': 'let house;' };
    expect(await findErrors([], { ...files, 'apps/store.ts': 'let formerHouse;' })).toEqual([
      'apps/store.ts: the identifier formerHouse says "house"; say venue',
    ]);
  });

  test('reads a row for the paths alone that it names', async () => {
    const table = '## What the check refuses\n\n| house | identifier | bench/, e2e/ | | venue |\n';
    const files = { 'bench/a.ts': 'let house;', 'e2e/a.ts': 'let house;', 'apps/a.ts': 'let house;' };
    const errors = await withPlanted({ ...files, [glossaryPath]: table }, (folder) => findGlossaryErrors(folder));
    expect(errors.map((error) => error.split(':')[0])).toEqual(['bench/a.ts', 'e2e/a.ts']);
  });
});

/** A planted name that contains a refused word. */
function plantWord(rule: GlossaryRule, kind: NameKind, word: string, index: number): PlantedName {
  const pascal = word.replaceAll(/(?:^| )([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const examples = word.startsWith('=*')
    ? [`Some${word.slice(2)}`]
    : word.startsWith('=')
      ? [word.slice(1)]
      : word.endsWith('*')
        ? [`${word.slice(0, -1)}Items`]
        : [kind === 'type' ? `Its${pascal}Row` : `its${pascal}2`, `its_${word.replaceAll(' ', '_')}`];
  const [planted] = plantName(kind, examples[index % examples.length] ?? '', `${index}`);
  if (!planted) throw new Error(`"${word}" cannot be a ${kind}: ${rule.instead}`);
  return planted;
}

/** A whole name that a pattern allows. */
const exampleOf = (pattern: string): string =>
  pattern.includes('-') || pattern.includes('_')
    ? pattern.replace(/^\*-?/, 'own-').replace(/-?\*$/, '-row')
    : pattern.replace(/^\*/, 'Own').replace(/\*$/, 'Row');

/** A name of a kind in a file of its own; none where the kind cannot have it. */
function plantName(kind: NameKind, name: string, file: string): PlantedName[] {
  if (kind === 'type' && !/^\w+$/.test(name)) return [];
  const place: Record<NameKind, string> = {
    identifier: `apps/site/app/values/plant-${file}.ts`,
    type: `apps/site/app/kinds/plant-${file}.ts`,
    key: `packages/language/src/ckb/plant-${file}.ts`,
    file: `apps/site/app/plant-${file}/${name}.ts`,
    folder: `apps/site/app/plant-${file}/${name}/plant.ts`,
    table: schema,
    column: schema,
    path: paths,
  };
  return [{ kind, name, path: place[kind] }];
}

/** The errors of a repository that has these names. */
function findErrors(planted: readonly PlantedName[], others: Record<string, string> = {}): Promise<string[]> {
  const named = (kind: NameKind) => planted.filter((one) => one.kind === kind);
  const files = planted.map(({ kind, name, path }) => [path, kind === 'type' ? typeText(name) : valueText(name)]);
  const fields = (kind: NameKind) => named(kind).map(({ name }) => `'${name}': Generated<number>;`);
  return withPlanted(
    {
      ...Object.fromEntries(files),
      ...Object.fromEntries([...named('file'), ...named('folder')].map(({ path }) => [path, ''])),
      [schema]: `interface Rows { ${fields('column').join(' ')} }\ninterface DB { ${fields('table').join(' ')} }`,
      [paths]: named('path')
        .map(({ name }, index) => `const call${index} = 'GET /venues/{id}/${name}';`)
        .join('\n'),
      ...others,
      [glossaryPath]: glossary,
    },
    (folder) => findGlossaryErrors(folder),
  );
}

const valueText = (name: string) => `export const one = { '${name}': 1 };`;
const typeText = (name: string) => `export type ${name} = 1;`;

const site = 'apps/site/app/one.ts';

/** What a name is of, its file, the source that declares it, and its kind. */
const declared: [what: string, path: string, text: string, kind: NameKind][] = [
  ['a variable', site, 'const house = 1;', 'identifier'],
  ['a destructured variable', site, 'const [{ a: { b: house = 1 } }, ...rest] = x;', 'identifier'],
  ['the rest of a destructured object', site, 'const { a, ...house } = x;', 'identifier'],
  ['a function', site, 'function house() {}', 'identifier'],
  ['a function expression', site, 'const a = function house() {};', 'identifier'],
  ['a parameter', site, 'const a = (house: number) => 1;', 'identifier'],
  ['a parameter of a method', site, 'const a = { b(house: number) {} };', 'identifier'],
  ['a parameter in a type', site, 'type One = (house: number) => void;', 'identifier'],
  ['a parameter in a signature', site, 'interface One { a(house: number): void }', 'identifier'],
  ['a type parameter', site, 'function a<House>(b: House) {}', 'identifier'],
  ['the label of a tuple', site, 'type One = [house: number];', 'identifier'],
  ['a caught error', site, 'try {} catch (house) {}', 'identifier'],
  ['a variable of a loop', site, 'for (const house of []) {}', 'identifier'],
  ['a disposed variable', site, '{ using house = x; }', 'identifier'],
  ['a label', site, 'house: for (;;) {}', 'identifier'],
  ['a property', site, 'const a = { house: 1 };', 'identifier'],
  ['a quoted property', site, "const a = { 'its-house': 1 };", 'identifier'],
  ['a computed property', site, "const a = { ['house']: 1 };", 'identifier'],
  ['a getter of an object', site, 'const a = { get house() { return 1; } };', 'identifier'],
  ['a field of a type', site, 'type One = { readonly house: number };', 'identifier'],
  ['a field of an interface', site, 'interface One { get house(): number }', 'identifier'],
  ['a field of a class', site, 'class One { house = 1; }', 'identifier'],
  ['a private field', site, 'class One { #house = 1; }', 'identifier'],
  ['an accessor of a class', site, 'class One { set house(value: number) {} }', 'identifier'],
  ['a default import', site, "import house from 'x';", 'identifier'],
  ['a namespace import', site, "import * as house from 'x';", 'identifier'],
  ['a renamed import', site, "import { a as house } from 'x';", 'identifier'],
  ['a renamed export', site, "export { a as house } from 'x';", 'identifier'],
  ['an exported namespace', site, "export * as house from 'x';", 'identifier'],
  ['a member of an enum', site, 'enum One { House }', 'identifier'],
  ['a value that a type lists', site, "type One = 'a' | 'house';", 'identifier'],
  ['a value in JSX', 'apps/site/app/one.tsx', 'const a = <p>{x.map((house) => <b key={house} />)}</p>;', 'identifier'],
  ['CommonJS', 'tools/one.cjs', 'function house() {}', 'identifier'],
  ['a module', 'art/one.mjs', 'function house() {}', 'identifier'],
  ['a script', 'apps/site/one.js', 'function house() {}', 'identifier'],
  ['a type', site, 'type House = 1;', 'type'],
  ['an interface', site, 'interface House {}', 'type'],
  ['a class', site, 'class House {}', 'type'],
  ['an enum', site, 'enum House { One }', 'type'],
  ['a key', 'packages/language/src/ar/one.ts', "export const a = { b: { 'house-text': '' } };", 'key'],
  ['a path of a call', paths, "const a = 'DELETE /house/{id}';", 'path'],
  ['a parameter of a path', paths, "const a = 'PUT /venues/{house_id}';", 'path'],
  ['a route of the site', 'apps/site/app/routes.ts', "route('a/:house?', 'routes/a.tsx');", 'path'],
  ['a prefix of the site', 'apps/site/app/routes.ts', "prefix('house', []);", 'path'],
  ['a listed route of the site', 'apps/site/app/routes.ts', "const texts = ['house'];", 'path'],
  ['a route of an app', 'apps/dashboard/src/router.tsx', "const a = { path: 'house/:id' };", 'path'],
  ['a route below a folder', 'apps/operator/src/a/router.tsx', 'const a = <Route path="house" />;', 'path'],
  ['a table', schema, 'interface DB { house_rows: Rows }', 'table'],
  ['a column', schema, 'interface Rows { house_id: number }', 'column'],
  ['a type of the schema', schema, 'interface HouseRows { id: number }', 'type'],
  ['a migration', 'apps/server/db/migrations/0099-add-house.sql', '', 'file'],
  ['a file', 'apps/server/src/content/house.test.ts', '', 'file'],
  ['a document', 'docs/house.md', '', 'file'],
  ['a folder', 'apps/server/src/content/house/a.ts', '', 'folder'],
];

const undeclared: [what: string, path: string, text: string][] = [
  ['a property that is used', site, 'const a = x.house + y[house];'],
  ['a key that is destructured', site, 'const { house: a } = x;'],
  ['an import', site, "import { house } from 'x'; export { house };"],
  ['a module of a route', 'apps/site/app/routes.ts', "import a from 'house'; route('a', 'routes/house.tsx');"],
  ['a type of a library', site, "declare module 'x' { interface House {} }"],
  ['a helper of the schema', schema, 'type Json = { house: 1 };'],
  ['a former migration', 'apps/server/db/migrations/0019-create-house-members.sql', ''],
  ['a decision', 'docs/decisions/001-house.md', ''],
  ['a picture', 'apps/server/db/world/pictures/house-c0ffee-1x1/300.webp', ''],
];

test.each(declared)('the name of %s is read', async (_, path, text, kind) => {
  const errors = await withPlanted({ [path]: text, [glossaryPath]: glossary }, (folder) => findGlossaryErrors(folder));
  expect(errors.filter((error) => error.startsWith(`${path}: the ${kind} `))).toHaveLength(1);
});

test.each(undeclared)('the name of %s is not', async (_, path, text) => {
  const errors = await withPlanted({ [path]: text, [glossaryPath]: glossary }, (folder) => findGlossaryErrors(folder));
  expect(errors).toEqual([]);
});

test('a type is declared once; a type parameter and a type of a library may repeat its name', async () => {
  const files = {
    'apps/site/app/one.ts': 'export type VenueRow = 1;',
    'bench/two.ts': 'function a() { type VenueRow = 2; }',
    'e2e/three.ts': "function a<VenueRow>(b: VenueRow) {} declare module 'x' { interface VenueRow {} }",
  };
  const errors = await withPlanted({ ...files, [glossaryPath]: glossary }, (folder) => findGlossaryErrors(folder));
  expect(errors).toEqual(['the type VenueRow is declared 2 times: apps/site/app/one.ts, bench/two.ts']);
});

test('a folder can be checked alone', async () => {
  const files = { 'apps/site/app/one.ts': 'let house;', 'bench/two.ts': 'let house;', [glossaryPath]: glossary };
  expect(await withPlanted(files, (folder) => findGlossaryErrors(folder, 'bench'))).toHaveLength(1);
});

test.each([
  ['no table', ''],
  ['no rows', '## What the check refuses\n| Refused | In | Where | But not | Say |\n|---|---|---|---|---|\n'],
  ['no word', '| | identifier | everywhere | | venue |'],
  ['an unknown kind', '| house | variable | everywhere | | venue |'],
  ['no kind', '| house | | everywhere | | venue |'],
  ['no place', '| house | identifier | | | venue |'],
  ['nothing to say', '| house | identifier | everywhere | | |'],
  ['too few cells', '| house | identifier | everywhere | venue |'],
  ['a word that no name can contain', '| House | identifier | everywhere | | venue |'],
  ['no blank', '|house|identifier|everywhere||'],
])('a table with %s throws', (_, row) => {
  const text = row.startsWith('|') ? `## What the check refuses\n\n${row}\n` : row;
  expect(() => readRules(text)).toThrow(/docs\/GLOSSARY.md/);
});
