import { listFiles, readText, withoutComments } from './kit/files.ts';
import { root } from './kit/run.ts';

/**
 * Checks sizes, file names and a few habits that no linter checks; oxlint checks the size of functions. Returns a sentence
 * for each violation.
 */
export function findSizeErrors(folder: string): string[] {
  const files = listFiles(folder);
  const sources = files.filter((path) => isSource(path) && !generated.has(path));
  return [
    ...sources.flatMap((path) => findLongFile(path, readText(folder, path))),
    ...files.filter(isSource).flatMap(findBadName),
    ...sources.flatMap((path) => findBadHabits(path, readText(folder, path))),
  ];
}

const generated = new Set(['apps/server/db/schema.ts']);

function isSource(path: string): boolean {
  return /\.(?:ts|tsx|js|mjs|cjs|css|sql|sh)$/.test(path) || path === '.ci/run';
}

const testFile = /\.(?:test|spec)\.tsx?$/;

function isTest(path: string): boolean {
  return testFile.test(path);
}

function findLongFile(path: string, text: string): string[] {
  const limit = isTest(path) ? 400 : 300;
  const lines = text.trimEnd().split('\n').length;
  return lines > limit ? [`${path}: ${lines} lines, the limit is ${limit}: which second thing lives here?`] : [];
}

/** Folders of more than 20 entries, a sentence each. They only warn: a folder is one concept, not a number of files. */
export function findFullFolders(files: string[]): string[] {
  const entries = new Map<string, Set<string>>();
  for (const path of files) {
    const parts = path.split('/');
    parts.forEach((part, depth) => {
      const parent = parts.slice(0, depth).join('/');
      entries.set(parent, (entries.get(parent) ?? new Set()).add(part));
    });
  }
  // Series of data, not concepts: migrations, pictures, static files.
  const isSeries = /(?:^|\/)(?:migrations|pictures|screenshots|public|decisions)(?:\/|$)/;
  return [...entries]
    .filter(([path, names]) => path !== '' && !isSeries.test(path) && names.size > 20)
    .map(([path, names]) => `${path}/: ${names.size} entries: is it still one concept?`);
}

const meaninglessNames = new Set(
  'util utils helper helpers misc common shared type types constant constants index'.split(' '),
);

function findBadName(path: string): string[] {
  const names = path.split('/');
  return names.flatMap((name, depth) => {
    const stem = name.split('.').find(Boolean) ?? '';
    if (meaninglessNames.has(stem)) return [`${path}: "${stem}" says nothing about what is inside`];
    const isKebab = depth < names.length - 1 || /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+)*$/.test(name);
    return isKebab || path === '.ci/run' ? [] : [`${path}: file names are in kebab-case`];
  });
}

function findBadHabits(path: string, text: string): string[] {
  const code = withoutComments(text);
  return habits
    .filter(({ where, unless }) => where.test(path) && !unless?.test(path))
    .flatMap(({ what, message }) => findLines(code, what).map((line) => `${path}:${line}: ${message}`));
}

function findLines(code: string, pattern: RegExp): number[] {
  return code.split('\n').flatMap((line, index) => (pattern.test(line) ? [index + 1] : []));
}

type HabitRule = { message: string; where: RegExp; unless?: RegExp; what: RegExp };

const side = '(?:left|right)';
const spacing = String.raw`(?:\d|\[|\(|auto\b|px\b|full\b)`;

const habits: HabitRule[] = [
  {
    message: 'only apps/server/src/env.ts, tools, tests and configuration files read the environment',
    where: /\.(?:ts|tsx|js|mjs|cjs)$/,
    unless: /^apps\/server\/src\/env\.ts$|^tools\/|\/testing\/|\.test\.ts$|\.config\.ts$/,
    what: /\bprocess\s*(?:\.\s*env\b|\[\s*['"]env)|import\s*\{[^}]*\benv\b[^}]*\}\s*from\s*['"](?:node:)?process['"]/,
  },
  {
    message: 'default exports only where the router or a tool requires them',
    where: /\.(?:ts|tsx|js|mjs)$/,
    unless:
      /^apps\/[^/]+\/app\/routes\/|^apps\/[^/]+\/app\/(?:root|routes|entry\.[a-z]+)\.tsx?$|\.config\.ts$|^e2e\/global-[a-z]+\.ts$/,
    what: /^\s*export\s+(?:default\b|.*\bas\s+default\b)/,
  },
  {
    message: 'write the logical side (inline-start, inline-end), not left or right',
    where: /\.css$/,
    what: new RegExp(
      `(?:^|[;{\\s])(?:(?:(?:scroll-)?(?:margin|padding)|border|border-(?:top|bottom))-${side}(?:-[a-z]+)*|${side})\\s*:` +
        `|(?:text-align|float|clear)\\s*:\\s*${side}\\b`,
    ),
  },
  {
    message: 'use the logical class (ms-, pe-, start-, text-end …), not a left or right one',
    where: /\.tsx$/,
    what: new RegExp(
      `(?<=["'\`\\s:!])-?(?:(?:(?:scroll-)?[mp][lr]|${side})-${spacing}` +
        `|(?:text|float|clear)-${side}(?![\\w-])|(?:rounded-(?:[lr]|tl|tr|bl|br)|border-[lr])(?![a-z]))` +
        `|\\b(?:margin|padding|border)(?:Left|Right)\\w*\\s*:|\\b(?:textAlign|float):\\s*['"]${side}`,
    ),
  },
  {
    message: 'a field has its limits from what the contract declares (packages/contract/src/forms)',
    where: /^apps\/(?:site|dashboard|operator)\/.*\.tsx?$/,
    unless: testFile,
    what: /^(?!.*<progress\b).*\b(?:(?:max|min)Length|max|min)(?:=\{?["']?|:\s*)-?\d/,
  },
  {
    message: 'a day or a time is entered with DateField, DateInput or TimeInput: browsers have no Sorani (R10.09)',
    where: /^(?:apps\/(?:site|dashboard|operator)|packages\/ui)\/.*\.tsx?$/,
    unless: testFile,
    what: /\btype(?:=\{?|:\s*)["'`](?:date|time|datetime-local|month|week)["'`]/,
  },
];

if (import.meta.main) {
  const errors = findSizeErrors(root);
  for (const error of errors) console.log(error);
  for (const warning of findFullFolders(listFiles(root))) console.log(`warning: ${warning}`);
  console.log(`${errors.length} errors`);
  process.exitCode = errors.length > 0 ? 1 : 0;
}
