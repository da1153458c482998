import { expect, test } from 'vitest';
import { findFullFolders, findSizeErrors } from './check-sizes.ts';
import { withPlanted } from './kit/plant.ts';

const line = 'const a = 1;\n';

/** A planted file, its text, and the error that it must cause; without one it is lawful. */
const plantedFiles: [path: string, text: string, expectedError?: RegExp][] = [
  ['apps/server/src/booking/long.ts', line.repeat(301), /301 lines, the limit is 300/],
  ['apps/server/src/booking/full.ts', line.repeat(300)],
  ['apps/server/src/booking/routes.test.ts', line.repeat(401), /401 lines, the limit is 400/],
  ['e2e/booking.spec.ts', line.repeat(400)],
  ['packages/ui/src/theme/tokens.css', 'a { color: red }\n'.repeat(301), /301 lines/],
  ['apps/server/db/schema.ts', line.repeat(900)],
  ['packages/ui/src/utils.ts', line, /"utils" says nothing/],
  ['apps/site/app/types.d.ts', line, /"types" says nothing/],
  ['apps/site/app/shared/card.tsx', line, /"shared" says nothing/],
  ['packages/contract/src/index.ts', line, /"index" says nothing/],
  ['packages/ui/src/DateField.tsx', line, /kebab-case/],
  ['packages/ui/src/date_field.tsx', line, /kebab-case/],
  ['packages/ui/src/date-field.test.tsx', line],
  ['apps/server/src/app.ts', 'const port = process.env.PORT;', /read the environment/],
  ['apps/server/src/main.ts', "const port = process['env'].PORT;", /read the environment/],
  ['apps/server/src/deps.ts', "import { argv, env } from 'node:process';", /read the environment/],
  ['apps/server/src/env.ts', 'export const port = process.env.PORT; // process.env stops here'],
  ['apps/server/src/http/limits.ts', '// process.env is read elsewhere\nconst url = "https://a.example";'],
  ['apps/site/vite.config.ts', 'export default { port: process.env.PORT };'],
  ['packages/ui/src/button.tsx', 'export default function Button() {}', /default exports/],
  ['packages/ui/src/badge.tsx', 'export { Badge as default };', /default exports/],
  ['apps/site/app/routes/home.tsx', 'export default function Home() {}'],
  ['packages/ui/src/margin.css', '.a { margin-left: 1rem; }', /logical side/],
  ['packages/ui/src/align.css', '.a {\n  text-align: right;\n}', /logical side/],
  ['packages/ui/src/inset.css', '.a {\n  left: 0;\n}', /logical side/],
  ['packages/ui/src/corner.css', '.a { border-top-left-radius: 1px }', /logical side/],
  ['packages/ui/src/logical.css', '.a { margin-inline-start: 1rem; text-align: start; inset-inline-end: 0 }'],
  ['apps/site/app/shell/header.tsx', '<p className="ml-4">', /logical class/],
  ['apps/site/app/shell/footer.tsx', '<p className="flex md:pr-[3px]">', /logical class/],
  ['apps/site/app/shell/notice.tsx', "<p className={cn('text-left')}>", /logical class/],
  ['apps/site/app/shell/page.tsx', '<p className="hover:-left-2">', /logical class/],
  ['apps/site/app/shell/edge.tsx', '<p className="border-l">', /logical class/],
  ['apps/site/app/shell/style.tsx', '<p style={{ marginLeft: 4 }}>', /logical class/],
  ['apps/site/app/forms/name.tsx', '<TextField name="name" maxLength={120} />', /limits from what the contract/],
  ['apps/dashboard/src/fields/age.tsx', '<input type="number" min="1" />', /limits from what the contract/],
  ['apps/operator/src/terms/place.tsx', 'const limits = { max: 1_000 };', /limits from what the contract/],
  ['apps/dashboard/src/fields/city.tsx', '<TextField {...form.text("city")} maxLength={fields.city.maxLength} />'],
  ['apps/dashboard/src/fields/sent.tsx', '<progress max={100} value={percent} />'],
  ['packages/ui/src/reason.tsx', '<TextArea maxLength={500} />'],
  ['apps/dashboard/src/fields/day.tsx', '<input type="date" name="from" />', /R10\.09/],
  ['packages/ui/src/moment.tsx', "const field = { type: 'datetime-local' };", /R10\.09/],
  ['apps/site/app/forms/hour.tsx', '<TextField type={"time"} />', /R10\.09/],
  ['apps/site/app/forms/kind.tsx', "const field = { kind: 'date' };"],
  [
    'apps/site/app/shell/lawful.tsx',
    '<p className="ms-4 pe-2 text-start border-line rounded-lg">What is left-over, all right</p>',
  ],
];

test('every rule of sizes, names and habits reports its planted violation and nothing else', async () => {
  const files = Object.fromEntries(plantedFiles.map(([path, text]) => [path, text]));
  const errors = await withPlanted(files, findSizeErrors);
  const errorsOf = (path: string) => errors.filter((expectedError) => expectedError.startsWith(`${path}:`)).join('\n');
  for (const [path, , expectedError] of plantedFiles) expect(errorsOf(path), path).toMatch(expectedError ?? /^$/);
});

test('a folder of 21 entries is a warning, not an error; a folder of 20 or a series of migrations is neither', async () => {
  const fill = (folder: string, count: number) =>
    Array.from({ length: count }, (_, n) => [`${folder}/file-${n}.sql`, line]);
  const files = Object.fromEntries([
    ...fill('apps/a', 21),
    ...fill('apps/b', 20),
    ...fill('apps/server/db/migrations', 30),
  ]);
  expect(await withPlanted(files, findSizeErrors)).toEqual([]);
  expect(findFullFolders(Object.keys(files))).toEqual(['apps/a/: 21 entries: is it still one concept?']);
});
