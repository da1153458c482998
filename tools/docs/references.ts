import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { readText } from '../kit/files.ts';

/** Commands, links and file names that a document mentions and the repository lacks, a sentence each. */
export function findReferenceErrors(folder: string, files: string[], path: string): string[] {
  const text = readText(folder, path);
  const isDecision = path.startsWith('docs/decisions/');
  return [
    ...findCommands(folder, text),
    ...findLinks(folder, path, text),
    // A decision is never edited and may name files of its time.
    ...(isDecision ? [] : findFileNames(files, path, text)),
  ].map((error) => `${path}: ${error}`);
}

/** Source files that the text of a diagram names, from any folder on, and the repository lacks. */
export function findDrawnFileErrors(folder: string, files: string[]): string[] {
  return files
    .filter((path) => /^docs\/diagrams\/.*\.dot$/.test(path))
    .flatMap((path) => {
      const text = readText(folder, path).replaceAll(String.raw`\n`, '\n');
      const names = new Set(text.match(/[\w-]+(?:\/[\w-]+)*\.tsx?\b/g));
      return [...names]
        .filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))
        .map((name) => `${path}: there is no ${name}`);
    });
}

function findCommands(folder: string, text: string): string[] {
  const { scripts = {} } = JSON.parse(readText(folder, 'package.json')) as { scripts?: Record<string, string> };
  const names = [
    ...[...text.matchAll(/\bnpm run ([\w:-]+)/g)].map((match) => match[1] ?? ''),
    ...[...text.matchAll(/\bnpm (start|test)\b/g)].map((match) => match[1] ?? ''),
  ];
  return [...new Set(names)].filter((name) => !scripts[name]).map((name) => `npm run ${name} is not in package.json`);
}

function findLinks(folder: string, path: string, text: string): string[] {
  const targets = [...withoutFences(text).matchAll(/\]\(([^)\s]+)[^)]*\)/g)].map((match) => match[1] ?? '');
  return targets
    .filter((target) => !/^(?:[a-z]+:|#|\/\/)/.test(target))
    .filter((target) => !existsSync(join(folder, dirname(path), decodeURI(target.replace(/#.*$/, '')))))
    .map((target) => `the link ${target} leads nowhere`);
}

const extensions = /\.(?:ts|tsx|cjs|js|json|md|sql|css|html|yml|webp|png|jpg|svg)$/;

/** File names in backticks that do not exist; placeholders (`<slice>`, `NNN`) and addresses do not count. */
function findFileNames(files: string[], path: string, text: string): string[] {
  const quoted = [...withoutFences(text).matchAll(/`([^`\s]+)`/g)].map((match) => match[1] ?? '');
  const names = new Set(quoted.filter((name) => isFileName(files, name)));
  return [...names].filter((name) => !exists(files, path, name)).map((name) => `there is no \`${name}\``);
}

function isFileName(files: string[], name: string): boolean {
  if (/[<>{}()$:,;=…|]|NNN|^[/#@-]|^\*?\.[a-z]+$/.test(name)) return false;
  const first = name.split('/')[0];
  return extensions.test(name) || (name.includes('/') && files.some((file) => file.startsWith(`${first}/`)));
}

function exists(files: string[], path: string, name: string): boolean {
  if (/^(?:\.data|\.cache|node_modules|.*\/build|.*\/\.react-router)(?:\/|$)/.test(name)) return true;
  const escaped = (text: string) => text.replaceAll(/[.+[\]^\\]/g, String.raw`\$&`);
  const pattern = escaped(name.replace(/\/$/, ''))
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]*')
    .replaceAll('\0', '.*');
  const fromRoot = new RegExp(`(?:^|/)${pattern}(?:/|$)`);
  const beside = normalize(join(dirname(path), name)).replace(/\/$/, '');
  return files.some((file) => fromRoot.test(file) || file === beside || file.startsWith(`${beside}/`));
}

function withoutFences(text: string): string {
  return text.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '');
}
