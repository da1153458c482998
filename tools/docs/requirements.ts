import { readText } from '../kit/files.ts';

const page = 'docs/requirements.md';
/** The test of this check, whose ids are planted. */
const planted = 'tools/check-docs.test.ts';

/** Requirements that tests bear and docs/requirements.md does not list, and the other way round, a sentence each. */
export function findRequirementErrors(folder: string, files: string[]): string[] {
  if (!files.includes(page)) return [];
  const entries = [...readText(folder, page).matchAll(/^- \*\*(\w+(?:\.\d+)?)\*\* ?(.*)$/gm)];
  const listed = entries.map(([, id = '']) => id);
  const borne = readTestIds(folder, files);
  return [
    ...[...borne].filter(([id]) => !listed.includes(id)).map(([id, path]) => `lacks ${id}, which ${path} bears`),
    ...listed.filter((id) => !borne.has(id)).map((id) => `lists ${id}, which no test bears`),
    ...listed.filter((id, index) => listed.indexOf(id) < index).map((id) => `lists ${id} twice`),
    ...entries.filter(([, , text = '']) => !text.endsWith('.')).map(([, id]) => `has no sentence for ${id}`),
  ].map((error) => `${page}: ${error}`);
}

/** The ids in tests with a file that bears each: R7.22 anywhere, and readings such as D4 beside one of those. */
function readTestIds(folder: string, files: string[]): Map<string, string> {
  const tests = files.filter((path) => /\.(?:test|spec)\.tsx?$/.test(path) && path !== planted);
  return new Map(
    tests.flatMap((path) => {
      const groups = readText(folder, path).match(/\bR\d{1,2}\.\d{2}\b(?: (?:R\d{1,2}\.\d{2}|[DP]\d{1,2})\b)*/g) ?? [];
      return groups.flatMap((group) => group.split(' ')).map((id): [string, string] => [id, path]);
    }),
  );
}
